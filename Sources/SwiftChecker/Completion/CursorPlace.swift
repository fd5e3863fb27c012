import SwiftModel

/// The place of a cursor in a Swift text that may be unfinished.
struct CursorPlace {
    /// A name in the place of what the user is writing. A snippet that uses the same name gets fewer completions.
    static let placeholder = "codeCompletionPlace"

    /// The beginning of a name before the cursor, in UTF-8 offsets.
    let word: Range<Int>
    private let utf8: [UInt8]
    /// What closes the brackets and strings that are open at the cursor.
    private let closing: String

    /// `nil` where nothing can be completed: in strings, comments, numbers, and after `#`.
    init?(in utf8: [UInt8], at offset: Int) {
        guard (0...utf8.count).contains(offset) else { return nil }
        var start = offset
        while start > 0, Self.isWordByte(utf8[start - 1]) { start -= 1 }
        if start < offset, (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(utf8[start]) { return nil }
        if start > 0, utf8[start - 1] == UInt8(ascii: "$") { start -= 1 }
        if start > 0, [UInt8(ascii: "#"), UInt8(ascii: "`")].contains(utf8[start - 1]) { return nil }
        var brackets = OpenBrackets()
        guard brackets.read(utf8[..<start]) else { return nil }
        (self.utf8, word, closing) = (utf8, start..<offset, brackets.closing)
    }

    /// The beginning of the name.
    var prefix: String { String(decoding: utf8[word], as: UTF8.self) }

    /// The text to the cursor with the placeholder, and with all that is open closed.
    var repaired: [UInt8] { utf8[..<word.lowerBound] + Array(Self.placeholder.utf8) + Array(closing.utf8) }

    /// The whole text with the placeholder in the place of the name; `nil` where nothing follows.
    var whole: [UInt8]? {
        let rest = utf8[word.upperBound...].drop(while: Self.isWordByte)
        let isBlank = rest.allSatisfy { [UInt8(ascii: " "), UInt8(ascii: "\n"), UInt8(ascii: "\t"), UInt8(ascii: "\r")].contains($0) }
        return isBlank ? nil : utf8[..<word.lowerBound] + Array(Self.placeholder.utf8) + rest
    }

    private static func isWordByte(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"): true
        default: byte >= 0x80
        }
    }
}
