// generics & closures II; static dispatch; nested functions; keypaths; string building; dictionary merges
struct Pipeline<In, Out> { let run: (In) throws -> Out; init(_ run: @escaping (In) throws -> Out) { self.run = run }; func then<Next>(_ next: @escaping (Out) throws -> Next) -> Pipeline<In, Next> { Pipeline<In, Next> { try next(try run($0)) } }; func callAsFunction(_ x: In) throws -> Out { try run(x) } }
let pipe = Pipeline { (s: String) in s.split(separator: ",").map(String.init) }.then { $0.compactMap(Int.init) }.then { $0.reduce(0, +) }.then { "sum=\($0)" }; print(try pipe("1,2,x,4"))
enum Validation<T> { case valid(T), invalid([String]); func and<U>(_ o: Validation<U>) -> Validation<(T, U)> { switch (self, o) { case let (.valid(a), .valid(b)): .valid((a, b)); case let (.invalid(a), .invalid(b)): .invalid(a + b); case let (.invalid(e), _), let (_, .invalid(e)): .invalid(e) } }; func map<U>(_ f: (T) -> U) -> Validation<U> { switch self { case .valid(let t): .valid(f(t)); case .invalid(let e): .invalid(e) } } }
struct Rule<T> { let check: (T) -> String?; static func && (a: Rule, b: Rule) -> Rule { Rule { a.check($0) ?? b.check($0) } }; prefix static func ! (r: Rule) -> Rule { Rule { r.check($0) == nil ? "not" : nil } } }
extension Rule where T == String { static var notEmpty: Rule { Rule { $0.isEmpty ? "empty" : nil } }; static func min(_ n: Int) -> Rule { Rule { $0.count < n ? "short" : nil } } }
extension Rule where T: Comparable { static func within(_ r: ClosedRange<T>) -> Rule { Rule { r.contains($0) ? nil : "out of \(r)" } } }
func validate<T>(_ x: T, _ rules: Rule<T>...) -> Validation<T> { let e = rules.compactMap { $0.check(x) }; return e.isEmpty ? .valid(x) : .invalid(e) }
struct SignUp { let name: String, age: Int }; for (n, a) in [("Ada", 36), ("", 200), ("Bo", 40)] { switch validate(n, .notEmpty && .min(3)).and(validate(a, .within(0...150))).map(SignUp.init) { case .valid(let s): print("ok", s.name, s.age); case .invalid(let e): print(e) } }
struct Lens<W, P> { let get: (W) -> P; let set: (P, W) -> W; init(_ k: WritableKeyPath<W, P>) { get = { $0[keyPath: k] }; set = { p, w in var w = w; w[keyPath: k] = p; return w } } }
struct Addr { var city: String }; struct Pers { var name: String; var addr: Addr; var tags: [String: Int] = [:] }; let city = Lens(\Pers.addr.city); let p = Pers(name: "x", addr: Addr(city: "A")); print(city.get(p), city.set("B", p).addr.city, p.addr.city)
func update<T, V>(_ t: inout T, _ k: WritableKeyPath<T, V>, _ f: (inout V) -> Void) { f(&t[keyPath: k]) }; var q = p; update(&q, \.addr.city) { $0 += "!" }; print(q.addr.city, q.tags)
@dynamicMemberLookup final class Ref<T> { var v: T { didSet { hits += 1 } }; var hits = 0; init(_ v: T) { self.v = v }; subscript<U>(dynamicMember k: WritableKeyPath<T, U>) -> U { get { v[keyPath: k] } set { v[keyPath: k] = newValue } } }; let r = Ref(p); r.name = "zed"; r.addr.city = "C"; print(r.v.name, r.addr.city, r.hits)
struct Event<A> { private var hs: [Int: (A) -> Void] = [:]; private var next = 0; mutating func on(_ f: @escaping (A) -> Void) -> Int { defer { next += 1 }; hs[next] = f; return next }; mutating func off(_ i: Int) { hs.removeValue(forKey: i) }; func fire(_ a: A) { for k in hs.keys.sorted() { hs[k]?(a) } } }
var ev = Event<(name: String, n: Int)>(); let id = ev.on { print("1:", $0.name, $0.n) }; _ = ev.on { e in print("2:", e) }; ev.fire((name: "a", n: 1)); ev.off(id); ev.fire((name: "b", n: 2))
let base = ["a": 1, "b": 2]; print(base.merging(["b": 5, "c": 6]) { $0 + $1 }.sorted { $0.key < $1.key }.map { "\($0)=\($1)" }, base.filter { $0.value > 1 }, base.compactMapValues { $0 > 1 ? "\($0)" : nil }, base.min { $0.value < $1.value }!.key, Dictionary(uniqueKeysWithValues: zip(["x", "y"], 1...)).count, base.contains { $0.key == "b" }, base.reduce(into: 0) { $0 += $1.value })
var str = ""; for i in 1...3 { print(i, terminator: i < 3 ? "," : "\n", to: &str) }; print(str.debugDescription, str.count); print([1, 2, 3].description, "\([1: "a"])", String(describing: Optional(3)), "\(Optional("x") as Any)", String(reflecting: "q"), [Optional(1), nil])
func fizz(_ n: Int) -> String { switch (n % 3, n % 5) { case (0, 0): "FizzBuzz"; case (0, _): "Fizz"; case (_, 0): "Buzz"; default: String(n) } }; print((1...15).map(fizz).joined(separator: " "))
func collatz(_ n: Int) -> some Sequence<Int> { sequence(first: n) { $0 == 1 ? nil : $0.isMultiple(of: 2) ? $0 / 2 : 3 * $0 + 1 } }; print(Array(collatz(6)), sequence(state: (0, 1)) { (s: inout (Int, Int)) -> Int? in defer { s = (s.1, s.0 + s.1) }; return s.0 > 20 ? nil : s.0 }.map { $0 })
func caesar(_ s: String, _ k: Int) -> String { String(s.map { c in guard let a = c.asciiValue, c.isLetter else { return c }; let b: UInt8 = c.isUppercase ? 65 : 97; return Character(UnicodeScalar((a - b + UInt8(k)) % 26 + b)) }) }; print(caesar("Hello, Zed", 3)); print("racecar" == String("racecar".reversed()), "a-b_c".split { "-_".contains($0) }, "camelCaseWord".reduce("") { $0 + ($1.isUppercase ? "_" + $1.lowercased() : String($1)) })
let m = [[1, 2], [3, 4], [5, 6]]; print((0..<2).map { c in m.map { $0[c] } }, m.map { $0.reduce(1, *) }, zip(m, m.dropFirst()).map { $0.0[0] + $0.1[1] }, m.flatMap { $0 }.enumerated().filter { $0.offset % 2 == 0 }.map(\.element), m.joined(separator: [0]).map { $0 })
var (a, b) = (1, 2); (a, b) = (b, a + b); print(a, b); let f: (Int) -> Int = { n in if n < 2 { return n }; var (x, y) = (0, 1); for _ in 1..<n { (x, y) = (y, x + y) }; return y }; print((0...10).map(f)); let g: (_ a: Int, _ b: Int) -> Int = (+); print(g(2, 3), [3, 1, 2].sorted(by: { $0 > $1 }), ["b": 2].map { k, v in "\(k)\(v)" })

// output: sum=7
// output: ok Ada 36
// output: ["empty", "out of 0...150"]
// output: ["short"]
// output: A B A
// output: A! [:]
// output: zed C 2
// output: 1: a 1
// output: 2: (name: "a", n: 1)
// output: 2: (name: "b", n: 2)
// output: ["a=1", "b=7", "c=6"] ["b": 2] ["b": "2"] a 2 true 3
// output: "1,2,3\n" 6
// output: [1, 2, 3] [1: "a"] Optional(3) Optional("x") "q" [Optional(1), nil]
// output: 1 2 Fizz 4 Buzz Fizz 7 8 Fizz Buzz 11 Fizz 13 14 FizzBuzz
// output: [6, 3, 10, 5, 16, 8, 4, 2, 1] [0, 1, 1, 2, 3, 5, 8, 13]
// output: Khoor, Chg
// output: true ["a", "b", "c"] camel_case_word
// output: [[1, 3, 5], [2, 4, 6]] [2, 12, 30] [5, 9] [1, 3, 5] [1, 2, 0, 3, 4, 0, 5, 6]
// output: 2 3
// output: [0, 1, 1, 2, 3, 5, 8, 13, 21, 34, 55]
// output: 5 [3, 2, 1] ["b2"]
