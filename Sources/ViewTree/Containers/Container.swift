/// A container: it resolves its content to a list of subviews and lays them out. A value with its facts; its rule is beside it, where layouts are.
public protocol Container {
    /// The view's name in reports.
    var name: String { get }
    /// The arguments but those that have their usual value.
    var arguments: [ViewArgument] { get }
    /// The axis that the container gives to the spacers inside.
    var stackAxis: Axis? { get }
    /// The axes along which its content is scrolled; `nil` where it isn't.
    var scrollAxes: AxisSet? { get }
    /// Whether elements are made only when layout asks for them.
    var isLazy: Bool { get }
    /// The parts of sections that stay in sight.
    var pinned: PinnedParts { get }
    /// Whether each view of the content becomes a row, a header or a footer.
    var hasRows: Bool { get }
    /// Whether what a disclosure group inside shows are further rows.
    var disclosesRows: Bool { get }
    /// What taps on its rows select.
    var rowSelection: RowSelection? { get }
    /// Whether its layout chooses one of the views, and only that is shown.
    var showsOneView: Bool { get }
    /// Whether a modifier of the container is one of each of its views: of a grid's row, one of each cell.
    var spreadsModifiers: Bool { get }
    /// Whether a layout gets the same answers from both; false where that isn't known.
    func isLaidOut(like other: any Container) -> Bool
}

extension Container {
    public var arguments: [ViewArgument] { [] }
    public var stackAxis: Axis? { nil }
    public var scrollAxes: AxisSet? { nil }
    public var isLazy: Bool { false }
    public var pinned: PinnedParts { [] }
    public var hasRows: Bool { false }
    public var disclosesRows: Bool { hasRows }
    public var rowSelection: RowSelection? { nil }
    public var showsOneView: Bool { false }
    public var spreadsModifiers: Bool { false }
    /// All of its kind are laid out in the same way.
    public func isLaidOut(like other: any Container) -> Bool { other is Self }
}

extension Container where Self: Equatable {
    public func isLaidOut(like other: any Container) -> Bool { self == other as? Self }
}

/// The parts of sections that stay in sight while their section is: `pinnedViews`.
public struct PinnedParts: OptionSet, Hashable, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let headers = PinnedParts(rawValue: 1)
    public static let footers = PinnedParts(rawValue: 2)
}

/// What taps on rows select, by their tags.
public struct RowSelection {
    /// Whether a row with this tag can be selected: only where the tag is of the selection's type.
    public let takes: (ExplicitID) -> Bool
    /// The tags of the selected rows.
    public let selected: ValueBinding<[ExplicitID]>
    /// Whether it is a set.
    public let holdsSeveral: Bool

    public init(takes: @escaping (ExplicitID) -> Bool, selected: ValueBinding<[ExplicitID]>, holdsSeveral: Bool = false) {
        (self.takes, self.selected, self.holdsSeveral) = (takes, selected, holdsSeveral)
    }
}

/// What is done with rows of the lists and tables inside, by their tags: the items of `contextMenu(forSelectionType:)`, and what a tap on a row does.
public struct SelectionMenu {
    /// Whether tags like this one are of the selection's type.
    public let takes: (ExplicitID) -> Bool
    /// The items for the selected rows.
    public let items: ([ExplicitID]) throws -> DeclaredView
    public let primaryAction: ((ExplicitID) throws -> Void)?

    public init(
        takes: @escaping (ExplicitID) -> Bool, items: @escaping ([ExplicitID]) throws -> DeclaredView, primaryAction: ((ExplicitID) throws -> Void)?
    ) {
        (self.takes, self.items, self.primaryAction) = (takes, items, primaryAction)
    }
}
