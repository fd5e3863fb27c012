import ViewGraph
import ViewTree
import Wording

/// The cells of one value of a table, or the titles of its columns.
public struct TableRowContainer: Container, ContainerRule {
    /// `nil` for the titles.
    public let value: (any OpaqueValue)?
    /// Points; `nil` for a column that shares the rest.
    private let widths: [Double?]

    public init(value: (any OpaqueValue)?, widths: [Double?]) { (self.value, self.widths) = (value, widths) }

    public var name: String { value == nil ? "TableHeader" : "TableRow" }
    public func isLaidOut(like other: any Container) -> Bool { widths == (other as? TableRowContainer)?.widths }

    func computer(of children: [any LayoutElement], in node: LayoutNode, for resolved: ResolvedNode) -> any LayoutComputer {
        TableRowLayout(children, widths: widths)
    }
    var sizeReason: Phrase { Phrase("the width of the table and the height of its highest cell", ko: "표의 너비와 가장 높은 칸의 높이") }
    var placeReason: Phrase { Phrase("each child is aligned in its cell", ko: "자식은 각자의 칸 안에서 정렬됩니다") }
}

/// A row of a table, or its header.
///
/// A column of a given width takes it, the others share the rest of the table's width equally; where no width is proposed each of them is 100 points wide. A row is
/// as wide as the table and as high as its highest cell. Cells start at the leading edge of their column and are in the middle of the row.
final class TableRowLayout: ContainerComputer {
    let children: [any LayoutElement]
    private let widths: [Double?]

    /// Points.
    private static let idealWidth = 100.0

    /// - Parameter widths: `nil` for columns that share the rest.
    init(_ cells: [any LayoutElement], widths: [Double?]) { (children, self.widths) = (cells, widths) }

    func sizeThatFits(_ proposal: Proposal) throws -> Size {
        let columns = columns(proposal.width)
        return Size(width: max(columns.reduce(0, +), proposal.width ?? 0), height: try height(columns))
    }

    func placements(in viewSize: ViewSize) throws -> [ChildPlacement] {
        let columns = columns(viewSize.proposal.width)
        let height = try height(columns)
        var start = 0.0
        return try zip(children, columns).map { cell, width in
            let proposal = Proposal(width: width, height: nil)
            defer { start += width }
            return ChildPlacement(cell, at: Point(x: start, y: (height - (try cell.size(proposal).height)) / 2).withoutNaN, proposal)
        }
    }

    private func height(_ columns: [Double]) throws -> Double {
        try zip(children, columns).map { try $0.size(Proposal(width: $1, height: nil)).height }.max() ?? 0
    }

    /// A width for each cell.
    private func columns(_ width: Double?) -> [Double] {
        let fixed = children.indices.map { $0 < widths.count ? widths[$0].map { max(0, $0.finite ?? 0) } : nil }
        let sharing = fixed.count { $0 == nil }
        let share = width.map { max(0, $0 - fixed.reduce(0) { $0 + ($1 ?? 0) }) / Double(max(1, sharing)) } ?? Self.idealWidth
        return fixed.map { $0 ?? share }
    }
}
