import Foundation
protocol Shape: Codable {
    static var kind: String { get }
    init(_ size: Int)
    var size: Int { get }
}
struct Circle: Shape { static let kind = "circle"; var size: Int; init(_ size: Int) { self.size = size } }
struct Square: Shape { static let kind = "square"; var size: Int; init(_ size: Int) { self.size = size } }
func make<T: Shape>(_ type: T.Type, _ size: Int) -> T { T(size) }
func makeMaybe<T: Shape>(_ type: T.Type, _ size: Int) -> T? { size > 0 ? T(size) : nil }
func name<T>(_ type: T.Type) -> String { "\(type)" }
for type in [Circle.self, Square.self] as [any Shape.Type] {
    print(make(type, 3), name(type), makeMaybe(type, 0) as Any, makeMaybe(type, 1) as Any, type.init(4).size)
}
print(name((any Shape).self))
struct AnyShape: Codable {
    var base: any Shape
    private enum Keys: CodingKey { case kind, value }
    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: Keys.self)
        let types: [String: any Shape.Type] = [Circle.kind: Circle.self, Square.kind: Square.self]
        let type = types[try container.decode(String.self, forKey: .kind)]!
        base = try container.decode(type, forKey: .value)
    }
    func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: Keys.self)
        try container.encode(type(of: base).kind, forKey: .kind)
        try container.encode(base, forKey: .value)
    }
}
let shapes = try JSONDecoder().decode([AnyShape].self, from: Data(#"[{"kind": "square", "value": {"size": 3}}]"#.utf8))
print(shapes[0].base)
protocol Named { init?(name: String) }
struct Pet: Named { let name: String; init?(name: String) { if name.isEmpty { return nil }; self.name = name } }
let named: any Named.Type = Pet.self
print(named.init(name: "Ada") is Pet, named.init(name: "") == nil)

// output: Circle(size: 3) Circle nil Optional(Circle(size: 1)) 4
// output: Square(size: 3) Square nil Optional(Square(size: 1)) 4
// output: Shape
// output: Square(size: 3)
// output: true true
