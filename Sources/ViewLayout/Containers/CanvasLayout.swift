import ViewGraph
import ViewTree
import Wording

/// A `Canvas` with symbols: views that its closure draws.
public struct CanvasContainer: Container, ContainerRule {
    public let canvas: any CanvasRenderer

    public init(_ canvas: any CanvasRenderer) { self.canvas = canvas }

    public var name: String { "Canvas" }

    func computer(of children: [any LayoutElement], in node: LayoutNode, for resolved: ResolvedNode) -> any LayoutComputer {
        CanvasLayout(symbols: children)
    }
    var sizeReason: Phrase { Phrase("all that is proposed", ko: "제안받은 크기 전부") }
    var placeReason: Phrase { Phrase("symbols are laid out at the canvas's origin, in their ideal sizes", ko: "심벌은 캔버스의 원점에 이상적 크기로 배치됩니다") }
}

/// It takes what it is proposed. Each symbol is proposed nothing and is at the origin, from where the drawing takes it.
private final class CanvasLayout: ContainerComputer {
    let children: [any LayoutElement]
    private let filling = FillingLayout()

    init(symbols: [any LayoutElement]) { children = symbols }

    func sizeThatFits(_ proposal: Proposal) -> Size { filling.sizeThatFits(proposal) }

    func placements(in viewSize: ViewSize) throws -> [ChildPlacement] { children.map { ChildPlacement($0, at: .zero, .unspecified) } }
}
