enum Shape { case circle(radius: Double), rect(w: Double, h: Double), point, tagged(String, Int?) }
func describe(_ s: Shape?) -> String {
    switch s {
    case nil: "none"
    case .circle(radius: 0)?: "dot"
    case .circle(let r)? where r < 0: "bad \(r)"
    case .circle(radius: 1...5): "small"
    case .circle: "circle"
    case .rect(w: let w, h: let h) where w == h: "square \(w)"
    case .rect(let w, _) where w > 10: "wide"
    case .some(.rect): "rect"
    case .tagged("x", nil): "x without"
    case .tagged(let name, let n?): "\(name) \(n)"
    case .tagged(let (name, n)): "\(name) \(n as Any)"
    case .point: "point"
    }
}
let shapes: [Shape?] = [nil, .circle(radius: 0), .circle(radius: -1), .circle(radius: 3), .circle(radius: 50), .rect(w: 2, h: 2), .rect(w: 20, h: 1), .rect(w: 1, h: 2), .tagged("x", nil), .tagged("x", 1), .tagged("y", nil), .point]
print(shapes.map(describe).joined(separator: ", "))
func kind(_ value: Any) -> String {
    switch value {
    case 0 as Int: return "zero"
    case is Bool: return "bool"
    case let n as Int where n < 0: return "negative"
    case is Range<Int>: return "range?"
    case let n as Int: return "int \(n)"
    case let (a, b) as (Int, String): return "pair \(a) \(b)"
    case let f as (Int) -> Int: return "function \(f(2))"
    case let s as String where s.hasPrefix("#"): return "tag"
    case let list as [Any]: return "list of " + list.map(kind).joined(separator: "/")
    case let d as [String: Int]: return "dict \(d.values.reduce(0, +))"
    case Optional<Any>.none: return "nil"
    case let e as any Error: return "error \(e)"
    case let c as any CustomStringConvertible: return "desc \(c)"
    default: return "other \(type(of: value))"
    }
}
struct E: Error {}
let values: [Any] = [0, true, -5, 7, (1, "a"), { (x: Int) in x * 10 }, "#tag", "plain", [1, "#x", [false]] as [Any], ["a": 1, "b": 2], E(), 2.5, Optional<Int>.none as Any, 1..<10, Shape.point]
for v in values { print(kind(v)) }
let pairs = [(1, "one"), (2, "two"), (3, "three"), (4, "four")]
for case (let n, let s) in pairs where n.isMultiple(of: 2) { print(n, s) }
for case let (n, s) in pairs where s.count == 3 { print(n, s, terminator: " ") }
for case let x? in [1, nil, 3] { print(x, terminator: ",") }
for case .rect(let w, let h)? in shapes where w * h > 2 { print(w * h) }
if case .circle(let r)? = shapes[3], case 2...4 = r, let last = shapes.last, case .point? = last { print("both", r) }
guard case let (x, y)? = Optional((1, 2)), x < y else { fatalError() }
print(x, y)
switch (x, y) {
case (1, _) where y > 5, (_, 1): print("a")
case (let z, 2), (2, let z): print("z", z); fallthrough
case (0, 0): print("fell")
default: print("no")
}
let point = (x: 3, y: -3)
switch point { case (0, 0): print("origin"); case let (x, y) where x == -y: print("anti", x, y); case (let x, 0): print(x); case _: break }
let c: Character = "q"
switch c { case "a", "e", "i", "o", "u": print("vowel"); case "a"..."z": print("consonant"); default: print("?") }
let isDone = if case .point = shapes.last! { true } else { false }
print(isDone, (1, "a") < (1, "b"), (2, 0) == (2, 0), ("a", 1, true) != ("a", 1, false))

// output: none, dot, bad -1.0, small, circle, square 2.0, wide, rect, x without, x 1, y nil, point
// output: zero
// output: bool
// output: negative
// output: int 7
// output: pair 1 a
// output: function 20
// output: tag
// output: desc plain
// output: list of int 1/tag/list of bool
// output: dict 3
// output: error E()
// output: desc 2.5
// output: nil
// output: range?
// output: other Shape
// output: 2 two
// output: 4 four
// output: 1 one 2 two 1,3,4.0
// output: 20.0
// output: both 3.0
// output: 1 2
// output: z 1
// output: fell
// output: anti 3 -3
// output: consonant
// output: true true true true
