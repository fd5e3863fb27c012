// How values of the library are encoded and decoded.
func _decodedInteger<T: FixedWidthInteger>(_ decoder: any Decoder) throws -> T {
    let decoding = try _Decoding._of(decoder)
    var number: T?
    switch decoding._value {
    case .int(let value): number = T(exactly: value)
    case .large(let value): number = T(exactly: value)
    case .double(let value): number = value == value.rounded() && abs(value) < 9e18 ? T(exactly: Int(value)) : nil
    default: throw decoding._mismatch(T.self)
    }
    guard let number else { throw decoding._rules._misfit(decoding._value, T.self, decoding) }
    return number
}
func _decodedNumber(_ decoder: any Decoder, _ type: Any.Type) throws -> Double {
    let decoding = try _Decoding._of(decoder)
    switch decoding._value {
    case .int(let value): return Double(value)
    case .double(let value): return value
    case .large(let value): return Double(value)
    case .string(let text):
        guard let number = decoding._rules._number(text) else { throw decoding._mismatch(type) }
        return number
    default: throw decoding._mismatch(type)
    }
}
func _encodeNumber(_ value: Double, _ text: String, _ type: String, _ encoder: any Encoder) throws {
    let encoding = try _Encoding._of(encoder)
    encoding._leaf = value.isFinite ? .real(value, text.hasSuffix(".0") ? String(text.dropLast(2)) : text) : try encoding._rules._infinite(value, type, encoding)
}
extension _SizedInteger {
    init(from decoder: any Decoder) throws { self = try _decodedInteger(decoder) }
    func encode(to encoder: any Encoder) throws { try _Encoding._of(encoder)._leaf = .integer("\(self)") }
}
extension Int {
    init(from decoder: any Decoder) throws { self = try _decodedInteger(decoder) }
    func encode(to encoder: any Encoder) throws { try _Encoding._of(encoder)._leaf = .integer("\(self)") }
}
extension Double {
    init(from decoder: any Decoder) throws { self = try _decodedNumber(decoder, Double.self) }
    func encode(to encoder: any Encoder) throws { try _encodeNumber(self, "\(self)", "Double", encoder) }
}
extension Float {
    init(from decoder: any Decoder) throws { self = Float(try _decodedNumber(decoder, Float.self)) }
    func encode(to encoder: any Encoder) throws { try _encodeNumber(Double(self), "\(self)", "Float", encoder) }
}
extension CGFloat {
    init(from decoder: any Decoder) throws { self = CGFloat(try _decodedNumber(decoder, CGFloat.self)) }
    func encode(to encoder: any Encoder) throws { try _encodeNumber(Double(self), "\(self)", "Double", encoder) }
}
extension Bool: Codable {
    init(from decoder: any Decoder) throws {
        let decoding = try _Decoding._of(decoder)
        guard case .bool(let value) = decoding._value else { throw decoding._mismatch(Bool.self) }
        self = value
    }
    func encode(to encoder: any Encoder) throws { try _Encoding._of(encoder)._leaf = .bool(self) }
}
extension String {
    init(from decoder: any Decoder) throws {
        let decoding = try _Decoding._of(decoder)
        guard case .string(let value) = decoding._value else { throw decoding._mismatch(String.self) }
        self = value
    }
    func encode(to encoder: any Encoder) throws { try _Encoding._of(encoder)._leaf = .string(self) }
}
extension Optional: Decodable where Wrapped: Decodable {
    init(from decoder: any Decoder) throws {
        let decoding = try _Decoding._of(decoder)
        if decoding._isNull { self = nil } else { self = try Wrapped(from: decoding) }
    }
}
extension Optional: Encodable where Wrapped: Encodable {
    func encode(to encoder: any Encoder) throws {
        switch self {
        case .some(let value): try value.encode(to: encoder)
        case .none: try _Encoding._of(encoder)._leaf = .null
        }
    }
}
extension Array: Decodable where Element: Decodable {
    init(from decoder: any Decoder) throws {
        let decoding = try _Decoding._of(decoder)
        self = []
        var index = 0
        for value in try decoding._elements {
            append(try Element(from: decoding._inside(value, _AnyCodingKey(intValue: index))))
            index += 1
        }
    }
}
extension Array: Encodable where Element: Encodable {
    func encode(to encoder: any Encoder) throws {
        let encoding = try _Encoding._of(encoder)
        encoding._elements = []
        for value in self { try encoding._next()._encode(value) }
    }
}
extension Set: Decodable where Element: Decodable {
    init(from decoder: any Decoder) throws { self = Set(try [Element](from: decoder)) }
}
extension Set: Encodable where Element: Encodable {
    func encode(to encoder: any Encoder) throws { try Array(self).encode(to: encoder) }
}
extension Dictionary: Decodable where Key: Decodable, Value: Decodable {
    init(from decoder: any Decoder) throws {
        let decoding = try _Decoding._of(decoder)
        self = [:]
        if let keys = Key.self as? any CodingKeyRepresentable.Type {
            guard case .object(let names, let values) = decoding._value else { throw decoding._mismatch([String: Any].self) }
            for index in names.indices {
                let (name, place) = (names[index], decoding._inside(values[index], _AnyCodingKey(stringValue: names[index])))
                guard let key = keys.init(codingKey: _AnyCodingKey(stringValue: name)) as? Key else { throw place._unknownKey(Key.self) }
                self[key] = try Value(from: place)
            }
            return
        }
        let values = try decoding._elements
        if values.count % 2 != 0 { throw decoding._corrupted("Expected collection of key-value pairs; encountered odd-length array instead.") }
        for index in stride(from: 0, to: values.count, by: 2) {
            let key = try Key(from: decoding._inside(values[index], _AnyCodingKey(intValue: index)))
            self[key] = try Value(from: decoding._inside(values[index + 1], _AnyCodingKey(intValue: index + 1)))
        }
    }
}
extension Dictionary: Encodable where Key: Encodable, Value: Encodable {
    func encode(to encoder: any Encoder) throws {
        let encoding = try _Encoding._of(encoder)
        if Key.self is any CodingKeyRepresentable.Type {
            encoding._names = []
            for case (let key as any CodingKeyRepresentable, let value) in self {
                let name = key.codingKey.stringValue
                let child = _Encoding(codingPath: encoding.codingPath + [_AnyCodingKey(stringValue: name)], _rules: encoding._rules)
                encoding._names?.append(name)
                encoding._values[name] = child
                try child._encode(value)
            }
            return
        }
        encoding._elements = []
        for (key, value) in self {
            try encoding._next()._encode(key)
            try encoding._next()._encode(value)
        }
    }
}
extension RawRepresentable where Self: Decodable, Self.RawValue: Decodable {
    init(from decoder: any Decoder) throws {
        let raw = try RawValue(from: decoder)
        guard let value = Self(rawValue: raw) else {
            throw DecodingError.dataCorrupted(DecodingError.Context(codingPath: decoder.codingPath, debugDescription: "Cannot initialize \(Self.self) from invalid \(RawValue.self) value \(raw)"))
        }
        self = value
    }
}
extension RawRepresentable where Self: Encodable, Self.RawValue: Encodable {
    func encode(to encoder: any Encoder) throws { try rawValue.encode(to: encoder) }
}
extension URL: Codable {
    init(from decoder: any Decoder) throws {
        guard let url = URL(string: try String(from: decoder)) else { throw try _Decoding._of(decoder)._corrupted("Invalid URL string.") }
        self = url
    }
    func encode(to encoder: any Encoder) throws { try absoluteString.encode(to: encoder) }
}
extension UUID {
    init(from decoder: any Decoder) throws {
        guard let id = UUID(uuidString: try String(from: decoder)) else { throw try _Decoding._of(decoder)._corrupted("Attempted to decode UUID from invalid UUID string.") }
        self = id
    }
    func encode(to encoder: any Encoder) throws { try uuidString.encode(to: encoder) }
}
extension Date {
    init(from decoder: any Decoder) throws {
        let decoding = try _Decoding._of(decoder)
        self = try decoding._rules._date(decoding)
    }
    func encode(to encoder: any Encoder) throws {
        let encoding = try _Encoding._of(encoder)
        try encoding._rules._encode(self, encoding)
    }
}
extension Data: Codable {
    init(from decoder: any Decoder) throws {
        let decoding = try _Decoding._of(decoder)
        self = try decoding._rules._data(decoding)
    }
    func encode(to encoder: any Encoder) throws {
        let encoding = try _Encoding._of(encoder)
        try encoding._rules._encode(self, encoding)
    }
    init?(base64Encoded text: String) {
        guard let bytes = _base64Decoded(text) else { return nil }
        _bytes = bytes
    }
    func base64EncodedString() -> String { _base64Encoded(_bytes) }
}
func _base64Decoded(_ text: String) -> [UInt8]?
func _base64Encoded(_ bytes: [UInt8]) -> String
extension CGPoint: Codable {
    init(from decoder: any Decoder) throws {
        var values = try decoder.unkeyedContainer()
        self = CGPoint(x: try values.decode(CGFloat.self), y: try values.decode(CGFloat.self))
    }
    func encode(to encoder: any Encoder) throws { try [x, y].encode(to: encoder) }
}
extension CGSize: Codable {
    init(from decoder: any Decoder) throws {
        var values = try decoder.unkeyedContainer()
        self = CGSize(width: try values.decode(CGFloat.self), height: try values.decode(CGFloat.self))
    }
    func encode(to encoder: any Encoder) throws { try [width, height].encode(to: encoder) }
}
extension CGVector: Codable {
    init(from decoder: any Decoder) throws {
        var values = try decoder.unkeyedContainer()
        self = CGVector(dx: try values.decode(CGFloat.self), dy: try values.decode(CGFloat.self))
    }
    func encode(to encoder: any Encoder) throws { try [dx, dy].encode(to: encoder) }
}
extension CGRect: Codable {
    init(from decoder: any Decoder) throws {
        var values = try decoder.unkeyedContainer()
        self = CGRect(origin: try values.decode(CGPoint.self), size: try values.decode(CGSize.self))
    }
    func encode(to encoder: any Encoder) throws {
        var values = encoder.unkeyedContainer()
        try values.encode(origin)
        try values.encode(size)
    }
}
extension Range: Decodable where Bound: Decodable {
    init(from decoder: any Decoder) throws {
        var values = try decoder.unkeyedContainer()
        let (lower, upper) = (try values.decode(Bound.self), try values.decode(Bound.self))
        if upper < lower { throw DecodingError.dataCorrupted(DecodingError.Context(codingPath: decoder.codingPath, debugDescription: "Cannot initialize Range<\(Bound.self)> with a lowerBound (\(lower)) greater than upperBound (\(upper))")) }
        self = lower..<upper
    }
}
extension Range: Encodable where Bound: Encodable {
    func encode(to encoder: any Encoder) throws { try [lowerBound, upperBound].encode(to: encoder) }
}
extension ClosedRange: Decodable where Bound: Decodable {
    init(from decoder: any Decoder) throws {
        var values = try decoder.unkeyedContainer()
        let (lower, upper) = (try values.decode(Bound.self), try values.decode(Bound.self))
        if upper < lower { throw DecodingError.dataCorrupted(DecodingError.Context(codingPath: decoder.codingPath, debugDescription: "Cannot initialize ClosedRange<\(Bound.self)> with a lowerBound (\(lower)) greater than upperBound (\(upper))")) }
        self = lower...upper
    }
}
extension ClosedRange: Encodable where Bound: Encodable {
    func encode(to encoder: any Encoder) throws { try [lowerBound, upperBound].encode(to: encoder) }
}
extension PartialRangeFrom: Decodable where Bound: Decodable {
    init(from decoder: any Decoder) throws {
        var values = try decoder.unkeyedContainer()
        self = try values.decode(Bound.self)...
    }
}
extension PartialRangeFrom: Encodable where Bound: Encodable { func encode(to encoder: any Encoder) throws { try [lowerBound].encode(to: encoder) } }
extension PartialRangeUpTo: Decodable where Bound: Decodable {
    init(from decoder: any Decoder) throws {
        var values = try decoder.unkeyedContainer()
        self = ..<(try values.decode(Bound.self))
    }
}
extension PartialRangeUpTo: Encodable where Bound: Encodable { func encode(to encoder: any Encoder) throws { try [upperBound].encode(to: encoder) } }
extension PartialRangeThrough: Decodable where Bound: Decodable {
    init(from decoder: any Decoder) throws {
        var values = try decoder.unkeyedContainer()
        self = ...(try values.decode(Bound.self))
    }
}
extension PartialRangeThrough: Encodable where Bound: Encodable { func encode(to encoder: any Encoder) throws { try [upperBound].encode(to: encoder) } }
/// As the upper and the lower half of its attoseconds.
extension Duration: Codable {
    init(from decoder: any Decoder) throws {
        var values = try decoder.unkeyedContainer()
        let (high, low) = (try values.decode(Int64.self), try values.decode(UInt64.self))
        // 2 to the 64th is 18 seconds and the rest.
        let (seconds, rest) = (Int(high).multipliedReportingOverflow(by: 18), Int(low / 1_000_000_000_000_000_000))
        var all = Duration(_whole: seconds.partialValue + rest, _attoseconds: Int(low % 1_000_000_000_000_000_000))
        all += Duration(_whole: 0, _attoseconds: 446_744_073_709_551_616) * Int(high)
        self = all
    }
    func encode(to encoder: any Encoder) throws {
        let (high, low) = _halves
        var values = encoder.unkeyedContainer()
        try values.encode(high)
        try values.encode(low)
    }
    /// All attoseconds as a number of 128 bits.
    var _halves: (Int64, UInt64) {
        let billion: UInt = 1_000_000_000
        let product = UInt(bitPattern: _whole.magnitude == 0 ? 0 : Int(_whole.magnitude)).multipliedFullWidth(by: billion * billion)
        var (high, low) = (Int(product.high), UInt(product.low))
        let sum = low.addingReportingOverflow(UInt(_attoseconds.magnitude))
        (high, low) = (sum.overflow ? high + 1 : high, sum.partialValue)
        guard _whole < 0 || _attoseconds < 0 else { return (Int64(high), UInt64(low)) }
        return low == 0 ? (Int64(-high), 0) : (Int64(-high - 1), UInt64(~low + 1))
    }
}
extension CollectionDifference.Change: Codable where ChangeElement: Codable {
    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: _AnyCodingKey.self)
        let isRemove = try container.decode(Bool.self, forKey: _AnyCodingKey(stringValue: "isRemove"))
        let (offset, element) = (try container.decode(Int.self, forKey: _AnyCodingKey(stringValue: "offset")), try container.decode(ChangeElement.self, forKey: _AnyCodingKey(stringValue: "element")))
        let other = try container.decodeIfPresent(Int.self, forKey: _AnyCodingKey(stringValue: "associatedOffset"))
        self = isRemove ? .remove(offset: offset, element: element, associatedWith: other) : .insert(offset: offset, element: element, associatedWith: other)
    }
    func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: _AnyCodingKey.self)
        try container.encode(!_isInsertion, forKey: _AnyCodingKey(stringValue: "isRemove"))
        try container.encode(_offset, forKey: _AnyCodingKey(stringValue: "offset"))
        try container.encode(_element, forKey: _AnyCodingKey(stringValue: "element"))
        try container.encode(_associated, forKey: _AnyCodingKey(stringValue: "associatedOffset"))
    }
    var _associated: Int? {
        switch self {
        case .insert(_, _, let other), .remove(_, _, let other): other
        }
    }
}
extension CollectionDifference: Codable where ChangeElement: Codable {
    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: _AnyCodingKey.self)
        let removals = try container.decode([CollectionDifference<ChangeElement>.Change].self, forKey: _AnyCodingKey(stringValue: "removals"))
        self.init(_sorted: removals + (try container.decode([CollectionDifference<ChangeElement>.Change].self, forKey: _AnyCodingKey(stringValue: "insertions"))))
    }
    func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: _AnyCodingKey.self)
        try container.encode(insertions, forKey: _AnyCodingKey(stringValue: "insertions"))
        try container.encode(removals, forKey: _AnyCodingKey(stringValue: "removals"))
    }
}
