import Diagnostics
import ViewGraph

/// What is wrong with a selector, with what could be meant instead.
struct SelectionErrors {
    /// The nodes that can be named, in pre-order.
    let nodes: [ResolvedNode]

    /// Lists end after this many words.
    private static let greatestCount = 12

    /// `there is no Buton in the resolved tree`
    func noView(_ selector: Selector, _ view: String, _ count: Int) -> ActionError {
        if count > 0 {
            let last = count == 1 ? "\(view)[0] is the only one" : "the last one is \(view)[\(count - 1)]"
            return ActionError(.noSuchView, "there is no \(selector)", help: "Indices begin at 0: \(last).")
        }
        let views = nodes.map(\.view).unique
        let help = meant(by: view, among: views).map { "Did you mean \($0)?" } ?? "Views that are shown: \(listed(views))."
        return ActionError(.noSuchView, "there is no \(view) in the resolved tree", help: help)
    }

    func noText(_ text: String) -> ActionError {
        let texts = nodes.compactMap(\.text).unique
        let others = nodes.map(\.view).unique + nodes.compactMap(\.identifier).unique.map { "#\($0)" }
        let other = meant(by: text, among: texts)?.quoted ?? meant(by: text, among: others) ?? others.first { $0 == "#\(text)" }
        let shown = texts.isEmpty ? "No view shows a text." : "Texts that are shown: \(listed(texts.map(\.quoted)))."
        return ActionError(.noSuchView, "no view shows the text \(text.quoted)", help: other.map { "Did you mean \($0)?" } ?? shown)
    }

    func noName(_ name: String) -> ActionError {
        let names = nodes.compactMap(\.identifier).unique
        let add = "No view has one: add `.accessibilityIdentifier(\(name.quoted))`."
        let help = names.isEmpty ? add : meant(by: name, among: names).map { "Did you mean #\($0)?" } ?? "Identifiers that are there: \(listed(names))."
        return ActionError(.noSuchView, "no view has the accessibility identifier \(name.quoted)", help: help)
    }

    func noID(_ id: Int) -> ActionError {
        ActionError(
            .noSuchView, "no view has the id \(id)", help: "The resolved tree prints the ids of all views that are there now. An id is never used again.")
    }

    /// `3 views are a Button`
    func several(_ view: String, _ count: Int) -> ActionError {
        let range = count == 2 ? "\(view)[0] or \(view)[1]" : "\(view)[0] to \(view)[\(count - 1)]"
        return ActionError(.ambiguousSelector, "\(count) views are a \(view)", help: "Write \(range).")
    }

    func ambiguous(_ selector: Selector, _ matches: [ResolvedNode]) -> ActionError {
        let names = matches.map(indexed)
        let choice = names.count == 2 ? names.joined(separator: " or ") : "one of \(listed(names))"
        return ActionError(.ambiguousSelector, "\(selector) means \(matches.count) views", help: "Write \(choice).")
    }

    func viewAndText(_ word: String) -> ActionError {
        ActionError(.ambiguousSelector, "\(word) is the name of a view and a text", help: "Write \(word)[0] for the view, or \(word.quoted) for the text.")
    }

    func notTaken(_ selector: Selector, _ what: String, _ takes: (ResolvedNode) -> Bool) -> ActionError {
        let takers = nodes.filter(takes).map(indexed)
        let others = takers.isEmpty ? "No view that is shown takes \(what)." : "Views that take \(what): \(listed(takers))."
        return ActionError(.actionNotTaken, "\(selector) doesn't take \(what), nor does a view around it", help: others)
    }

    /// Whether a word is more likely meant as the name of a view than as a text.
    func looksLikeView(_ word: String) -> Bool {
        guard word.isViewName, word.first?.isUppercase == true else { return false }
        return meant(by: word, among: nodes.compactMap(\.text)) == nil || meant(by: word, among: nodes.map(\.view)) != nil
    }

    /// `Button[1]`
    private func indexed(_ node: ResolvedNode) -> String {
        let index = nodes.lazy.filter { $0.view == node.view }.firstIndexOf(node)
        return "\(node.view)[\(index)]"
    }

    /// The candidate that a misspelled word likely means. For a single letter, any other one would do.
    private func meant(by word: String, among candidates: [String]) -> String? { word.count > 1 ? nearest(to: word, among: candidates) : nil }

    private func listed(_ words: [String]) -> String {
        words.prefix(Self.greatestCount).joined(separator: ", ") + (words.count > Self.greatestCount ? ", …" : "")
    }
}

extension Sequence<ResolvedNode> {
    /// The rank of a node of the sequence.
    fileprivate func firstIndexOf(_ node: ResolvedNode) -> Int {
        var index = 0
        for other in self {
            if other === node { break }
            index += 1
        }
        return index
    }
}
