import ViewTree

extension ViewType {
    /// Of a longer type, a report shows the beginning. A tree of depth n has types of length n, one a node.
    private static let greatestLength = 4_000

    /// The type as Swift prints it, cut with `…` where it is very long.
    var spelling: String {
        var text = ""
        return spell(into: &text) ? text : text + "…"
    }

    /// False where there was no room left.
    private func spell(into text: inout String) -> Bool {
        guard text.utf8.count < Self.greatestLength else { return false }
        text += name
        if arguments.isEmpty, !name.isEmpty { return true }
        text += name.isEmpty ? "(" : "<"
        for (index, argument) in arguments.enumerated() {
            if index > 0 { text += ", " }
            if !argument.spell(into: &text) { return false }
        }
        text += name.isEmpty ? ")" : ">"
        return true
    }
}
