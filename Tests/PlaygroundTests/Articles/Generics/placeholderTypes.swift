let d = Dictionary<String, _>(uniqueKeysWithValues: [("a", 1)])
let arr: [_] = [1, 2]
let s = Set<_>([3])
struct G<A, B> { let f: (A) -> B }
let g = G<Int, _> { $0 + 1 }
let r: Result<_, Never> = .success(2)
print(d, arr, s, g.f(2), r)
let o: _? = 3
let q = ["a": 1.5] as [String: _]
print(o as Any, q, { (n: _) in n + 1 }(2))

// output: ["a": 1] [1, 2] [3] 3 success(2)
// output: Optional(3) ["a": 1.5] 3
