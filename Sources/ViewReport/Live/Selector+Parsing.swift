extension Selector {
    /// Reads `"Label"`, `View[0]` or `#name`; `nil` for anything else. In a label, `\"` and `\\` stand for the character.
    public init?(parsing text: String) {
        if text.first == "#", text.count > 1 {
            self = .name(String(text.dropFirst()))
        } else if text.first == "\"" {
            guard text.count > 1, text.last == "\"", let label = Self.unescaped(text.dropFirst().dropLast()) else { return nil }
            self = .label(label)
        } else {
            guard let bracket = text.lastIndex(of: "["), text.last == "]", let index = Int(text[text.index(after: bracket)...].dropLast()), index >= 0,
                bracket != text.startIndex
            else { return nil }
            self = .view(String(text[..<bracket]), index)
        }
    }

    /// `nil` where a quote stands alone or a backslash before anything else.
    private static func unescaped(_ text: Substring) -> String? {
        var (result, isEscaped) = ("", false)
        for character in text {
            switch (character, isEscaped) {
            case ("\\", false): isEscaped = true
            case ("\"", false): return nil
            case ("\"", true), ("\\", true): (result, isEscaped) = (result + String(character), false)
            case ("n", true): (result, isEscaped) = (result + "\n", false)
            case (_, true): return nil
            default: result.append(character)
            }
        }
        return isEscaped ? nil : result
    }
}
