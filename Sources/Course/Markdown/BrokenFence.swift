import Diagnostics

/// A line that looks like the beginning of a fenced block and is none: CommonMark allows no backtick in what follows three of them.
enum BrokenFence {
    static func report(in document: Fragment, faults: inout Faults) {
        for line in document.lines() {
            let text = line.text.drop { $0 == " " }
            let info = text.drop { $0 == "`" }
            let word = info.drop { $0 == " " }.prefix { !$0.isWhitespace }
            guard text.hasPrefix("```"), info.contains("`"), word == "swift" || CodeBlockRole.Name.textRoles.contains(where: { $0.rawValue == word }) else {
                continue
            }
            faults.error(
                "backtick-in-fence", "a backtick after ``` keeps this line from beginning a block", at: line.trimmed().span,
                help: "leave the backticks out, or fence the block with ~~~")
        }
    }
}
