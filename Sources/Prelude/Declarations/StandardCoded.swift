// Encoded values, whatever the format. JSON and property lists say how they are read and written.
/// A value that was read.
indirect enum _Coded {
    case null
    case bool(Bool)
    case int(Int)
    case double(Double)
    case string(String)
    case array([_Coded])
    /// Names without repetitions, and their values.
    case object([String], [_Coded])
    case date(Date)
    case data(Data)
    /// A whole number that only unsigned types hold.
    case large(UInt64)
}
/// A value that is written, beside arrays and dictionaries. Numbers are texts, since each type writes its own.
enum _Leaf {
    case null
    case bool(Bool)
    case integer(String)
    case real(Double, String)
    case string(String)
    case date(Date)
    case data(Data)
}
/// What a decoder's format and strategies decide.
protocol _DecodingRules: AnyObject {
    var userInfo: [CodingUserInfoKey: Any] { get }
    func _name(_ name: String, _ path: [any CodingKey]) -> String
    func _kind(_ value: _Coded) -> String
    func _isNull(_ value: _Coded) -> Bool
    /// For a number that the type can't hold.
    func _misfit(_ value: _Coded, _ type: Any.Type, _ decoding: _Decoding) -> DecodingError
    /// A number that is written as a text.
    func _number(_ text: String) -> Double?
    func _date(_ decoding: _Decoding) throws -> Date
    func _data(_ decoding: _Decoding) throws -> Data
}
/// What an encoder's format and strategies decide.
protocol _EncodingRules: AnyObject {
    var userInfo: [CodingUserInfoKey: Any] { get }
    func _name(_ key: any CodingKey, _ path: [any CodingKey]) -> String
    /// A number that JSON has no text for.
    func _infinite(_ value: Double, _ type: String, _ encoding: _Encoding) throws -> _Leaf
    func _encode(_ date: Date, _ encoding: _Encoding) throws
    func _encode(_ data: Data, _ encoding: _Encoding) throws
}
/// A value that is decoded, with its place in the whole.
final class _Decoding: Decoder {
    let _value: _Coded
    let codingPath: [any CodingKey]
    let _rules: any _DecodingRules
    init(_value: _Coded, codingPath: [any CodingKey], _rules: any _DecodingRules) {
        self._value = _value
        self.codingPath = codingPath
        self._rules = _rules
    }
    static func _of(_ decoder: any Decoder) throws -> _Decoding {
        guard let decoding = decoder as? _Decoding else {
            throw DecodingError.dataCorrupted(DecodingError.Context(codingPath: decoder.codingPath, debugDescription: "Only JSONDecoder and PropertyListDecoder decode values of the library here."))
        }
        return decoding
    }
    var userInfo: [CodingUserInfoKey: Any] { _rules.userInfo }
    var _isNull: Bool { _rules._isNull(_value) }
    var _names: [String] { if case .object(let names, _) = _value { names.map { _rules._name($0, codingPath) } } else { [] } }
    func _inside(_ value: _Coded, _ key: any CodingKey) -> _Decoding { _Decoding(_value: value, codingPath: codingPath + [key], _rules: _rules) }
    func _decode<T: Decodable>(_ type: T.Type) throws -> T { try T(from: self) }
    func _mismatch(_ type: Any.Type) -> DecodingError {
        if _isNull { return .valueNotFound(type, DecodingError.Context(codingPath: codingPath, debugDescription: "Cannot get value of type \(type) -- found null value instead")) }
        return .typeMismatch(type, DecodingError.Context(codingPath: codingPath, debugDescription: "Expected to decode \(type) but found \(_rules._kind(_value)) instead."))
    }
    func _unknownKey(_ type: Any.Type) -> DecodingError {
        if type == Int.self { return .typeMismatch(type, DecodingError.Context(codingPath: codingPath, debugDescription: "Expected Int key but found String key instead.")) }
        return _corrupted("Could not convert key to type \(type)")
    }
    func _corrupted(_ description: String) -> DecodingError { .dataCorrupted(DecodingError.Context(codingPath: codingPath, debugDescription: description)) }
    func container<Key: CodingKey>(keyedBy type: Key.Type) throws -> KeyedDecodingContainer<Key> {
        guard case .object(let names, let values) = _value else { throw _mismatch([String: Any].self) }
        var map: [String: _Coded] = [:]
        for index in names.indices { map[_rules._name(names[index], codingPath)] = values[index] }
        return KeyedDecodingContainer<Key>(_decoding: self, _values: map)
    }
    var _elements: [_Coded] {
        get throws {
            guard case .array(let values) = _value else { throw _mismatch([Any].self) }
            return values
        }
    }
    func unkeyedContainer() throws -> any UnkeyedDecodingContainer { _DecodedElements(_decoding: self, _values: try _elements) }
    func singleValueContainer() throws -> any SingleValueDecodingContainer { _DecodedValue(_decoding: self) }
}
struct _DecodedValue: SingleValueDecodingContainer {
    let _decoding: _Decoding
    var codingPath: [any CodingKey] { _decoding.codingPath }
    func decodeNil() -> Bool { _decoding._isNull }
    func decode<T: Decodable>(_ type: T.Type) throws -> T { try _decoding._decode(type) }
}
struct _DecodedElements: UnkeyedDecodingContainer {
    let _decoding: _Decoding
    let _values: [_Coded]
    var currentIndex = 0
    init(_decoding: _Decoding, _values: [_Coded]) {
        self._decoding = _decoding
        self._values = _values
    }
    var codingPath: [any CodingKey] { _decoding.codingPath }
    var count: Int? { _values.count }
    var isAtEnd: Bool { currentIndex >= _values.count }
    func _next(_ type: Any.Type) throws -> _Decoding {
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
/// A value that is encoded: a leaf, elements, or values by names. The order of names is that of the calls.
final class _Encoding: Encoder {
    let codingPath: [any CodingKey]
    let _rules: any _EncodingRules
    var _leaf: _Leaf?
    var _elements: [_Encoding]?
    var _names: [String]?
    var _values: [String: _Encoding] = [:]
    init(codingPath: [any CodingKey], _rules: any _EncodingRules) {
        self.codingPath = codingPath
        self._rules = _rules
    }
    static func _of(_ encoder: any Encoder) throws -> _Encoding {
        guard let encoding = encoder as? _Encoding else {
            throw EncodingError.invalidValue("", EncodingError.Context(codingPath: encoder.codingPath, debugDescription: "Only JSONEncoder and PropertyListEncoder encode values of the library here."))
        }
        return encoding
    }
    var userInfo: [CodingUserInfoKey: Any] { _rules.userInfo }
    func _encode<T: Encodable>(_ value: T) throws { try value.encode(to: self) }
    func _child(_ key: any CodingKey) -> _Encoding {
        let name = _rules._name(key, codingPath)
        if _values[name] == nil { _names = (_names ?? []) + [name] }
        let child = _Encoding(codingPath: codingPath + [key], _rules: _rules)
        _values[name] = child
        return child
    }
    func _next() -> _Encoding {
        let child = _Encoding(codingPath: codingPath + [_AnyCodingKey(intValue: _elements?.count ?? 0)], _rules: _rules)
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
        return _EncodedElements(_encoding: self)
    }
    func singleValueContainer() -> any SingleValueEncodingContainer { _EncodedValue(_encoding: self) }
}
struct _EncodedValue: SingleValueEncodingContainer {
    let _encoding: _Encoding
    var codingPath: [any CodingKey] { _encoding.codingPath }
    mutating func encodeNil() throws { _encoding._leaf = .null }
    mutating func encode<T: Encodable>(_ value: T) throws { try _encoding._encode(value) }
}
struct _EncodedElements: UnkeyedEncodingContainer {
    let _encoding: _Encoding
    var codingPath: [any CodingKey] { _encoding.codingPath }
    var count: Int { _encoding._elements?.count ?? 0 }
    mutating func encodeNil() throws { _encoding._next()._leaf = .null }
    mutating func encode<T: Encodable>(_ value: T) throws { try _encoding._next()._encode(value) }
    mutating func encode<T: Sequence>(contentsOf sequence: T) throws where T.Element: Encodable { for value in sequence { try encode(value) } }
    mutating func nestedContainer<NestedKey: CodingKey>(keyedBy keyType: NestedKey.Type) -> KeyedEncodingContainer<NestedKey> { _encoding._next().container(keyedBy: keyType) }
    mutating func nestedUnkeyedContainer() -> any UnkeyedEncodingContainer { _encoding._next().unkeyedContainer() }
    mutating func superEncoder() -> any Encoder { _encoding._next() }
}
