import Diagnostics

/// The words of an info string or of a heading's braces: `#id`, `.class`, `flag`, `key=value` and `key="a \"quoted\" value"`.
struct Attributes {
    struct Word {
        enum Kind { case id, mark, flag, pair }
        var kind: Kind
        /// The id, class, flag or key.
        var name: String
        /// The value of a pair, without quotes.
        var value: Fragment
        var span: Span
    }

    var words: [Word] = []
    let span: Span
    private static let wordLimit = 100

    init(_ fragment: Fragment, faults: inout Faults) {
        span = fragment.span
        let bytes = fragment.source.utf8
        var offset = 0
        while offset < bytes.count {
            if Self.isSpace(bytes[offset]) {
                offset += 1
                continue
            }
            guard words.count < Self.wordLimit else {
                faults.error("many-attributes", "there are more than \(Self.wordLimit) attributes", at: fragment.span(of: offset..<offset), help: "drop some")
                words = []
                return
            }
            let start = offset
            var quote: Int?
            while offset < bytes.count, quote != nil || !Self.isSpace(bytes[offset]) {
                if bytes[offset] == UInt8(ascii: "\\"), quote != nil {
                    offset += 1
                } else if bytes[offset] == UInt8(ascii: "\"") {
                    quote = quote == nil ? offset : nil
                }
                offset += 1
            }
            let end = min(offset, bytes.count)
            if let quote {
                faults.error(
                    "unclosed-quote", "this quoted value doesn't end on its line", at: fragment.span(of: quote..<end),
                    help: "close it with \", and write \\\" for a quote inside")
            }
            words.append(Self.word(fragment.part(start..<end)))
        }
        reportDuplicates(faults: &faults)
    }

    private static func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 }

    private static func word(_ fragment: Fragment) -> Word {
        let bytes = fragment.source.utf8
        if let equals = bytes.firstIndex(of: UInt8(ascii: "=")), equals > 0 {
            return Word(
                kind: .pair, name: fragment.source.text(in: 0..<equals), value: unquoted(fragment.part((equals + 1)..<bytes.count)), span: fragment.span)
        }
        let kind: Word.Kind = bytes.first == UInt8(ascii: "#") ? .id : bytes.first == UInt8(ascii: ".") ? .mark : .flag
        let name = kind == .flag ? fragment : fragment.part(1..<bytes.count)
        return Word(kind: kind, name: name.text, value: name, span: fragment.span)
    }

    /// The value without its quotes and with `\"` and `\\` read.
    private static func unquoted(_ value: Fragment) -> Fragment {
        let bytes = value.source.utf8
        guard bytes.first == UInt8(ascii: "\"") else { return value }
        let inner = value.part(1..<max(1, bytes.count - (bytes.count > 1 && bytes.last == UInt8(ascii: "\"") ? 1 : 0)))
        var edits: [(range: Range<Int>, text: String)] = []
        var offset = 0
        while offset + 1 < inner.source.utf8.count {
            let next = inner.source.utf8[offset + 1]
            guard inner.source.utf8[offset] == UInt8(ascii: "\\"), next == UInt8(ascii: "\"") || next == UInt8(ascii: "\\") else {
                offset += 1
                continue
            }
            edits.append((offset..<(offset + 2), String(UnicodeScalar(next))))
            offset += 2
        }
        return edits.isEmpty ? inner : inner.replacing(edits)
    }

    private func reportDuplicates(faults: inout Faults) {
        var seen: Set<String> = []
        for word in words where word.kind == .pair || word.kind == .id {
            let key = word.kind == .id ? "#" : word.name
            if !seen.insert(key).inserted {
                faults.error("duplicate-attribute", word.kind == .id ? "a heading has one id" : "`\(key)` is here twice", at: word.span, help: "keep one")
            }
        }
    }
}

extension Attributes {
    var id: Word? { words.first { $0.kind == .id } }
    func has(mark: String) -> Bool { words.contains { $0.kind == .mark && $0.name == mark } }
    func has(flag: String) -> Bool { words.contains { $0.kind == .flag && $0.name == flag } }
    subscript(key: String) -> Fragment? { words.first { $0.kind == .pair && $0.name == key }?.value }

    /// Reports what is not among the names that have a meaning here.
    ///
    /// - Parameter elsewhere: names that have one in another place, with what to do about them.
    func check(
        keys: [String], flags: [String] = [], marks: [String] = [], allowsID: Bool = false, elsewhere: [String: String] = [:], faults: inout Faults
    ) {
        let drop = keys.isEmpty && flags.isEmpty ? "drop it: nothing belongs here" : nil
        for word in words {
            switch word.kind {
            case .pair where !keys.contains(word.name):
                faults.unknown("attribute", word.name, among: keys + flags, help: elsewhere[word.name] ?? drop, at: word.span)
            case .flag where !flags.contains(word.name): faults.unknown("attribute", word.name, among: keys + flags, help: drop, at: word.span)
            case .mark where !marks.contains(word.name): faults.unknown("class", word.name, among: marks, at: word.span)
            case .id where !allowsID: faults.error("misplaced-id", "an id in braces belongs to a heading", at: word.span, help: "write id=\(word.name) here")
            default: break
            }
        }
    }
}

/// Whether the word can name a lesson, section, snippet, question or choice: letters, digits, `-` and `_`, a letter or digit first.
public func isName(_ word: String) -> Bool {
    guard let first = word.first, first.isLetter || first.isNumber, word.count <= 80 else { return false }
    return word.allSatisfy { $0.isLetter || $0.isNumber || $0 == "-" || $0 == "_" }
}

/// A name made of a title: `Declared and resolved` gives `declared-and-resolved`.
func slug(_ title: String) -> String {
    let words = title.lowercased().split { !($0.isLetter || $0.isNumber) }
    return words.isEmpty ? "name" : words.prefix(6).joined(separator: "-")
}
