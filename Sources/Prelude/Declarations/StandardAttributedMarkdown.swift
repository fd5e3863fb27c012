extension AttributedString {
    /// Inline Markdown: emphasis, code, strikethrough and links.
    mutating func _read(_ characters: [Character], _ attributes: AttributeContainer) {
        var (index, plain) = (0, "")
        while index < characters.count {
            if characters[index] == "\\", index + 1 < characters.count {
                plain.append(characters[index + 1])
                index += 2
                continue
            }
            guard let (inner, next, changed) = _marked(characters, index, attributes) else {
                plain.append(characters[index])
                index += 1
                continue
            }
            self += AttributedString(plain, attributes: attributes)
            plain = ""
            if changed.inlinePresentationIntent?.contains(.code) == true { self += AttributedString(String(inner), attributes: changed) } else { _read(inner, changed) }
            index = next
        }
        self += AttributedString(plain, attributes: attributes)
    }
    /// What is marked from here on, where it ends, and its attributes.
    func _marked(_ characters: [Character], _ start: Int, _ attributes: AttributeContainer) -> ([Character], Int, AttributeContainer)? {
        var changed = attributes
        if characters[start] == "[" {
            guard let close = characters[start...].firstIndex(of: "]"), close + 1 < characters.count, characters[close + 1] == "(",
                let end = characters[close...].firstIndex(of: ")")
            else { return nil }
            changed.link = URL(string: String(characters[(close + 2)..<end]))
            return (Array(characters[(start + 1)..<close]), end + 1, changed)
        }
        for (mark, intent) in [("**", InlinePresentationIntent.stronglyEmphasized), ("__", .stronglyEmphasized), ("~~", .strikethrough), ("*", .emphasized), ("_", .emphasized), ("`", .code)] {
            let letters = Array(mark)
            guard start + 2 * letters.count < characters.count, Array(characters[start..<(start + letters.count)]) == letters else { continue }
            var end = start + letters.count + 1
            while end + letters.count <= characters.count {
                if Array(characters[end..<(end + letters.count)]) == letters {
                    changed.inlinePresentationIntent = (attributes.inlinePresentationIntent ?? []).union(intent)
                    return (Array(characters[(start + letters.count)..<end]), end + letters.count, changed)
                }
                end += 1
            }
        }
        return nil
    }
}
extension Text {
    init(_ attributedContent: AttributedString) {
        let texts = attributedContent._parts.map { part in
            let attributes = part.attributes
            var text = Text(verbatim: part.text)
            if let font = attributes.font { text = text.font(font) }
            if let color = attributes.link == nil ? attributes.foregroundColor : attributes.foregroundColor ?? Color.accentColor { text = text.foregroundColor(color) }
            if attributes.underlineStyle != nil { text = text.underline() }
            if attributes.strikethroughStyle != nil || attributes.inlinePresentationIntent?.contains(.strikethrough) == true { text = text.strikethrough() }
            if attributes.inlinePresentationIntent?.contains(.stronglyEmphasized) == true { text = text.bold() }
            if attributes.inlinePresentationIntent?.contains(.emphasized) == true { text = text.italic() }
            if attributes.inlinePresentationIntent?.contains(.code) == true { text = text.monospaced() }
            if let kern = attributes.kern { text = text.kerning(kern) }
            if let tracking = attributes.tracking { text = text.tracking(tracking) }
            if let offset = attributes.baselineOffset { text = text.baselineOffset(offset) }
            return text
        }
        self = texts.dropFirst().reduce(texts.first ?? Text(verbatim: "")) { $0 + $1 }
    }
}
/// What a key shows of an attributed text.
func _characters(_ text: AttributedString) -> String { text._string }
