let mixed: Any = [nil: 1, "unit": "pt"]
print(mixed)

// error: 1: 'nil' is not compatible with expected argument type 'AnyHashable'
