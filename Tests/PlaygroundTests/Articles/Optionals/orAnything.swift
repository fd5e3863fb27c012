struct V { var height: Double = 2; var name = "v"; var f: Float = 1; var opt: Double? = nil; func get() -> Double { 1 } }
let d: Double? = nil
let v: V? = nil
let vv = V()
let dict: [String: Double] = [:]
print(d ?? 0)
print(v?.height ?? 0)
print((v?.height) ?? 0)
print(dict["a"] ?? 0)
print(v?.get() ?? 0)
print(v?.opt ?? 0)
print(vv.opt ?? 0)
let a: Any = v?.height ?? 0
print(a)
let b: Any = d ?? 0
print(b)
print("\(v?.height ?? 0)")
print(v?.f ?? 1)
print([1.5].first ?? 0)
print([V]().first?.height ?? 0)
let list: [Any] = [v?.height ?? 0, d ?? 0]
print(list)
print(v?.name ?? 0)
print(d ?? "none")
print(v.map { $0.height } ?? 0)
print(v?.height ?? -1, v?.height ?? 1 + 2)
print(v?.height ?? 0 as Double, Int("5") ?? 0.5)
func show(_ x: Any) { print(x) }
show(v?.height ?? 0); show(d ?? 0); show(d ?? "x")
print(max(v?.height ?? 0, 3))
print((v?.height ?? 0) + 1)
let e: Double? = 4
print(e ?? "none", e ?? 0)
func gen<T>(_ x: T) { print(x) }
gen(v?.height ?? 0); gen(d ?? 0)

// output: 0.0
// output: 0
// output: 0
// output: 0.0
// output: 0
// output: 0.0
// output: 0.0
// output: 0
// output: 0.0
// output: 0.0
// output: 1
// output: 1.5
// output: 0
// output: [0, 0.0]
// output: 0
// output: none
// output: 0
// output: -1 3
// output: 0.0 5
// output: 0
// output: 0.0
// output: x
// output: 3.0
// output: 1.0
// output: 4.0 4.0
// output: 0.0
// output: 0.0
