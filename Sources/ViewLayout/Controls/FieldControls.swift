import ViewGraph
import ViewTree

// What takes the width that it is offered, ideally 100 points.

/// `TextField` and `SecureField`: one line high.
public struct TextFieldControl: ControlRule {
    public let binding: ValueBinding<String>
    public let isSecure: Bool
    public let editing: TextEditing?

    public init(_ binding: ValueBinding<String>, isSecure: Bool = false, editing: TextEditing = TextEditing()) {
        (self.binding, self.isSecure, self.editing) = (binding, isSecure, editing)
    }

    public var name: String { isSecure ? "SecureField" : "TextField" }
    public var kind: ControlKind? { .textField }
    public var text: ValueBinding<String>? { binding }

    func layout(_ parts: ControlParts) -> any LayoutElement {
        let line = parts.field(height: parts.environment.fontSize(nil))
        return PartElement(
            ZStackLayout(alignment: Alignment(horizontal: .leading, vertical: .verticalCenter), children: [line] + parts.label))
    }
}

public struct TextEditorControl: ControlRule {
    public let binding: ValueBinding<String>
    public init(_ binding: ValueBinding<String>) { self.binding = binding }

    public var name: String { "TextEditor" }
    public var editing: TextEditing? { TextEditing(hasLines: true) }
    public var text: ValueBinding<String>? { binding }

    func layout(_ parts: ControlParts) -> any LayoutElement { parts.field(height: nil) }
}

/// `Slider`: its track between the labels of its ends. Its own label is for accessibility alone.
public struct SliderControl: ControlRule {
    public typealias Ends = (minimum: DeclaredView, maximum: DeclaredView)

    /// Points.
    private static let height = 31.0

    public let value: ValueBinding<Double>
    public let range: ClosedRange<Double>
    /// The labels of both ends as one view.
    private let shown: DeclaredView?
    public let showsMinimum, showsMaximum: Bool

    private let step: Double?
    private let onEditingChanged: (Bool) throws -> Void

    /// - Parameters:
    ///   - step: between the values that a drag may choose; `nil` for all values.
    ///   - labels: both ends as one view.
    public init(
        _ value: ValueBinding<Double>, in range: ClosedRange<Double>, step: Double? = nil, ends: Ends? = nil, labels: DeclaredView? = nil,
        onEditingChanged: @escaping (Bool) throws -> Void = { _ in }
    ) {
        (self.value, self.range, self.step, self.onEditingChanged, shown) = (value, range, step, onEditingChanged, labels)
        (showsMinimum, showsMaximum) = ends.map { (!$0.minimum.showsNothing, !$0.maximum.showsNothing) } ?? (false, false)
    }

    public var name: String { "Slider" }
    public var arguments: [ViewArgument] { [ViewArgument("in", .text("\(range.lowerBound.written)...\(range.upperBound.written)"))] }
    public var content: DeclaredView? { shown }
    public var isContentList: Bool { true }
    public var drag: SliderDrag? { SliderDrag(value: value, range: range, step: step, onEditingChanged: onEditingChanged) }
    public func isLaidOut(like other: any Control) -> Bool {
        (other as? SliderControl).map { ($0.showsMinimum, $0.showsMaximum) == (showsMinimum, showsMaximum) } ?? false
    }

    func layout(_ parts: ControlParts) -> any LayoutElement {
        let track = parts.field(height: Self.height)
        if !showsMinimum && !showsMaximum { return track }
        let labels = parts.all.suffix((showsMinimum ? 1 : 0) + (showsMaximum ? 1 : 0))
        return parts.row(labels.prefix(showsMinimum ? 1 : 0) + [track] + labels.suffix(showsMaximum ? 1 : 0))
    }
}

/// `ProgressView`: a bar under its label and above that of its value, or a spinner above both.
public struct ProgressControl: ControlRule {
    /// Points.
    private static let barHeight = 4.0
    private static let spinnerSize = Size(width: 20, height: 20)

    /// From 0 to 1; `nil` where it isn't known how much is done.
    public let fraction: Double?
    private let valueLabel: DeclaredView?
    public init(fraction: Double?, valueLabel: DeclaredView? = nil) { (self.fraction, self.valueLabel) = (fraction, valueLabel) }

    public var name: String { "ProgressView" }
    public var arguments: [ViewArgument] { fraction.map { [ViewArgument(nil, .length($0))] } ?? [] }
    public var kind: ControlKind? { .progressView }
    public var content: DeclaredView? { valueLabel }
    public func showing(_ content: DeclaredView) -> any Control { ProgressControl(fraction: fraction, valueLabel: content) }
    public func isLaidOut(like other: any Control) -> Bool {
        (other as? ProgressControl).map { ($0.fraction == nil, $0.showsValue) == (fraction == nil, showsValue) } ?? false
    }
    /// Whether the last of what the control shows is the label of its value.
    public var showsValue: Bool { valueLabel?.showsNothing == false }

    func layout(_ parts: ControlParts) -> any LayoutElement {
        if fraction == nil { return parts.column([parts.box(Self.spinnerSize)] + parts.all, .horizontalCenter) }
        let value = parts.all.suffix(showsValue ? 1 : 0)
        return parts.column(parts.all.dropLast(value.count) + [parts.field(height: Self.barHeight)] + value, .leading)
    }
}
