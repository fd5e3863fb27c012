import ViewGraph
import ViewTree

/// Controls: views of simple, fixed measures around their label.
///
/// - A button and a link are their label. A toggle, a stepper and labelled content are a row that is as wide as it is offered: the label in front, a switch of
///   51 by 31 points, a stepper of 94 by 32 or the content at the end.
/// - Where labels are hidden, a toggle, a stepper and a picker are what else they show.
/// - A label is its icon and its title, 8 points apart. A picker is a column of its label and its options.
/// - A group box and a gauge are a column of their label and what else they show.
/// - A text field is as wide as it is offered (ideally 100 points) and one line high, a text editor and a slider take what they are offered (ideally
///   100 by 100, and 100 points by 31). A progress view has a bar 4 points high under its label, or a spinner of 20 by 20 points above it.
final class ControlLayout: UnaryComputer {
    let child: any LayoutElement

    /// Points.
    private enum Metrics {
        static let toggle = Size(width: 51, height: 31)
        static let stepper = Size(width: 94, height: 32)
        static let spinner = Size(width: 20, height: 20)
        static let idealLength = 100.0
        static let sliderHeight = 31.0
        static let barHeight = 4.0
        static let gap = ViewSpacing.defaultDistance
    }

    /// - Parameter parts: the label, then what else the control shows.
    init(_ control: Control, parts: [any LayoutElement], environment: Environment, context: LayoutContext) {
        func row(_ parts: [any LayoutElement]) -> any LayoutElement {
            PartElement(StackLayout(.horizontal, alignment: .verticalCenter, spacing: Metrics.gap, children: parts, context: context))
        }
        func column(_ parts: [any LayoutElement], _ alignment: AlignmentGuide) -> any LayoutElement {
            if parts.count == 1 { return parts[0] }
            return PartElement(StackLayout(.vertical, alignment: alignment, spacing: Metrics.gap, children: parts, context: context))
        }
        let hidesLabel = environment.hidesLabels
        /// The label, stretching room, and the rest at the end; without a label the rest alone.
        func form(_ end: [any LayoutElement]) -> any LayoutElement {
            if hidesLabel { return row(end) }
            return PartElement(
                StackLayout(.horizontal, alignment: .verticalCenter, spacing: nil, children: parts.prefix(1) + [Self.spacer] + end, context: context))
        }
        child =
            switch control {
            case .button, .navigationLink, .link, .styled: column(parts, .horizontalCenter)
            case .groupBox, .gauge, .disclosureGroup:
                PartElement(StackLayout(.vertical, alignment: .horizontalCenter, spacing: nil, children: parts, context: context))
            case .toggle: form([Self.box(Metrics.toggle)])
            case .stepper: form([Self.box(Metrics.stepper)])
            case .labeledContent: form(Array(parts.dropFirst()))
            case .label: row(Array(parts.dropFirst()) + parts.prefix(1))
            case .picker: column(hidesLabel ? Array(parts.dropFirst()) : parts, .leading)
            case .textField:
                PartElement(
                    ZStackLayout(
                        alignment: Alignment(horizontal: .leading, vertical: .verticalCenter),
                        children: [Self.field(height: TextAttributes(font: nil, environment: environment).fontSize)] + parts.prefix(1)))
            case .textEditor: Self.field(height: nil)
            case .slider: Self.field(height: Metrics.sliderHeight)
            case .progressView(let fraction):
                fraction == nil
                    ? column([Self.box(Metrics.spinner)] + parts, .horizontalCenter) : column(parts + [Self.field(height: Metrics.barHeight)], .leading)
            }
    }

    private static var spacer: any LayoutElement { PartElement(SpacerLayout(minLength: nil, axis: .horizontal)) }
    private static func box(_ size: Size) -> any LayoutElement { PartElement(BoxLayout(width: size.width, height: size.height)) }

    /// As wide as it is offered.
    private static func field(height: Double?) -> any LayoutElement {
        PartElement(BoxLayout(width: nil, height: height, ideal: Size(width: Metrics.idealLength, height: Metrics.idealLength)))
    }

    func sizeThatFits(_ proposal: Proposal) throws -> Size { try child.size(proposal) }
    func placement(in viewSize: ViewSize) -> ChildPlacement { ChildPlacement(child, at: .zero, viewSize.proposal) }
    func spacing() -> ViewSpacing { ViewSpacing() }
    var spacerChild: (any LayoutElement)? { nil }
}
