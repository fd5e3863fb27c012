import ViewLayout

/// A view of one of two trees, or of both, with what happened to it.
struct ChangedNode {
    let view: ResolvedReport
    let kind: ChangeList.Kind
    /// The frame before; `nil` for a view that came or went.
    let was: Frame?
    let notes: [String]
    let children: [ChangedNode]
    /// What can be said of the view and all inside it.
    private let summary: Summary
    /// The number of views, this one and those inside it.
    private let count: Int

    init(_ view: ResolvedReport, _ kind: ChangeList.Kind, was: Frame? = nil, notes: [String] = [], children: [ChangedNode]) {
        (self.view, self.kind, self.was, self.notes, self.children) = (view, kind, was, notes, children)
        let own = Summary(kind, from: was, to: view.frame)
        summary = children.reduce(own) { $0.joined(with: $1.summary) }
        count = children.reduce(1) { $0 + $1.count }
    }

    /// Lines for siblings: neighbors of which the same can be said, all that is inside them included, share one.
    static func folded(_ siblings: [ChangedNode]) -> [Shown] {
        var shown: [Shown] = []
        var rest = siblings[...]
        while let first = rest.first {
            let run = rest.prefix { $0.summary.folds(with: first.summary) }
            let count = run.reduce(0) { $0 + $1.count }
            if let words = run.reduce(first.summary, { $0.joined(with: $1.summary) }).words, count > 1 {
                shown.append(Shown(kind: words.kind, title: "… \(count) views \(words.text)", isFold: true))
                rest = rest.dropFirst(run.count)
            } else {
                shown.append(first.line)
                rest = rest.dropFirst()
            }
        }
        return shown
    }

    /// The view's own line, with the modifiers that have its frame now and had it before.
    private var line: Shown {
        var chain = [self]
        while let last = chain.last, last.view.soleContentOfEqualFrame != nil, last.children.count == 1, last.children[0].isOneLine(with: last) {
            chain.append(last.children[0])
        }
        let kinds: [ChangeList.Kind] = [.went, .came, .changed, .moved, .unchanged]
        let kind = kinds.first { kind in chain.contains { $0.kind == kind } } ?? .unchanged
        var notes: [String] = []
        for note in chain.flatMap(\.notes) where !notes.contains(note) { notes.append(note) }
        if kind == .moved, let offset = Summary(.moved, from: was, to: view.frame).words { notes.append(offset.text) }
        return Shown(
            kind: kind, title: chain.map(\.view.title).joined(separator: Chain.separator), frame: view.frame, notes: notes,
            children: Self.folded(chain.last?.children ?? []))
    }

    private func isOneLine(with outer: ChangedNode) -> Bool {
        switch (kind, outer.kind) {
        case (.came, .came), (.went, .went): true
        case (.came, _), (.went, _), (_, .came), (_, .went): false
        default: was == outer.was
        }
    }

    /// A line without its prefix.
    struct Shown {
        var kind: ChangeList.Kind
        var title: String
        var frame: Frame?
        var notes: [String] = []
        var isFold = false
        var children: [Shown] = []
    }
}

/// What a whole subtree has in common.
private enum Summary: Equatable {
    /// Views without a place, which go along with others.
    case placeless
    case unchanged
    /// Points.
    case moved(x: Double, y: Double)
    case mixed

    init(_ kind: ChangeList.Kind, from was: Frame?, to frame: Frame?) {
        switch (kind, was, frame) {
        case (.unchanged, nil, nil): self = .placeless
        case (.unchanged, _, _): self = .unchanged
        case (.moved, let was?, let frame?): self = .moved(x: frame.x - was.x, y: frame.y - was.y)
        default: self = .mixed
        }
    }

    func joined(with other: Summary) -> Summary {
        switch (self, other) {
        case (.placeless, _): other
        case (_, .placeless): self
        default: self == other ? self : .mixed
        }
    }

    func folds(with other: Summary) -> Bool { joined(with: other) != .mixed }

    /// `nil` where there is nothing in common.
    var words: (kind: ChangeList.Kind, text: String)? {
        switch self {
        case .placeless, .unchanged: (.unchanged, "unchanged")
        case .moved(let x, let y): (.moved, "moved by \(x.signed),\(y.signed)")
        case .mixed: nil
        }
    }
}

extension Double {
    /// With a minus sign, as in texts.
    fileprivate var signed: String { self < 0 && written != "0" ? "−\(magnitude.written)" : written }
}
