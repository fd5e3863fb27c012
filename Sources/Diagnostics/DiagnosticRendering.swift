/// Where styles are wanted, how each part of a rendered diagnostic is wrapped.
public struct DiagnosticStyle: Sendable {
    public var heading: @Sendable (Diagnostic.Severity, String) -> String
    public var accent: @Sendable (String) -> String
    public static let plain = DiagnosticStyle(heading: { $1 }, accent: { $0 })

    public init(heading: @escaping @Sendable (Diagnostic.Severity, String) -> String, accent: @escaping @Sendable (String) -> String) {
        (self.heading, self.accent) = (heading, accent)
    }
}

extension Diagnostic {
    /// The diagnostic for people: `name:line:column: error: message`, the line with a caret, notes and help. Where a terminal's width is given, sentences are broken
    /// between words.
    public func rendered(style: DiagnosticStyle = .plain, width: Int? = nil) -> String {
        var lines: [String] = []
        func say(_ sentence: String, at span: Span?, styled: (String) -> String = { $0 }) {
            let place = span.map(Self.place) ?? ""
            let broken = wordsBroken(withLongWordsCut(withoutControls(sentence)), behind: place, width: width)
            lines += zip(broken.indices, broken).map { ($0 == 0 ? place : "") + styled($1) }
            if let span, !span.source.utf8.isEmpty { lines += Self.excerpt(span, style: style, width: width) }
        }
        say("\(severity.rawValue): \(message)", at: span) { style.heading(severity, $0) }
        for note in notes { say("note: \(note.message)", at: note.span) }
        if let help { say("help: \(help)", at: nil) }
        return lines.joined(separator: "\n")
    }

    /// What comes before a sentence: its file, line and column.
    private static func place(of span: Span) -> String {
        let name = visibleName(span.source.name)
        guard !span.source.utf8.isEmpty else { return "\(name): " }
        let start = span.start
        return "\(name):\(start.line):\(start.column): "
    }

    /// The line of the span's start with a caret below, cut around the place to the terminal's width, or to 120 characters.
    private static func excerpt(_ span: Span, style: DiagnosticStyle, width: Int?) -> [String] {
        let (start, end) = (span.start, span.end)
        let (line, column) = span.source.line(around: span.range.lowerBound, reach: 2_000)
        let characters = line.map { $0 == "\t" ? " " : $0 }
        let length = end.line == start.line ? max(1, end.column - start.column) : max(1, characters.count - column + 1)
        let gutter = "\(start.line)"
        let room = min(120, max(20, (width ?? .max) - gutter.count - 3))
        let first = max(0, min(min(column - 1, characters.count) - room / 2, characters.count - room))
        let shown = characters[first..<min(characters.count, first + room)]
        let caretColumn = column - 1 - first
        let width = min(length, max(1, shown.count - caretColumn))
        let before = characters[first..<min(first + max(0, caretColumn), characters.count)]
        let padding = before.reduce(0) { $0 + displayWidth($1) }
        let marked = characters.dropFirst(first + caretColumn).prefix(width).reduce(0) { $0 + displayWidth($1) }
        let blank = String(repeating: " ", count: gutter.count)
        let caret = "^" + String(repeating: "~", count: max(0, marked - 1))
        return ["\(gutter) | \(withoutControls(String(shown)))", "\(blank) | \(String(repeating: " ", count: padding))\(style.accent(caret))"]
    }
}

/// The sentence with the beginning and end of words that are as long as several lines, such as a number of a thousand digits.
private func withLongWordsCut(_ sentence: String) -> String {
    let longest = 300
    guard sentence.utf8.count > longest else { return sentence }
    return sentence.split(separator: " ", omittingEmptySubsequences: false).map { word in
        word.count > longest ? "\(word.prefix(120))…\(word.suffix(40))" : String(word)
    }.joined(separator: " ")
}

/// The sentence in lines of at most `width` columns, of which the first begins behind a place. Words that are longer are left to the terminal.
private func wordsBroken(_ sentence: String, behind place: String, width: Int?) -> [String] {
    guard let width else { return [sentence] }
    var used = place.reduce(0) { $0 + displayWidth($1) }
    var lines: [String] = []
    for word in sentence.split(separator: " ", omittingEmptySubsequences: false) {
        let columns = word.reduce(0) { $0 + displayWidth($1) }
        if lines.isEmpty {
            lines.append(String(word))
        } else if used + 1 + columns > width {
            lines.append(String(word))
            used = 0
        } else {
            lines[lines.count - 1] += " " + word
            used += 1
        }
        used += columns
    }
    return lines
}

/// Columns that a character takes in a terminal.
public func displayWidth(_ character: Character) -> Int {
    guard let scalar = character.unicodeScalars.first else { return 0 }
    switch scalar.value {
    case 0x1100...0x115F, 0x2E80...0x303E, 0x3041...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE6F, 0xFF00...0xFF60, 0xFFE0...0xFFE6,
        0x1F300...0x1FAFF, 0x20000...0x3FFFD:
        return 2
    default: return 1
    }
}

/// The text without terminal control sequences: what comes from files and snippets may not steer the terminal.
public func withoutControls(_ text: String) -> String {
    guard text.unicodeScalars.contains(where: isControl) else { return text }
    return String(String.UnicodeScalarView(text.unicodeScalars.filter { !isControl($0) }))
}

/// A name from outside, such as a file's, on one line: control characters are spelled as Swift spells them in a string.
public func visibleName(_ name: String) -> String {
    func isHidden(_ scalar: Unicode.Scalar) -> Bool { isControl(scalar) || scalar.properties.isWhitespace && scalar != " " }
    guard name.unicodeScalars.contains(where: isHidden) else { return name }
    return name.unicodeScalars.map { scalar in
        switch scalar {
        case "\n": "\\n"
        case "\r": "\\r"
        case "\t": "\\t"
        default: isHidden(scalar) ? "\\u{\(String(scalar.value, radix: 16, uppercase: true))}" : String(scalar)
        }
    }.joined()
}

private func isControl(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x09, 0x0A: false
    case 0x00...0x1F, 0x7F...0x9F, 0x202A...0x202E, 0x2066...0x2069: true
    default: false
    }
}
