import ViewGraph
import ViewTree
import Wording

/// `Grid`.
public struct GridContainer: Container, ContainerRule, Equatable {
    private let alignment: Alignment
    /// Points; `nil` for the default distance.
    private let horizontalSpacing, verticalSpacing: Double?

    public init(alignment: Alignment = .center, horizontalSpacing: Double? = nil, verticalSpacing: Double? = nil) {
        (self.alignment, self.horizontalSpacing, self.verticalSpacing) = (alignment, horizontalSpacing, verticalSpacing)
    }

    public var name: String { "Grid" }
    public var arguments: [ViewArgument] {
        .alignment(alignment) + .lengths(["horizontalSpacing": horizontalSpacing, "verticalSpacing": verticalSpacing])
    }

    func computer(of children: [any LayoutElement], in node: LayoutNode, for resolved: ResolvedNode) -> any LayoutComputer {
        let (lines, columnCount) = node.context.gridLines(of: resolved.subviews)
        return GridLayout(
            alignment: alignment, horizontalSpacing: horizontalSpacing, verticalSpacing: verticalSpacing, lines: lines, columnCount: columnCount)
    }
    var sizeReason: Phrase { Phrase("its rows and columns with their spacing", ko: "행과 열에 간격을 더한 크기") }
    var placeReason: Phrase { Phrase("each child is aligned in its cell", ko: "자식은 각자의 칸 안에서 정렬됩니다") }
}

/// `GridRow`.
public struct GridRowContainer: Container, ContainerRule, Equatable {
    /// `nil` leaves it to the grid.
    let alignment: AlignmentGuide?

    public init(alignment: AlignmentGuide? = nil) { self.alignment = alignment }

    public var name: String { "GridRow" }
    public var spreadsModifiers: Bool { true }
    public var arguments: [ViewArgument] { alignment.map { .alignment($0) } ?? [] }

    func computer(of children: [any LayoutElement], in node: LayoutNode, for resolved: ResolvedNode) -> any LayoutComputer {
        GridRowLayout(node.stack(.horizontal, alignment ?? .verticalCenter, nil, children), owner: node)
    }
    var sizeReason: Phrase { Phrase("its cells side by side, as wide as the grid's columns", ko: "칸을 나란히 놓은 크기, 칸의 너비는 그리드의 열을 따름") }
    var placeReason: Phrase { Phrase("each child is aligned in its cell", ko: "자식은 각자의 칸 안에서 정렬됩니다") }
}

/// `Grid`.
///
/// There are as many columns as the longest row has cells, spans counted. The width goes to the columns as a stack's goes to its children: the least flexible column
/// first, an equal share of the rest each; then the height goes to the rows in the same way. A column is as wide as its widest cell, a row as high as its highest;
/// a cell that spans several columns, as a view without a row spans all, widens them evenly where it needs more. Each view is proposed its cell and aligned in it.
final class GridLayout: ContainerComputer {
    private let alignment: Alignment
    private let horizontalSpacing, verticalSpacing: Double
    private let lines: [GridLine]
    private let columnCount: Int
    private let columnAlignments: [AlignmentGuide]
    private var lastArrangement: (proposal: Proposal, arrangement: Arrangement)?

    init(alignment: Alignment, horizontalSpacing: Double?, verticalSpacing: Double?, lines: [GridLine], columnCount: Int) {
        (self.alignment, self.lines, self.columnCount) = (alignment, lines, columnCount)
        self.horizontalSpacing = horizontalSpacing?.finite ?? ViewSpacing.defaultDistance
        self.verticalSpacing = verticalSpacing?.finite ?? ViewSpacing.defaultDistance
        var columns = [AlignmentGuide](repeating: alignment.horizontal, count: columnCount)
        for cell in lines.flatMap(\.cells) {
            if let own = cell.columnAlignment { columns[cell.columns.lowerBound] = own }
        }
        columnAlignments = columns
    }

    var children: [any LayoutElement] { lines.map(\.element) }

    /// The columns from the leading edge and the rows from the top.
    private struct Arrangement {
        var columns: [Interval] = []
        var rows: [Interval] = []
        var size: Size { Size(width: columns.last?.end ?? 0, height: rows.last?.end ?? 0) }
    }

    private struct Interval {
        var start: Double
        var length: Double
        var end: Double { start + length }
    }

