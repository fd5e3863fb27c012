/// A JSON value whose object keeps the order of its keys, so that equal values are the same text.
public indirect enum JSONValue: Equatable, Sendable {
    case null
    case bool(Bool)
    case integer(Int)
    /// Infinity is written as `"infinity"`, what is not a number as `null`.
    case number(Double)
    case string(String)
    case array([JSONValue])
    case object([(key: String, value: JSONValue)])

    public static func == (a: JSONValue, b: JSONValue) -> Bool {
        switch (a, b) {
        case (.null, .null): true
        case (.bool(let a), .bool(let b)): a == b
        case (.integer(let a), .integer(let b)): a == b
        case (.number(let a), .number(let b)): a == b || (a.isNaN && b.isNaN)
        case (.string(let a), .string(let b)): a == b
        case (.array(let a), .array(let b)): a == b
        case (.object(let a), .object(let b)): a.count == b.count && zip(a, b).allSatisfy { $0.key == $1.key && $0.value == $1.value }
        default: false
        }
    }

    /// An object without the keys that have no value.
    static func fields(_ fields: [(String, JSONValue?)]) -> JSONValue {
        .object(fields.compactMap { key, value in value.map { (key, $0) } })
    }

    static func strings(_ strings: [String]) -> JSONValue { .array(strings.map(JSONValue.string)) }

    /// In the order of the keys; `nil` for an empty dictionary.
    static func table(_ strings: [String: String]) -> JSONValue? {
        strings.isEmpty ? nil : .object(strings.sorted { $0.key < $1.key }.map { ($0.key, .string($0.value)) })
    }

    // MARK: Text

    /// The value as JSON on one line.
    public var text: String {
        var text = ""
        write(to: &text)
        return text
    }

    private func write(to text: inout String) {
        switch self {
        case .null: text += "null"
        case .bool(let value): text += value ? "true" : "false"
        case .integer(let value): text += "\(value)"
        case .number(let value): text += Self.written(value)
        case .string(let value): Self.write(value, to: &text)
        case .array(let values): Self.write(values, between: "[", "]", to: &text) { $0.write(to: &$1) }
        case .object(let fields):
            Self.write(fields, between: "{", "}", to: &text) { field, text in
                Self.write(field.key, to: &text)
                text += ": "
                field.value.write(to: &text)
            }
        }
    }

    private static func write<Element>(
        _ elements: [Element], between open: String, _ close: String, to text: inout String, _ writeOne: (Element, inout String) -> Void
    ) {
        text += open
        for (index, element) in elements.enumerated() {
            if index > 0 { text += ", " }
            writeOne(element, &text)
        }
        text += close
    }

    /// Whole numbers up to this size are written without a fraction.
    private static let greatestWhole = 9_007_199_254_740_992.0

    private static func written(_ value: Double) -> String {
        if value.isNaN { return "null" }
        if value.isInfinite { return value > 0 ? "\"infinity\"" : "\"-infinity\"" }
        if value == value.rounded(), abs(value) < greatestWhole { return "\(Int(value))" }
        return "\(value)"
    }

    private static func write(_ string: String, to text: inout String) {
        text += "\""
        defer { text += "\"" }
        let isPlain = string.utf8.allSatisfy { (0x20..<0x7F).contains($0) && $0 != UInt8(ascii: "\"") && $0 != UInt8(ascii: "\\") }
        if isPlain {
            text += string
            return
        }
        for scalar in string.unicodeScalars {
            switch scalar {
            case "\"": text += "\\\""
            case "\\": text += "\\\\"
            case "\n": text += "\\n"
            case "\r": text += "\\r"
            case "\t": text += "\\t"
            // Control characters, and the line ends that JavaScript also knows.
            case "\u{0}"..."\u{1F}", "\u{7F}"..."\u{9F}", "\u{2028}", "\u{2029}":
                let digits = String(scalar.value, radix: 16)
                text += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
            default: text.unicodeScalars.append(scalar)
            }
        }
    }
}
