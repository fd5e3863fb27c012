// Property lists: reading and writing, for types of the program and for collections of any values.
class PropertyListSerialization: NSObject {
    enum PropertyListFormat: UInt, Sendable { case openStep = 1, xml = 100, binary = 200 }
    typealias ReadOptions = PropertyListSerialization.MutabilityOptions
    typealias WriteOptions = Int
    struct MutabilityOptions: OptionSet, Sendable {
        let rawValue: UInt
        init(rawValue: UInt) { self.rawValue = rawValue }
        static let mutableContainers = PropertyListSerialization.MutabilityOptions(rawValue: 1)
        static let mutableContainersAndLeaves = PropertyListSerialization.MutabilityOptions(rawValue: 2)
    }
    class func propertyList(from data: Data, options: PropertyListSerialization.MutabilityOptions = [], format: PropertyListSerialization.PropertyListFormat?) throws -> Any {
        guard let value = _parsedPropertyList(data._bytes) else { throw JSONSerialization._corrupt("The data is not a property list.") }
        return value._object
    }
    class func data(fromPropertyList list: Any, format: PropertyListSerialization.PropertyListFormat, options: Int) throws -> Data {
        let encoder = PropertyListEncoder()
        encoder.outputFormat = format
        let encoding = _Encoding(codingPath: [], _rules: encoder)
        if let fault = encoding._fill(list, _ofJSON: false) { throw NSError(domain: NSCocoaErrorDomain, code: 3851, userInfo: [NSDebugDescriptionErrorKey: fault]) }
        return encoder._data(encoding)
    }
    class func propertyList(_ list: Any, isValidFor format: PropertyListSerialization.PropertyListFormat) -> Bool {
        _Encoding(codingPath: [], _rules: PropertyListEncoder())._fill(list, _ofJSON: false) == nil
    }
}
/// `nil` where the bytes aren't a property list.
func _parsedPropertyList(_ bytes: [UInt8]) -> _Coded?
/// A property list in XML, in the binary format.
func _binaryPropertyList(_ bytes: [UInt8]) -> [UInt8]
class PropertyListDecoder: _DecodingRules {
    var userInfo: [CodingUserInfoKey: Any] = [:]
    init() {}
    func decode<T: Decodable>(_ type: T.Type, from data: Data) throws -> T {
        guard let value = _parsedPropertyList(data._bytes) else {
            throw DecodingError.dataCorrupted(DecodingError.Context(codingPath: [], debugDescription: "The given data was not a valid property list."))
        }
        return try _Decoding(_value: value, codingPath: [], _rules: self)._decode(type)
    }
    func _name(_ name: String, _ path: [any CodingKey]) -> String { name }
    func _kind(_ value: _Coded) -> String {
        switch value {
        case .null: "null"
        case .bool: "a boolean"
        case .int: "an integer"
        case .large: "an integer"
        case .double: "a real"
        case .string: "a string"
        case .date: "a date"
        case .data: "a data"
        case .array: "an array"
        case .object: "a dictionary"
        }
    }
    func _misfit(_ value: _Coded, _ type: Any.Type, _ decoding: _Decoding) -> DecodingError {
        decoding._corrupted("Parsed property list number <\(value._object)> does not fit in \(type).")
    }
    func _isNull(_ value: _Coded) -> Bool { if case .string("$null") = value { true } else { false } }
    func _number(_ text: String) -> Double? { nil }
    func _date(_ decoding: _Decoding) throws -> Date {
        guard case .date(let date) = decoding._value else { throw decoding._mismatch(Date.self) }
        return date
    }
    func _data(_ decoding: _Decoding) throws -> Data {
        guard case .data(let data) = decoding._value else { throw decoding._mismatch(Data.self) }
        return data
    }
}
class PropertyListEncoder: _EncodingRules {
    var outputFormat = PropertyListSerialization.PropertyListFormat.binary
    var userInfo: [CodingUserInfoKey: Any] = [:]
    init() {}
    func encode<T: Encodable>(_ value: T) throws -> Data {
        let encoding = _Encoding(codingPath: [], _rules: self)
        try encoding._encode(value)
        if encoding._leaf != nil {
            throw EncodingError.invalidValue(value, EncodingError.Context(codingPath: [], debugDescription: "Unable to encode the given top-level value as a property list."))
        }
        return _data(encoding)
    }
    func _name(_ key: any CodingKey, _ path: [any CodingKey]) -> String { key.stringValue }
    func _infinite(_ value: Double, _ type: String, _ encoding: _Encoding) throws -> _Leaf { .real(value, value.isNaN ? "nan" : value > 0 ? "+infinity" : "-infinity") }
    func _encode(_ date: Date, _ encoding: _Encoding) throws { encoding._leaf = .date(date) }
    func _encode(_ data: Data, _ encoding: _Encoding) throws { encoding._leaf = .data(data) }
    func _data(_ encoding: _Encoding) -> Data {
        let start = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<!DOCTYPE plist PUBLIC \"-//Apple//DTD PLIST 1.0//EN\" \"http://www.apple.com/DTDs/PropertyList-1.0.dtd\">\n<plist version=\"1.0\">\n"
        let bytes = Array((start + _written(encoding, "") + "</plist>\n").utf8)
        return Data(_bytes: outputFormat == .binary ? _binaryPropertyList(bytes) : bytes)
    }
    func _written(_ encoding: _Encoding, _ margin: String) -> String {
        if let leaf = encoding._leaf { return margin + _text(leaf, margin) + "\n" }
        if let elements = encoding._elements {
            if elements.isEmpty { return margin + "<array/>\n" }
            return margin + "<array>\n" + elements.map { _written($0, margin + "\t") }.joined() + margin + "</array>\n"
        }
        let names = (encoding._names ?? []).sorted()
        if names.isEmpty { return margin + "<dict/>\n" }
        let entries = names.map { name in margin + "\t<key>\(_escaped(name))</key>\n" + (encoding._values[name].map { _written($0, margin + "\t") } ?? "") }
        return margin + "<dict>\n" + entries.joined() + margin + "</dict>\n"
    }
    func _text(_ leaf: _Leaf, _ margin: String) -> String {
        switch leaf {
        case .null: return "<string>$null</string>"
        case .bool(let value): return value ? "<true/>" : "<false/>"
        case .integer(let text): return "<integer>\(text)</integer>"
        case .real(_, let text): return "<real>\(text)</real>"
        case .string(let text): return "<string>\(_escaped(text))</string>"
        case .date(let date): return "<date>\(ISO8601DateFormatter().string(from: date))</date>"
        case .data(let data):
            let letters = Array(data.base64EncodedString())
            let width = max(20, 76 - 8 * margin.count)
            let lines = stride(from: 0, to: letters.count, by: width).map { margin + String(letters[$0..<min($0 + width, letters.count)]) + "\n" }
            return "<data>\n" + lines.joined() + margin + "</data>"
        }
    }
    func _escaped(_ text: String) -> String {
        text.replacingOccurrences(of: "&", with: "&amp;").replacingOccurrences(of: "<", with: "&lt;").replacingOccurrences(of: ">", with: "&gt;")
    }
}
