extension Double {
    /// The number with at most three decimals: `72`, `33.333`, `inf`.
    var short: String {
        if isNaN { return "nan" }
        if isInfinite { return self > 0 ? "inf" : "-inf" }
        let thousandths = (magnitude * 1000).rounded()
        // Beyond this, thousandths are no whole numbers that can be told apart.
        guard thousandths < 9e15 else { return "\(self)" }
        let (whole, rest) = Int(thousandths).quotientAndRemainder(dividingBy: 1000)
        let sign = self < 0 && thousandths > 0 ? "-" : ""
        if rest == 0 { return "\(sign)\(whole)" }
        var decimals = String(String(rest + 1000).dropFirst())
        while decimals.hasSuffix("0") { decimals.removeLast() }
        return "\(sign)\(whole).\(decimals)"
    }
}

extension Frame {
    /// `70,0`.
    var origin: String { "\(x.short),\(y.short)" }
    /// `230x100`.
    var size: String { "\(width.short)x\(height.short)" }
}

extension Double? {
    /// A length of a proposal; `nil` is unspecified.
    var proposed: String { map(\.short) ?? "nil" }
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
