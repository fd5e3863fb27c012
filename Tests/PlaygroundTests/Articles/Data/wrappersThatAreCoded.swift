// Wrappers encode and decode themselves.
import Foundation
@propertyWrapper struct Trimmed: Codable {
    var wrappedValue: String
    init(wrappedValue: String) { self.wrappedValue = wrappedValue }
    init(from decoder: any Decoder) throws { wrappedValue = try decoder.singleValueContainer().decode(String.self).trimmingCharacters(in: .whitespaces) }
    func encode(to encoder: any Encoder) throws { var container = encoder.singleValueContainer(); try container.encode("<" + wrappedValue + ">") }
}
@propertyWrapper struct Plain: Codable { var wrappedValue: Int }
@propertyWrapper struct Lossy<T: Codable>: Codable {
    var wrappedValue: [T]
    struct Anything: Decodable {}
    init(from decoder: any Decoder) throws {
        var container = try decoder.unkeyedContainer()
        wrappedValue = []
        while !container.isAtEnd { if let value = try? container.decode(T.self) { wrappedValue.append(value) } else { _ = try? container.decode(Anything.self) } }
    }
    func encode(to encoder: any Encoder) throws { try wrappedValue.encode(to: encoder) }
}
@propertyWrapper struct OrTrue: Codable {
    var wrappedValue = true
    init(wrappedValue: Bool = true) { self.wrappedValue = wrappedValue }
    init(from decoder: any Decoder) throws { wrappedValue = try decoder.singleValueContainer().decode(Bool.self) }
    func encode(to encoder: any Encoder) throws { var container = encoder.singleValueContainer(); try container.encode(wrappedValue) }
}
extension KeyedDecodingContainer {
    func decode(_ type: OrTrue.Type, forKey key: Key) throws -> OrTrue { try decodeIfPresent(type, forKey: key) ?? OrTrue() }
    func decode(_ type: Int.Type, forKey key: Key) throws -> Int { try decodeIfPresent(type, forKey: key) ?? -1 }
}
struct Note: Codable { @Trimmed var text: String; @Plain var count: Int }
struct Server: Decodable { @Lossy var ports: [Int]; var name: String; @OrTrue var on: Bool; @OrTrue var off: Bool; var retries: Int; var limit: Int? }
let encoder = JSONEncoder()
encoder.outputFormatting = .sortedKeys
let note = try JSONDecoder().decode(Note.self, from: Data(#"{"text": " x ", "count": {"wrappedValue": 5}}"#.utf8))
print(note.text, note.count, String(decoding: try encoder.encode(note), as: UTF8.self))
let server = try JSONDecoder().decode(Server.self, from: Data(#"{"ports": [1, "x", 3], "name": "n", "off": false}"#.utf8))
print(server.ports, server.name, server.on, server.off, server.retries, server.limit as Any)
do { _ = try JSONDecoder().decode(Note.self, from: Data("{}".utf8)) } catch { print(error) }

// output: x 5 {"count":{"wrappedValue":5},"text":"<x>"}
// output: [1, 3] n true false -1 nil
// output: DecodingError.keyNotFound: Key 'text' not found in keyed decoding container. Debug description: No value associated with key CodingKeys(stringValue: "text", intValue: nil) ("text").
