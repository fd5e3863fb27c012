import ViewGraph
import ViewTree

/// The rule of a control that is more than its label.
protocol ControlRule: Control {
    func layout(_ parts: ControlParts) -> any LayoutElement
}

/// What a control is laid out from.
struct ControlParts {
    /// The label, then what else the control shows.
    let all: [any LayoutElement]
    let environment: Environment
    let context: LayoutContext

    var label: [any LayoutElement] { Array(all.prefix(1)) }
    var content: [any LayoutElement] { Array(all.dropFirst()) }
    var hidesLabel: Bool { environment.hidesLabels }

    /// Side by side, 8 points apart.
    func row(_ elements: [any LayoutElement]) -> any LayoutElement {
        PartElement(StackLayout(.horizontal, alignment: .verticalCenter, spacing: ViewSpacing.defaultDistance, children: elements, context: context))
    }

    /// One below the other, 8 points apart; one element is itself.
    func column(_ elements: [any LayoutElement], _ alignment: AlignmentGuide) -> any LayoutElement {
        if elements.count == 1 { return elements[0] }
        return PartElement(StackLayout(.vertical, alignment: alignment, spacing: ViewSpacing.defaultDistance, children: elements, context: context))
    }

    /// Everything one below the other, at the distances that the views want.
    func stack() -> any LayoutElement {
        PartElement(StackLayout(.vertical, alignment: .horizontalCenter, spacing: nil, children: all, context: context))
    }

    /// The label, stretching room, and the rest at the end; without a label the rest alone.
    func form(_ end: [any LayoutElement]) -> any LayoutElement {
        if hidesLabel { return row(end) }
        let spacer = PartElement(SpacerLayout(minLength: nil, axis: .horizontal))
        return PartElement(StackLayout(.horizontal, alignment: .verticalCenter, spacing: nil, children: label + [spacer] + end, context: context))
    }

    func box(_ size: Size) -> any LayoutElement { PartElement(BoxLayout(width: size.width, height: size.height)) }

    /// As wide as it is offered, ideally 100 points; as high as that, too, where no height is given.
    func field(height: Double?) -> any LayoutElement {
        PartElement(BoxLayout(width: nil, height: height, ideal: Size(width: 100, height: 100)))
    }
}

/// A control: what its rule makes of its parts; without a rule it is its label.
final class ControlLayout: UnaryComputer {
    let child: any LayoutElement

    init(_ control: any Control, parts: ControlParts) {
        child = (control as? any ControlRule)?.layout(parts) ?? parts.column(parts.all, .horizontalCenter)
    }

    func sizeThatFits(_ proposal: Proposal) throws -> Size { try child.size(proposal) }
    func placement(in viewSize: ViewSize) -> ChildPlacement { ChildPlacement(child, at: .zero, viewSize.proposal) }
    func spacing() -> ViewSpacing { ViewSpacing() }
    var spacerChild: (any LayoutElement)? { nil }
}
