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
    /// The diagnostic for people: `name:line:column: error: message`, the line with a caret, notes and help.
    public func rendered(style: DiagnosticStyle = .plain) -> String {
        var lines: [String] = []
        let head = style.heading(severity, "\(severity.rawValue): \(withoutControls(message))")
        if let span, span.source.utf8.isEmpty {
            lines.append("\(visibleName(span.source.name)): \(head)")
        } else if let span {
            let start = span.start
            lines.append("\(visibleName(span.source.name)):\(start.line):\(start.column): \(head)")
            lines += Self.excerpt(span, style: style)
        } else {
            lines.append(head)
        }
        for note in notes {
            if let span = note.span {
                let start = span.start
                lines.append("\(visibleName(span.source.name)):\(start.line):\(start.column): note: \(withoutControls(note.message))")
                lines += Self.excerpt(span, style: style)
            } else {
                lines.append(withoutControls("note: \(note.message)"))
            }
        }
        if let help { lines.append(withoutControls("help: \(help)")) }
        return lines.joined(separator: "\n")
    }

    /// The line of the span's start with a caret below, cut to 120 characters around the place.
    private static func excerpt(_ span: Span, style: DiagnosticStyle) -> [String] {
        let (start, end) = (span.start, span.end)
        let (line, column) = span.source.line(around: span.range.lowerBound, reach: 2_000)
        let characters = line.map { $0 == "\t" ? " " : $0 }
        let length = end.line == start.line ? max(1, end.column - start.column) : max(1, characters.count - column + 1)
        let first = max(0, min(column - 1, characters.count) - 60)
        let shown = characters[first..<min(characters.count, first + 120)]
        let caretColumn = column - 1 - first
        let width = min(length, max(1, shown.count - caretColumn))
        let before = characters[first..<min(first + max(0, caretColumn), characters.count)]
        let padding = before.reduce(0) { $0 + displayWidth($1) }
        let marked = characters.dropFirst(first + caretColumn).prefix(width).reduce(0) { $0 + displayWidth($1) }
        let gutter = "\(start.line)"
        let blank = String(repeating: " ", count: gutter.count)
        let caret = "^" + String(repeating: "~", count: max(0, marked - 1))
        return ["\(gutter) | \(withoutControls(String(shown)))", "\(blank) | \(String(repeating: " ", count: padding))\(style.accent(caret))"]
    }
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
