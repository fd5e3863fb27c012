extension Optional {
    func map<T>(_ f: (Wrapped) -> T) -> T? { print("own map"); switch self { case .some(let x): return f(x); case .none: return nil } }
}
print(Optional(3).map { $0 + 1 } as Any)
let x: Int? = 5
print(x.map { $0 * 2 }!)
func g(_ i: Int) -> String { "g\(i)" }
print(x.map(g)!)
print(x.map(String.init)!)

// output: own map
// output: Optional(4)
// output: own map
// output: 10
// output: own map
// output: g5
// output: own map
// output: 5
