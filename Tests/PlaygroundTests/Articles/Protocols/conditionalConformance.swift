struct Pair<A, B> { var a: A; var b: B }
extension Pair: Equatable where A: Equatable, B: Equatable {}
extension Pair: CustomStringConvertible where A: CustomStringConvertible, B: CustomStringConvertible {
    var description: String { "<\(a.description), \(b.description)>" }
}
extension Pair where A == B {
    var swapped: Pair { Pair(a: b, b: a) }
}
print(Pair(a: 1, b: "x"))
print(Pair(a: 1, b: 2).swapped, Pair(a: 1, b: 2) == Pair(a: 1, b: 2))

// output: <1, x>
// output: <2, 1> true
