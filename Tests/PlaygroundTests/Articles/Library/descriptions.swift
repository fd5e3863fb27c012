struct Point { var x = 1, y = 2 }
struct Named: CustomStringConvertible { var n: String; var description: String { "<\(n)>" } }
struct Dbg: CustomDebugStringConvertible { var n: Int; var debugDescription: String { "dbg\(n)" } }
struct Both: CustomStringConvertible, CustomDebugStringConvertible { var description: String { "D" }; var debugDescription: String { "DD" } }
class C { var a = 1 }
class D: C, CustomStringConvertible { var description: String { "D!" } }
enum E { case a, b(Int), c(x: Int, y: String), d((Int) -> Int) }
enum R: String, CaseIterable { case one, two = "2" }
enum N: Int { case z, one, five = 5, six }
print(Point(), Named(n: "q"), Dbg(n: 1), Both(), C(), D(), E.a, E.b(1), E.c(x: 1, y: "s"))
print([Point()], [Named(n: "q")], [Dbg(n: 1)], [Both()], [C()], [D()], [E.a, .b(1)], [E.c(x: 1, y: "s")])
print((Point(), Named(n: "q"), E.a, "s", 1.0), ["k": Point()], ["k": E.b(2)], Optional(E.a) as Any, Optional(Point()) as Any)
print(R.one, R.two.rawValue, R.allCases, N.five, N.six.rawValue, [N.z], R(rawValue: "2") as Any, R(rawValue: "x") as Any, N(rawValue: 1)!)
print(String(describing: Both()), String(reflecting: Both()), "\(Both())", String(reflecting: "a\n"), String(describing: "a"), String(reflecting: R.one))
debugPrint(Both(), "s", 1, [1], Optional("a") as Any, R.one, separator: ",", terminator: ";\n")
print(type(of: Point()), type(of: E.a), type(of: [Point()]), type(of: (1, "a")), type(of: { (x: Int) in x + 1 }), type(of: Optional(1)), type(of: Point.self))
print(Point.self, [Int].self, Int?.self, (Int, String).self, [String: [Int]].self, Any.self)
let t = (a: 1, b: "x", c: (2.5, nil as Int?)); print(t, t.a, t.c.0, type(of: t))
struct Box<T> { var v: T }; struct Pair<A, B> { var a: A; var b: B }
print(Box(v: 1), Box(v: "s"), Pair(a: 1, b: Box(v: [1])), type(of: Box(v: 1)), type(of: Pair(a: 1, b: "x")))
struct Outer { struct Inner { var k = 1 }; enum K { case p }; var i = Inner(); var k = K.p; var o: Inner? = Inner() }
print(Outer(), Outer.Inner(), Outer.K.p, type(of: Outer.Inner()), [Outer.K.p], Outer.Inner.self)
class G<T> { let v: T; init(_ v: T) { self.v = v } }; print(type(of: G(1)), G("x"))
dump(Point()); dump([1, 2]); dump("s"); dump(Optional(3)); dump(E.c(x: 1, y: "s")); dump((1, "a")); dump(["k": 1]); dump(C()); dump(Outer()); dump(Int?.none)
print(1, "a", 2.0, nil as Int? as Any, true, separator: "|", terminator: "<\n")
print(); print("", ""); print([] as [Int], [:] as [Int: Int], Set<Int>(), "", (), [()])
print([[1, 2], [3]], [["a": [1]]], [Optional(1), nil], ["a": Optional("b")], [1: [2: [3: 4]]])
print("a" as Character, ["a" as Character], ["x": "a" as Character], Optional("c" as Character) as Any)
struct Empty {}; print(Empty(), [Empty()], Optional(Empty()) as Any); enum One { case only }; print(One.only, [One.only])
struct Priv { private var s = 1; let c: C? = nil; var f: (Int) -> Int = { $0 }; lazy var l = 5; var computed: Int { 5 }; static var st = 1 }
print(Named(n: "z").description, "\(Named(n: "z")) \(Dbg(n: 2)) \([Both()]) \(Optional(Both()) as Any)")
protocol P {}; extension Point: P {}; let p: any P = Point(); let ps: [any P] = [Point()]; print(p, ps, type(of: p), type(of: ps))
let anys: [Any] = [1, "a", 2.5, Point(), E.a, [1], ("t", 1), Optional(1) as Any, nil as Int? as Any]; print(anys); for a in anys { print(a, terminator: " ") }; print()
let dict: [String: Any] = ["k": [1, "two"]]; print(dict, dict["k"]!, type(of: dict))
print(ObjectIdentifier(C.self) == ObjectIdentifier(C.self), Result<Int, Never>.success(1), Never.self, Void.self, AnyObject.self)
enum Err: Error { case bad(code: Int), worse }
print(Err.bad(code: 1), [Err.worse], Result<Int, Err>.failure(.worse), Result<Int, Err>.success(1), [Result<Int, Err>.success(1)])
do { throw Err.bad(code: 2) } catch { print(error, type(of: error), "\(error)") }

