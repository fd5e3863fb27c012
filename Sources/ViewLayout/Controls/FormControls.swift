import ViewTree

// Rows that are as wide as they are offered: the label in front, what is changed or shown at the end.

public struct ToggleControl: ControlRule {
    /// Points.
    private static let switchSize = Size(width: 51, height: 31)

    public let isOn: ValueBinding<Bool>
    public init(_ isOn: ValueBinding<Bool>) { self.isOn = isOn }

    public var name: String { "Toggle" }
    public var takesSubtitles: Bool { true }
    public var kind: ControlKind? { .toggle }
    public var tapAction: (() throws -> Void)? { { try isOn.set(!isOn.get()) } }

    func layout(_ parts: ControlParts) -> any LayoutElement { parts.form([parts.box(Self.switchSize)]) }
}

public struct StepperControl: ControlRule {
    /// Points.
    private static let buttonsSize = Size(width: 94, height: 32)

    public let increment, decrement: () throws -> Void
    public init(increment: @escaping () throws -> Void, decrement: @escaping () throws -> Void) {
        (self.increment, self.decrement) = (increment, decrement)
    }

    public var name: String { "Stepper" }
    public var takesSubtitles: Bool { true }
    public var tapAction: (() throws -> Void)? { increment }
    /// The buttons are at the end; the left one decrements.
    public func tapAction(at place: Point, in size: Size) -> (() throws -> Void)? {
        let start = size.width - Self.buttonsSize.width
        return (start..<start + Self.buttonsSize.width / 2).contains(place.x) ? decrement : increment
    }

    func layout(_ parts: ControlParts) -> any LayoutElement { parts.form([parts.box(Self.buttonsSize)]) }
}

public struct LabeledContentControl: ControlRule {
    private let shown: DeclaredView
    public init(content: DeclaredView) { shown = content }

    public var name: String { "LabeledContent" }
    public var takesSubtitles: Bool { true }
    public var kind: ControlKind? { .labeledContent }
    public var content: DeclaredView? { shown }
    public func showing(_ content: DeclaredView) -> any Control { LabeledContentControl(content: content) }

    func layout(_ parts: ControlParts) -> any LayoutElement { parts.form(parts.content) }
}
