func three() -> (Int, String, Double) { (1, "a", 2.5) }
func nested() -> (Int, (String, Int)) { (7, ("n", 8)) }
struct Parser {
    var nodes: [Int]
    var rest: String
    init(_ text: String) throws { (nodes, _) = try Parser.parse(text); rest = "rest" }
    static func parse(_ text: String) throws -> ([Int], Int) { (text.compactMap(\.wholeNumberValue), 4) }
}
var a = 0, b = "", t = (x: 1, y: 2)
(a, b, _) = three()
print(a, b)
(_, _, _) = three()
(t.x, _) = (5, 6)
(t.y, (b, _)) = nested()
print(t, b)
(_, (_, a)) = nested()
print(a, try Parser("1a2").nodes)
var list = [1, 2, 3]
(list[0], list[2]) = (list[2], list[0])
print(list)
let swap = { (_, a) = (b, a + 1) }
swap()
print(a)

// output: 1 a
// output: (x: 5, y: 7) n
// output: 8 [1, 2]
// output: [3, 2, 1]
// output: 9
