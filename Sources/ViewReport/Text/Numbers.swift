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
        "\"" + replacing("\\", with: "\\\\").replacing("\"", with: "\\\"").replacing("\n", with: "\\n") + "\""
    }

    fileprivate func replacing(_ character: Character, with other: String) -> String {
        contains(character) ? map { $0 == character ? other : String($0) }.joined() : self
    }
}
