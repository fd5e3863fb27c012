class Numbers: Sequence {
    func makeIterator() -> AnyIterator<Int> { var n = 0; return AnyIterator { n += 1; return n < 4 ? n : nil } }
}
class More: Numbers {}
for n in More() { print(n, terminator: " ") }
print(More().map { $0 * 2 }, Array(More()))
class Item: Identifiable { let id = "a" }
class Sub: Item {}
print(Sub().id, type(of: Sub().id))
protocol Shape { associatedtype Unit = Int; var unit: Unit { get } }
class Base: Shape { var unit: Double { 1.5 } }
class Derived: Base {}
func unit<S: Shape>(_ s: S) -> S.Unit { s.unit }
print(unit(Derived()) + 1)

// output: 1 2 3 [2, 4, 6] [1, 2, 3]
// output: a String
// output: 2.5
