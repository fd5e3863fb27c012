// Overloads that differ by '...' or 'inout', or are chosen by a type
func total(_ x: Int...) -> String { "many \(x.count)" }
func total(_ x: Int) -> String { "one" }
struct Log { func log(_ s: String...) { print("many", s) }; func log(_ s: String) { print("one", s) } }
func go(_ x: Int, _ ys: Int...) -> String { "a\(ys)" }
func go(_ x: Int) -> String { "b" }
func change(_ x: Int) { print("value") }
func change(_ x: inout Int) { x += 1; print("place", x) }
print(total(1), total(1, 2), total(), go(1), go(1, 2))
Log().log("a")
Log().log("a", "b")
var n = 1
change(n)
change(&n)
func show(_ x: Int) -> String { "int" }
func show(_ x: String) -> String { "text" }
func show(_ x: Double) -> String { "double" }
let shown = show as (String) -> String
print(shown("a"), [1.5].map(show as (Double) -> String), ["a"].map(show as (String) -> String))
func insert(`in` place: String, `default` other: String = "d") -> String { place + other }
print(insert(in: "p"), insert(in: "p", default: "q"))

// output: one many 2 many 0 b a[2]
// output: one a
// output: many ["a", "b"]
// output: value
// output: place 2
// output: text ["double"] ["text"]
// output: pd pq
