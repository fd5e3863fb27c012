import Diagnostics
import ViewGraph
import Wording

/// What is wrong with a selector, with what could be meant instead.
struct SelectionErrors {
    /// The nodes that can be named, in pre-order.
    let nodes: [ResolvedNode]

    /// Lists end after this many words.
    private static let greatestCount = 12

    /// `there is no Buton in the resolved tree`
    func noView(_ selector: Selector, _ view: String, _ count: Int) -> ActionError {
        if count > 0 {
            let last = "\(view)[\(count - 1)]"
            let help =
                count == 1
                ? Phrase("Indices begin at 0: \(last) is the only one.", ko: "인덱스는 0부터 시작하며, \(last) 하나뿐입니다.")
                : Phrase("Indices begin at 0: the last one is \(last).", ko: "인덱스는 0부터 시작하며, 마지막은 \(last)입니다.")
            return ActionError(.noSuchView, Phrase("there is no \(selector)", ko: "\(selector): 그런 뷰가 없습니다"), help: help)
        }
        let views = nodes.map(\.view).unique
        let shown = Phrase("Views that are shown: \(listed(views)).", ko: "표시된 뷰: \(listed(views)).")
        return ActionError(
            .noSuchView, Phrase("there is no \(view) in the resolved tree", ko: "\(view): 결정된 트리에 그런 뷰가 없습니다"),
            help: (meant(by: view, among: views) ?? label(begunWith: view)?.quoted).map { .didYouMean($0) } ?? shown)
    }

    /// The only text that is shown and begins with a word.
    private func label(begunWith word: String) -> String? {
        let begun = nodes.compactMap(\.text).unique.filter { word.count > 1 && $0.lowercased().hasPrefix(word.lowercased()) }
        return begun.count == 1 ? begun[0] : nil
    }

    func noText(_ text: String) -> ActionError {
        let texts = nodes.compactMap(\.text).unique
        let others = nodes.map(\.view).unique + nodes.compactMap(\.identifier).unique.map { "#\($0)" }
        let other = meant(by: text, among: texts)?.quoted ?? meant(by: text, among: others) ?? others.first { $0 == "#\(text)" }
        let list = listed(texts.map(\.quoted))
        let shown =
            texts.isEmpty ? Phrase("No view shows a text.", ko: "텍스트를 표시하는 뷰가 없습니다.") : Phrase("Texts that are shown: \(list).", ko: "표시된 텍스트: \(list).")
        return ActionError(
            .noSuchView, Phrase("no view shows the text \(text.quoted)", ko: "텍스트가 \(text.quoted)인 뷰가 없습니다"),
            help: other.map { .didYouMean($0) } ?? shown)
    }

    func noName(_ name: String) -> ActionError {
        let names = nodes.compactMap(\.identifier).unique
        let code = ".accessibilityIdentifier(\(name.quoted))"
        let add = Phrase("No view has one: add `\(code)`.", ko: "식별자가 있는 뷰가 없습니다. 다음을 추가하세요: `\(code)`.")
        let known = Phrase("Identifiers that are there: \(listed(names)).", ko: "있는 식별자: \(listed(names)).")
        return ActionError(
            .noSuchView, Phrase("no view has the accessibility identifier \(name.quoted)", ko: "식별자가 \(name.quoted)인 뷰가 없습니다"),
            help: names.isEmpty ? add : meant(by: name, among: names).map { .didYouMean("#\($0)") } ?? known)
    }

    func noID(_ id: Int) -> ActionError {
        ActionError(
            .noSuchView, Phrase("no view has the id \(id)", ko: "id가 \(id)인 뷰가 없습니다"),
            help: Phrase(
                "The resolved tree prints the ids of all views that are there now. An id is never used again.",
                ko: "지금 있는 뷰의 id는 결정된 트리에 모두 나옵니다. 한 번 쓴 id는 다시 쓰지 않습니다."))
    }

    /// `3 views are a Button`
    func several(_ view: String, _ count: Int) -> ActionError {
        let (first, last) = ("\(view)[0]", "\(view)[\(count - 1)]")
        let help =
            count == 2
            ? Phrase("Write \(first) or \(last).", ko: "\(first) 또는 \(last) 중 하나를 적으세요.")
            : Phrase("Write \(first) to \(last).", ko: "\(first)부터 \(last)까지 중 하나를 적으세요.")
        return ActionError(.ambiguousSelector, Phrase("\(count) views are a \(view)", ko: "\(view) 뷰가 \(count)개 있습니다"), help: help)
    }

    func ambiguous(_ selector: Selector, _ matches: [ResolvedNode]) -> ActionError {
        let names = matches.map(indexed)
        let help =
            names.count == 2
            ? Phrase("Write \(names.joined(separator: " or ")).", ko: "\(names.joined(separator: " 또는 ")) 중 하나를 적으세요.")
            : Phrase("Write one of \(listed(names)).", ko: "다음 중 하나를 적으세요: \(listed(names)).")
        return ActionError(
            .ambiguousSelector, Phrase("\(selector) means \(matches.count) views", ko: "\(selector): 해당하는 뷰가 \(matches.count)개입니다"), help: help)
    }

    func viewAndText(_ word: String) -> ActionError {
        ActionError(
            .ambiguousSelector, Phrase("\(word) is the name of a view and a text", ko: "\(word): 뷰의 이름이면서 텍스트입니다"),
            help: Phrase(
                "Write \(word)[0] for the view, or \(word.quoted) for the text.", ko: "뷰라면 \(word)[0]처럼, 텍스트라면 \(word.quoted)처럼 적으세요."))
    }

    func notTaken(_ selector: Selector, _ what: Phrase, _ takes: (ResolvedNode) -> Bool) -> ActionError {
        let takers = nodes.filter(takes).map(indexed)
        let others =
            takers.isEmpty
            ? Phrase("No view that is shown takes \(what.english).", ko: "표시된 뷰 가운데 \(what.korean)을 받는 것이 없습니다.")
            : Phrase("Views that take \(what.english): \(listed(takers)).", ko: "\(what.korean)을 받는 뷰: \(listed(takers)).")
        return ActionError(
            .actionNotTaken,
            Phrase(
                "\(selector) doesn't take \(what.english), nor does a view around it",
                ko: "\(selector): 이 뷰도, 이 뷰를 감싼 뷰도 \(what.korean)을 받지 않습니다"), help: others)
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

extension Phrase {
    static func didYouMean(_ name: String) -> Phrase { Phrase("Did you mean \(name)?", ko: "혹시 \(name)입니까?") }
}
