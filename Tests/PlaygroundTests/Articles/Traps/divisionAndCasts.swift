let parts = 0
let any: Any = "text"
print((any as? Int) ?? 0)
print(10 / parts)

// output: 0
// error: 4: division by zero: 10 / 0
