-- Required by m.
return {
  api = 1, name = "n",
}
