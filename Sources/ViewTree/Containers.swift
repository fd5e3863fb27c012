/// A container: it resolves its content to a list of subviews and lays them out.
public enum Container {
    case hStack(VerticalAlignment, spacing: Double?)
    case vStack(HorizontalAlignment, spacing: Double?)
    case zStack(Alignment)
    case lazyHStack(VerticalAlignment, spacing: Double?)
    case lazyVStack(HorizontalAlignment, spacing: Double?)
    case lazyHGrid([GridItem], VerticalAlignment, spacing: Double?)
    case lazyVGrid([GridItem], HorizontalAlignment, spacing: Double?)
    case grid(Alignment, horizontalSpacing: Double?, verticalSpacing: Double?)
    case gridRow(VerticalAlignment?)
    case scrollView(AxisSet)
    case list
    case form
    case viewThatFits(AxisSet)
    /// `VStackLayout`, `AnyLayout` and the snippet's own layouts. `AnyLayout` keeps the identity of its subviews when `layout` changes.
    case layout(any CustomLayout)
    /// A container that is laid out as a `VStack` and known by `name`: `NavigationStack`, `TabView`, `DisclosureGroup`, ...
    case named(String, detail: String?)

    public typealias VerticalAlignment = AlignmentGuide
    public typealias HorizontalAlignment = AlignmentGuide
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
    case navigationLink(destination: DeclaredView)
    case link
    case label(icon: DeclaredView)
    case labeledContent(content: DeclaredView)
    case progressView(fraction: Double?)
    /// A control that a style of the program draws: its only child is what the style made.
    indirect case styled(Control)
}

/// A layout that the front end implements: the `Layout` protocol. Points everywhere.
public protocol CustomLayout {
    /// The layout's type; another type at the same place makes a new cache.
    var type: ViewType { get }
    /// Field-wise equality; `false` where it cannot be told.
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

/// A view's preferred distances to its neighbours: for each edge, lengths by category.
public struct ViewSpacing: Hashable, Sendable {
    public enum Category: Hashable, Sendable { case `default`, zero, text }
    /// Points by category and edge; `nil` where all edges are without entries, as they mostly are.
    private var edges: [Edge: [Category: Double]]?

    /// Points by category; an edge without entries asks for nothing of its own, and the default distance of 8 holds.
    public init(top: [Category: Double] = [:], leading: [Category: Double] = [:], bottom: [Category: Double] = [:], trailing: [Category: Double] = [:]) {
        (self[.top], self[.leading], self[.bottom], self[.trailing]) = (top, leading, bottom, trailing)
    }

    /// The points by category that the view asks for on an edge.
    public subscript(edge: Edge) -> [Category: Double] {
        get { edges?[edge] ?? [:] }
        set {
            var changed = edges ?? [:]
            changed[edge] = newValue.isEmpty ? nil : newValue
            edges = changed.isEmpty ? nil : changed
        }
    }
}
