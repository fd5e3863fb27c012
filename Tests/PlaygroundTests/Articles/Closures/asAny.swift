func k(_ x: Any) { print(x) }
func h(_ x: Int) {}
k({ 1 })
k { 1 }
print({ 1 })
print({ 1 } as Any)

// output: (Function)
// output: (Function)
// output: (Function)
// output: (Function)
