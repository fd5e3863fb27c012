import ViewTree

/// `Label`: its icon and its title, side by side.
public struct LabelControl: ControlRule {
    public let icon: DeclaredView
    public init(icon: DeclaredView) { self.icon = icon }

    public var name: String { "Label" }
    public var kind: ControlKind? { .label }
    public var takesSubtitles: Bool { true }
    public var content: DeclaredView? { icon }
    public func showing(_ content: DeclaredView) -> any Control { LabelControl(icon: content) }

    func layout(_ parts: ControlParts) -> any LayoutElement { parts.row(parts.content + parts.label) }
}

/// `Picker`: its label above its options. A tap on a view with a tag selects that.
public struct PickerControl: ControlRule {
    public let selection: ValueBinding<ExplicitID>
    private let options: DeclaredView
    public init(selection: ValueBinding<ExplicitID>, options: DeclaredView) { (self.selection, self.options) = (selection, options) }

    public var name: String { "Picker" }
    public var takesSubtitles: Bool { true }
    public var content: DeclaredView? { options }
    public var isContentList: Bool { true }

    func layout(_ parts: ControlParts) -> any LayoutElement { parts.column(parts.hidesLabel ? parts.content : parts.all, .leading) }
}

/// `GroupBox`: its label above its content.
public struct GroupBoxControl: ControlRule {
    private let shown: DeclaredView
    public init(content: DeclaredView) { shown = content }

    public var name: String { "GroupBox" }
    public var kind: ControlKind? { .groupBox }
    public var content: DeclaredView? { shown }
    public var isContentList: Bool { true }
    public func showing(_ content: DeclaredView) -> any Control { GroupBoxControl(content: content) }

    func layout(_ parts: ControlParts) -> any LayoutElement { parts.stack() }
}

/// `Gauge`: its label above that of its value. Only styles show the labels of its bounds.
public struct GaugeControl: ControlRule {
    public typealias BoundsLabels = (minimum: DeclaredView, maximum: DeclaredView)

    /// The part of its bounds that the value is.
    public let fraction: Double
    public let boundsLabels: BoundsLabels?
    private let valueLabel: DeclaredView
    public init(fraction: Double, valueLabel: DeclaredView, boundsLabels: BoundsLabels? = nil) {
        (self.fraction, self.valueLabel, self.boundsLabels) = (fraction, valueLabel, boundsLabels)
    }

    public var name: String { "Gauge" }
    public var kind: ControlKind? { .gauge }
    public var content: DeclaredView? { valueLabel }
    public var declaredViews: [DeclaredView] { [valueLabel] + (boundsLabels.map { [$0.minimum, $0.maximum] } ?? []) }
    public var isContentList: Bool { true }
    public func showing(_ content: DeclaredView) -> any Control { GaugeControl(fraction: fraction, valueLabel: content, boundsLabels: boundsLabels) }

    func layout(_ parts: ControlParts) -> any LayoutElement { parts.stack() }
}
