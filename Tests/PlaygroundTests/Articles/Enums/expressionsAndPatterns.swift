// enums, patterns
indirect enum Expr { case num(Double), neg(Expr), bin(Expr, Op, Expr), v(String); enum Op: String, CaseIterable { case add = "+", sub = "-", mul = "*"; var apply: (Double, Double) -> Double { switch self { case .add: (+); case .sub: (-); case .mul: (*) } } }
  func eval(_ env: [String: Double] = [:]) throws -> Double { switch self { case .num(let n): return n; case let .neg(e): return try -e.eval(env); case let .bin(l, op, r): return op.apply(try l.eval(env), try r.eval(env)); case .v(let name): guard let x = env[name] else { throw Err.unbound(name) }; return x } }
  enum Err: Error, Equatable { case unbound(String) } }
extension Expr: CustomStringConvertible { var description: String { switch self { case .num(let n) where n == n.rounded(): "\(Int(n))"; case .num(let n): "\(n)"; case .neg(.num(let n)): "-\(n)"; case .neg(let e): "-(\(e))"; case .bin(let a, let o, let b): "(\(a) \(o.rawValue) \(b))"; case .v(let s): s } } }
extension Expr: ExpressibleByFloatLiteral, ExpressibleByStringLiteral { init(floatLiteral v: Double) { self = .num(v) }; init(stringLiteral v: String) { self = .v(v) } }
let ex: Expr = .bin(.neg(2.5), .mul, .bin("x", .add, 3.0)); print(ex); print(try ex.eval(["x": 1])); do { _ = try ex.eval() } catch Expr.Err.unbound(let n) { print("unbound", n) }
print(Expr.Op.allCases.map(\.rawValue), Expr.Op(rawValue: "-")!, Expr.Op(rawValue: "?") as Any)
enum Planet: Int, Comparable, CaseIterable { case mercury = 1, venus, earth, mars; static func < (a: Planet, b: Planet) -> Bool { a.rawValue < b.rawValue }; mutating func next() { self = Planet(rawValue: rawValue + 1) ?? .mercury }; static var home: Planet { .earth } }
var pl = Planet.earth; pl.next(); pl.next(); print(pl, Planet.home > .venus, Planet.allCases.max()!, (Planet.venus...Planet.mars).contains(.earth))
func classify(_ p: (Int, Int)) -> String { switch p { case (0, 0): "origin"; case (_, 0): "x"; case (0, _): "y"; case (-2...2, -2...2): "near"; case let (x, y) where x == y: "diag \(x)"; case (let x, _) where x < 0: "left"; default: "far" } }
for p in [(0, 0), (3, 0), (0, 9), (1, 2), (5, 5), (-9, 1), (9, 1)] { print(classify(p), terminator: " ") }; print()
let vals: [Any] = [1, 2.5, "s", true, [1, 2], ["k": 1], (1, "t"), Planet.mars, Optional<Int>.none as Any, { (n: Int) in n } as (Int) -> Int]
for v in vals { switch v { case 0 as Int: print("zero"); case let n as Int where n > 0: print("int", n); case is Double: print("double"); case let s as String: print("str", s.count); case let a as [Int]: print("arr", a.count); case let d as [String: Int]: print("dict", d["k"] ?? 0); case let (a, b) as (Int, String): print("tuple", a, b); case let p as Planet: print("planet", p); case let f as (Int) -> Int: print("fn", f(3)); case is Bool: print("bool"); default: print("other") } }
let opt: Int?? = .some(nil); switch opt { case .none: print("none"); case .some(.none): print("some none"); case .some(.some(let n)): print(n) }
let maybe: [Int?] = [1, nil, 3]; for case let n? in maybe { print(n, terminator: ";") }; for case .some(let n) in maybe where n > 1 { print(n) }
if case .bin(_, let op, .bin) = ex, case 3...5 = 4, let f = maybe.first, let g = f { print(op, g) }
guard case let .bin(lhs, _, _) = ex else { fatalError() }; print(lhs)
enum Tree<T: Comparable> { case leaf; indirect case node(Tree, T, Tree); func inserting(_ x: T) -> Tree { switch self { case .leaf: .node(.leaf, x, .leaf); case let .node(l, v, r): x < v ? .node(l.inserting(x), v, r) : .node(l, v, r.inserting(x)) } }; var sorted: [T] { switch self { case .leaf: []; case let .node(l, v, r): l.sorted + [v] + r.sorted } }; var depth: Int { if case let .node(l, _, r) = self { 1 + max(l.depth, r.depth) } else { 0 } } }
let tree = [5, 2, 8, 1].reduce(Tree<Int>.leaf) { $0.inserting($1) }; print(tree.sorted, tree.depth)
enum Light: String { case red, green; var next: Light { switch self { case .red: .green; case .green: .red } }; init?(code: Character) { switch code { case "r", "R": self = .red; case "g"..."h": self = .green; default: return nil } } }
print(Light(code: "R")!, Light(code: "h")!.next.rawValue, Light(code: "z") as Any)
enum Result2<S, F: Error> { case ok(S), bad(F); func map<T>(_ f: (S) -> T) -> Result2<T, F> { switch self { case .ok(let s): .ok(f(s)); case .bad(let e): .bad(e) } } }
print(Result2<Int, Expr.Err>.ok(3).map { $0 * 2 }, Result2<Int, Expr.Err>.bad(.unbound("q")).map { $0 * 2 })
switch 7 { case let x where x.isMultiple(of: 2): print("even"); case 1, 3, 5, 7: print("odd"); fallthrough; case 9: print("fell"); default: break }
let kind = switch pl { case .mercury, .venus: "inner"; default: "outer" }; print(kind)
struct Regex2 { let p: String; static func ~= (r: Regex2, s: String) -> Bool { s.contains(r.p) } }; switch "hello" { case Regex2(p: "ell"): print("match"); default: print("no") }
enum E2: Int { case a, b = 10, c; static let all: [E2] = [.a, .b, .c] }; print(E2.all.map(\.rawValue))

// output: (-2.5 * (x + 3))
// output: -10.0
// output: unbound x
// output: ["+", "-", "*"] sub nil
// output: mercury true mars true
// output: origin x y near diag 5 left far
// output: int 1
// output: double
// output: str 1
// output: bool
// output: arr 2
// output: dict 1
// output: tuple 1 t
// output: planet mars
// output: other
// output: fn 3
// output: some none
// output: 1;3;3
// output: mul 1
// output: -2.5
// output: [1, 2, 5, 8] 3
// output: red red nil
// output: ok(6) bad(Expr.Err.unbound("q"))
// output: odd
// output: fell
// output: inner
// output: match
// output: [0, 10, 11]
