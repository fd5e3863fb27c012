/// A modifier that is a layout of its own: a value with its facts. Its rule is beside it, where layouts are.
public protocol LayoutModifier {
    /// The method's name.
    var name: String { get }
    /// The arguments but those that have their usual value.
    var arguments: [ModifierArgument] { get }
    /// The view that the modifier puts beside what it modifies.
    var secondaryView: DeclaredView? { get }
    /// Whether that view is behind what is modified, which then comes after it wherever the order counts.
    var isSecondaryBehind: Bool { get }
    /// What the modifier does to the drawing of its view, for transitions; `nil` where it does anything else.
    var drawnChange: VisualChange? { get }
    /// Whether a layout gets the same answers from both; false where that isn't known.
    func isLaidOut(like other: any LayoutModifier) -> Bool
}

extension LayoutModifier {
    public var secondaryView: DeclaredView? { nil }
    public var isSecondaryBehind: Bool { false }
    public var drawnChange: VisualChange? { nil }
}

extension LayoutModifier where Self: Equatable {
    public func isLaidOut(like other: any LayoutModifier) -> Bool { self == other as? Self }
}

/// An argument of a modifier, from which reports and explanations spell it.
public struct ModifierArgument {
    public enum Value {
        /// Points, or a number.
        case length(Double)
        /// A case of an enumeration by its name.
        case choice(String)
        case alignment(Alignment)
        case axes(AxisSet)
        case edges(EdgeSet)
    }
    /// `nil` where the argument is written without one.
    public let label: String?
    public let value: Value

    public init(_ label: String? = nil, _ value: Value) { (self.label, self.value) = (label, value) }
}

extension [ModifierArgument] {
    /// The lengths that are given.
    public static func lengths(_ lengths: KeyValuePairs<String, Double?>) -> [ModifierArgument] {
        lengths.compactMap { label, length in length.map { ModifierArgument(label, .length($0)) } }
    }

    /// One length for all edges, or one for each that has any.
    public static func insets(_ insets: EdgeInsets) -> [ModifierArgument] {
        if insets == EdgeInsets(insets.top) { return [ModifierArgument(nil, .length(insets.top))] }
        return lengths(["top": insets.top, "leading": insets.leading, "bottom": insets.bottom, "trailing": insets.trailing]).filter {
            if case .length(0) = $0.value { false } else { true }
        }
    }

    /// The alignment where it isn't the usual one.
    public static func alignment(_ alignment: Alignment) -> [ModifierArgument] {
        alignment == .center ? [] : [ModifierArgument("alignment", .alignment(alignment))]
    }
}
