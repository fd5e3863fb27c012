protocol Figure: CustomStringConvertible {
    var area: Double { get }
    mutating func scale(by factor: Double)
}
extension Figure {
    var description: String { "\(type(of: self)) \(area.rounded())" }
    func isLarger(than other: some Figure) -> Bool { area > other.area }
}
struct Square: Figure {
    var side: Double
    var area: Double { side * side }
    mutating func scale(by factor: Double) { side *= factor }
}
struct Disk: Figure {
    var radius: Double
    var area: Double { .pi * radius * radius }
    mutating func scale(by factor: Double) { radius *= factor }
}
var figures: [any Figure] = [Square(side: 2), Disk(radius: 1)]
for index in figures.indices { figures[index].scale(by: 2) }
print(figures)
let largest = figures.max { $0.area < $1.area }
print(largest.map(\.description) ?? "none")
func total(of figures: some Collection<any Figure>) -> Double { figures.reduce(0) { $0 + $1.area } }
print(total(of: figures).rounded())
if let square = figures.first as? Square { print(square.side, square.isLarger(than: Disk(radius: 1))) }

// output: [Square 16.0, Disk 13.0]
// output: Square 16.0
// output: 29.0
// output: 4.0 true
