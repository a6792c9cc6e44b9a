return "tiles"
