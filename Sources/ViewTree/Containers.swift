/// A container: it resolves its content to a list of subviews and lays them out.
public enum Container {
    // The larger ones are indirect: each container takes the room of the largest direct one, and most are stacks.
    case hStack(VerticalAlignment, spacing: Double?)
    case vStack(HorizontalAlignment, spacing: Double?)
    case zStack(Alignment)
    indirect case lazyHStack(VerticalAlignment, spacing: Double?, pinned: PinnedParts = [])
    indirect case lazyVStack(HorizontalAlignment, spacing: Double?, pinned: PinnedParts = [])
    indirect case lazyHGrid([GridItem], VerticalAlignment, spacing: Double?)
    indirect case lazyVGrid([GridItem], HorizontalAlignment, spacing: Double?)
    indirect case grid(Alignment, horizontalSpacing: Double?, verticalSpacing: Double?)
    case gridRow(VerticalAlignment?)
    case scrollView(AxisSet)
    indirect case list(selection: RowSelection?)
    case form
    case viewThatFits(AxisSet)
    /// `DisclosureGroup`: the declared view is its label; `content` is made while the group is expanded. Without a binding the group knows by itself whether it is.
    indirect case disclosureGroup(isExpanded: ValueBinding<Bool>?, content: () throws -> DeclaredView)
    /// Its content: a header, and rows.
    indirect case table(selection: RowSelection?)
    /// The cells of one value of a table, or the titles of its columns, which stand for no value; `nil` is the width of a column that shares the rest.
    indirect case tableRow(value: (any OpaqueValue)?, widths: [Double?])
    /// `VStackLayout`, `AnyLayout` and the snippet's own layouts. `AnyLayout` keeps the identity of its subviews when `layout` changes.
    indirect case layout(any CustomLayout)
    /// `NavigationStack` and `NavigationView`: the root, and beside it a page for each step of the path. Without a path the stack keeps its own.
    indirect case navigationStack(name: String, path: NavigationPath?)
    /// `TabView`: the content declares the tabs, of which one is shown. Without a selection the view keeps its own.
    indirect case tabView(selection: TabSelection?)
    /// A `Tab`, with the value that selects it.
    indirect case tab(label: DeclaredView?, value: ExplicitID?)
    /// A container that is laid out as a `VStack` and known by `name`: `GroupBox`, `ControlGroup`, ...
    indirect case named(String, detail: String?)

    public typealias VerticalAlignment = AlignmentGuide
    public typealias HorizontalAlignment = AlignmentGuide
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
    public let select: (ExplicitID) throws -> Void
    public init(takes: @escaping (ExplicitID) -> Bool, select: @escaping (ExplicitID) throws -> Void) { (self.takes, self.select) = (takes, select) }
}

/// A column or row of a lazy grid; lengths in points.
public struct GridItem {
    public enum Size: Hashable, Sendable {
        case fixed(Double)
        case flexible(minimum: Double, maximum: Double)
        case adaptive(minimum: Double, maximum: Double)
    }
    public let size: Size
    public let spacing: Double?
    public let alignment: Alignment?
    public init(size: Size, spacing: Double?, alignment: Alignment?) { (self.size, self.spacing, self.alignment) = (size, spacing, alignment) }
}

/// What a button is for, where that is something special.
public enum ButtonRole: String, Sendable { case destructive, cancel }

/// An interactive view around its label.
public enum Control {
    case button(role: ButtonRole? = nil, action: () throws -> Void)
    case toggle(ValueBinding<Bool>)
    case textField(ValueBinding<String>, isSecure: Bool)
    case textEditor(ValueBinding<String>)
    case slider(ValueBinding<Double>, ClosedRange<Double>)
    case stepper(increment: () throws -> Void, decrement: () throws -> Void)
    /// The options follow the label inside it; a tap on a view with a tag selects it.
    case picker(selection: ValueBinding<ExplicitID>, options: DeclaredView)
    case navigationLink(LinkTarget)
    case link
    case label(icon: DeclaredView)
    case labeledContent(content: DeclaredView)
    case progressView(fraction: Double?)
    case groupBox(content: DeclaredView)
    /// `fraction` is the part of its bounds that the value is; `content` is the value's label.
    case gauge(fraction: Double, content: DeclaredView)
    /// A disclosure group as its style sees it.
    case disclosureGroup(isExpanded: ValueBinding<Bool>, content: DeclaredView)
    /// A control that a style of the program draws: its only child is what the style made. `takesTaps`: a tap on the control does what it would without a style.
    indirect case styled(Control, takesTaps: Bool)
}

/// A layout that the front end implements: the `Layout` protocol. Points everywhere.
public protocol CustomLayout {
    /// The layout's type; another type at the same place makes a new cache.
    var type: ViewType { get }
    /// Field-wise equality; `false` where that isn't known.
    func isEqual(to other: any CustomLayout) -> Bool
    /// A cache for `sizeThatFits` and `placeSubviews`; an object, changed in place by the layout.
    func makeCache(subviews: [any LayoutSubview]) throws -> AnyObject
    func updateCache(_ cache: AnyObject, subviews: [any LayoutSubview]) throws
    func sizeThatFits(_ proposal: Proposal, subviews: [any LayoutSubview], cache: AnyObject) throws -> Size
    func placeSubviews(in bounds: Rect, proposal: Proposal, subviews: [any LayoutSubview], cache: AnyObject) throws
    /// `nil` where the layout leaves it to the default: the children's merged.
    func explicitAlignment(
        of guide: AlignmentGuide, in bounds: Rect, proposal: Proposal, subviews: [any LayoutSubview], cache: AnyObject
    ) throws -> Double?
    /// `nil` where the layout leaves it to the default: the union of the children's.
    func spacing(subviews: [any LayoutSubview], cache: AnyObject) throws -> ViewSpacing?
    /// The axis of a stack-like layout, which a `Spacer` inside takes as its own.
    var stackAxis: Axis? { get }
}

/// A subview as a layout sees it.
public protocol LayoutSubview: AnyObject {
    func sizeThatFits(_ proposal: Proposal) throws -> Size
    func dimensions(in proposal: Proposal) throws -> any ViewDimensions
    func place(at point: Point, anchor: UnitPoint, proposal: Proposal) throws
    var priority: Double { get }
    var spacing: ViewSpacing { get throws }
    func layoutValue(_ key: LayoutKey) throws -> any OpaqueValue
    func containerValue(_ key: ContainerKey) throws -> any OpaqueValue
}

/// A view's preferred distances to its neighbors.
///
/// SwiftUI's categories of preferences are reduced to one here, whose length is 0: an edge wants its neighbor close, or asks for nothing of its own.
public struct ViewSpacing: Hashable, Sendable {
    // A byte, since there are many.
    private var rawEdges: UInt8

    public init(closeEdges: EdgeSet = []) { rawEdges = UInt8(truncatingIfNeeded: closeEdges.rawValue) }

    /// The edges at which the view wants its neighbor close, no matter which it is.
    public internal(set) var closeEdges: EdgeSet {
        get { EdgeSet(rawValue: Int(rawEdges)) }
        set { rawEdges = UInt8(truncatingIfNeeded: newValue.rawValue) }
    }
}
