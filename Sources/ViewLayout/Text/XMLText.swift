extension String {
    /// The text as XML has it; control characters, which XML has not, are left out.
    public var xmlEscaped: String {
        let isPlain = utf8.allSatisfy { 0x20 <= $0 && $0 < 0x7F && !"&<>\"".utf8.contains($0) }
        if isPlain { return self }
        var text = ""
        for scalar in unicodeScalars {
            switch scalar {
            case "&": text += "&amp;"
            case "<": text += "&lt;"
            case ">": text += "&gt;"
            case "\"": text += "&quot;"
            case _ where scalar.properties.generalCategory == .control || scalar.value == 0xFFFE || scalar.value == 0xFFFF: break
            default: text.unicodeScalars.append(scalar)
            }
        }
        return text
    }
}
