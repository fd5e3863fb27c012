import Foundation

/// A JSON value of a schema.
indirect enum SchemaValue: Encodable, ExpressibleByStringLiteral, ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral, ExpressibleByBooleanLiteral,
    ExpressibleByIntegerLiteral
{
    case text(String), number(Double), flag(Bool), list([SchemaValue]), object([String: SchemaValue])

    init(stringLiteral value: String) { self = .text(value) }
    init(integerLiteral value: Int) { self = .number(Double(value)) }
    init(booleanLiteral value: Bool) { self = .flag(value) }
    init(arrayLiteral elements: SchemaValue...) { self = .list(elements) }
    init(dictionaryLiteral elements: (String, SchemaValue)...) { self = .object(Dictionary(elements) { $1 }) }

    func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        switch self {
        case .text(let text): try container.encode(text)
        case .number(let number): if let whole = Int(exactly: number) { try container.encode(whole) } else { try container.encode(number) }
        case .flag(let flag): try container.encode(flag)
        case .list(let list): try container.encode(list)
        case .object(let object): try container.encode(object)
        }
    }

    /// The names of an object's properties, for a schema of an object.
    var propertyNames: Set<String> {
        guard case .object(let schema) = self, case .object(let properties)? = schema["properties"] else { return [] }
        return Set(properties.keys)
    }
}
