// type(of:), dump, Mirror, describing
import Foundation
print(type(of: 1), type(of: 1.0), type(of: "s"), type(of: true), type(of: ()), type(of: (1, "a")), type(of: (x: 1, y: 2.0)), type(of: [1]), type(of: ["a": 1]), type(of: Set([1])), type(of: Optional(1)), type(of: 1...2), type(of: Character("a")), type(of: "ab".first), type(of: "ab".dropFirst()), type(of: [1, 2][0...]))
print(type(of: { (x: Int) -> String in "\(x)" }), type(of: { }), type(of: { (a: Int, b: inout String) in }), type(of: Int.init as (String) -> Int?), type(of: { () throws -> Int in 1 }), type(of: { (f: (Int) -> Int) in f(1) }))
print(Int.self, [Int].self, [String: [Int?]].self, (Int, String).self, ((Int) -> String).self, Optional<Int>.self, Result<Int, Error>.self, Any.self, AnyObject.self, (any Equatable).self, Never.self, Void.self, type(of: Int.self), type(of: type(of: 1)), (any Error).self, type(of: [Int].self), Int?.self, Int??.self)
struct S { struct In { enum E { case a } } ; class K<T> {} }; print(S.self, S.In.self, S.In.E.self, S.In.E.a, type(of: S.In.E.a), S.K<Int>.self, S.In(), S(), [S.In.E.a], [S.In()], S.K<S>(), type(of: S.K<[S]>()), String(describing: S.In.self), String(reflecting: 3), "\(S.In.E.self)")
func gen<T>(_ t: T) -> String { "\(T.self) \(type(of: t))" }; print(gen(1), gen([1]), gen(Optional(1)), gen(1 as Any), gen((1, 2)), gen(S()), gen({ 1 }), gen("x" as CustomStringConvertible), gen([1, "a"] as [Any]), gen(nil as Int?), gen(S.self), gen(Int.self))
protocol P {}; extension S: P {}; class B: P { required init() {} }; class Sub: B {}; let ps: [P] = [S(), Sub()]; print(ps.map { "\(type(of: $0))" }, ps.count, type(of: ps), type(of: ps[1]) == Sub.self, ps[0] is S, ps[1] is B, type(of: ps[1]) == B.self)
let t: B.Type = Sub.self; print(t, t.init(), type(of: t.init()), t == B.self, t is Sub.Type, ObjectIdentifier(t) == ObjectIdentifier(Sub.self))
dump(1); dump("s"); dump([1, 2]); dump(["k": 1]); dump((1, x: "b")); dump(Optional("o")); dump(nil as Int?); dump(S.In.E.a); dump(1...3); dump([Optional(1), nil]); dump(true); dump(2.5); dump(Character("c"))
struct Person { var name: String; var age: Int?; var tags: [String]; var addr: Addr; let f: () -> Int = { 1 } }; struct Addr { let city: String; var geo: (Double, Double) }
let p = Person(name: "Al", age: 3, tags: ["x", "y"], addr: Addr(city: "B", geo: (1, 2.5))); dump(p); dump(p, name: "person", indent: 2, maxDepth: 1); dump([p.addr], maxItems: 3)
class N { var v: Int; var next: N?; init(_ v: Int, _ n: N? = nil) { self.v = v; next = n } }; let n = N(1, N(2)); dump(n); n.next!.next = n; dump(n); class M: N { var extra = "e" }; dump(M(5))
enum T { case leaf(Int), node(l: Int, r: String), none; indirect case wrap(T) }; dump(T.leaf(1)); dump(T.node(l: 1, r: "x")); dump(T.wrap(.none)); print(T.node(l: 1, r: "x"), T.wrap(.leaf(2)), [T.none])
let m = Mirror(reflecting: p); print(m.children.count, m.children.map { $0.label ?? "-" }, m.displayStyle as Any, m.subjectType, m); for c in m.children.prefix(2) { print(c.label!, c.value) }
print(Mirror(reflecting: [1, 2]).children.map { $0.label as Any }, Mirror(reflecting: (1, a: 2)).children.map { $0.label ?? "?" }, Mirror(reflecting: T.node(l: 1, r: "x")).children.first!.label!, Mirror(reflecting: M(1)).superclassMirror!.children.count, Mirror(reflecting: 5).children.isEmpty, Mirror(reflecting: Optional(3)).children.first!.value, Mirror(reflecting: ["a": 1]).displayStyle!, Mirror(reflecting: T.none).displayStyle!)
print(String(describing: p.addr), String(describing: [p.addr]), String(reflecting: "q\n"), String(reflecting: Optional("z")), String(describing: Optional("z")), String(describing: nil as Int?), String(describing: { 1 }), String(describing: Int.self), String(describing: (1, "a")), String(reflecting: [1: "x"]), String(describing: ()), String(reflecting: ()))
print(p, [p.addr.geo], ["k": p.addr], Optional(p.addr) as Any, (p.addr, 1), N(4), [N(4)], Optional(N(1)) as Any, M.self, type(of: M(1) as N))
debugPrint(1, "a", 2.0, Character("x"), [1: "a"], (1, "b"), Optional("c") as Any, p.addr, separator: "|", terminator: "!\n"); print(1, "a", separator: "", terminator: ""); print(); print("a", "b", separator: "\n"); print([], [:] as [Int: Int], "", terminator: ".\n")
var out = ""; print(1, "x", to: &out); dump([1], to: &out); debugPrint("y", to: &out); print(out, out.count); struct Log: TextOutputStream { var lines: [String] = []; mutating func write(_ s: String) { lines.append(s) } }; var log = Log(); print("a", 1, to: &log); print(log.lines.joined())

