import ViewGraph
import ViewTree
import Wording

extension ShapeContent: LeafRule {
    func computer(for resolved: ResolvedNode) -> any LayoutComputer {
        switch sizing {
        case .proposal: FillingLayout()
        case .square: SquareLayout()
        case .custom(let sizer): CustomShapeLayout(sizer)
        }
    }

    var sizeReason: Phrase {
        switch sizing {
        case .proposal: .offeredSize
        case .square:
            Phrase(
                "a square of the shorter proposed length, where a length that isn't proposed counts as 10", ko: "제안받은 길이 중 짧은 쪽의 정사각형. 제안이 없는 길이는 10으로 봅니다"
            )
        case .custom: Phrase("what the shape's sizeThatFits answered", ko: "도형의 sizeThatFits가 답한 크기")
        }
    }
}

extension PlatformContent: LeafRule {
    func computer(for resolved: ResolvedNode) -> any LayoutComputer { CustomShapeLayout(sizer) }
    var sizeReason: Phrase {
        Phrase(
            "what its sizeThatFits answered, else what is proposed, as far as its intrinsic size allows",
            ko: "sizeThatFits가 답한 크기. 답이 없으면 고유 크기가 허용하는 만큼의 제안")
    }
}

/// `Circle`, and shapes made of one: a square of the shorter proposed length, where a length that isn't proposed counts as 10.
final class SquareLayout: QuickComputer {
    func answers(like other: any LayoutComputer) -> Bool { other is SquareLayout }

    func sizeThatFits(_ proposal: Proposal) -> Size {
        let size = proposal.replacingUnspecified().square
        return Size(width: max(0, size.width), height: max(0, size.height))
    }
}

/// A shape of the program with its own `sizeThatFits`, or a view of another framework.
final class CustomShapeLayout: LeafComputer {
    private let sizer: any ShapeSizer

    init(_ sizer: any ShapeSizer) { self.sizer = sizer }

    func sizeThatFits(_ proposal: Proposal) throws -> Size { try sizer.sizeThatFits(proposal) }
}
