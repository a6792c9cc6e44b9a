-- a file that begins with #!
-- before: refused as a syntax error
-- expect: plays on
-- file: bang.lua #!/bin/sh\nreturn 7
assert(require("bang") == 7)
return { api = 1, name = "sandbox_require_shebang" }
