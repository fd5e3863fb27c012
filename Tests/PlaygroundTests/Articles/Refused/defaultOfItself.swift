func repeated(_ text: String = repeated()) -> String { text + text }
print(repeated())

// error: 1: a default argument that leads back to its own function is not supported yet
