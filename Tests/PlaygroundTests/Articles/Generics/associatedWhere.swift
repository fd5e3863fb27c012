import Foundation
protocol Parsing {
    associatedtype Strategy: ParseStrategy where Strategy.ParseInput == String
    var strategy: Strategy { get }
}
extension Parsing {
    func read(_ text: String) -> Strategy.ParseOutput? { try? strategy.parse(text) }
}
struct Whole: ParseStrategy {
    func parse(_ value: String) throws -> Int { Int(value) ?? 0 }
}
struct Numbers: Parsing { var strategy: Whole { Whole() } }
print(Numbers().read("12") ?? -1)

protocol Container {
    associatedtype Item: Equatable
    associatedtype Items: Sequence where Items.Element == Item
    var items: Items { get }
}
extension Container {
    func has(_ item: Item) -> Bool {
        for other in items where other == item { return true }
        return false
    }
}
struct Bag: Container { var items = [1, 2] }
func all<C: Container>(_ container: C) -> [C.Item] { Array(container.items) }
print(Bag().has(2), all(Bag()))

let (a, b) = (false, true)
if (a ? "+" : b ? "-" : nil) == "-" { print("minus") }
while let sign = (b ? "+" : a ? "-" : nil) { print(sign); break }

// output: 12
// output: true [1, 2]
// output: minus
// output: +