    func sizeThatFits(_ proposal: Proposal) throws -> Size { try arrange(proposal).size }

    /// Where the cells are, in the grid's coordinates.
    func placements(in viewSize: ViewSize) throws -> [ChildPlacement] {
        let arrangement = try arrange(viewSize.proposal)
        return try lines.indices.flatMap { try cellPlacements(ofLine: $0, arrangement) }
    }

    /// Where the rows are; each is given the places of its cells.
    func placements(in viewSize: ViewSize, frame: Rect, scene: Scene) throws -> [ChildPlacement]? {
        let arrangement = try arrange(viewSize.proposal)
        return try lines.enumerated().flatMap { index, line in
            let cells = try cellPlacements(ofLine: index, arrangement)
            guard let row = line.row else { return cells }
            let room = arrangement.rows[index]
            let origin = Point(x: 0, y: room.start)
            row.assign(cells: cells.map { ChildPlacement($0.element, at: $0.origin - origin, $0.proposal) })
            return [ChildPlacement(line.element, at: origin, Proposal(width: arrangement.size.width, height: room.length))]
        }
    }

    private func cellPlacements(ofLine index: Int, _ arrangement: Arrangement) throws -> [ChildPlacement] {
        try lines[index].cells.map { try place($0, of: lines[index], in: arrangement.rows[index], arrangement) }
    }

    // MARK: Columns and rows

    private func arrange(_ proposal: Proposal) throws -> Arrangement {
        guard !lines.isEmpty else { return Arrangement() }
        if let lastArrangement, lastArrangement.proposal == proposal { return lastArrangement.arrangement }
        var arrangement = Arrangement()
        let widths = try widen(columnWidths(proposal.width), for: proposal.width)
        arrangement.columns = intervals(widths, spacing: horizontalSpacing)
        arrangement.rows = intervals(try rowHeights(proposal.height, arrangement), spacing: verticalSpacing)
        lastArrangement = (proposal, arrangement)
        return arrangement
    }

    private func columnWidths(_ width: Double?) throws -> [Double] {
        let columns = (0..<columnCount).map { column in lines.flatMap(\.cells).filter { $0.columns == column..<(column + 1) } }
        return try shares(of: width, count: columnCount, spacing: horizontalSpacing) { [self] column, proposed in
            let cells = columns[column].filter { !$0.unsizedAxes.contains(Axis.horizontal) }
            return try extent(cells, along: .horizontal, guide: columnAlignments[column]) { _ in Proposal(width: proposed, height: nil) }
        }
    }

    /// Widens the columns of cells that span several and need more than these together.
    private func widen(_ columns: [Double], for width: Double?) throws -> [Double] {
        var widths = columns
        for cell in lines.flatMap(\.cells) where cell.columns.count > 1 && !cell.unsizedAxes.contains(Axis.horizontal) {
            let outside = widths.indices.filter { !cell.columns.contains($0) }.reduce(0) { $0 + widths[$1] + horizontalSpacing }
            let needed = try cell.element.size(Proposal(width: width.map { max(0, $0 - outside) }, height: nil)).width
            let present = widths[cell.columns].reduce(0, +) + horizontalSpacing * Double(cell.columns.count - 1)
            guard needed > present else { continue }
            for column in cell.columns { widths[column] += (needed - present) / Double(cell.columns.count) }
        }
        return widths
    }

    private func rowHeights(_ height: Double?, _ arrangement: Arrangement) throws -> [Double] {
        try shares(of: height, count: lines.count, spacing: verticalSpacing) { [self] row, proposed in
            let line = lines[row]
            let cells = line.cells.filter { !$0.unsizedAxes.contains(Axis.vertical) }
            return try extent(cells, along: .vertical, guide: line.alignment ?? alignment.vertical) { cell in
                Proposal(width: span(cell, arrangement).length, height: proposed)
            }
        }
    }

    /// The lengths that parts take when `length` is shared among them; their ideal lengths without one.
    private func shares(of length: Double?, count: Int, spacing: Double, taking: @escaping (Int, Double?) throws -> Double) throws -> [Double] {
        guard let length else { return try (0..<count).map { try taking($0, nil) } }
        var tracks = Tracks(count: count, taking: taking)
        try tracks.share(length - spacing * Double(count - 1))
        return try tracks.offers.enumerated().map { try taking($0, $1) }
    }

