import ViewGraph
import ViewTree

/// A child of a grid: a `GridRow` with its cells, or a view that spans all columns.
struct GridLine {
    let element: any LayoutElement
    /// The row whose cells these are; `nil` for a view without a row.
    let row: LayoutNode?
    let cells: [GridCell]
    /// The row's own alignment.
    let alignment: AlignmentGuide?
}

struct GridCell {
    let element: any LayoutElement
    /// The first column and the columns that the cell spans.
    let columns: Range<Int>
    /// The axes on which the cell does not ask for room.
    let unsizedAxes: AxisSet
    /// Where in the cell the view is, instead of its guides.
    let anchor: UnitPoint?
    /// The alignment that the view sets for its whole column.
    let columnAlignment: AlignmentGuide?
}

extension LayoutContext {
    /// The rows and other views of a grid's content.
    func gridLines(of children: [ResolvedNode]) -> (lines: [GridLine], columnCount: Int) {
        let rows = children.map { child in child.gridRow.map { (row: $0, cells: gridCells(of: $0.node.subviews)) } }
        let columnCount = max(1, rows.compactMap { $0?.cells.last?.columns.upperBound }.max() ?? 1)
        let lines = zip(children, rows).map { child, row in
            let element = node(for: child)
            guard let row else {
                return GridLine(element: element, row: nil, cells: [gridCell(child, columns: 0..<columnCount)], alignment: nil)
            }
            return GridLine(element: element, row: node(for: row.row.node), cells: row.cells, alignment: row.row.alignment)
        }
        return (lines, columnCount)
    }

    private func gridCells(of views: [ResolvedNode]) -> [GridCell] {
        var next = 0
        return views.map { view in
            let span = view.trait(GridCellColumns.self)?.count ?? 1
            let columns = next..<(next + span.clamped(to: 1...Self.greatestSpan))
            next = columns.upperBound
            return gridCell(view, columns: columns)
        }
    }

    /// More columns than this are not spanned by one cell.
    private static let greatestSpan = 1_000

    private func gridCell(_ view: ResolvedNode, columns: Range<Int>) -> GridCell {
        GridCell(
            element: node(for: view), columns: columns,
            unsizedAxes: view.trait(GridCellUnsizedAxes.self)?.axes ?? [],
            anchor: view.trait(GridCellAnchor.self)?.anchor,
            columnAlignment: view.trait(GridColumnAlignment.self)?.guide)
    }
}

extension ResolvedNode {
    /// The grid row that the node is, or that a custom view around it shows.
    fileprivate var gridRow: (node: ResolvedNode, alignment: AlignmentGuide?)? {
        switch role {
        case .container(let row as GridRowContainer, _): (self, row.alignment)
        case .custom where children.count == 1: children[0].gridRow
        default: nil
        }
    }
}

extension Int {
    func clamped(to range: ClosedRange<Int>) -> Int { Swift.min(Swift.max(self, range.lowerBound), range.upperBound) }
}
