import Diagnostics

/// A line that looks like the beginning of a fenced block and isn't one: CommonMark allows no backtick in what follows three of them,
/// and in a block that isn't closed it is a line of that block.
enum BrokenFence {
    /// The first line of a block's text that begins a block with a role, and where the line is in the text.
    static func opening(in code: Fragment) -> (span: Span, offset: Int)? {
        var offset = 0
        for line in code.lines() {
            let text = line.trimmed()
            let info = text.text.drop { $0 == "`" }
            if text.text.hasPrefix("```"), isBlock(info.prefix { !$0.isWhitespace }) { return (text.span, offset) }
            offset += line.source.utf8.count
        }
        return nil
    }

    private static func isBlock(_ word: Substring) -> Bool { word == "swift" || CodeBlockRole.Name.textRoles.contains { $0.rawValue == word } }

    static func report(in document: Fragment, faults: inout Faults) {
        let (bytes, backtick, space) = (document.source.utf8, UInt8(ascii: "`"), UInt8(ascii: " "))
        var start = 0
        while start < bytes.count {
            let end = bytes[start...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count
            let text = bytes[start..<end].drop { $0 == space }
            let info = text.drop { $0 == backtick }
            if text.count - info.count >= 3, info.contains(backtick) { report(document.part(start..<end), info: info, faults: &faults) }
            start = end + 1
        }
    }

    private static func report(_ line: Fragment, info: ArraySlice<UInt8>, faults: inout Faults) {
        let word = String(decoding: info, as: UTF8.self).drop { $0 == " " }.prefix { !$0.isWhitespace }
        guard isBlock(Substring(word)) else { return }
        faults.error(
            "backtick-in-fence", "a backtick after ``` keeps this line from beginning a block", at: line.trimmed().span,
            help: "leave the backticks out, or fence the block with ~~~")
    }
}