    /// Columns or rows while they share a length.
    private struct Tracks: SharedParts {
        let taking: (Int, Double?) throws -> Double
        var offers: [Double]

        init(count: Int, taking: @escaping (Int, Double?) throws -> Double) {
            (offers, self.taking) = ([Double](repeating: 0, count: count), taking)
        }

        var count: Int { offers.count }
        func priority(of track: Int) -> Double { 0 }
        func length(of track: Int, proposed: Double) throws -> Double { try taking(track, proposed) }

        mutating func take(_ share: Share, for track: Int) throws -> Double {
            offers[track] = share.length
            return try taking(track, share.length)
        }
    }

    /// The length of a column or row around its cells: the longest one, or the union of cells that are aligned by baselines or custom guides.
    private func extent(_ cells: [GridCell], along axis: Axis, guide: AlignmentGuide, _ proposal: (GridCell) -> Proposal) throws -> Double {
        var (lower, upper) = (0.0, 0.0)
        for cell in cells {
            let viewSize = try cell.element.viewSize(proposal(cell))
            let start = guide.merging == .nothing ? 0 : -(try cell.element.value(of: guide, at: viewSize).finite ?? 0)
            (lower, upper) = (min(lower, start), max(upper, start + viewSize.size[axis]))
        }
        return upper - lower
    }

    private func intervals(_ lengths: [Double], spacing: Double) -> [Interval] {
        var start = 0.0
        return lengths.map { length in
            defer { start += length + spacing }
            return Interval(start: start, length: length)
        }
    }

    // MARK: Cells

    private func span(_ cell: GridCell, _ arrangement: Arrangement) -> Interval {
        let (first, last) = (arrangement.columns[cell.columns.lowerBound], arrangement.columns[cell.columns.upperBound - 1])
        return Interval(start: first.start, length: last.end - first.start)
    }

    private func place(_ cell: GridCell, of line: GridLine, in row: Interval, _ arrangement: Arrangement) throws -> ChildPlacement {
        let column = span(cell, arrangement)
        let room = Size(width: column.length, height: row.length)
        let proposal = Proposal(room)
        let viewSize = try cell.element.viewSize(proposal)
        var origin: Point
        if let anchor = cell.anchor {
            origin = Point(x: anchor.x * (room.width - viewSize.size.width), y: anchor.y * (room.height - viewSize.size.height))
        } else {
            let horizontal = columnAlignments[cell.columns.lowerBound]
            let vertical = line.alignment ?? alignment.vertical
            let x = try reference(horizontal, in: room, lines.flatMap(\.cells).filter { $0.columns == cell.columns }) {
                Proposal(width: room.width, height: $0)
            }
            let y = try reference(vertical, in: room, line.cells) { _ in proposal }
            origin = Point(
                x: x - (try cell.element.value(of: horizontal, at: viewSize)), y: y - (try cell.element.value(of: vertical, at: viewSize)))
        }
        origin = origin.withoutNaN
        return ChildPlacement(cell.element, at: Point(x: column.start + origin.x, y: row.start + origin.y), proposal)
    }

    /// The line in a cell at which a guide of its view is: the guide of the cell's own size, or the greatest of the peers' where guides are set by hand.
    private func reference(
        _ guide: AlignmentGuide, in room: Size, _ peers: @autoclosure () -> [GridCell], _ proposal: (Double?) -> Proposal
    ) throws -> Double {
        if guide.merging == .nothing { return try PlainDimensions(room)[guide] }
        return try peers().map { try $0.element.value(of: guide, at: $0.element.viewSize(proposal(nil))) }.max() ?? 0
    }
}

/// A `GridRow`: in a grid its cells are where the grid says; elsewhere it is a row like `HStack`.
final class GridRowLayout: ContainerComputer {
    private let stack: StackLayout
    private unowned let owner: LayoutNode

    init(_ stack: StackLayout, owner: LayoutNode) { (self.stack, self.owner) = (stack, owner) }

    var children: [any LayoutElement] { stack.children }

    func sizeThatFits(_ proposal: Proposal) throws -> Size {
        owner.assignedCells == nil ? try stack.sizeThatFits(proposal) : FillingLayout().sizeThatFits(proposal)
    }

    func placements(in viewSize: ViewSize) throws -> [ChildPlacement] { try owner.assignedCells ?? stack.placements(in: viewSize) }
    func spacing() throws -> ViewSpacing { try stack.spacing() }
}
