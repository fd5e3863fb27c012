import ViewTree

/// A declaration around at most one view, to which it adds nothing: `Group`, `if`, `AnyView`, `EquatableView`, `EmptyView`.
///
/// The two branches of an `if` are different places; so are different types inside an `AnyView`.
final class PassNode: DeclaredNode {
    private var child: DeclaredNode?
    private var branch: Branch?

    private enum Branch: Equatable {
        case only, first, second
        case type(ViewType)
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
        if branch != self.branch || view == nil {
            child?.tearDown()
            child = nil
        }
        self.branch = branch
        if let view { child = try reconcile(child, with: view, at: position(of: branch), in: context).node }
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