// output: Int Double String Bool () (Int, String) (x: Int, y: Double) Array<Int> Dictionary<String, Int> Set<Int> Optional<Int> ClosedRange<Int> Character Optional<Character> Substring ArraySlice<Int>
// output: (Int) -> String () -> () (Int, inout String) -> () (String) -> Optional<Int> () throws -> Int ((Int) -> Int) -> Int
// output: Int Array<Int> Dictionary<String, Array<Optional<Int>>> (Int, String) (Int) -> String Optional<Int> Result<Int, Error> Any AnyObject Equatable Never () Int.Type Int.Type Error Array<Int>.Type Optional<Int> Optional<Optional<Int>>
// output: S In E a E K<Int> In() S() [S.In.E.a] [S.In()] S.K<S> K<Array<S>> In 3 E
// output: Int Int Array<Int> Array<Int> Optional<Int> Optional<Int> Any Any (Int, Int) (Int, Int) S S () -> Int () -> Int CustomStringConvertible CustomStringConvertible Array<Any> Array<Any> Optional<Int> Optional<Int> S.Type S.Type Int.Type Int.Type
// output: ["S", "Sub"] 2 Array<P> true true true false
// output: Sub Sub Sub false true true
// output: - 1
// output: - "s"
// output: ▿ 2 elements
// output:   - 1
// output:   - 2
// output: ▿ 1 key/value pair
// output:   ▿ (2 elements)
// output:     - key: "k"
// output:     - value: 1
// output: ▿ (2 elements)
// output:   - .0: 1
// output:   - x: "b"
// output: ▿ Optional("o")
// output:   - some: "o"
// output: - nil
// output: - S.In.E.a
// output: ▿ ClosedRange(1...3)
// output:   - lowerBound: 1
// output:   - upperBound: 3
// output: ▿ 2 elements
// output:   ▿ Optional(1)
// output:     - some: 1
// output:   - nil
// output: - true
// output: - 2.5
// output: - "c"
// output: ▿ Person
// output:   - name: "Al"
// output:   ▿ age: Optional(3)
// output:     - some: 3
// output:   ▿ tags: 2 elements
// output:     - "x"
// output:     - "y"
// output:   ▿ addr: Addr
// output:     - city: "B"
// output:     ▿ geo: (2 elements)
// output:       - .0: 1.0
// output:       - .1: 2.5
// output:   - f: (Function)
// output:   ▿ person: Person
// output:     - name: "Al"
// output:     ▹ age: Optional(3)
// output:     ▹ tags: 2 elements
// output:     ▹ addr: Addr
// output:     - f: (Function)
// output: ▿ 1 element
// output:   ▿ Addr
// output:     - city: "B"
// output:       (1 more child)
// output: ▿ N #0
// output:   - v: 1
// output:   ▿ next: Optional(N)
// output:     ▿ some: N #1
// output:       - v: 2
// output:       - next: nil
// output: ▿ N #0
// output:   - v: 1
// output:   ▿ next: Optional(N)
// output:     ▿ some: N #1
// output:       - v: 2
// output:       ▿ next: Optional(N)
// output:         ▿ some: N #0
// output: ▿ M #0
// output:   ▿ super: N
// output:     - v: 5
// output:     - next: nil
// output:   - extra: "e"
// output: ▿ T.leaf
// output:   - leaf: 1
// output: ▿ T.node
// output:   ▿ node: (2 elements)
// output:     - l: 1
// output:     - r: "x"
// output: ▿ T.wrap
// output:   - wrap: T.none
// output: node(l: 1, r: "x") wrap(T.leaf(2)) [T.none]
// output: 5 ["name", "age", "tags", "addr", "f"] Optional(Swift.Mirror.DisplayStyle.struct) Person Mirror for Person
// output: name Al
// output: age Optional(3)
// output: [nil, nil] [".0", "a"] node 2 true 3 dictionary enum
// output: Addr(city: "B", geo: (1.0, 2.5)) [Addr(city: "B", geo: (1.0, 2.5))] "q\n" Optional("z") Optional("z") nil (Function) Int (1, "a") [1: "x"] () ()
// output: Person(name: "Al", age: Optional(3), tags: ["x", "y"], addr: Addr(city: "B", geo: (1.0, 2.5)), f: (Function)) [(1.0, 2.5)] ["k": Addr(city: "B", geo: (1.0, 2.5))] Optional(Addr(city: "B", geo: (1.0, 2.5))) (Addr(city: "B", geo: (1.0, 2.5)), 1) N [N] Optional(N) M M
// output: 1|"a"|2.0|"x"|[1: "a"]|(1, "b")|Optional("c")|Addr(city: "B", geo: (1.0, 2.5))!
// output: 1a
// output: a
// output: b
// output: [] [:] .
// output: 1 x
// output: ▿ 1 element
// output:   - 1
// output: "y"
// output:  26
// output: a 1
// output:
