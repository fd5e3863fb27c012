extension RegexPattern {
    /// Reads the text of a regular expression.
    ///
    /// - Parameter isExtended: whether spaces and comments are skipped, as in a literal of several lines.
    package convenience init(reading text: String, _ flavor: PatternFlavor = .swift, isExtended: Bool = false) throws {
        var parser = PatternParser(text, flavor, isExtended: isExtended)
        self.init(copying: try parser.parsed())
    }

    private convenience init(copying other: RegexPattern) {
        self.init(other.node, other.captures, handsOnCaptures: other.handsOnCaptures, size: other.size, depth: other.depth)
    }
}
