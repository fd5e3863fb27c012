import Foundation
// Keys of enums with associated values
enum Command: Codable {
    case move(dx: Int, dy: Int), rest(Int?), stop, hidden(Int)
    enum CodingKeys: String, CodingKey { case move = "mv", rest, stop = "halt" }
    enum MoveCodingKeys: String, CodingKey { case dx = "x", dy = "y" }
}
enum Shape: Codable {
    case circle(radius: Int, name: String = "c"), pair(Int, Int)
    enum CircleCodingKeys: String, CodingKey { case radius = "r" }
    enum PairCodingKeys: String, CodingKey { case _0 = "first", _1 }
}
let encoder = JSONEncoder()
encoder.outputFormatting = .sortedKeys
func json<T: Encodable>(_ value: T) throws -> String { String(decoding: try encoder.encode(value), as: UTF8.self) }
func read<T: Decodable>(_ text: String, as type: T.Type) throws -> T { try JSONDecoder().decode(type, from: Data(text.utf8)) }
print(try json([Command.move(dx: 1, dy: 2), .rest(3), .stop]))
print(try json([Shape.circle(radius: 1, name: "n"), .pair(1, 2)]))
print(try read(#"{"mv":{"x":1,"y":2}}"#, as: Command.self), try read(#"{"halt":{}}"#, as: Command.self))
print(try read(#"{"circle":{"r":1}}"#, as: Shape.self), try read(#"{"pair":{"first":1,"_1":4}}"#, as: Shape.self))
do { print(try json(Command.hidden(1))) } catch EncodingError.invalidValue(_, let context) { print(context.debugDescription) }
do { print(try read(#"{"hidden":{"_0":1}}"#, as: Command.self)) } catch DecodingError.typeMismatch(_, let context) { print(context.debugDescription) }

// output: [{"mv":{"x":1,"y":2}},{"rest":{"_0":3}},{"halt":{}}]
// output: [{"circle":{"r":1}},{"pair":{"_1":2,"first":1}}]
// output: move(dx: 1, dy: 2) stop
// output: circle(radius: 1, name: "c") pair(1, 4)
// output: Case 'hidden' cannot be encoded because it is not defined in CodingKeys.
// output: Invalid number of keys found, expected one.
