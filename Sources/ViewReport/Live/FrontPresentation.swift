import ViewGraph
import ViewTree
import Wording

/// What is in front of all else and takes the taps and keys: the innermost alert, dialog, sheet or cover (docs/Semantics.md §19).
struct FrontPresentation {
    private let presentation: Presentation
    private let node: ResolvedNode

    /// `nil` where nothing is presented that keeps taps from the views behind it.
    init?(in root: ResolvedNode?) {
        guard var area = root.map({ [$0] }) else { return nil }
        var front: (Presentation, ResolvedNode)?
        // Of several the one that came last is in front, and what is presented inside of it is further in front.
        while let next = area.flatMap(\.modals).max(by: { $0.node.presentedID < $1.node.presentedID }) {
            front = (next.presentation, next.node)
            area = Array(next.node.children.dropFirst())
        }
        guard let front else { return nil }
        (presentation, node) = front
    }

    /// Whether a view is in front, too. The commands of a program aren't behind a sheet.
    func reaches(_ view: ResolvedNode) -> Bool {
        for inner in sequence(first: view, next: \.parent) {
            guard let parent = inner.parent, parent.children.first !== inner else { continue }
            if parent === node { return true }
            if !presentation.isDialog, case .modifier(.hiddenItems(name: "commands", _)) = parent.role { return true }
        }
        return false
    }

    /// `the alert "Delete?"`
    private var shown: Phrase {
        let title = presentation.isDialog ? node.children.dropFirst().lazy.flatMap(\.preorder).first { $0.text != nil }?.text : nil
        let (name, korean) =
            switch presentation.name {
            case "alert": ("the alert", "알림 창")
            case "confirmationDialog": ("the confirmation dialog", "확인 대화 상자")
            case "fullScreenCover": ("the full-screen cover", "전체 화면 덮개")
            default: ("the sheet", "시트")
            }
        return title.map { Phrase("\(name) \($0.quoted)", ko: "\(korean) \($0.quoted)") } ?? Phrase(name, ko: korean)
    }

    /// - Parameter what: what isn't reached, as it was written.
    func isInFront(of what: String, _ takes: (ResolvedNode) -> Bool) -> ActionError {
        let takers = node.children.dropFirst().flatMap(\.preorder).filter { !$0.isImplicit && takes($0) }
        let names = takers.map { taker in taker.preorder.lazy.compactMap(\.text).first?.quoted ?? taker.view }.unique
        let listed = names.prefix(12).joined(separator: ", ") + (names.count > 12 ? ", …" : "")
        return ActionError(
            .actionNotTaken, Phrase("\(shown.english) is in front of \(what)", ko: "\(what): \(shown.korean)에 가려져 있습니다"),
            help: names.isEmpty
                ? Phrase("Nothing in it takes the action: end it first.", ko: "그 안에는 이 동작을 받는 뷰가 없으니 먼저 닫으세요.")
                : Phrase("Views in it that take the action: \(listed).", ko: "그 안에서 이 동작을 받는 뷰: \(listed)."))
    }

    /// What a key that no view in front takes is answered.
    func remark(on stroke: KeyStroke) -> String { "\(shown.english) is in front, and no view in it takes the key \(stroke).".capitalizedFirst }
}

extension String {
    fileprivate var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
}

extension ResolvedNode {
    /// Those inside that aren't inside of another one.
    fileprivate var modals: [(presentation: Presentation, node: ResolvedNode)] {
        guard case .modifier(.presentation(let presentation)) = role, children.count > 1, presentation.isModal, !letsTapsThrough else {
            return children.flatMap(\.modals)
        }
        return [(presentation, self)] + (children.first?.modals ?? [])
    }

    private var letsTapsThrough: Bool {
        children.dropFirst().lazy.flatMap(\.preorder).contains { node in
            node.attachments.contains { if case .trait(let trait as BackgroundInteraction) = $0 { trait.isEnabled } else { false } }
        }
    }

    /// What is presented later has a greater id.
    fileprivate var presentedID: Int { children.dropFirst().map(\.id).max() ?? 0 }
}
