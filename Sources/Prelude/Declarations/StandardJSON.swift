/// A value of JSON text.
indirect enum _JSON {
    case null
    case bool(Bool)
    case int(Int)
    case double(Double)
    case string(String)
    case array([_JSON])
    /// Names without repetitions, and their values.
    case object([String], [_JSON])
    var _kind: String {
        switch self {
        case .null: "null"
        case .bool: "bool"
        case .int, .double: "number"
        case .string: "a string"
        case .array: "an array"
        case .object: "a dictionary"
        }
    }
}
/// `nil` where the text isn't JSON.
func _parsedJSON(_ bytes: [UInt8]) -> _JSON?
/// The text in quotes, with what JSON wants to be escaped.
func _quotedJSON(_ text: String, _ escapesSlashes: Bool) -> String
class JSONDecoder {
    enum DateDecodingStrategy {
        case deferredToDate, secondsSince1970, millisecondsSince1970, iso8601
        case formatted(DateFormatter)
        case custom((any Decoder) throws -> Date)
    }
    enum KeyDecodingStrategy {
        case useDefaultKeys, convertFromSnakeCase
        case custom(([any CodingKey]) -> any CodingKey)
    }
    enum DataDecodingStrategy { case deferredToData, base64 }
    enum NonConformingFloatDecodingStrategy {
        case `throw`
        case convertFromString(positiveInfinity: String, negativeInfinity: String, nan: String)
    }
    var dateDecodingStrategy = JSONDecoder.DateDecodingStrategy.deferredToDate
    var keyDecodingStrategy = JSONDecoder.KeyDecodingStrategy.useDefaultKeys
    var dataDecodingStrategy = JSONDecoder.DataDecodingStrategy.base64
    var nonConformingFloatDecodingStrategy = JSONDecoder.NonConformingFloatDecodingStrategy.throw
    var userInfo: [CodingUserInfoKey: Any] = [:]
    init() {}
    func decode<T: Decodable>(_ type: T.Type, from data: Data) throws -> T {
        guard let value = _parsedJSON(data._bytes) else { throw _JSONDecoding._invalid }
        return try _JSONDecoding(_value: value, codingPath: [], _options: self)._decode(type)
    }
    func _name(_ name: String, _ path: [any CodingKey]) -> String {
        switch keyDecodingStrategy {
        case .useDefaultKeys: name
        case .convertFromSnakeCase: _fromSnakeCase(name)
        case .custom(let convert): convert(path + [_AnyCodingKey(stringValue: name)]).stringValue
        }
    }
}
/// A value of JSON text that is decoded, with its place in the whole.
final class _JSONDecoding: Decoder {
    let _value: _JSON
    let codingPath: [any CodingKey]
    let _options: JSONDecoder
    init(_value: _JSON, codingPath: [any CodingKey], _options: JSONDecoder) {
        self._value = _value
        self.codingPath = codingPath
        self._options = _options
    }
    static var _invalid: DecodingError { .dataCorrupted(DecodingError.Context(codingPath: [], debugDescription: "The given data was not valid JSON.")) }
    static func _of(_ decoder: any Decoder) throws -> _JSONDecoding {
        guard let decoding = decoder as? _JSONDecoding else {
            throw DecodingError.dataCorrupted(DecodingError.Context(codingPath: decoder.codingPath, debugDescription: "Only JSONDecoder decodes values of the library here."))
        }
        return decoding
    }
    var userInfo: [CodingUserInfoKey: Any] { _options.userInfo }
    var _isNull: Bool { if case .null = _value { true } else { false } }
    var _names: [String] { if case .object(let names, _) = _value { names.map { _options._name($0, codingPath) } } else { [] } }
    func _inside(_ value: _JSON, _ key: any CodingKey) -> _JSONDecoding { _JSONDecoding(_value: value, codingPath: codingPath + [key], _options: _options) }
    func _decode<T: Decodable>(_ type: T.Type) throws -> T { try T(from: self) }
    func _mismatch(_ type: Any.Type) -> DecodingError {
        if _isNull { return .valueNotFound(type, DecodingError.Context(codingPath: codingPath, debugDescription: "Cannot get value of type \(type) -- found null value instead")) }
        return .typeMismatch(type, DecodingError.Context(codingPath: codingPath, debugDescription: "Expected to decode \(type) but found \(_value._kind) instead."))
    }
    func _corrupted(_ description: String) -> DecodingError { .dataCorrupted(DecodingError.Context(codingPath: codingPath, debugDescription: description)) }
    func container<Key: CodingKey>(keyedBy type: Key.Type) throws -> KeyedDecodingContainer<Key> {
        guard case .object(let names, let values) = _value else { throw _mismatch([String: Any].self) }
        var map: [String: _JSON] = [:]
        for index in names.indices { map[_options._name(names[index], codingPath)] = values[index] }
        return KeyedDecodingContainer<Key>(_decoding: self, _values: map)
    }
    var _elements: [_JSON] {
        get throws {
            guard case .array(let values) = _value else { throw _mismatch([Any].self) }
            return values
        }
    }
    func unkeyedContainer() throws -> any UnkeyedDecodingContainer { _JSONElements(_decoding: self, _values: try _elements) }
    func singleValueContainer() throws -> any SingleValueDecodingContainer { _JSONSingleValue(_decoding: self) }
}
struct _JSONSingleValue: SingleValueDecodingContainer {
    let _decoding: _JSONDecoding
    var codingPath: [any CodingKey] { _decoding.codingPath }
    func decodeNil() -> Bool { _decoding._isNull }
    func decode<T: Decodable>(_ type: T.Type) throws -> T { try _decoding._decode(type) }
}
struct _JSONElements: UnkeyedDecodingContainer {
    let _decoding: _JSONDecoding
    let _values: [_JSON]
    var currentIndex = 0
    init(_decoding: _JSONDecoding, _values: [_JSON]) {
        self._decoding = _decoding
        self._values = _values
    }
    var codingPath: [any CodingKey] { _decoding.codingPath }
    var count: Int? { _values.count }
    var isAtEnd: Bool { currentIndex >= _values.count }
    func _next(_ type: Any.Type) throws -> _JSONDecoding {
        if isAtEnd { throw DecodingError.valueNotFound(type, DecodingError.Context(codingPath: codingPath + [_AnyCodingKey(intValue: currentIndex)], debugDescription: "Unkeyed container is at end.")) }
        return _decoding._inside(_values[currentIndex], _AnyCodingKey(intValue: currentIndex))
    }
    mutating func decodeNil() throws -> Bool {
        let isNull = try _next(Any.self)._isNull
        if isNull { currentIndex += 1 }
        return isNull
    }
    mutating func decode<T: Decodable>(_ type: T.Type) throws -> T {
        let value = try _next(type)._decode(type)
        currentIndex += 1
        return value
    }
    mutating func decodeIfPresent<T: Decodable>(_ type: T.Type) throws -> T? {
        if isAtEnd { return nil }
        if try decodeNil() { return nil }
        return try decode(type)
    }
    mutating func nestedContainer<NestedKey: CodingKey>(keyedBy type: NestedKey.Type) throws -> KeyedDecodingContainer<NestedKey> {
        let container = try _next(KeyedDecodingContainer<NestedKey>.self).container(keyedBy: type)
        currentIndex += 1
        return container
    }
    mutating func nestedUnkeyedContainer() throws -> any UnkeyedDecodingContainer {
        let container = try _next([Any].self).unkeyedContainer()
        currentIndex += 1
        return container
    }
    mutating func superDecoder() throws -> any Decoder {
        let decoder = try _next(Any.self)
        currentIndex += 1
        return decoder
    }
}
class JSONEncoder {
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
    enum DataEncodingStrategy { case deferredToData, base64 }
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
        let encoding = _JSONEncoding(codingPath: [], _options: self)
        try encoding._encode(value)
        return Data(_bytes: Array(encoding._written("").utf8))
    }
    func _name(_ key: any CodingKey, _ path: [any CodingKey]) -> String {
        switch keyEncodingStrategy {
        case .useDefaultKeys: key.stringValue
        case .convertToSnakeCase: _toSnakeCase(key.stringValue)
        case .custom(let convert): convert(path + [key]).stringValue
        }
    }
}
/// A value that is encoded: a text, elements, or values by names. The order of names is that of the calls.
final class _JSONEncoding: Encoder {
    let codingPath: [any CodingKey]
    let _options: JSONEncoder
    var _text: String?
    var _elements: [_JSONEncoding]?
    var _names: [String]?
    var _values: [String: _JSONEncoding] = [:]
    init(codingPath: [any CodingKey], _options: JSONEncoder) {
        self.codingPath = codingPath
        self._options = _options
    }
    static func _of(_ encoder: any Encoder) throws -> _JSONEncoding {
        guard let encoding = encoder as? _JSONEncoding else {
            throw EncodingError.invalidValue("", EncodingError.Context(codingPath: encoder.codingPath, debugDescription: "Only JSONEncoder encodes values of the library here."))
        }
        return encoding
    }
    var userInfo: [CodingUserInfoKey: Any] { _options.userInfo }
    func _encode<T: Encodable>(_ value: T) throws { try value.encode(to: self) }
    func _child(_ key: any CodingKey) -> _JSONEncoding {
        let name = _options._name(key, codingPath)
        if _values[name] == nil { _names = (_names ?? []) + [name] }
        let child = _JSONEncoding(codingPath: codingPath + [key], _options: _options)
        _values[name] = child
        return child
    }
    func _next() -> _JSONEncoding {
        let child = _JSONEncoding(codingPath: codingPath + [_AnyCodingKey(intValue: _elements?.count ?? 0)], _options: _options)
        if _elements == nil { _elements = [] }
        _elements?.append(child)
        return child
    }
    func container<Key: CodingKey>(keyedBy type: Key.Type) -> KeyedEncodingContainer<Key> {
        if _names == nil { _names = [] }
        return KeyedEncodingContainer<Key>(_encoding: self)
    }
    func unkeyedContainer() -> any UnkeyedEncodingContainer {
        if _elements == nil { _elements = [] }
        return _JSONUnkeyed(_encoding: self)
    }
    func singleValueContainer() -> any SingleValueEncodingContainer { _JSONSingle(_encoding: self) }
    func _written(_ margin: String) -> String {
        let isPretty = _options.outputFormatting.contains(.prettyPrinted)
        let escapesSlashes = !_options.outputFormatting.contains(.withoutEscapingSlashes)
        let (start, separator, end) = isPretty ? ("\n" + margin + "  ", ",\n" + margin + "  ", "\n" + margin) : ("", ",", "")
        if let _text { return _text }
        if let _elements {
            let texts = _elements.map { $0._written(margin + "  ") }
            if texts.isEmpty { return isPretty ? "[\n\n" + margin + "]" : "[]" }
            return "[" + start + texts.joined(separator: separator) + end + "]"
        }
        let names = _options.outputFormatting.contains(.sortedKeys) ? (_names ?? []).sorted() : _names ?? []
        if names.isEmpty { return isPretty ? "{\n\n" + margin + "}" : "{}" }
        let colon = isPretty ? " : " : ":"
        let texts = names.map { _quotedJSON($0, escapesSlashes) + colon + (_values[$0]?._written(margin + "  ") ?? "null") }
        return "{" + start + texts.joined(separator: separator) + end + "}"
    }
}
struct _JSONSingle: SingleValueEncodingContainer {
    let _encoding: _JSONEncoding
    var codingPath: [any CodingKey] { _encoding.codingPath }
    mutating func encodeNil() throws { _encoding._text = "null" }
    mutating func encode<T: Encodable>(_ value: T) throws { try _encoding._encode(value) }
}
struct _JSONUnkeyed: UnkeyedEncodingContainer {
    let _encoding: _JSONEncoding
    var codingPath: [any CodingKey] { _encoding.codingPath }
    var count: Int { _encoding._elements?.count ?? 0 }
    mutating func encodeNil() throws { _encoding._next()._text = "null" }
    mutating func encode<T: Encodable>(_ value: T) throws { try _encoding._next()._encode(value) }
    mutating func encode<T: Sequence>(contentsOf sequence: T) throws where T.Element: Encodable { for value in sequence { try encode(value) } }
    mutating func nestedContainer<NestedKey: CodingKey>(keyedBy keyType: NestedKey.Type) -> KeyedEncodingContainer<NestedKey> { _encoding._next().container(keyedBy: keyType) }
    mutating func nestedUnkeyedContainer() -> any UnkeyedEncodingContainer { _encoding._next().unkeyedContainer() }
    mutating func superEncoder() -> any Encoder { _encoding._next() }
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
