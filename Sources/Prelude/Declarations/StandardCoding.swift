// What types are encoded to and decoded from, and how they say it.
/// The name of a property in encoded data.
protocol CodingKey: CustomStringConvertible, CustomDebugStringConvertible, Sendable {
    var stringValue: String { get }
    init?(stringValue: String)
    var intValue: Int? { get }
    init?(intValue: Int)
}
extension CodingKey {
    var description: String { "\(Self.self)(stringValue: \"\(stringValue)\", intValue: \(intValue.map { "\($0)" } ?? "nil"))" }
    var debugDescription: String { description }
}
extension CodingKey where Self: RawRepresentable, Self.RawValue == String {
    var stringValue: String { rawValue }
    init?(stringValue: String) { self.init(rawValue: stringValue) }
    var intValue: Int? { nil }
    init?(intValue: Int) { return nil }
}
extension CodingKey where Self: RawRepresentable, Self.RawValue == Int {
    var stringValue: String { "\(rawValue)" }
    init?(stringValue: String) {
        guard let number = Int(stringValue) else { return nil }
        self.init(rawValue: number)
    }
    var intValue: Int? { rawValue }
    init?(intValue: Int) { self.init(rawValue: intValue) }
}
/// A key of containers without names, and of those that code it for a superclass.
struct _AnyCodingKey: CodingKey {
    let stringValue: String
    let intValue: Int?
    init(stringValue: String) { self.init(stringValue: stringValue, intValue: nil) }
    init(stringValue: String, intValue: Int?) { self.stringValue = stringValue; self.intValue = intValue }
    init(intValue: Int) { self.init(stringValue: "Index \(intValue)", intValue: intValue) }
}
/// A key of a dictionary that is encoded by name.
/// - Since: iOS 15.4
protocol CodingKeyRepresentable {
    var codingKey: any CodingKey { get }
    init?<T: CodingKey>(codingKey: T)
}
extension CodingKeyRepresentable where Self: RawRepresentable, Self.RawValue == String {
    var codingKey: any CodingKey { _AnyCodingKey(stringValue: rawValue) }
    init?<T: CodingKey>(codingKey: T) { self.init(rawValue: codingKey.stringValue) }
}
extension CodingKeyRepresentable where Self: RawRepresentable, Self.RawValue == Int {
    var codingKey: any CodingKey { _AnyCodingKey(stringValue: "\(rawValue)", intValue: rawValue) }
    init?<T: CodingKey>(codingKey: T) {
        guard let number = codingKey.intValue ?? Int(codingKey.stringValue) else { return nil }
        self.init(rawValue: number)
    }
}
extension String: CodingKeyRepresentable {
    var codingKey: any CodingKey { _AnyCodingKey(stringValue: self) }
    init?<T: CodingKey>(codingKey: T) { self = codingKey.stringValue }
}
extension Int: CodingKeyRepresentable {
    var codingKey: any CodingKey { _AnyCodingKey(stringValue: "\(self)", intValue: self) }
    init?<T: CodingKey>(codingKey: T) {
        guard let number = codingKey.intValue ?? Int(codingKey.stringValue) else { return nil }
        self = number
    }
}
struct CodingUserInfoKey: RawRepresentable, Hashable, Sendable {
    let rawValue: String
    init?(rawValue: String) { self.rawValue = rawValue }
}
/// What a value is made from.
protocol Decoder {
    var codingPath: [any CodingKey] { get }
    var userInfo: [CodingUserInfoKey: Any] { get }
    func container<Key: CodingKey>(keyedBy type: Key.Type) throws -> KeyedDecodingContainer<Key>
    func unkeyedContainer() throws -> any UnkeyedDecodingContainer
    func singleValueContainer() throws -> any SingleValueDecodingContainer
}
/// What a value is written to.
protocol Encoder {
    var codingPath: [any CodingKey] { get }
    var userInfo: [CodingUserInfoKey: Any] { get }
    func container<Key: CodingKey>(keyedBy type: Key.Type) -> KeyedEncodingContainer<Key>
    func unkeyedContainer() -> any UnkeyedEncodingContainer
    func singleValueContainer() -> any SingleValueEncodingContainer
}
protocol SingleValueDecodingContainer {
    var codingPath: [any CodingKey] { get }
    func decodeNil() -> Bool
    func decode<T: Decodable>(_ type: T.Type) throws -> T
}
protocol UnkeyedDecodingContainer {
    var codingPath: [any CodingKey] { get }
    var count: Int? { get }
    var isAtEnd: Bool { get }
    var currentIndex: Int { get }
    mutating func decodeNil() throws -> Bool
    mutating func decode<T: Decodable>(_ type: T.Type) throws -> T
    mutating func decodeIfPresent<T: Decodable>(_ type: T.Type) throws -> T?
    mutating func nestedContainer<NestedKey: CodingKey>(keyedBy type: NestedKey.Type) throws -> KeyedDecodingContainer<NestedKey>
    mutating func nestedUnkeyedContainer() throws -> any UnkeyedDecodingContainer
    mutating func superDecoder() throws -> any Decoder
}
/// The values of a type by their keys.
struct KeyedDecodingContainer<Key: CodingKey> {
    let _decoding: _Decoding
    let _values: [String: _Coded]
    var codingPath: [any CodingKey] { _decoding.codingPath }
    var allKeys: [Key] { _decoding._names.compactMap { Key(stringValue: $0) } }
    func contains(_ key: Key) -> Bool { _values[key.stringValue] != nil }
    func _child(_ key: any CodingKey) throws -> _Decoding {
        guard let value = _values[key.stringValue] else {
            throw DecodingError.keyNotFound(key, DecodingError.Context(codingPath: codingPath, debugDescription: "No value associated with key \(key) (\"\(key.stringValue)\")."))
        }
        return _decoding._inside(value, key)
    }
    func decodeNil(forKey key: Key) throws -> Bool { try _child(key)._isNull }
    func decode<T: Decodable>(_ type: T.Type, forKey key: Key) throws -> T { try _child(key)._decode(type) }
    func decodeIfPresent<T: Decodable>(_ type: T.Type, forKey key: Key) throws -> T? {
        guard let value = _values[key.stringValue] else { return nil }
        let child = _decoding._inside(value, key)
        return child._isNull ? nil : try child._decode(type)
    }
    func nestedContainer<NestedKey: CodingKey>(keyedBy type: NestedKey.Type, forKey key: Key) throws -> KeyedDecodingContainer<NestedKey> { try _child(key).container(keyedBy: type) }
    func nestedUnkeyedContainer(forKey key: Key) throws -> any UnkeyedDecodingContainer { try _child(key).unkeyedContainer() }
    func superDecoder() throws -> any Decoder { try _child(_AnyCodingKey(stringValue: "super")) }
    func superDecoder(forKey key: Key) throws -> any Decoder { try _child(key) }
    // What derived initializers call: the type follows from the property.
    func _value<T: Decodable>(_ key: Key) throws -> T {
        if T.self is any ExpressibleByNilLiteral.Type, _values[key.stringValue] == nil { return try _decoding._inside(.null, key)._decode(T.self) }
        return try _child(key)._decode(T.self)
    }
    func _valueIfPresent<T: Decodable>(_ key: Key) throws -> T? { try decodeIfPresent(T.self, forKey: key) }
}
/// The type of a property: what derived initializers pass to the program's own ways of decoding.
func _type<Root, Value>(of property: KeyPath<Root, Value>) -> Value.Type { Value.self }
func _wrappedType<Root, Value>(of property: KeyPath<Root, Value?>) -> Value.Type { Value.self }
protocol SingleValueEncodingContainer {
    var codingPath: [any CodingKey] { get }
    mutating func encodeNil() throws
    mutating func encode<T: Encodable>(_ value: T) throws
}
protocol UnkeyedEncodingContainer {
    var codingPath: [any CodingKey] { get }
    var count: Int { get }
    mutating func encodeNil() throws
    mutating func encode<T: Encodable>(_ value: T) throws
    mutating func encode<T: Sequence>(contentsOf sequence: T) throws where T.Element: Encodable
    mutating func nestedContainer<NestedKey: CodingKey>(keyedBy keyType: NestedKey.Type) -> KeyedEncodingContainer<NestedKey>
    mutating func nestedUnkeyedContainer() -> any UnkeyedEncodingContainer
    mutating func superEncoder() -> any Encoder
}
/// Where a type puts its values by their keys.
struct KeyedEncodingContainer<Key: CodingKey> {
    let _encoding: _Encoding
    var codingPath: [any CodingKey] { _encoding.codingPath }
    mutating func encodeNil(forKey key: Key) throws { _encoding._child(key)._leaf = .null }
    mutating func encode<T: Encodable>(_ value: T, forKey key: Key) throws { try _encoding._child(key)._encode(value) }
    mutating func encodeIfPresent<T: Encodable>(_ value: T?, forKey key: Key) throws { if let value { try encode(value, forKey: key) } }
    mutating func _put<T: Encodable>(_ value: T, _ key: Key) throws { try encode(value, forKey: key) }
    mutating func _put<T: Encodable>(_ value: T?, _ key: Key) throws { try encodeIfPresent(value, forKey: key) }
    mutating func nestedContainer<NestedKey: CodingKey>(keyedBy keyType: NestedKey.Type, forKey key: Key) -> KeyedEncodingContainer<NestedKey> { _encoding._child(key).container(keyedBy: keyType) }
    mutating func nestedUnkeyedContainer(forKey key: Key) -> any UnkeyedEncodingContainer { _encoding._child(key).unkeyedContainer() }
    mutating func superEncoder() -> any Encoder { _encoding._child(_AnyCodingKey(stringValue: "super")) }
    mutating func superEncoder(forKey key: Key) -> any Encoder { _encoding._child(key) }
}
/// Why a value couldn't be decoded, and where.
enum DecodingError: LocalizedError, CustomDebugStringConvertible, CustomStringConvertible {
    struct Context: Sendable {
        let codingPath: [any CodingKey]
        let debugDescription: String
        let underlyingError: (any Error)?
        init(codingPath: [any CodingKey], debugDescription: String, underlyingError: (any Error)? = nil) {
            self.codingPath = codingPath
            self.debugDescription = debugDescription
            self.underlyingError = underlyingError
        }
        var _end: String { (codingPath.isEmpty ? "" : " Path: \(_codingPath(codingPath)).") + " Debug description: \(debugDescription)" }
    }
    case typeMismatch(Any.Type, DecodingError.Context)
    case valueNotFound(Any.Type, DecodingError.Context)
    case keyNotFound(any CodingKey, DecodingError.Context)
    case dataCorrupted(DecodingError.Context)
    var debugDescription: String {
        switch self {
        case .typeMismatch(let type, let context): "DecodingError.typeMismatch: expected value of type \(type).\(context._end)"
        case .valueNotFound(let type, let context): "DecodingError.valueNotFound: Expected value of type \(type) but found null instead.\(context._end)"
        case .keyNotFound(let key, let context): "DecodingError.keyNotFound: Key '\(key.stringValue)' not found in keyed decoding container.\(context._end)"
        case .dataCorrupted(let context): "DecodingError.dataCorrupted: Data was corrupted.\(context._end)"
        }
    }
    var description: String { debugDescription }
    var errorDescription: String? {
        switch self {
        case .keyNotFound, .valueNotFound: "The data couldn’t be read because it is missing."
        case .typeMismatch, .dataCorrupted: "The data couldn’t be read because it isn’t in the correct format."
        }
    }
    static func dataCorruptedError<Key: CodingKey>(forKey key: Key, in container: KeyedDecodingContainer<Key>, debugDescription: String) -> DecodingError {
        .dataCorrupted(DecodingError.Context(codingPath: container.codingPath + [key], debugDescription: debugDescription))
    }
    static func dataCorruptedError(in container: any SingleValueDecodingContainer, debugDescription: String) -> DecodingError {
        .dataCorrupted(DecodingError.Context(codingPath: container.codingPath, debugDescription: debugDescription))
    }
    static func dataCorruptedError(in container: any UnkeyedDecodingContainer, debugDescription: String) -> DecodingError {
        .dataCorrupted(DecodingError.Context(codingPath: container.codingPath, debugDescription: debugDescription))
    }
}
/// Why a value couldn't be encoded, and where.
enum EncodingError: LocalizedError, CustomDebugStringConvertible, CustomStringConvertible {
    struct Context: Sendable {
        let codingPath: [any CodingKey]
        let debugDescription: String
        let underlyingError: (any Error)?
        init(codingPath: [any CodingKey], debugDescription: String, underlyingError: (any Error)? = nil) {
            self.codingPath = codingPath
            self.debugDescription = debugDescription
            self.underlyingError = underlyingError
        }
    }
    case invalidValue(Any, EncodingError.Context)
    var debugDescription: String {
        switch self {
        case .invalidValue(let value, let context):
            "EncodingError.invalidValue: \(value) (\(type(of: value)))." + (context.codingPath.isEmpty ? "" : " Path: \(_codingPath(context.codingPath)).") + " Debug description: \(context.debugDescription)"
        }
    }
    var description: String { debugDescription }
    var errorDescription: String? { "The data couldn’t be written because it isn’t in the correct format." }
}
/// `list[1].name`.
func _codingPath(_ path: [any CodingKey]) -> String {
    var text = ""
    for key in path {
        if let index = key.intValue { text += "[\(index)]" } else { text += (text.isEmpty ? "" : ".") + key.stringValue }
    }
    return text
}
