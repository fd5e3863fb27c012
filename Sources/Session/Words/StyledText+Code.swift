import Course

extension StyledText {
    /// A line of a lesson file, in which backticks mark code; a backtick without a second one stays.
    init(marking text: String, _ style: TextStyle = .plain) {
        let parts = text.withoutControlSequences.split(separator: "`", omittingEmptySubsequences: false)
        // Where the last mark isn't closed, it is a character of the text.
        let closed = parts.count % 2 == 1 ? parts.map(String.init) : parts.dropLast(2).map(String.init) + [parts.suffix(2).joined(separator: "`")]
        self.init(closed.enumerated().filter { !$0.element.isEmpty }.map { Run($0.element, $0.offset % 2 == 0 ? style : .code) })
    }
}
