// Texts as bytes in encodings, and as C writes them.
extension String {
    /// How a text is written in bytes.
    struct Encoding: Hashable, Sendable, RawRepresentable, CustomStringConvertible {
        let rawValue: UInt
        init(rawValue: UInt) { self.rawValue = rawValue }
        static let utf8 = String.Encoding(rawValue: 4), ascii = String.Encoding(rawValue: 1), isoLatin1 = String.Encoding(rawValue: 5)
        static let utf16 = String.Encoding(rawValue: 10), unicode = String.Encoding(rawValue: 10)
        static let utf16BigEndian = String.Encoding(rawValue: 0x9000_0100), utf16LittleEndian = String.Encoding(rawValue: 0x9400_0100)
        var description: String {
            switch self {
            case .utf8: "Unicode (UTF-8)"
            case .ascii: "Western (ASCII)"
            case .isoLatin1: "Western (ISO Latin 1)"
            case .utf16: "Unicode (UTF-16)"
            case .utf16BigEndian: "Unicode (UTF-16BE)"
            case .utf16LittleEndian: "Unicode (UTF-16LE)"
            default: ""
            }
        }
    }
    init?<S: Sequence>(bytes: S, encoding: String.Encoding) where S.Element == UInt8 {
        guard let text = String._read(Array(bytes), encoding) else { return nil }
        self = text
    }
    init?(data: Data, encoding: String.Encoding) { self.init(bytes: data._bytes, encoding: encoding) }
    init?(cString: [CChar], encoding enc: String.Encoding) { self.init(bytes: cString.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, encoding: enc) }
    static func _read(_ bytes: [UInt8], _ encoding: String.Encoding) -> String? {
        switch encoding {
        case .utf8, .ascii:
            let text = _decoded(bytes)
            return Array(text.utf8) == bytes && (encoding == .utf8 || bytes.allSatisfy { $0 < 128 }) ? text : nil
        case .isoLatin1: return String(bytes.map { Character(Unicode.Scalar($0)) })
        case .utf16:
            let isLittle = bytes.count >= 2 && bytes[0] == 0xff && bytes[1] == 0xfe
            let isMarked = isLittle || bytes.count >= 2 && bytes[0] == 0xfe && bytes[1] == 0xff
            return _readUTF16(isMarked ? Array(bytes.dropFirst(2)) : bytes, isLittle: isLittle)
        case .utf16BigEndian, .utf16LittleEndian: return _readUTF16(bytes, isLittle: encoding == .utf16LittleEndian)
        default: return nil
        }
    }
    static func _readUTF16(_ bytes: [UInt8], isLittle: Bool) -> String? {
        guard bytes.count % 2 == 0 else { return nil }
        var (scalars, index) = ([Character](), 0)
        func unit() -> UInt32 {
            defer { index += 2 }
            let (first, second) = (UInt32(bytes[index]), UInt32(bytes[index + 1]))
            return isLittle ? second << 8 | first : first << 8 | second
        }
        while index < bytes.count {
            var value = unit()
            if 0xd800..<0xdc00 ~= value {
                guard index < bytes.count else { return nil }
                let low = unit()
                guard 0xdc00..<0xe000 ~= low else { return nil }
                value = 0x10000 + (value - 0xd800) << 10 + (low - 0xdc00)
            }
            guard let scalar = Unicode.Scalar(value) else { return nil }
            scalars.append(Character(scalar))
        }
        return String(scalars)
    }
    /// Where the loss of characters is allowed, marks go, and what is still unknown becomes a question mark.
    func data(using encoding: String.Encoding, allowLossyConversion: Bool = false) -> Data? {
        func units(_ isLittle: Bool) -> [UInt8] { utf16.flatMap { isLittle ? [UInt8($0 & 0xff), UInt8($0 >> 8)] : [UInt8($0 >> 8), UInt8($0 & 0xff)] } }
        switch encoding {
        case .utf8: return Data(_bytes: Array(utf8))
        case .ascii, .isoLatin1:
            let limit: UInt32 = encoding == .ascii ? 128 : 256
            if unicodeScalars.allSatisfy({ $0.value < limit }) { return Data(_bytes: unicodeScalars.map { UInt8($0.value) }) }
            return allowLossyConversion ? Data(_bytes: _withoutMarks(self).unicodeScalars.map { $0.value < limit ? UInt8($0.value) : 63 }) : nil
        case .utf16: return Data(_bytes: [0xff, 0xfe] + units(true))
        case .utf16BigEndian, .utf16LittleEndian: return Data(_bytes: units(encoding == .utf16LittleEndian))
        default: return nil
        }
    }
    func canBeConverted(to encoding: String.Encoding) -> Bool { data(using: encoding) != nil }
    func lengthOfBytes(using encoding: String.Encoding) -> Int { data(using: encoding).map { encoding == .utf16 ? $0.count - 2 : $0.count } ?? 0 }
    func maximumLengthOfBytes(using encoding: String.Encoding) -> Int { utf16.count * (encoding == .utf8 ? 3 : encoding == .ascii || encoding == .isoLatin1 ? 1 : 2) }
    func cString(using encoding: String.Encoding) -> [CChar]? { data(using: encoding).map { data in data._bytes.map { CChar(bitPattern: $0) } + [0] } }
    func uppercased(with locale: Locale?) -> String { _cased(self, "upper", locale?.identifier) }
    func lowercased(with locale: Locale?) -> String { _cased(self, "lower", locale?.identifier) }
    func capitalized(with locale: Locale?) -> String { _cased(self, "capitalized", locale?.identifier) }
}
extension Substring {
    func data(using encoding: String.Encoding, allowLossyConversion: Bool = false) -> Data? { String(self).data(using: encoding, allowLossyConversion: allowLossyConversion) }
    func uppercased(with locale: Locale?) -> String { String(self).uppercased(with: locale) }
    func lowercased(with locale: Locale?) -> String { String(self).lowercased(with: locale) }
    func capitalized(with locale: Locale?) -> String { String(self).capitalized(with: locale) }
}
func _cased(_ text: String, _ kind: String, _ locale: String?) -> String
