protocol Shape { var name: String { get }; func isEqual(_ other: any Shape) -> Bool }
extension Shape where Self: Equatable {
    func isEqual(_ other: any Shape) -> Bool { (other as? Self) == self }
}
struct Square: Shape, Equatable { let side: Int; var name: String { "square" } }
struct Disc: Shape, Equatable { let radius: Int; var name: String { "disc" } }
let shapes: [any Shape] = [Square(side: 1), Disc(radius: 1), Square(side: 1)]
print(shapes[0].isEqual(shapes[2]), shapes[0].isEqual(shapes[1]))
print(shapes.map(\.name), shapes.contains { $0 is Disc })

// output: true false
// output: ["square", "disc", "square"] true
