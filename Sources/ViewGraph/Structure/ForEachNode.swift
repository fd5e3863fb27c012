import ViewTree
import Wording

/// A `ForEach` over data. In a lazy container only the elements of `window` are made; those made before keep their state until they are far away for a while.
final class ForEachNode: DeclaredNode {
    private(set) var elements = KeyedElements()
    private(set) var window: Range<Int> = 0..<0
    private var warnedIDs: Set<ExplicitID> = []
    private var outOfSight = ElementsOutOfSight()
    /// Elements that were made of the current declaration; others that are kept follow it once they are in sight again.
    private var upToDate: Set<ExplicitID> = []
    /// What a constant range was at first: SwiftUI reads it once (docs/Semantics.md §10.2).
    private var firstRange: ConstantRange?
    private var warnedCount: Int?
    /// The number of elements that the lazy container around knows of.
    private var announcedCount: Int?

    override var children: [DeclaredNode] { elements.all }
    override var staticCount: Int? { nil }
    override func makeItems() throws -> [ListItem] { elements.order.flatMap(\.items) }

    var isLazy: Bool { context.isLazy }
    /// Elements of the data, made or not.
    var count: Int { max(0, content?.count ?? 0) }

    var edits: RowEdits? { content?.edits }

    private var content: ForEachContent? {
        guard case .forEach(let content) = declared.kind else { return nil }
        return firstRange.map(content.over) ?? content
    }

    /// The number of views of each element that was made.
    var viewCounts: [Int] { elements.order.map(\.items.units.count) }

    override func evaluate(from earlier: DeclaredView?) throws {
        _ = takeReasons()
        keepFirstRange()
        if isLazy, earlier == nil { graph.observers.register(lazy: self) }
        try makeElements(isDeclaredAgain: earlier != nil)
    }

    override func rerun(because reasons: [Phrase]) throws { try makeElements(isDeclaredAgain: true) }

    /// Makes the elements of a lazy `ForEach` at these indices, from 0.
    func show(_ range: Range<Int>) throws {
        if range == window { return }
        window = range
        let before = items
        try makeElements(isDeclaredAgain: false)
        if !items.isSame(as: before) { try passOn() }
    }

    /// The index of the element that has the id, or puts it on a view of its content. Made or not: the content is declared for it, and no body runs.
    func index(of id: ExplicitID) throws -> Int? {
        guard let content else { return nil }
        let searched = 0..<min(count, DeclaredView.greatestSearch)
        return try graph.untracked {
            try searched.first { try content.id($0) == id } ?? searched.first { try content.content($0).declares(id) }
        }
    }

    private func keepFirstRange() {
        guard case .forEach(let content) = declared.kind, let start = content.constantStart else { return firstRange = nil }
        let range = firstRange ?? ConstantRange(start: start, count: content.count)
        firstRange = range
        if content.count != range.count, content.count != warnedCount { warn(ofCount: content.count, insteadOf: range.count) }
        warnedCount = content.count
    }

    private func makeElements(isDeclaredAgain: Bool) throws {
        guard let content else { return }
        let range = isLazy ? window.clamped(to: 0..<count) : 0..<count
        try graph.checkCount(of: range.count, in: self)
        let before = elements.ids
        if isDeclaredAgain {
            upToDate = []
            track {}
        }
        let ids = try graph.reading(as: self) { try range.map(content.id) }
        var updated = elements
        elements = KeyedElements()
        let repeated = try updated.update(ids: ids, keepsOthers: isLazy) { index, known in
            if isLazy, !upToDate.insert(ids[index]).inserted, let known { return known }
            let view = try graph.reading(as: self) { try content.content(range.lowerBound + index) }
            return try reconcile(known, with: view, at: .element(ids[index]), in: context.madeAtOnce).node
        }
        if isLazy, isDeclaredAgain, updated.holdsOthers {
            let current = try graph.reading(as: self) { try (0..<count).map(content.id) }
            outOfSight.place(current, from: 0)
            updated.retain(Set(current).contains)
        }
        if isLazy { outOfSight.place(ids, from: range.lowerBound) }
        elements = updated
        for id in repeated { warn(ofRepeated: id) }
        if isDeclaredAgain, !isLazy, !content.elementsAreIDs { warnIfAllChanged(from: before, to: ids) }
        try refresh()
        if isLazy, announcedCount != count {
            announcedCount = count
            noteContainer()
        }
    }

    override func willTearDown() {
        super.willTearDown()
        if isLazy, count > 0 { noteContainer() }
    }

    /// Lets the lazy container around count its elements again: those that aren't made are in no list that it would see change.
    private func noteContainer() {
        let container = sequence(first: parent, next: { $0?.parent }).lazy.compactMap(\.self).first(where: \.absorbsList) as? ContainerNode
        if let container, container.content != nil { graph.recount(container) }
    }

    /// Ends elements that have been far away from those in sight for long enough. Called at the end of each update. An element that may become other than a fixed
    /// number of views stays.
    func endFarElements() {
        guard isLazy, elements.holdsOthers else { return outOfSight.forget() }
        let gone = outOfSight.endUpdate(shown: window.clamped(to: 0..<count)) { elements.node(for: $0)?.staticCount != nil }
        if !gone.isEmpty { elements.retain { !gone.contains($0) } }
    }

    private func warn(ofCount count: Int, insteadOf first: Int) {
        graph.report(
            GraphDiagnostic(
                .warning, .changedRange,
                "\(declared.type) count (\(count)) != its initial count (\(first)). `ForEach(_:content:)` should only be used for *constant* data",
                help: "The first \(first) views stay. Name the identity: ForEach(0..<count, id: \\.self).", line: declared.line))
    }

    private func warn(ofRepeated id: ExplicitID) {
        guard warnedIDs.insert(id).inserted else { return }
        graph.report(
            GraphDiagnostic(
                .warning, .duplicateID,
                "\(declared.type): the ID \(id) occurs multiple times within the collection, this will give undefined results!",
                help: "Give each element an id of its own; here the first one with this id is shown at every place.", line: declared.line))
    }

    private func warnIfAllChanged(from old: [ExplicitID], to new: [ExplicitID]) {
        guard old.count > 1, new.count > 1, Set(old).isDisjoint(with: new) else { return }
        graph.report(
            GraphDiagnostic(
                .warning, .unstableIDs, "\(declared.type): all \(old.count) IDs changed in one update, so every element is a new view and its state is lost",
                help: "If the data is still the same, take the id from it (`let id`), and don't make another one at each read.", line: declared.line))
    }
}

extension DeclaredView {
    /// How many elements are searched for an id.
    fileprivate static let greatestSearch = 100_000

    /// Whether the view, or one that it declares without a body, has the id.
    fileprivate func declares(_ id: ExplicitID) throws -> Bool {
        switch kind {
        case .modified(let view, let modifier):
            if case .id(id) = modifier { return true }
            return try view.declares(id)
        case .tuple(let views): return try views.contains { try $0.declares(id) }
        case .group(let view), .anyView(let view), .equatable(let view), .conditional(_, let view), .container(_, let view): return try view.declares(id)
        case .optional(let view): return try view?.declares(id) ?? false
        case .section(let section): return try [section.header, section.content, section.footer].contains { try $0.declares(id) }
        case .forEach(let content):
            let searched = 0..<min(content.count, Self.greatestSearch)
            return try searched.contains { try content.id($0) == id || content.content($0).declares(id) }
        default: return false
        }
    }
}