// output: Point(x: 1, y: 2) <q> dbg1 D C D! a b(1) c(x: 1, y: "s")
// output: [Point(x: 1, y: 2)] [<q>] [dbg1] [DD] [C] [D!] [E.a, E.b(1)] [E.c(x: 1, y: "s")]
// output: (Point(x: 1, y: 2), <q>, E.a, "s", 1.0) ["k": Point(x: 1, y: 2)] ["k": E.b(2)] Optional(E.a) Optional(Point(x: 1, y: 2))
// output: one 2 [R.one, R.two] five 6 [N.z] Optional(R.two) nil one
// output: D DD D "a\n" a R.one
// output: DD,"s",1,[1],Optional("a"),R.one;
// output: Point E Array<Point> (Int, String) (Int) -> Int Optional<Int> Point.Type
// output: Point Array<Int> Optional<Int> (Int, String) Dictionary<String, Array<Int>> Any
// output: (a: 1, b: "x", c: (2.5, nil)) 1 2.5 (a: Int, b: String, c: (Double, Optional<Int>))
// output: Box<Int>(v: 1) Box<String>(v: "s") Pair<Int, Box<Array<Int>>>(a: 1, b: Box<Swift.Array<Swift.Int>>(v: [1])) Box<Int> Pair<Int, String>
// output: Outer(i: Outer.Inner(k: 1), k: Outer.K.p, o: Optional(Outer.Inner(k: 1))) Inner(k: 1) p Inner [Outer.K.p] Inner
// output: G<Int> G<Swift.String>
// output: ▿ Point
// output:   - x: 1
// output:   - y: 2
// output: ▿ 2 elements
// output:   - 1
// output:   - 2
// output: - "s"
// output: ▿ Optional(3)
// output:   - some: 3
// output: ▿ E.c
// output:   ▿ c: (2 elements)
// output:     - x: 1
// output:     - y: "s"
// output: ▿ (2 elements)
// output:   - .0: 1
// output:   - .1: "a"
// output: ▿ 1 key/value pair
// output:   ▿ (2 elements)
// output:     - key: "k"
// output:     - value: 1
// output: ▿ C #0
// output:   - a: 1
// output: ▿ Outer
// output:   ▿ i: Outer.Inner
// output:     - k: 1
// output:   - k: Outer.K.p
// output:   ▿ o: Optional(Outer.Inner(k: 1))
// output:     ▿ some: Outer.Inner
// output:       - k: 1
// output: - nil
// output: 1|a|2.0|nil|true<
// output:
// output:
// output: [] [:] []  () [()]
// output: [[1, 2], [3]] [["a": [1]]] [Optional(1), nil] ["a": Optional("b")] [1: [2: [3: 4]]]
// output: a ["a"] ["x": "a"] Optional("c")
// output: Empty() [Empty()] Optional(Empty())
// output: only [One.only]
// output: <z> <z> dbg2 [DD] Optional(DD)
// output: Point(x: 1, y: 2) [Point(x: 1, y: 2)] Point Array<P>
// output: [1, "a", 2.5, Point(x: 1, y: 2), E.a, [1], ("t", 1), Optional(1), nil]
// output: 1 a 2.5 Point(x: 1, y: 2) a [1] ("t", 1) Optional(1) nil
// output: ["k": [1, "two"]] [1, "two"] Dictionary<String, Any>
// output: true success(1) Never () AnyObject
// output: bad(code: 1) [Err.worse] failure(Err.worse) success(1) [Swift.Result<Swift.Int, Err>.success(1)]
// output: bad(code: 2) Err bad(code: 2)
