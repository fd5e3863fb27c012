extension AttributedString {
    /// Inline Markdown: emphasis, code, strikethrough and links; if extended, attributes by the names of keys as well.
    mutating func _read(_ characters: [Character], _ attributes: AttributeContainer, isExtended: Bool, _ keys: [any MarkdownDecodableAttributedStringKey.Type] = []) {
        var (index, plain) = (0, "")
        while index < characters.count {
            if characters[index] == "\\", index + 1 < characters.count {
                plain.append(characters[index + 1])
                index += 2
                continue
            }
            guard let (inner, next, changed) = _marked(characters, index, attributes, isExtended, keys) else {
                plain.append(characters[index])
                index += 1
                continue
            }
            self += AttributedString(plain, attributes: attributes)
            plain = ""
            if changed.inlinePresentationIntent?.contains(.code) == true { self += AttributedString(String(inner), attributes: changed) } else { _read(inner, changed, isExtended: isExtended, keys) }
            index = next
        }
        self += AttributedString(plain, attributes: attributes)
    }
    /// What is marked from here on, where it ends, and its attributes.
    func _marked(_ characters: [Character], _ start: Int, _ attributes: AttributeContainer, _ isExtended: Bool, _ keys: [any MarkdownDecodableAttributedStringKey.Type]) -> ([Character], Int, AttributeContainer)? {
        var changed = attributes
        let hasNames = isExtended && characters[start] == "^" && start + 1 < characters.count && characters[start + 1] == "["
        if characters[start] == "[" || hasNames {
            guard let close = characters[start...].firstIndex(of: "]"), close + 1 < characters.count, characters[close + 1] == "(",
                let end = characters[close...].firstIndex(of: ")")
            else { return nil }
            if !hasNames { changed.link = URL(string: String(characters[(close + 2)..<end])) }
            let inner = characters[(start + (hasNames ? 2 : 1))..<close]
            if hasNames { for (name, value) in _namedValues(Array(characters[(close + 2)..<end])) { for key in keys { _set(key, name, value, in: &changed) } } }
            let isInflected = hasNames && String(characters[(close + 2)..<end]).contains("inflect: true")
            return (isInflected ? Array(_inflected(String(inner))) : Array(inner), end + 1, changed)
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
extension AttributedString {
    /// The text that is looked up is Markdown, the values in it are not.
    init(localized keyAndValue: String.LocalizationValue, table: String? = nil, bundle: Bundle? = nil, locale: Locale? = nil, comment: StaticString? = nil) {
        self.init(_lookedUp: _key(keyAndValue, table: table, locale: nil, formats: locale?.identifier, key: nil))
    }
    init(localized key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil, bundle: Bundle? = nil, locale: Locale? = nil, comment: StaticString? = nil) {
        self.init(_lookedUp: _key(defaultValue, table: table, locale: nil, formats: locale?.identifier, key: key))
    }
    /// - Since: iOS 16
    @_disfavoredOverload init(localized resource: LocalizedStringResource) { self.init(_lookedUp: resource._placed) }
    init(_lookedUp value: String.LocalizationValue) {
        _parts = []
        _read(Array(_formatMarkdown(of: value)), AttributeContainer(), isExtended: true)
    }
}
/// The text with its last noun as its number wants it.
func _inflected(_ text: String) -> String
/// The text of a value, with backslashes before the marks in what is inserted.
func _formatMarkdown(of value: String.LocalizationValue) -> String
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
func _keyPart(_ text: AttributedString) -> Text { Text(text) }
func _localizedPart(_ text: AttributedString) -> String { text._string }
/// The types of a scope's properties.
func _propertyTypes(of type: Any.Type) -> [Any.Type]
/// The keys of a scope, and of the scopes in it, that Markdown may name.
func _markdownKeys(of scope: Any.Type) -> [any MarkdownDecodableAttributedStringKey.Type] {
    var keys: [any MarkdownDecodableAttributedStringKey.Type] = []
    for type in _propertyTypes(of: scope) {
        if let key = type as? any MarkdownDecodableAttributedStringKey.Type { keys.append(key) } else if type is any AttributeScope.Type { keys += _markdownKeys(of: type) }
    }
    return keys
}
/// Gives an attribute its value where it has the name.
func _set<K: MarkdownDecodableAttributedStringKey>(_ key: K.Type, _ name: String, _ value: String, in attributes: inout AttributeContainer) {
    guard K.markdownName == name, let type = K.Value.self as? any Decodable.Type, let decoded = try? JSONDecoder().decode(type, from: Data(value.utf8)) else { return }
    if let decoded = decoded as? K.Value { attributes[K.self] = decoded }
}
/// `rainbow: 'fun', size: 3` as names with values in JSON.
func _namedValues(_ characters: [Character]) -> [(String, String)] {
    var (pairs, name, value, depth): ([(String, String)], String?, String, Int) = ([], nil, "", 0)
    var quote: Character?
    for character in characters + [","] {
        if let open = quote {
            value.append(character == open ? "\"" : character)
            if character == open { quote = nil }
        } else if character == "'" || character == "\"" {
            quote = character
            value.append("\"")
        } else if name == nil, character == ":" {
            (name, value) = (value.trimmingCharacters(in: .whitespaces), "")
        } else if character == ",", depth == 0 {
            if let name { pairs.append((name.filter { $0 != "\"" }, value.trimmingCharacters(in: .whitespaces))) }
            (name, value) = (nil, "")
        } else {
            if "[{".contains(character) { depth += 1 } else if "]}".contains(character) { depth -= 1 }
            value.append(character)
        }
    }
    return pairs
}
