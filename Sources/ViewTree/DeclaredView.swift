import Releasing

/// A view as written: the recipe, not yet resolved. A value; two parents may share one.
public final class DeclaredView {
    /// The static type, with its underlying type where the source says `some View`.
    public let type: ViewType
    @exclusivity(unchecked) public private(set) var kind: Kind
    private let knownLine: Int32

    public init(_ type: ViewType, _ kind: Kind, line: Int? = nil) { (self.type, self.kind, knownLine) = (type, kind, Int32(clamping: line ?? 0)) }

    deinit {
        releasing {
            kind = .empty
        } remains: {
            Remains(&kind)
        }
    }

    /// What a view held that ended deep inside other ends.
    private final class Remains {
        private let kind: Kind
        init(_ taken: inout Kind) { (kind, taken) = (taken, .empty) }
    }

    /// The 1-based line of the snippet where the view is made; `nil` for native views.
    public var line: Int? { knownLine > 0 ? Int(knownLine) : nil }

    /// Whether it is an `EmptyView` or `nil`.
    public var showsNothing: Bool {
        switch kind {
        case .empty, .optional(nil): true
        default: false
        }
    }

    public indirect enum Kind {
        // Declarations without their own node in the resolved tree.
        case empty
        case tuple([DeclaredView])
        case group(DeclaredView)
        case optional(DeclaredView?)
        /// `branch` is true for the first of `_ConditionalContent`'s two.
        case conditional(branch: Bool, DeclaredView)
        case forEach(ForEachContent)
        case anyView(DeclaredView)
        case equatable(DeclaredView)
        case section(SectionContent)
        case subview(any Subview)
        case subviews(SubviewsCollection)
        case forEachSubview(of: DeclaredView, (any Subview) throws -> DeclaredView)
        case groupSubviews(of: DeclaredView, (SubviewsCollection) throws -> DeclaredView)
        case forEachSection(of: DeclaredView, (SectionConfiguration) throws -> DeclaredView)
        case groupSections(of: DeclaredView, (SectionCollection) throws -> DeclaredView)
        /// What a `ViewModifier`'s body receives as `content`.
        case modifierContent(ModifierContent)

        // Declarations that leave nodes.
        case custom(any CustomView)
        case modified(DeclaredView, Modifier)
        case leaf(any Leaf)
        case container(any Container, DeclaredView)
        case control(any Control, label: DeclaredView)
        case geometryReader((any GeometryProxy) throws -> DeclaredView)
        case scrollViewReader((any ScrollViewProxy) throws -> DeclaredView)
    }
}

/// The numbers that a `ForEach` over a constant range began with.
public struct ConstantRange: Hashable, Sendable {
    public let start, count: Int
    public init(start: Int, count: Int) { (self.start, self.count) = (start, count) }
}

/// The elements of a `ForEach`, made one by one on demand.
public struct ForEachContent {
    /// The view that goes through the data, by name: `ForEach`, `OutlineGroup`.
    public let view: String
    public let count: Int
    /// The identity of the element at an index from 0.
    public let id: (Int) throws -> ExplicitID
    public let content: (Int) throws -> DeclaredView
    /// The first number of a constant range, whose numbers need no other identity; `nil` for other data.
    public let constantStart: Int?
    /// The static type of an element's content, known also when there are no elements.
    public let contentType: ViewType
    /// Whether an element is its own identity (`id: \.self`): other identities are other data.
    public var elementsAreIDs = false
    /// What may be done with the rows in a list.
    public var edits = RowEdits()

    public init(
        view: String = "ForEach", count: Int, constantStart: Int? = nil, contentType: ViewType, id: @escaping (Int) throws -> ExplicitID,
        content: @escaping (Int) throws -> DeclaredView
    ) {
        (self.view, self.count, self.constantStart, self.contentType, self.id, self.content) = (view, count, constantStart, contentType, id, content)
    }

    /// The elements of another constant range with this one's content.
    public func over(_ range: ConstantRange) -> ForEachContent {
        guard let constantStart else { return self }
        let offset = range.start &- constantStart
        var moved = ForEachContent(
            view: view, count: range.count, constantStart: range.start, contentType: contentType, id: { [id] in try id($0 &+ offset) },
            content: { [content] in try content($0 &+ offset) })
        moved.edits = edits
        return moved
    }
}

/// What may be done with the rows that a `ForEach` gives a list: `onDelete`, `onMove` and `onInsert`. Rows are known by their indices in the data, from 0.
public struct RowEdits {
    public var delete: ((_ indices: [Int]) throws -> Void)?
    /// `before` is the index, before the move, of the row that they are put in front of.
    public var move: ((_ indices: [Int], _ before: Int) throws -> Void)?
    /// What is dropped goes in front of the row with the index. Gives whether the rows take it.
    public var insert: ((DropPhase, any DragPayload, _ index: Int) throws -> Bool)?
    public init() {}
}

public struct SectionContent {
    /// `EmptyView` where the section has none.
    public let header, content, footer: DeclaredView
    public init(header: DeclaredView, content: DeclaredView, footer: DeclaredView) {
        (self.header, self.content, self.footer) = (header, content, footer)
    }
}

/// The content that a custom modifier's body places. The graph sets `view` each time the modified view is declared again.
public final class ModifierContent {
    public var view: DeclaredView
    public init(view: DeclaredView) { self.view = view }
}
