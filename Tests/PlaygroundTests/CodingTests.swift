import Testing

@testable import Playground

/// `Codable` types, and JSON. The outputs are those of the compiled programs with Foundation.
@Suite struct CodingTests {
    private static let helpers = #"""
        import Foundation
        func show<T: Decodable>(_ type: T.Type, _ text: String) {
            do { print(try JSONDecoder().decode(type, from: Data(text.utf8))) } catch { print(error) }
        }
        func write<T: Encodable>(_ value: T, _ formatting: JSONEncoder.OutputFormatting = .sortedKeys) {
            let encoder = JSONEncoder()
            encoder.outputFormatting = formatting
            do { print(String(decoding: try encoder.encode(value), as: UTF8.self)) } catch { print(error) }
        }
        struct Recipe: Codable { var id: Int; var name: String; var tags: [String]?; var price: Double }
        struct Menu: Codable { var first: Recipe; var rest: [Recipe] }
        enum Step: Codable { case stop, wait(Int), move(x: Int, name: String) }
        enum Level: String, Codable { case low, high }

        """#

    private func output(_ code: String) -> [String] {
        let shown = Shown(Self.helpers + code)
        return shown.output.flatMap { $0 } + shown.errors
    }

    @Test(arguments: [
        (#"Recipe.self, "{\"id\":1,\"name\":\"a\",\"price\":2}""#, #"Recipe(id: 1, name: "a", tags: nil, price: 2.0)"#),
        (
            #"Recipe.self, "{\"id\":\"1\",\"name\":\"a\",\"price\":2}""#,
            "DecodingError.typeMismatch: expected value of type Int. Path: id. Debug description: Expected to decode Int but found a string instead."
        ),
        (
            #"Recipe.self, "{\"id\":1,\"price\":2}""#,
            #"DecodingError.keyNotFound: Key 'name' not found in keyed decoding container. Debug description: No value associated with key CodingKeys(stringValue: "name", intValue: nil) ("name")."#
        ),
        (
            #"Recipe.self, "{\"id\":1,\"name\":null,\"price\":2}""#,
            "DecodingError.valueNotFound: Expected value of type String but found null instead. Path: name. Debug description: Cannot get value of type String -- found null value instead"
        ),
        (
            #"Menu.self, "{\"first\":{\"id\":1,\"name\":\"a\",\"price\":2},\"rest\":[{\"id\":1,\"name\":\"a\",\"price\":2},{\"id\":1,\"name\":3,\"price\":2}]}""#,
            "DecodingError.typeMismatch: expected value of type String. Path: rest[1].name. Debug description: Expected to decode String but found number instead."
        ),
        (#"Recipe.self, "{\"id\":1,""#, "DecodingError.dataCorrupted: Data was corrupted. Debug description: The given data was not valid JSON."),
        (#"UInt8.self, "300""#, "DecodingError.dataCorrupted: Data was corrupted. Debug description: The given data was not valid JSON."),
        (
            #"[Step].self, "[{\"stop\":{}},{\"wait\":{\"_0\":3}},{\"move\":{\"x\":1,\"name\":\"z\"}}]""#,
            #"[Step.stop, Step.wait(3), Step.move(x: 1, name: "z")]"#
        ),
        (
            #"Step.self, "{\"gone\":{}}""#,
            "DecodingError.typeMismatch: expected value of type Step. Debug description: Invalid number of keys found, expected one."
        ),
        (
            #"[Level].self, "[\"low\",\"none\"]""#,
            "DecodingError.dataCorrupted: Data was corrupted. Path: [1]. Debug description: Cannot initialize Level from invalid String value none"
        ),
        (#"[String: Int].self, "{\"a\":1}""#, #"["a": 1]"#), (#"[Int: Bool].self, "{\"1\":true}""#, "[1: true]"), (#"Int?.self, "null""#, "nil"),
        (#"Int.self, "42.0""#, "42"), (#"Data.self, "\"aGk=\"""#, "2 bytes"), (#"Range<Int>.self, "[1,4]""#, "1..<4"),
    ])
    func decoding(arguments: String, printed: String) {
        #expect(output("show(\(arguments))") == [printed])
    }

    @Test(arguments: [
        (#"Recipe(id: 1, name: "a/b \"q\" \u{1}\n", tags: nil, price: 2)"#, #"{"id":1,"name":"a\/b \"q\" \u0001\n","price":2}"#),
        (#"[Step.stop, .wait(1), .move(x: 1, name: "z")]"#, #"[{"stop":{}},{"wait":{"_0":1}},{"move":{"name":"z","x":1}}]"#),
        (#"["b": 1, "a": 2]"#, #"{"a":2,"b":1}"#), ("[Level.low: 1]", #"["low",1]"#), ("0.1 + 0.2", "0.30000000000000004"), ("[Int?.none, 3]", "[null,3]"),
        ("Date(timeIntervalSinceReferenceDate: 1.5)", "1.5"), (#"URL(string: "https://a.b/c")!"#, #""https:\/\/a.b\/c""#), ("1e20", "1e+20"),
        ("Double.nan", "EncodingError.invalidValue: nan (Double). Debug description: Unable to encode Double.nan directly in JSON."),
    ])
    func encoding(value: String, printed: String) {
        #expect(output("write(\(value))") == [printed])
    }

    @Test func structsWithRawValuesAreCodedAsThese() {
        let code = #"""
            struct Tag: RawRepresentable, Codable { var rawValue: String }
            struct Days: OptionSet, Codable { let rawValue: Int; static let weekend = Days(rawValue: 3) }
            struct Plan: Codable { var tag: Tag; var days: Days; var others: [Tag] }
            write(Plan(tag: Tag(rawValue: "a"), days: .weekend, others: [Tag(rawValue: "b")]))
            show(Plan.self, #"{"tag":"x","days":1,"others":[]}"#)
            """#
        #expect(output(code) == [#"{"days":3,"others":["b"],"tag":"a"}"#, #"Plan(tag: Tag(rawValue: "x"), days: Days(rawValue: 1), others: [])"#])
    }

    @Test func formatting() {
        let code = #"write(Menu(first: Recipe(id: 1, name: "a/b", tags: ["x"], price: 2.5), rest: []), [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes])"#
        let expected = """
            {
              "first" : {
                "id" : 1,
                "name" : "a/b",
                "price" : 2.5,
                "tags" : [
                  "x"
                ]
              },
              "rest" : [

              ]
            }
            """
        #expect(output(code).joined(separator: "\n") == expected)
    }

    @Test func strategies() {
        let code = #"""
            struct Note: Codable { var firstLine: String; var madeAt: Date }
            let decoder = JSONDecoder()
            decoder.keyDecodingStrategy = .convertFromSnakeCase
            decoder.dateDecodingStrategy = .iso8601
            let note = try decoder.decode(Note.self, from: Data("{\"first_line\":\"x\",\"made_at\":\"1970-01-02T00:00:00Z\"}".utf8))
            print(note.firstLine, note.madeAt.timeIntervalSince1970)
            let encoder = JSONEncoder()
            encoder.keyEncodingStrategy = .convertToSnakeCase
            encoder.dateEncodingStrategy = .secondsSince1970
            encoder.outputFormatting = .sortedKeys
            print(String(decoding: try encoder.encode(note), as: UTF8.self))
            """#
        #expect(output(code) == ["x 86400.0", #"{"first_line":"x","made_at":86400}"#])
    }

    @Test func writtenByHand() {
        let code = #"""
            struct Point: Codable {
                var x: Double, y: Double
                enum CodingKeys: CodingKey { case position }
                enum PositionKeys: String, CodingKey { case x, y }
                init(from decoder: Decoder) throws {
                    let outer = try decoder.container(keyedBy: CodingKeys.self)
                    let inner = try outer.nestedContainer(keyedBy: PositionKeys.self, forKey: .position)
                    x = try inner.decode(Double.self, forKey: .x)
                    y = try inner.decodeIfPresent(Double.self, forKey: .y) ?? 7
                }
                func encode(to encoder: Encoder) throws {
                    var outer = encoder.container(keyedBy: CodingKeys.self)
                    var inner = outer.nestedContainer(keyedBy: PositionKeys.self, forKey: .position)
                    try inner.encode(x, forKey: .x)
                    try inner.encode(y, forKey: .y)
                }
            }
            class Animal: Codable { var name: String; init(name: String) { self.name = name } }
            final class Dog: Animal {
                var tricks: [String] = []
                enum Keys: String, CodingKey { case tricks }
                required init(from decoder: any Decoder) throws {
                    tricks = try decoder.container(keyedBy: Keys.self).decode([String].self, forKey: .tricks)
                    try super.init(from: decoder)
                }
                override func encode(to encoder: any Encoder) throws {
                    try super.encode(to: encoder)
                    var container = encoder.container(keyedBy: Keys.self)
                    try container.encode(tricks, forKey: .tricks)
                }
            }
            struct Box<T> { var value: T }
            extension Box: Codable where T: Codable {}
            write(try JSONDecoder().decode(Point.self, from: Data("{\"position\":{\"x\":1}}".utf8)))
            write(try JSONDecoder().decode(Dog.self, from: Data("{\"name\":\"Rex\",\"tricks\":[\"sit\"]}".utf8)))
            write(try JSONDecoder().decode(Box<[Int?]>.self, from: Data("{\"value\":[1,null]}".utf8)))
            """#
        #expect(output(code) == [#"{"position":{"x":1,"y":7}}"#, #"{"name":"Rex","tricks":["sit"]}"#, #"{"value":[1,null]}"#])
    }

    @Test(arguments: [
        "struct Other {}; struct R: Codable { var other: Other }", "struct R: Codable { var a: Int; var b: Int; enum CodingKeys: CodingKey { case a } }",
        "struct R: Codable { var a: Int; enum CodingKeys: String, CodingKey { case a, other } }", "enum R: Codable { case a(Other); struct Other {} }",
    ])
    func refused(code: String) {
        let found = Shown(code).errors.filter { !$0.hasSuffix("'Encodable'") }
        #expect(found == ["conformance: type 'R' does not conform to protocol 'Decodable'"])
    }

    @Test(.timeLimit(.minutes(2)))
    func hostileTexts() {
        let deep = #"show([Int].self, String(repeating: "[", count: 100_000))"#
        #expect(output(deep) == ["DecodingError.dataCorrupted: Data was corrupted. Debug description: The given data was not valid JSON."])
        #expect(output(#"show([Int].self, "[" + Array(repeating: "1", count: 100_000).joined(separator: ",") + "]")"#).first?.hasPrefix("[1, 1") == true)
        let circle = "class Node: Codable { var next: Node? }; let node = Node(); node.next = node; write(node)"
        #expect(output(circle).first?.contains("limit-") == true)
    }

    private static let single = "init(from d: any Decoder) throws { r = try d.singleValueContainer().decode"

    @Test(arguments: [
        ("struct T { var r: Int }; extension T: Decodable { \(single)(Int.self) } }", "T.self", "1", "T(r: 1)"),
        ("struct T: Codable { var r: Int }; extension T { \(single)(Int.self) } }", "T.self", "1", "T(r: 1)"),
        ("struct T<R> { var r: R }; extension T: Decodable where R: Decodable { \(single)(R.self) } }", "T<Int>.self", "1", "T<Int>(r: 1)"),
        (
            "struct T<R> { var r: R }; extension T: Encodable where R: Encodable {}; extension T: Decodable where R: Decodable {}", "T<Int>.self",
            #"{\"r\":1}"#, "T<Int>(r: 1)"
        ),
        (#"struct T { var r: Int }; extension T: Codable { enum CodingKeys: String, CodingKey { case r = "x" } }"#, "T.self", #"{\"x\":1}"#, "T(r: 1)"),
        (
            "enum T { case a(Int) }; extension T: Decodable { init(from d: any Decoder) throws { self = .a(try d.singleValueContainer().decode(Int.self)) } }",
            "T.self", "1", "a(1)"
        ),
    ])
    func extensionsHaveTheirOwnMembers(_ types: String, _ type: String, _ text: String, _ output: String) {
        #expect(self.output("\(types)\nshow(\(type), \"\(text)\")") == [output])
    }

    @Test func extensionsEncodeThemselves() {
        let code = """
            struct T<R> { var r: R }
            extension T: Encodable where R: Encodable { func encode(to e: any Encoder) throws { var c = e.singleValueContainer(); try c.encode(r) } }
            write(T(r: 2))
            """
        #expect(output(code) == ["2"])
    }
}
