import Foundation
enum Answer: String, Codable, CodingKeyRepresentable { case yes, no }
enum Place: Int, Codable, CodingKeyRepresentable { case first = 1, second }
enum Other: String, Codable { case a }
struct Cell: Hashable, Codable, CodingKeyRepresentable {
    let row: Int, column: Int
    struct Key: CodingKey {
        let stringValue: String
        var intValue: Int? { nil }
        init(stringValue: String) { self.stringValue = stringValue }
        init?(intValue: Int) { nil }
    }
    var codingKey: any CodingKey { Key(stringValue: "\(row)-\(column)") }
    init(_ row: Int, _ column: Int) { (self.row, self.column) = (row, column) }
    init?<T: CodingKey>(codingKey: T) {
        let parts = codingKey.stringValue.split(separator: "-").compactMap { Int($0) }
        guard parts.count == 2 else { return nil }
        self.init(parts[0], parts[1])
    }
}
let encoder = JSONEncoder()
encoder.outputFormatting = .sortedKeys
func json(_ value: some Encodable) throws -> String { String(decoding: try encoder.encode(value), as: UTF8.self) }
print(try json([Answer.yes: 1, .no: 2]), try json([Place.first: "x"]), try json([Other.a: 1]), try json([Cell(1, 2): true]), try json([3: 4]))
func decoded<Key: Hashable & Codable>(_ text: String, _ key: Key.Type) {
    do { print(try JSONDecoder().decode([Key: Int].self, from: Data(text.utf8)).keys.map { "\($0)" }) } catch { print(error) }
}
decoded(#"{"yes": 3}"#, Answer.self)
decoded(#"{"2": 3}"#, Place.self)
decoded(#"{"2-4": 3}"#, Cell.self)
decoded(#"{"maybe": 3}"#, Answer.self)
decoded(#"{"maybe": 3}"#, Int.self)
print(Answer.no.codingKey.stringValue, Place.second.codingKey.intValue ?? 0)

// output: {"no":2,"yes":1} {"1":"x"} ["a",1] {"1-2":true} {"3":4}
// output: ["yes"]
// output: ["second"]
// output: ["Cell(row: 2, column: 4)"]
// output: DecodingError.dataCorrupted: Data was corrupted. Path: maybe. Debug description: Could not convert key to type Answer
// output: DecodingError.typeMismatch: expected value of type Int. Path: maybe. Debug description: Expected Int key but found String key instead.
// output: no 2
