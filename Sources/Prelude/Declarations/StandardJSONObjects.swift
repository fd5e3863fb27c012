/// Reads and writes JSON as arrays, dictionaries, texts, numbers and `NSNull`, without types of the program.
class JSONSerialization: NSObject {
    struct ReadingOptions: OptionSet, Sendable {
        let rawValue: UInt
        init(rawValue: UInt) { self.rawValue = rawValue }
        static let mutableContainers = JSONSerialization.ReadingOptions(rawValue: 1), mutableLeaves = JSONSerialization.ReadingOptions(rawValue: 2)
        static let fragmentsAllowed = JSONSerialization.ReadingOptions(rawValue: 4), allowFragments = JSONSerialization.ReadingOptions(rawValue: 4)
        static let json5Allowed = JSONSerialization.ReadingOptions(rawValue: 8)
    }
    struct WritingOptions: OptionSet, Sendable {
        let rawValue: UInt
        init(rawValue: UInt) { self.rawValue = rawValue }
        static let prettyPrinted = JSONSerialization.WritingOptions(rawValue: 1), sortedKeys = JSONSerialization.WritingOptions(rawValue: 2)
        static let fragmentsAllowed = JSONSerialization.WritingOptions(rawValue: 4), withoutEscapingSlashes = JSONSerialization.WritingOptions(rawValue: 8)
    }
    class func jsonObject(with data: Data, options: JSONSerialization.ReadingOptions = []) throws -> Any {
        guard let value = _parsedJSON(data._bytes, allowsJSON5: options.contains(.json5Allowed)) else { throw _corrupt(_faultOfJSON(data._bytes)) }
        switch value {
        case .array, .object: break
        default: if !options.contains(.fragmentsAllowed) { throw _corrupt("JSON text did not start with array or object and option to allow fragments not set.") }
        }
        return value._object
    }
    class func data(withJSONObject object: Any, options: JSONSerialization.WritingOptions = []) throws -> Data {
        let encoder = JSONEncoder()
        encoder.outputFormatting = JSONEncoder.OutputFormatting(rawValue: options.rawValue & 11)
        let encoding = _Encoding(codingPath: [], _rules: encoder)
        let fault = encoding._fill(object, _ofJSON: true)
        if encoding._leaf != nil, !options.contains(.fragmentsAllowed) { fatalError("Invalid top-level type in JSON write") }
        if let fault { fatalError(fault) }
        return Data(_bytes: Array(encoder._written(encoding, "").utf8))
    }
    class func isValidJSONObject(_ object: Any) -> Bool {
        let encoding = _Encoding(codingPath: [], _rules: JSONEncoder())
        return encoding._fill(object, _ofJSON: true) == nil && encoding._leaf == nil
    }
    static func _corrupt(_ reason: String) -> NSError {
        NSError(domain: NSCocoaErrorDomain, code: 3840, userInfo: [NSDebugDescriptionErrorKey: reason])
    }
}
/// What is wrong with a text that isn't JSON.
func _faultOfJSON(_ bytes: [UInt8]) -> String
extension _Coded {
    /// The value as Foundation's objects and Swift's collections.
    var _object: Any {
        switch self {
        case .null: NSNull()
        case .bool(let value): NSNumber(value: value)
        case .int(let value): NSNumber(value: value)
        case .double(let value): NSNumber(value: value)
        case .large(let value): NSNumber(value: value)
        case .string(let text): text
        case .date(let date): date
        case .data(let data): data
        case .array(let values): values.map { $0._object }
        case .object(let names, let values): Dictionary<String, Any>(uniqueKeysWithValues: zip(names, values.map { $0._object }))
        }
    }
}
extension _Encoding {
    /// Takes in a value of any type; what is wrong with it where the format has no such values.
    func _fill(_ value: Any, _ofJSON isJSON: Bool) -> String? {
        if codingPath.count > 512 { return "Too many nested arrays or dictionaries" }
        if let text = value as? String {
            _leaf = .string(text)
        } else if value is NSNull || (_displayStyle(of: value) == .optional && _levels(of: value)[0].children.isEmpty) {
            _leaf = .null
            return isJSON ? nil : "Property list invalid for format: null values are not allowed"
        } else if let number = value as? NSNumber {
            if let flag = number._value as? Bool {
                _leaf = .bool(flag)
            } else if number._isWhole {
                _leaf = .integer(number.stringValue)
            } else {
                if isJSON, !number.doubleValue.isFinite { return "Invalid number value (\(number.doubleValue.isNaN ? "NaN" : "infinite")) in JSON write" }
                _leaf = .real(number.doubleValue, number.stringValue)
            }
        } else if let list = value as? [Any] {
            _elements = []
            for element in list { if let fault = _next()._fill(element, _ofJSON: isJSON) { return fault } }
        } else if let map = value as? [AnyHashable: Any] {
            _names = []
            for (key, element) in map {
                guard let name = key.base as? String else { return isJSON ? "Invalid (non-string) key in JSON dictionary" : "Property list invalid for format: keys must be strings" }
                if let fault = _child(_AnyCodingKey(stringValue: name))._fill(element, _ofJSON: isJSON) { return fault }
            }
        } else if !isJSON, let date = value as? Date {
            _leaf = .date(date)
        } else if !isJSON, let data = value as? Data {
            _leaf = .data(data)
        } else {
            return isJSON ? "Invalid type in JSON write (\(type(of: value)))" : "Property list invalid for format: \(type(of: value)) is not a property list type"
        }
        return nil
    }
}
