import Diagnostics

extension MarkdownBlock {
    /// Reports a comment that nothing closes: it takes all that follows with it.
    func reportOpenComment(in document: Fragment, faults: inout Faults) {
        guard content.isComment else { return }
        let opening = document.part(range).lines().first?.trimmed().span ?? document.span(of: range)
        faults.error("open-comment", "this comment never ends, so nothing of the file below it is read", at: opening, help: "write --> where it ends")
    }
}
