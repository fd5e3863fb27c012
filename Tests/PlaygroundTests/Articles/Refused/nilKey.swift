let mixed: [AnyHashable: Any] = [nil: 1, "unit": "pt"]
print(mixed)

// error: 1: 'nil' is not compatible with expected dictionary key type 'AnyHashable'
