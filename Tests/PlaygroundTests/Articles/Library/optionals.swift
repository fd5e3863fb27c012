let a: Int? = 5, n: Int? = nil, oo: Int?? = .some(nil), ooo: Int?? = 3
print(a as Any, n as Any, oo as Any, ooo as Any, a ?? 0, n ?? 0)
print(a.map { $0 * 2 } as Any, n.map { $0 * 2 } as Any, a.flatMap { $0 > 3 ? "big" : nil } as Any, a.flatMap { Int?.some($0) } as Any)
print(oo == nil, oo == .some(nil), ooo! as Any, ooo!!, oo ?? 9)
print(a == 5, a != nil, n == nil, a == n, a! > 3, type(of: a), type(of: oo), type(of: a!))
if case .some(let x) = a { print("some", x) }
if case let x? = a { print("x?", x) }
if let a, a > 3 { print("a", a) }
guard let q = a else { fatalError() }
print(q)
switch (a, n) { case (let x?, nil): print("x", x); case (nil, _): print("nil"); default: print("both") }
for case let x? in [1, nil, 3] { print(x, terminator: " ") }
print()
print([1, nil, 3].compactMap { $0 }, ["1", "x"].map { Int($0) }, ["1", "x"].compactMap(Int.init))
struct P { var name: String?; var next: [P]?; func greet() -> String? { name.map { "hi " + $0 } } }
var p = P(name: "bob", next: [P(name: nil)])
print(p.name?.count as Any, p.next?.first?.name as Any, p.next?[0].greet() as Any, p.greet()!, p.next?.count ?? -1)
p.next?[0].name = "al"; p.name?.append("!"); print(p)
print(p.next?[0].name?.uppercased() ?? "none", (p.next?.isEmpty).map { !$0 } as Any)
var v: Int? = 1; v? += 1; v! *= 10; print(v as Any, v.debugDescription, String(describing: v), String(reflecting: v), "\(String(describing: v))")
v = nil; v? += 1; print(v as Any)
let s: String? = "q"; print(s as Any, [s], [s: 1], (s, 1), ["k": s], s.map { [$0] } as Any)
enum Tree: CustomStringConvertible { case leaf; indirect case node(Tree, Int, Tree)
  var description: String { switch self { case .leaf: "."; case let .node(l, v, r): "(\(l) \(v) \(r))" } } }
print(Tree.node(.leaf, 1, .node(.leaf, 2, .leaf)), Optional(Tree.leaf) as Any, [Tree.leaf])
print(Optional(1) == .some(1), Optional<Int>.none as Any, Optional.some("x") as Any, (nil as Int?) as Any)
func f() throws -> Int { throw E.bad }
enum E: Error { case bad }
print((try? f()) as Any, (try? Int("4")) as Any, try? Int("5"))
let arr: [Int?] = [3, nil]; print(arr.first as Any, arr.last as Any, arr[1] as Any, arr.first! as Any, arr)
print(arr.contains(nil), arr.firstIndex(of: nil)!, arr.compactMap { $0 }.reduce(0, +))
print(a.take() as Any)
extension Optional { func take() -> Wrapped? { self } ; var isNil: Bool { self == nil } ; func or(_ d: @autoclosure () -> Wrapped) -> Wrapped { self ?? d() } }
extension Optional where Wrapped == Int { var orZero: Int { self ?? 0 } }
extension Optional where Wrapped: Collection { var isNilOrEmpty: Bool { self?.isEmpty ?? true } }
print(a.isNil, n.isNil, n.or(4), n.orZero, a.orZero, s.isNilOrEmpty, ([] as [Int]?).isNilOrEmpty)
let any: Any = a as Any; print(any is Int, any as? Int as Any, any as! Int, (any as? String) as Any)
let x: Any? = nil; print(x as Any, x == nil)
print(a.unsafelyUnwrapped, a.hashValue == Optional(5).hashValue)
let f2: ((Int) -> Int)? = { $0 + 1 }; print(f2?(2) as Any, f2!(3), f2 == nil)
let t: (Int, String)? = (1, "a"); print(t as Any, t?.0 as Any, t!.1)
print(max(a ?? 0, 3), [a, n].compactMap { $0 }, zip([a], [n]).map { ($0, $1) })
var w: [Int]? = [1]; w?.append(2); w?[0] = 9; print(w as Any, w?.first as Any, w?.map { $0 + 1 } as Any); w = nil; print(w?.count as Any)

// output: Optional(5) nil Optional(nil) Optional(Optional(3)) 5 0
// output: Optional(10) nil Optional("big") Optional(5)
// output: false true Optional(3) 3 nil
// output: true true true false true Optional<Int> Optional<Optional<Int>> Int
// output: some 5
// output: x? 5
// output: a 5
// output: 5
// output: x 5
// output: 1 3
// output: [1, 3] [Optional(1), nil] [1]
// output: Optional(3) nil nil hi bob 1
// output: P(name: Optional("bob!"), next: Optional([P(name: Optional("al"), next: nil)]))
// output: AL Optional(true)
// output: Optional(20) Optional(20) Optional(20) Optional(20) Optional(20)
// output: nil
// output: Optional("q") [Optional("q")] [Optional("q"): 1] (Optional("q"), 1) ["k": Optional("q")] Optional(["q"])
// output: (. 1 (. 2 .)) Optional(.) [.]
// output: true nil Optional("x") nil
// output: nil Optional(4) Optional(5)
// output: Optional(Optional(3)) Optional(nil) nil Optional(3) [Optional(3), nil]
// output: true 1 3
// output: Optional(5)
// output: false true 4 0 5 false true
// output: true Optional(5) 5 nil
// output: nil true
// output: 5 true
// output: Optional(3) 4 false
// output: Optional((1, "a")) Optional(1) a
// output: 5 [5] [(Optional(5), nil)]
// output: Optional([9, 2]) Optional(9) Optional([10, 3])
// output: nil
