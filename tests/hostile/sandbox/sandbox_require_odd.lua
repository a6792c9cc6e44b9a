-- require of odd values
-- before: refused
-- expect: [sandbox_require_odd init.lua] mods/sandbox_require_odd/init.lua:7: error: bad argument #1 to 'require' (string expected, got no value); in init.lua of sandbox_require_odd
for _, v in ipairs({ {}, true, function() end, 1.5, "", ("x"):rep(5000), "\n", "\27[31m", "\xff" }) do
  assert(not pcall(require, v))
end
require()
return { api = 1, name = "sandbox_require_odd" }
