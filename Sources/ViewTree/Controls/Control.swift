/// An interactive view around its label. A value with its facts; its rule and its looks are beside it, where layouts and drawings are.
public protocol Control {
    /// The view's name in reports.
    var name: String { get }
    /// What the control was made with, but what has its usual value.
    var arguments: [ViewArgument] { get }
    /// The kind of style that the control takes.
    var kind: ControlKind? { get }
    /// What the control shows besides its label.
    var content: DeclaredView? { get }
    /// Whether each view of the content is one for itself; else several of them are in a row.
    var isContentList: Bool { get }
    /// Whether further views of its label are subtitles below the first.
    var takesSubtitles: Bool { get }
    /// The views that the control was made with, but its label.
    var declaredViews: [DeclaredView] { get }
    /// The control with something else as its content.
    func showing(_ content: DeclaredView) -> any Control
    /// What a tap does; `nil` where it does nothing.
    var tapAction: (() throws -> Void)? { get }
    /// What a tap at a place of the control does, in points from its upper left corner.
    func tapAction(at place: Point, in size: Size) -> (() throws -> Void)?
    /// The text that the control shows and changes.
    var text: ValueBinding<String>? { get }
    /// What a drag of the control's thumb does.
    var drag: SliderDrag? { get }
    /// What a field does while its text is edited.
    var editing: TextEditing? { get }
    /// Whether a layout gets the same answers from both, whatever they act on.
    func isLaidOut(like other: any Control) -> Bool
}

extension Control {
    public var arguments: [ViewArgument] { [] }
    public func tapAction(at place: Point, in size: Size) -> (() throws -> Void)? { tapAction }
    public var kind: ControlKind? { nil }
    public var content: DeclaredView? { nil }
    public var isContentList: Bool { false }
    public var takesSubtitles: Bool { false }
    public var declaredViews: [DeclaredView] { content.map { [$0] } ?? [] }
    public func showing(_ content: DeclaredView) -> any Control { self }
    public var tapAction: (() throws -> Void)? { nil }
    public var text: ValueBinding<String>? { nil }
    public var drag: SliderDrag? { nil }
    public var editing: TextEditing? { nil }
    public func isLaidOut(like other: any Control) -> Bool { other is Self }
}

/// A control that a style of the program draws: its only child is what the style made.
public struct StyledControl: Control {
    public let control: any Control
    /// Whether a tap on the control does what it would without a style.
    public let takesTaps: Bool

    private let style: String

    /// - Parameter style: the name of its type.
    public init(_ control: any Control, style: String, takesTaps: Bool) { (self.control, self.style, self.takesTaps) = (control, style, takesTaps) }

    public var name: String { control.kind == .textField ? style : control.name }
    public var tapAction: (() throws -> Void)? { takesTaps ? control.tapAction : nil }
}
