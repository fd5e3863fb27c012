var name: String!
print(name == nil)
print(name.count)

// output: true
// error: 3: unexpectedly found nil while unwrapping an Optional value
