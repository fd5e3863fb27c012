// Texts as C has them, categories of scalars, and what a program is called with.
typealias CChar = Int8
enum UTF16 {}
extension String {
    init(cString: [CChar]) { self = _decoded(cString.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }) }
    init(cString: [UInt8]) { self = _decoded(Array(cString.prefix { $0 != 0 })) }
    init?(validatingUTF8 cString: [CChar]) { self.init(validating: cString.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self) }
    init?(validatingCString cString: [CChar]) { self.init(validatingUTF8: cString) }
    /// Bytes that are not text become U+FFFD.
    init<C: Collection>(decoding codeUnits: C, as sourceEncoding: UTF16.Type) where C.Element == UInt16 {
        var (units, scalars, waiting) = (codeUnits.makeIterator(), [Character](), UInt32?.none)
        while let value = waiting ?? units.next().map({ UInt32($0) }) {
            waiting = nil
            guard 0xd800..<0xdc00 ~= value, let low = units.next().map({ UInt32($0) }) else {
                scalars.append(Character(Unicode.Scalar(value) ?? "\u{FFFD}"))
                continue
            }
            let isPair = 0xdc00..<0xe000 ~= low
            if !isPair { waiting = low }
            scalars.append(Character(isPair ? Unicode.Scalar(0x10000 + (value - 0xd800) << 10 + (low - 0xdc00)) ?? "\u{FFFD}" : "\u{FFFD}"))
        }
        self = String(scalars)
    }
    var utf8CString: ContiguousArray<CChar> { ContiguousArray(utf8.map { CChar(bitPattern: $0) } + [0]) }
}
extension Unicode {
    enum GeneralCategory: Sendable {
        case uppercaseLetter, lowercaseLetter, titlecaseLetter, modifierLetter, otherLetter, nonspacingMark, spacingMark, enclosingMark, decimalNumber, letterNumber
        case otherNumber, connectorPunctuation, dashPunctuation, openPunctuation, closePunctuation, initialPunctuation, finalPunctuation, otherPunctuation
        case mathSymbol, currencySymbol, modifierSymbol, otherSymbol, spaceSeparator, lineSeparator, paragraphSeparator, control, format, surrogate, privateUse, unassigned
    }
    enum NumericType: Hashable, Sendable { case decimal, digit, numeric }
}
extension Unicode.Scalar.Properties {
    var generalCategory: Unicode.GeneralCategory { _scalarCategory(_value) }
    var numericType: Unicode.NumericType? { _scalarNumericType(_value) }
}
func _scalarCategory(_ value: Int) -> Unicode.GeneralCategory
func _scalarNumericType(_ value: Int) -> Unicode.NumericType?
extension Unicode.Scalar {
    /// As a literal has it between its quotation marks.
    func escaped(asASCII forceASCII: Bool) -> String {
        func number(_ digits: Int) -> String {
            let text = String(value, radix: 16, uppercase: true)
            return "\\u{" + String(repeating: "0", count: max(0, digits - text.count)) + text + "}"
        }
        switch value {
        case 0: return "\\0"
        case 9: return "\\t"
        case 10: return "\\n"
        case 13: return "\\r"
        case 34, 39, 92: return "\\" + description
        case ..<32, 127: return number(4)
        default: return forceASCII && !isASCII ? number(value > 0xffff ? 8 : 4) : description
        }
    }
}
/// Where C's functions write to. Both are the output of the run.
struct _OutputFile { let _descriptor: Int32 }
let stdout = _OutputFile(_descriptor: 1)
let stderr = _OutputFile(_descriptor: 2)
@discardableResult func fputs(_ text: String, _ file: _OutputFile) -> Int32 {
    print(text, terminator: "")
    return 1
}
@discardableResult func puts(_ text: String) -> Int32 {
    print(text)
    return 1
}
@discardableResult func putchar(_ character: Int32) -> Int32 {
    print(_decoded([UInt8(truncatingIfNeeded: character)]), terminator: "")
    return character
}
func setbuf(_ file: _OutputFile?, _ buffer: Never?) {}
/// Ends the run of the program; a status other than 0 says that it failed.
func exit(_ status: Int32) -> Never
func abort() -> Never { fatalError() }
let EXIT_SUCCESS: Int32 = 0
let EXIT_FAILURE: Int32 = 1
@discardableResult func fflush(_ file: _OutputFile?) -> Int32 { 0 }
/// What a program is called with: its name alone.
enum CommandLine {
    static let arguments = ["workbook"]
    static var argc: Int32 { 1 }
}
func strlen(_ text: String) -> UInt { UInt(text.utf8.prefix { $0 != 0 }.count) }
func strcmp(_ a: String, _ b: String) -> Int32 { a == b ? 0 : a.utf8.lexicographicallyPrecedes(b.utf8) ? -1 : 1 }
/// The number that a text begins with, 0 without one.
func atoi(_ text: String) -> Int32 { Int32(clamping: atol(text)) }
func atol(_ text: String) -> Int { Int(text._number(allowingFraction: false)) ?? 0 }
func atof(_ text: String) -> Double { Double(text._number(allowingFraction: true)) ?? 0 }
func toupper(_ c: Int32) -> Int32 { islower(c) != 0 ? c - 32 : c }
func tolower(_ c: Int32) -> Int32 { isupper(c) != 0 ? c + 32 : c }
func isupper(_ c: Int32) -> Int32 { 65...90 ~= c ? 1 : 0 }
func islower(_ c: Int32) -> Int32 { 97...122 ~= c ? 1 : 0 }
func isalpha(_ c: Int32) -> Int32 { isupper(c) + islower(c) }
func isdigit(_ c: Int32) -> Int32 { 48...57 ~= c ? 1 : 0 }
func isalnum(_ c: Int32) -> Int32 { isalpha(c) + isdigit(c) }
func isspace(_ c: Int32) -> Int32 { c == 32 || 9...13 ~= c ? 1 : 0 }
func ispunct(_ c: Int32) -> Int32 { 33...126 ~= c && isalnum(c) == 0 ? 1 : 0 }
