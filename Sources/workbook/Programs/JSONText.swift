import Diagnostics
import Foundation

/// A JSON text as Foundation reads it, with the places of its values.
struct JSONText {
    /// A step from a value to one in it.
    enum Step {
        case key(String)
        case index(Int)
    }

    let source: SourceText
    let value: Any

    /// - Throws: what is wrong with the text, at its place.
    init(_ source: SourceText) throws(Fault) {
        self.source = source
        do {
            value = try JSONSerialization.jsonObject(with: Data(source.utf8), options: .fragmentsAllowed)
        } catch {
            throw Fault(of: (error as NSError).userInfo["NSDebugDescription"] as? String ?? "", in: source)
        }
    }

    struct Fault: Error {
        let message: String
        let span: Span

        init(message: String, span: Span) { (self.message, self.span) = (message, span) }

        /// What Foundation says of a text: where the fault is, or which number is too large, or that the text ends too early.
        fileprivate init(of words: String, in source: SourceText) {
            let parts = words.components(separatedBy: " around character ")
            let end = source.utf8.count
            if parts.count == 1, words.hasPrefix("Number "), let number = words.split(separator: " ").dropFirst().first,
                let place = source.text.range(of: number)
            {
                let start = source.text.utf8.distance(from: source.text.startIndex, to: place.lowerBound)
                self.init(message: "this number is too large", span: Span(source, start..<start + number.utf8.count))
            } else {
                let offset = min(parts.count == 2 ? Int(parts[1].prefix { $0.isNumber }) ?? end : end, end)
                let what = parts[0].isEmpty || parts.count == 1 ? "it ends too early" : parts[0].prefix(1).lowercased() + parts[0].dropFirst()
                self.init(message: "this isn't JSON: \(what)", span: Span(source, offset..<min(offset + 1, end)))
            }
        }
    }

    /// Where a value is.
    func span(of path: [Step]) -> Span {
        var scanner = Scanner(bytes: source.utf8)
        for step in path {
            scanner.skipSpace()
            let isFound =
                switch step {
                case .key(let key): scanner.enter(key)
                case .index(let index): scanner.enter(index)
                }
            guard isFound else { break }
        }
        scanner.skipSpace()
        let start = scanner.offset
        scanner.skipValue()
        return Span(source, start..<max(start, scanner.offset))
    }

    /// Walks a text that is JSON.
    private struct Scanner {
        let bytes: [UInt8]
        var offset = 0

        var next: UInt8? { offset < bytes.count ? bytes[offset] : nil }

        mutating func skipSpace() { while let byte = next, [0x20, 0x09, 0x0A, 0x0D].contains(byte) { offset += 1 } }

        /// To the value of a key of the object that begins here; the last where there are several, which is the one that counts.
        mutating func enter(_ key: String) -> Bool {
            guard next == UInt8(ascii: "{") else { return false }
            offset += 1
            var found: Int?
            while true {
                skipSpace()
                guard next == UInt8(ascii: "\"") else { break }
                let start = offset
                skipString()
                let name = try? JSONDecoder().decode(String.self, from: Data(bytes[start..<offset]))
                skipSpace()
                offset += 1
                skipSpace()
                if name == key { found = offset }
                guard passElement() else { break }
            }
            if let found { offset = found }
            return found != nil
        }

        mutating func enter(_ index: Int) -> Bool {
            guard next == UInt8(ascii: "[") else { return false }
            offset += 1
            for _ in 0..<index { guard passElement() else { return false } }
            return true
        }

        /// Passes a value and the comma behind it; `false` at the end of the list.
        private mutating func passElement() -> Bool {
            skipSpace()
            skipValue()
            skipSpace()
            guard next == UInt8(ascii: ",") else { return false }
            offset += 1
            return true
        }

        mutating func skipValue() {
            var depth = 0
            repeat {
                switch next {
                case UInt8(ascii: "\"")?:
                    skipString()
                    continue
                case UInt8(ascii: "{")?, UInt8(ascii: "[")?: depth += 1
                case UInt8(ascii: "}")?, UInt8(ascii: "]")?: depth -= 1
                case nil: return
                default:
                    if depth == 0 { return skipWord() }
                }
                offset += 1
            } while depth > 0
        }

        private mutating func skipWord() { while let byte = next, !", \n\r\t]}".utf8.contains(byte) { offset += 1 } }

        private mutating func skipString() {
            offset += 1
            while let byte = next, byte != UInt8(ascii: "\"") { offset += byte == UInt8(ascii: "\\") ? 2 : 1 }
            offset = min(offset + 1, bytes.count)
        }
    }
}
