import ViewLayout

extension Frame {
    /// `70,0`.
    var origin: String { "\(x.written),\(y.written)" }
    /// `230x100`.
    var size: String { "\(width.written)x\(height.written)" }
}

extension String {
    /// The string in quotes, on one line.
    var quoted: String {
        var text = "\""
        for character in self {
            switch character {
            case "\\": text += "\\\\"
            case "\"": text += "\\\""
            case "\n": text += "\\n"
            default: text.append(character)
            }
        }
        return text + "\""
    }
}
