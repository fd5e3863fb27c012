import Diagnostics

/// A line that looks like the beginning of a fenced block and isn't one: CommonMark allows no backtick in what follows three of them.
enum BrokenFence {
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
        guard word == "swift" || CodeBlockRole.Name.textRoles.contains(where: { $0.rawValue == word }) else { return }
        faults.error(
            "backtick-in-fence", "a backtick after ``` keeps this line from beginning a block", at: line.trimmed().span,
            help: "leave the backticks out, or fence the block with ~~~")
    }
}
