protocol Shape {
    init(side: Double)
    static var count: Int { get set }
    static func unit() -> Self
    var area: Double { get }
}
extension Shape {
    static func unit() -> Self { Self(side: 1) }
    static func title(_ prefix: String = "a") -> String { "\(prefix) \(Self.self), \(count)" }
}
struct Square: Shape {
    var side: Double
    static var count = 2
    var area: Double { side * side }
}
final class Disk: Shape {
    let radius: Double
    static var count = 5
    init(side: Double) { radius = side / 2 }
    var area: Double { 3 * radius * radius }
}

let shapes: [any Shape.Type] = [Square.self, Disk.self]
for var shape in shapes {
    shape.count += 1
    print(shape.title(), shape.title("the"), shape.unit().area, shape.init(side: 4).area)
}
print(Square.count, Disk.count, shapes[0] == Square.self, shapes.map { "\($0)" })

enum Kind: CaseIterable {
    case square, disk
    var type: any Shape.Type {
        switch self {
        case .square: Square.self
        case .disk: Disk.self
        }
    }
}
print(Kind.allCases.map { $0.type.unit().area })
let made: any Shape = Kind.square.type.init(side: 3)
print(made, type(of: made), type(of: made) == Square.self)
let unknown: Any = Square.self
if let shape = unknown as? any Shape.Type { print("a shape of", shape.unit().area) }
print(unknown is Disk.Type, unknown is Square.Type)
let known: [String: any Shape.Type] = ["square": Square.self]
print(known["square"]?.init(side: 2).area ?? 0, known["cube"]?.count ?? -1)

// output: a Square, 3 the Square, 3 1.0 16.0
// output: a Disk, 6 the Disk, 6 0.75 12.0
// output: 3 6 true ["Square", "Disk"]
// output: [1.0, 0.75]
// output: Square(side: 3.0) Square true
// output: a shape of 1.0
// output: false true
// output: 4.0 -1
