import Testing

@testable import Playground

/// Derived coding of wrapped properties, which codes the wrapper, and by the program's own ways of decoding.
@Suite struct WrappedCodingTests {
    private func lines(_ declarations: String, _ statements: String) -> [String] { printed("import Foundation\n\(declarations)\n\(statements)")[0] }

    private static let lossy = """
        @propertyWrapper struct Lossy: Codable {
            var wrappedValue: Int
            init(from decoder: any Decoder) throws {
                let container = try decoder.singleValueContainer()
                if let number = try? container.decode(Int.self) { wrappedValue = number } else { wrappedValue = Int(try container.decode(String.self)) ?? -1 }
            }
            func encode(to encoder: any Encoder) throws { var c = encoder.singleValueContainer(); try c.encode("<\\(wrappedValue)>") }
        }
        struct Point: Codable { @Lossy var x: Int; var y: Int? }
        """

    @Test func wrappersAreCoded() {
        let statements = """
            let point = try JSONDecoder().decode(Point.self, from: Data(#"{"x": "5"}"#.utf8))
            print(point.x, String(decoding: try JSONEncoder().encode(point), as: UTF8.self))
            """
        #expect(lines(Self.lossy, statements) == [#"5 {"x":"<5>"}"#])
    }

    /// A default for a key that isn't there, by an overload for the wrapper's type.
    @Test func ownDecodingIsPreferred() {
        let declarations = """
            protocol Source { associatedtype Value: Decodable; static var value: Value { get } }
            enum No: Source { static var value: Bool { false } }
            @propertyWrapper struct Default<S: Source>: Decodable {
                var wrappedValue: S.Value = S.value
                init() {}
                init(from decoder: any Decoder) throws { wrappedValue = try decoder.singleValueContainer().decode(S.Value.self) }
            }
            struct Settings: Decodable { @Default<No> var isOn: Bool; var name: String?; var size: Int }
            extension KeyedDecodingContainer {
                func decode<S>(_ type: Default<S>.Type, forKey key: Key) throws -> Default<S> { try decodeIfPresent(type, forKey: key) ?? .init() }
                func decodeIfPresent(_ type: String.Type, forKey key: Key) throws -> String? { "own " + key.stringValue }
            }
            """
        let statements = """
            for text in [#"{"size": 1}"#, #"{"isOn": true, "size": 2}"#] {
                let settings = try JSONDecoder().decode(Settings.self, from: Data(text.utf8))
                print(settings.isOn, settings.name ?? "-", settings.size)
            }
            """
        #expect(lines(declarations, statements) == ["false own name 1", "true own name 2"])
    }

    @Test func wrappersMustBeCodable() {
        let declarations = "@propertyWrapper struct Plain { var wrappedValue: Int }\nstruct Point: Codable { @Plain var x: Int }"
        let faults = lines(declarations, "")
        #expect(faults.first?.contains("type 'Point' does not conform to protocol 'Decodable'") ?? false, "\(faults)")
    }
}
