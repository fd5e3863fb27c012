import ViewGraph
import ViewTree
import Wording

/// `List` and `Form`: a column of rows that is scrolled. Rows of a `ForEach` are made when they come into sight, as in a lazy stack.
public struct ListContainer: Container, RowContainer {
    public let isForm: Bool
    public let rowSelection: RowSelection?

    public init(isForm: Bool = false, selection: RowSelection? = nil) { (self.isForm, rowSelection) = (isForm, selection) }

    public var name: String { isForm ? "Form" : "List" }
    public var hasRows: Bool { true }
    public var isLazy: Bool { true }
    public func isLaidOut(like other: any Container) -> Bool { isForm == (other as? ListContainer)?.isForm }
}

/// `Table`. Its content: a header, and rows.
public struct TableContainer: Container, RowContainer {
    public let rowSelection: RowSelection?

    public init(selection: RowSelection?) { rowSelection = selection }

    public var name: String { "Table" }
    public var disclosesRows: Bool { true }
}

/// A container that scrolls its rows and is as wide as it is offered.
protocol RowContainer: ContainerRule {}

extension RowContainer {
    public var scrollAxes: AxisSet? { .vertical }

    func computer(of children: [any LayoutElement], in node: LayoutNode, for resolved: ResolvedNode) -> any LayoutComputer {
        guard let source = resolved.lazyElements else {
            return ScrollLayout(
                PartElement(node.stack(.vertical, .leading, 0, children)), axes: .vertical, filledAxes: .horizontal, view: node, of: resolved)
        }
        let rows = LazyLayout(
            .vertical, alignment: Alignment(horizontal: .leading, vertical: .top), spacing: 0, tracks: LazyTracks(items: nil), source: source, pinned: [],
            elements: children, isScrolled: true, owner: node)
        return ScrollLayout(PartElement(rows), axes: .vertical, filledAxes: .horizontal, view: node, of: resolved, lazyRows: rows)
    }
    var sizeReason: Phrase { ScrollLayout.sizeReason }
    var placeReason: Phrase { ScrollLayout.placeReason }
}

/// Whether a row can't be selected: `selectionDisabled(_:)`.
public struct SelectionDisabled: Equatable, ViewTrait {
    public let isDisabled: Bool
    public init(isDisabled: Bool) { self.isDisabled = isDisabled }

    public var name: String { "selectionDisabled" }
    public var arguments: [ViewArgument] { [ViewArgument(nil, .choice(isDisabled ? "true" : "false"))] }
    public var isForLayout: Bool { false }
}

/// Whether a view and what is inside take taps: `allowsHitTesting(_:)`.
public struct HitTesting: Equatable, ViewTrait {
    public let isAllowed: Bool
    public init(isAllowed: Bool) { self.isAllowed = isAllowed }

    public var name: String { "allowsHitTesting" }
    public var arguments: [ViewArgument] { [ViewArgument(nil, .choice(isAllowed ? "true" : "false"))] }
    public var isForLayout: Bool { false }
}

/// Whether the line above a row is drawn.
public struct ListRowSeparator: Equatable, ViewTrait {
    public let isVisible: Bool
    public init(isVisible: Bool) { self.isVisible = isVisible }

    public var name: String { "listRowSeparator" }
    public var arguments: [ViewArgument] { [ViewArgument(nil, .choice(isVisible ? "visible" : "hidden"))] }
    public var isForLayout: Bool { false }
}
