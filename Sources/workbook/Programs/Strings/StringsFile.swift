import Diagnostics
import Playground

/// A `.strings` file: `"key" = "text";`, with comments.
struct StringsFile {
    private(set) var texts: Playground.Localizations.Table = [:]

    private let source: SourceText
    private let bytes: [UInt8]
    private var offset = 0

    struct Fault: Error {
        let message: String
        let span: Span
    }

    /// - Throws: `Fault` at the first thing that isn't as it should be.
    init(_ source: SourceText) throws(Fault) {
        (self.source, bytes) = (source, source.utf8)
        try skipSpace()
        // A property list may have its braces.
        let isBraced = take("{")
        while try !isAtEnd(isBraced) {
            let key = try text("a key")
            var value = key
            try skipSpace()
            if take("=") {
                try skipSpace()
                value = try text("a text")
                try skipSpace()
            }
            guard take(";") else { throw fault("there is no `;` after the text of `\(key.prefix(40))`") }
            texts[key] = Playground.Translation(value)
        }
    }

    private mutating func isAtEnd(_ isBraced: Bool) throws(Fault) -> Bool {
        try skipSpace()
        if isBraced, take("}") { try skipSpace() } else if offset < bytes.count { return false }
        if offset < bytes.count { throw fault("there is something after the last `}`") }
        return true
    }

    private func fault(_ message: String, at place: Int? = nil) -> Fault {
        let start = min(place ?? offset, bytes.count)
        return Fault(message: message, span: Span(source, start..<min(start + 1, bytes.count)))
    }

    private mutating func take(_ character: Unicode.Scalar) -> Bool {
        guard offset < bytes.count, bytes[offset] == UInt8(ascii: character) else { return false }
        offset += 1
        return true
    }

    /// Skips white space and comments.
    private mutating func skipSpace() throws(Fault) {
        while offset < bytes.count {
            if [0x20, 0x09, 0x0A, 0x0D].contains(bytes[offset]) {
                offset += 1
            } else if bytes[offset...].starts(with: "//".utf8) {
                while offset < bytes.count, bytes[offset] != 0x0A { offset += 1 }
            } else if bytes[offset...].starts(with: "/*".utf8) {
                let start = offset
                offset += 2
                while offset < bytes.count, !bytes[offset...].starts(with: "*/".utf8) { offset += 1 }
                guard offset < bytes.count else { throw fault("this comment isn't closed", at: start) }
                offset += 2
            } else {
                return
            }
        }
    }

    /// A text in quotes, or a word.
    private mutating func text(_ what: String) throws(Fault) -> String {
        let start = offset
        guard take("\"") else {
            while offset < bytes.count, Self.isOfWord(bytes[offset]) { offset += 1 }
            guard offset > start else { throw fault("\(what) in quotes is missing here") }
            return String(decoding: bytes[start..<offset], as: UTF8.self)
        }
        var units: [UInt16] = []
        var plain = offset
        func takePlain() { units += String(decoding: bytes[plain..<offset], as: UTF8.self).utf16 }
        while offset < bytes.count {
            switch bytes[offset] {
            case UInt8(ascii: "\""):
                takePlain()
                offset += 1
                return String(decoding: units, as: UTF16.self)
            case UInt8(ascii: "\\"):
                takePlain()
                offset += 1
                units += escape()
                plain = offset
            default: offset += 1
            }
        }
        throw fault("this text isn't closed: a `\"` is missing", at: start)
    }

    private static func isOfWord(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "0")...UInt8(ascii: "9"): true
        default: "_$/:.-".utf8.contains(byte)
        }
    }

    /// What is after a backslash.
    private mutating func escape() -> [UInt16] {
        guard offset < bytes.count else { return [] }
        let byte = bytes[offset]
        offset += 1
        switch byte {
        case UInt8(ascii: "n"): return [0x0A]
        case UInt8(ascii: "t"): return [0x09]
        case UInt8(ascii: "r"): return [0x0D]
        case UInt8(ascii: "U"), UInt8(ascii: "u"):
            let digits = bytes[offset...].prefix(4)
            guard digits.count == 4, let unit = UInt16(String(decoding: digits, as: UTF8.self), radix: 16) else { return [UInt16(byte)] }
            offset += 4
            return [unit]
        default:
            // One that needs none; the rest of a character is read as usual.
            offset -= 1
            let start = offset
            offset += 1
            while offset < bytes.count, bytes[offset] & 0xC0 == 0x80 { offset += 1 }
            return Array(String(decoding: bytes[start..<offset], as: UTF8.self).utf16)
        }
    }
}
