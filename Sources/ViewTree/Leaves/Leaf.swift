/// A view without subviews. A value with its facts; its rule and its looks are beside it, where layouts and drawings are.
public protocol Leaf {
    /// The view's name in reports.
    var view: String { get }
    /// What the view was made with, but what has its usual value.
    var arguments: [ViewArgument] { get }
    /// What it shows as a text of its own, which reports give apart from `arguments`: a text's string, the values of a mark.
    var text: String? { get }
    /// Whether both are the same view, as far as is known.
    func isSame(as other: any Leaf) -> Bool
    /// Whether a layout gets the same answers from both; false where that isn't known.
    func isLaidOut(like other: any Leaf) -> Bool
    /// Whether it is another view in other languages.
    var isLocalized: Bool { get }
    /// The view for somebody with another locale.
    func localized(for locale: String) -> any Leaf
    /// The view as it is now, where it follows the clock; `nil` where it doesn't.
    var following: (() -> any Leaf)? { get }
}

extension Leaf {
    public var arguments: [ViewArgument] { [] }
    public var text: String? { nil }
    public func isLaidOut(like other: any Leaf) -> Bool { isSame(as: other) }
    public var isLocalized: Bool { false }
    public func localized(for locale: String) -> any Leaf { self }
    public var following: (() -> any Leaf)? { nil }
}

extension Leaf where Self: Equatable {
    public func isSame(as other: any Leaf) -> Bool { self == other as? Self }
}
