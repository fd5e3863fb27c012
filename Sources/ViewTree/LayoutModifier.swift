/// A modifier that is a layout of its own: a value with its facts. Its rule is beside it, where layouts are.
public protocol LayoutModifier: ModifierValue {
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
