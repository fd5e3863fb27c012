/// `nil` where the text isn't JSON.
func _parsedJSON(_ bytes: [UInt8], allowsJSON5: Bool) -> _Coded?
/// The text in quotes, with what JSON wants to be escaped.
func _quotedJSON(_ text: String, _ escapesSlashes: Bool) -> String
class JSONDecoder: _DecodingRules {
    enum DateDecodingStrategy {
        case deferredToDate, secondsSince1970, millisecondsSince1970, iso8601
        case formatted(DateFormatter)
        case custom((any Decoder) throws -> Date)
    }
    enum KeyDecodingStrategy {
        case useDefaultKeys, convertFromSnakeCase
        case custom(([any CodingKey]) -> any CodingKey)
    }
    enum DataDecodingStrategy {
        case deferredToData, base64
        case custom((any Decoder) throws -> Data)
    }
    enum NonConformingFloatDecodingStrategy {
        case `throw`
        case convertFromString(positiveInfinity: String, negativeInfinity: String, nan: String)
    }
    var dateDecodingStrategy = JSONDecoder.DateDecodingStrategy.deferredToDate
    var keyDecodingStrategy = JSONDecoder.KeyDecodingStrategy.useDefaultKeys
    var dataDecodingStrategy = JSONDecoder.DataDecodingStrategy.base64
    var nonConformingFloatDecodingStrategy = JSONDecoder.NonConformingFloatDecodingStrategy.throw
    var userInfo: [CodingUserInfoKey: Any] = [:]
    /// Takes comments, names without quotation marks, and other forms of JSON5.
    /// - Since: iOS 15
    var allowsJSON5 = false
    init() {}
    func decode<T: Decodable>(_ type: T.Type, from data: Data) throws -> T {
        guard let value = _parsedJSON(data._bytes, allowsJSON5: allowsJSON5) else { throw JSONDecoder._invalid }
        return try _Decoding(_value: value, codingPath: [], _rules: self)._decode(type)
    }
    func _name(_ name: String, _ path: [any CodingKey]) -> String {
        switch keyDecodingStrategy {
        case .useDefaultKeys: name
        case .convertFromSnakeCase: _fromSnakeCase(name)
        case .custom(let convert): convert(path + [_AnyCodingKey(stringValue: name)]).stringValue
        }
    }
    func _kind(_ value: _Coded) -> String {
        switch value {
        case .null: "null"
        case .bool: "bool"
        case .int, .double, .large: "number"
        case .string, .date, .data: "a string"
        case .array: "an array"
        case .object: "a dictionary"
        }
    }
    static var _invalid: DecodingError { .dataCorrupted(DecodingError.Context(codingPath: [], debugDescription: "The given data was not valid JSON.")) }
    func _misfit(_ value: _Coded, _ type: Any.Type, _ decoding: _Decoding) -> DecodingError { JSONDecoder._invalid }
    func _isNull(_ value: _Coded) -> Bool { if case .null = value { true } else { false } }
    func _number(_ text: String) -> Double? {
        guard case .convertFromString(let positive, let negative, let nan) = nonConformingFloatDecodingStrategy else { return nil }
        if text == positive { return .infinity }
        if text == negative { return -.infinity }
        return text == nan ? .nan : nil
    }
    func _date(_ decoding: _Decoding) throws -> Date {
        switch dateDecodingStrategy {
        case .deferredToDate: return Date(timeIntervalSinceReferenceDate: try Double(from: decoding))
        case .secondsSince1970: return Date(timeIntervalSince1970: try Double(from: decoding))
        case .millisecondsSince1970: return Date(timeIntervalSince1970: try Double(from: decoding) / 1000)
        case .iso8601:
            guard let date = ISO8601DateFormatter().date(from: try String(from: decoding)) else { throw decoding._corrupted("Expected date string to be ISO8601-formatted.") }
            return date
        case .formatted(let formatter):
            guard let date = formatter.date(from: try String(from: decoding)) else { throw decoding._corrupted("Date string does not match format expected by formatter.") }
            return date
        case .custom(let make): return try make(decoding)
        }
    }
    func _data(_ decoding: _Decoding) throws -> Data {
        switch dataDecodingStrategy {
        case .base64: break
        case .deferredToData: return Data(_bytes: try [UInt8](from: decoding))
        case .custom(let make): return try make(decoding)
        }
        guard let data = Data(base64Encoded: try String(from: decoding)) else { throw decoding._corrupted("Encountered Data is not valid Base64.") }
        return data
    }
}
class JSONEncoder: _EncodingRules {
    struct OutputFormatting: OptionSet, Sendable {
        let rawValue: UInt
        init(rawValue: UInt) { self.rawValue = rawValue }
        static let prettyPrinted = JSONEncoder.OutputFormatting(rawValue: 1), sortedKeys = JSONEncoder.OutputFormatting(rawValue: 2)
        static let withoutEscapingSlashes = JSONEncoder.OutputFormatting(rawValue: 8)
    }
    enum DateEncodingStrategy {
        case deferredToDate, secondsSince1970, millisecondsSince1970, iso8601
        case formatted(DateFormatter)
        case custom((Date, any Encoder) throws -> Void)
    }
    enum KeyEncodingStrategy {
        case useDefaultKeys, convertToSnakeCase
        case custom(([any CodingKey]) -> any CodingKey)
    }
    enum DataEncodingStrategy {
        case deferredToData, base64
        case custom((Data, any Encoder) throws -> Void)
    }
    enum NonConformingFloatEncodingStrategy {
        case `throw`
        case convertToString(positiveInfinity: String, negativeInfinity: String, nan: String)
    }
    var outputFormatting: JSONEncoder.OutputFormatting = []
    var dateEncodingStrategy = JSONEncoder.DateEncodingStrategy.deferredToDate
    var keyEncodingStrategy = JSONEncoder.KeyEncodingStrategy.useDefaultKeys
    var dataEncodingStrategy = JSONEncoder.DataEncodingStrategy.base64
    var nonConformingFloatEncodingStrategy = JSONEncoder.NonConformingFloatEncodingStrategy.throw
    var userInfo: [CodingUserInfoKey: Any] = [:]
    init() {}
    func encode<T: Encodable>(_ value: T) throws -> Data {
        let encoding = _Encoding(codingPath: [], _rules: self)
        try encoding._encode(value)
        return Data(_bytes: Array(_written(encoding, "").utf8))
    }
    func _name(_ key: any CodingKey, _ path: [any CodingKey]) -> String {
        switch keyEncodingStrategy {
        case .useDefaultKeys: key.stringValue
        case .convertToSnakeCase: _toSnakeCase(key.stringValue)
        case .custom(let convert): convert(path + [key]).stringValue
        }
    }
    func _written(_ encoding: _Encoding, _ margin: String) -> String {
        let isPretty = outputFormatting.contains(.prettyPrinted)
        let escapesSlashes = !outputFormatting.contains(.withoutEscapingSlashes)
        let (start, separator, end) = isPretty ? ("\n" + margin + "  ", ",\n" + margin + "  ", "\n" + margin) : ("", ",", "")
        if let leaf = encoding._leaf { return _text(leaf, escapesSlashes) }
        if let elements = encoding._elements {
            let texts = elements.map { _written($0, margin + "  ") }
            if texts.isEmpty { return isPretty ? "[\n\n" + margin + "]" : "[]" }
            return "[" + start + texts.joined(separator: separator) + end + "]"
        }
        let names = outputFormatting.contains(.sortedKeys) ? (encoding._names ?? []).sorted() : encoding._names ?? []
        if names.isEmpty { return isPretty ? "{\n\n" + margin + "}" : "{}" }
        let colon = isPretty ? " : " : ":"
        let texts = names.map { _quotedJSON($0, escapesSlashes) + colon + (encoding._values[$0].map { _written($0, margin + "  ") } ?? "null") }
        return "{" + start + texts.joined(separator: separator) + end + "}"
    }
    func _text(_ leaf: _Leaf, _ escapesSlashes: Bool) -> String {
        switch leaf {
        case .null: "null"
        case .bool(let value): value ? "true" : "false"
        case .integer(let text), .real(_, let text): text
        case .string(let text): _quotedJSON(text, escapesSlashes)
        case .date(let date): "\(date.timeIntervalSinceReferenceDate)"
        case .data(let data): _quotedJSON(data.base64EncodedString(), escapesSlashes)
        }
    }
    func _infinite(_ value: Double, _ type: String, _ encoding: _Encoding) throws -> _Leaf {
        guard case .convertToString(let positive, let negative, let nan) = nonConformingFloatEncodingStrategy else {
            let name = value.isNaN ? "nan" : value > 0 ? "infinity" : "-infinity"
            throw EncodingError.invalidValue(value, EncodingError.Context(codingPath: encoding.codingPath, debugDescription: "Unable to encode \(type).\(name) directly in JSON."))
        }
        return .string(value.isNaN ? nan : value > 0 ? positive : negative)
    }
    func _encode(_ date: Date, _ encoding: _Encoding) throws {
        switch dateEncodingStrategy {
        case .deferredToDate: try date.timeIntervalSinceReferenceDate.encode(to: encoding)
        case .secondsSince1970: try date.timeIntervalSince1970.encode(to: encoding)
        case .millisecondsSince1970: try (date.timeIntervalSince1970 * 1000).encode(to: encoding)
        case .iso8601: try ISO8601DateFormatter().string(from: date).encode(to: encoding)
        case .formatted(let formatter): try formatter.string(from: date).encode(to: encoding)
        case .custom(let write): try write(date, encoding)
        }
    }
    func _encode(_ data: Data, _ encoding: _Encoding) throws {
        switch dataEncodingStrategy {
        case .base64: try data.base64EncodedString().encode(to: encoding)
        case .deferredToData: try data._bytes.encode(to: encoding)
        case .custom(let write): try write(data, encoding)
        }
    }
}
/// `made_at` to `madeAt`; underscores at both ends stay.
func _fromSnakeCase(_ name: String) -> String {
    let start = name.prefix { $0 == "_" }
    let middle = name.dropFirst(start.count)
    let rest = middle.reversed().drop { $0 == "_" }.reversed()
    if rest.isEmpty { return name }
    let words = String(rest).split(separator: "_").map { String($0) }
    let ending = String(repeating: "_", count: middle.count - rest.count)
    if words.count == 1 { return String(start) + String(rest) + ending }
    return String(start) + words[0].lowercased() + words.dropFirst().map { $0.capitalized }.joined() + ending
}
/// `madeAt` to `made_at`, `myURLProperty` to `my_url_property`.
func _toSnakeCase(_ name: String) -> String {
    let letters = Array(name)
    var text = ""
    for index in letters.indices {
        let letter = letters[index]
        if index > 0, letter.isUppercase {
            let follows = index + 1 < letters.count && letters[index + 1].isLowercase
            if letters[index - 1] != "_", !letters[index - 1].isUppercase || follows { text += "_" }
        }
        text += letter.lowercased()
    }
    return text
}
