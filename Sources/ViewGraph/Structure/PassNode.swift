import ViewTree
import Wording

/// A declaration around at most one view, to which it adds nothing: `Group`, `if`, `AnyView`, `EquatableView`, `EmptyView`.
///
/// The two branches of an `if` are different places; so are different types inside an `AnyView`.
final class PassNode: DeclaredNode {
    private var child: DeclaredNode?
    private var branch: Branch?

    private enum Branch: Equatable {
        case only, first, second
        case type(ViewType)

        /// Why the views inside are others where this branch gives way to another one.
        func replacement(by other: Branch) -> Phrase? {
            switch (self, other) {
            case (.first, .second), (.second, .first): Phrase("the other branch was chosen", ko: "다른 분기가 선택됨")
            case (.type(let old), .type(let new)) where old != new:
                Phrase("`AnyView` holds \(new.name) instead of \(old.name)", ko: "`AnyView`의 내용이 \(old.name)에서 \(new.name)(으)로 바뀜")
            default: nil
            }
        }
    }

    override var children: [DeclaredNode] { child.map { [$0] } ?? [] }

    override var staticCount: Int? { isConditional ? nil : super.staticCount }

    /// Whether what is inside may come and go.
    var isConditional: Bool {
        switch declared.kind {
        case .optional, .conditional, .anyView: true
        default: false
        }
    }

    override func evaluate(from earlier: DeclaredView?) throws {
        let (view, branch) = content
        let replacement = child == nil ? nil : self.branch?.replacement(by: branch)
        if branch != self.branch || view == nil {
            child?.tearDown()
            child = nil
        }
        self.branch = branch
        if let view {
            child = try graph.replacing(because: replacement) { try reconcile(child, with: view, at: position(of: branch), in: context).node }
        }
        if case .equatable = declared.kind { child?.bodyRunner?.comparesByOwnEquality = true }
        try refresh()
    }

    private var content: (view: DeclaredView?, branch: Branch) {
        switch declared.kind {
        case .group(let view), .equatable(let view): (view, .only)
        case .optional(let view): (view, .only)
        case .conditional(let isFirst, let view): (view, isFirst ? .first : .second)
        case .anyView(let view): (view, .type(view.type))
        default: (nil, .only)
        }
    }

    private func position(of branch: Branch) -> Position {
        switch branch {
        case .only, .type: .content
        case .first: .branch(true)
        case .second: .branch(false)
        }
    }
}
