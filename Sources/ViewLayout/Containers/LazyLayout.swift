import ViewGraph
import ViewTree
import Wording

/// `LazyHStack` and `LazyVStack`.
public struct LazyStackContainer: Container, ContainerRule, Equatable {
    private let axis: Axis
    private let alignment: AlignmentGuide
    private let spacing: Double?
    public let pinned: PinnedParts

    /// - Parameters:
    ///   - alignment: `nil` for the center.
    ///   - spacing: points between lines; `nil` for the default distance.
    public init(_ axis: Axis, alignment: AlignmentGuide? = nil, spacing: Double? = nil, pinned: PinnedParts = []) {
        (self.axis, self.spacing, self.pinned) = (axis, spacing, pinned)
        self.alignment = alignment ?? (axis == .horizontal ? .verticalCenter : .horizontalCenter)
    }

    public var name: String { axis == .horizontal ? "LazyHStack" : "LazyVStack" }
    public var arguments: [ViewArgument] { .alignment(alignment) + .lengths(["spacing": spacing]) }
    public var stackAxis: Axis? { axis }
    public var isLazy: Bool { true }

    func computer(of children: [any LayoutElement], in node: LayoutNode, for resolved: ResolvedNode) -> any LayoutComputer {
        let start = axis == .horizontal ? Alignment(horizontal: .leading, vertical: alignment) : Alignment(horizontal: alignment, vertical: .top)
        return LazyLayout(
            axis, alignment: start, spacing: spacing, tracks: LazyTracks(items: nil), source: resolved.lazyElements, pinned: pinned, elements: children,
            isScrolled: resolved.isScrolled(along: axis), owner: node)
    }
    var sizeReason: Phrase {
        Phrase(
            "its rows one after another, and across all that is proposed, or what its first view takes where nothing is proposed",
            ko: "행을 차례로 놓은 길이. 교차 방향은 제안받은 만큼 모두이고, 제안이 없으면 첫 뷰의 크기")
    }
    var placeReason: Phrase { Phrase("rows follow each other, and are aligned across", ko: "행이 차례로 놓이고 교차 방향으로 정렬됩니다") }
}

/// `LazyHGrid` and `LazyVGrid`.
public struct LazyGridContainer: Container, ContainerRule {
    /// Along which the lines follow each other.
    private let axis: Axis
    private let items: [GridItem]
    private let alignment: AlignmentGuide
    private let spacing: Double?

    /// - Parameters:
    ///   - items: the rows of a horizontal grid, the columns of a vertical one.
    ///   - alignment: `nil` for the center.
    ///   - spacing: points between lines; `nil` for the default distance.
    public init(_ axis: Axis, _ items: [GridItem], alignment: AlignmentGuide? = nil, spacing: Double? = nil) {
        (self.axis, self.items, self.spacing) = (axis, items, spacing)
        self.alignment = alignment ?? (axis == .horizontal ? .verticalCenter : .horizontalCenter)
    }

    public var name: String { axis == .horizontal ? "LazyHGrid" : "LazyVGrid" }
    public var arguments: [ViewArgument] {
        let tracks = ViewArgument(nil, .text("\(items.count) \(axis == .horizontal ? "rows" : "columns")"))
        return [tracks] + .alignment(alignment) + .lengths(["spacing": spacing])
    }
    public var isLazy: Bool { true }
    public func isLaidOut(like other: any Container) -> Bool { false }

    func computer(of children: [any LayoutElement], in node: LayoutNode, for resolved: ResolvedNode) -> any LayoutComputer {
        let alignment =
            axis == .horizontal
            ? Alignment(horizontal: .horizontalCenter, vertical: alignment) : Alignment(horizontal: alignment, vertical: .verticalCenter)
        return LazyLayout(
            axis, alignment: alignment, spacing: spacing, tracks: LazyTracks(items: items), source: resolved.lazyElements, pinned: [], elements: children,
            isScrolled: resolved.isScrolled(along: axis), owner: node)
    }
    var sizeReason: Phrase { Phrase("its rows and columns with their spacing", ko: "행과 열에 간격을 더한 크기") }
    var placeReason: Phrase { Phrase("each child is aligned in its cell", ko: "자식은 각자의 칸 안에서 정렬됩니다") }
}

extension ResolvedNode {
    /// Whether a scroll view around moves this place along the axis.
    fileprivate func isScrolled(along axis: Axis) -> Bool {
        var node = parent
        while let current = node {
            if current.scrollAxes.contains(axis) { return true }
            node = current.parent
        }
        return false
    }
}

/// Lazy stacks and lazy grids.
///
/// Elements form lines across the axis, one a line in a stack, one a track in a grid. Each view is proposed its track's breadth and no length; the views of one
/// element of a stack follow each other, a row of a grid is as long as its longest view. In a scroll view only the elements of lines in view are made, and lines
/// not made yet count as long as they last were, else as the mean of those that filled the view first; elsewhere all are made, and so they are in a grid with
/// elements of other than one view.
/// A lazy stack is as broad as it is offered, and as its first view where nothing is proposed; a grid is as broad as its tracks are.
final class LazyLayout: ContainerComputer {
    private let axis: Axis
    private let alignment: Alignment
    private let spacing: Double
    private let tracks: LazyTracks
    private let source: (any LazyElements)?
    private let pinned: PinnedParts
    /// The elements of a container whose content is fixed.
    private let fixedElements: [any LayoutElement]
    private let rows: LazyRows
    private unowned let owner: LayoutNode
    private let isScrolled: Bool

    /// - Parameters:
    ///   - spacing: points between lines; `nil` is the default distance.
    ///   - source: makes the elements; `nil` where they are the node's children.
    init(
        _ axis: Axis, alignment: Alignment, spacing: Double?, tracks: LazyTracks, source: (any LazyElements)?, pinned: PinnedParts,
        elements: [any LayoutElement], isScrolled: Bool, owner: LayoutNode
    ) {
        (self.axis, self.alignment, self.tracks, self.source, self.isScrolled, self.owner) = (axis, alignment, tracks, source, isScrolled, owner)
        self.pinned = pinned
        self.spacing = spacing?.finite ?? ViewSpacing.defaultDistance
        fixedElements = elements
        rows = owner.retained as? LazyRows ?? LazyRows()
        rows.dropElements()
        rows.contentChanged()
        owner.retained = rows
    }

    var children: [any LayoutElement] { source == nil ? fixedElements : rows.elements.flatMap(\.self) }
    private var count: Int { source?.count ?? fixedElements.count }
    private var firstIndex: Int { source == nil ? 0 : rows.realized.lowerBound }

    func sizeThatFits(_ proposal: Proposal) throws -> Size {
        let breadth = proposal[axis.other]
        let tracks = tracks.resolve(breadth)
        rows.prepare(forBreadth: breadth)
        try realizeBeforeMeasuring(trackCount: tracks.count)
        try measure(tracks)
        let length = rows.total(of: lineCount(tracks.count)) - spacing
        let own = try tracks.last.map { $0.start + (try $0.length ?? idealBreadth($0)) } ?? 0
        return Size(major: max(0, length), minor: max(0, own), along: axis)
    }

    func placements(in viewSize: ViewSize) throws -> [ChildPlacement] { try linePlacements(in: viewSize) }

    func placements(in viewSize: ViewSize, frame: Rect, scene: Scene) throws -> [ChildPlacement]? {
        guard isScrolled, source != nil || pinned != [] else { return nil }
        let (from, to) = (scene.visible.start(along: axis) - frame.start(along: axis), scene.visible.end(along: axis) - frame.start(along: axis))
        if let source { try realize(source, from: from, to: to, breadth: viewSize.proposal[axis.other]) }
        let places = try linePlacements(in: viewSize)
        if pinned == [] { return places }
        return try PinnedViews(pinned, along: axis, from: from, to: to).places(places + placesOfPinned(in: viewSize))
    }

    /// In each turn as many lines are made as are known, so that few turns fill any interval.
    private static let greatestTurns = 64

    /// Makes the elements of the lines that reach into the interval. How long a line will be is a guess, so no more are made at once than are known already.
    private func realize(_ source: any LazyElements, from: Double, to: Double, breadth: Double?) throws {
        let tracks = tracks.resolve(breadth)
        rows.prepare(forBreadth: breadth)
        let before = rows.total(of: lineCount(tracks.count))
        rows.unsettle(unlessCountIs: count)
        for _ in 0..<Self.greatestTurns {
            let range = visibleElements(from: from, to: to, trackCount: tracks.count)
            if rows.holds(range) { break }
            try rows.realize(range, of: source, context: owner.context)
            try measure(tracks)
        }
        rows.settle(at: count)
        if rows.total(of: lineCount(tracks.count)) != before { owner.context.markStale(owner) }
    }

    /// Headers and footers of sections whose own place is out of sight: headers before everything that is there, footers after it.
    private func placesOfPinned(in viewSize: ViewSize) throws -> [ChildPlacement] {
        let proposal = Proposal(major: nil, minor: viewSize.proposal[axis.other], along: axis)
        return try rows.pinned.map { element in
            let cell = Size(major: try element.size(proposal)[axis], minor: viewSize.size[axis.other], along: axis)
            var origin = try element.origin(at: proposal, alignedIn: cell, alignment)
            origin[axis] = element.sectionMark?.part == .header ? -Double.infinity : Double.infinity
            return ChildPlacement(element, at: origin, proposal)
        }
    }

    /// Where an element is or will be in the window, lines that were not made counted with the mean length.
    func expectedFrame(ofElement index: Int, in placement: LayoutNode.Placement) -> Rect {
        let tracks = tracks.resolve(placement.proposal[axis.other])
        let line = index / max(1, tracks.count)
        var frame = placement.frame
        frame.origin[axis] += start(ofLine: line)
        frame.size[axis] = max(0, rows.length(ofLine: line) - spacing)
        return frame
    }

    // MARK: Lines

    /// Points from the container's start to a line.
    private func start(ofLine number: Int) -> Double { (0..<number).reduce(0) { $0 + rows.length(ofLine: $1) } }

    private func lineCount(_ trackCount: Int) -> Int {
        let count = makesAll ? children.count : count
        return count / trackCount + (count % trackCount == 0 ? 0 : 1)
    }

    /// Whether places follow from all elements, since in a grid those before an element decide its track.
    private var makesAll: Bool { tracks.items != nil && rows.isUneven }

    /// What has to be there before a size is known: everything outside a scroll view; in one, what was in view last, else the first line.
    private func realizeBeforeMeasuring(trackCount: Int) throws {
        guard let source else { return }
        let last = rows.realized.clamped(to: 0..<count)
        let first = last.isEmpty ? 0..<min(count, trackCount) : last
        let range = isScrolled && !makesAll ? first : 0..<min(count, owner.context.limits.lazyElements)
        if !rows.holds(range) { try rows.realize(range, of: source, context: owner.context) }
    }

    /// Across, the length of the first view, or as long as that isn't there, what it was last; at worst the length of the first one that is there.
    private func idealBreadth(_ track: LazyTracks.Track) throws -> Double {
        if firstIndex > 0, let known = rows.idealBreadth { return known }
        guard let first = children.first else { return 0 }
        let breadth = try first.size(proposal(track))[axis.other]
        if firstIndex == 0 { rows.idealBreadth = breadth }
        return breadth
    }

    /// Measures the lines that are there.
    private func measure(_ tracks: [LazyTracks.Track]) throws {
        for line in lines(tracks.count) {
            var length = 0.0
            for row in line.rows { length += try self.length(of: row, tracks) + spacing }
            rows.setLength(length, ofLine: line.number)
        }
    }

    private func length(of row: ArraySlice<any LayoutElement>, _ tracks: [LazyTracks.Track]) throws -> Double {
        try zip(tracks, row).reduce(0) { max($0, try $1.1.size(proposal($1.0))[axis]) }
    }

    private func linePlacements(in viewSize: ViewSize) throws -> [ChildPlacement] {
        let breadth = viewSize.proposal[axis.other]
        let tracks = tracks.resolve(breadth)
        rows.prepare(forBreadth: breadth)
        try measure(tracks)
        let lines = lines(tracks.count)
        var start = start(ofLine: lines.first?.number ?? 0)
        var places: [ChildPlacement] = []
        for row in lines.flatMap(\.rows) {
            let length = try length(of: row, tracks)
            for (track, element) in zip(tracks, row) {
                let cell = Size(major: length, minor: track.length ?? viewSize.size[axis.other], along: axis)
                var origin = try element.origin(at: proposal(track), alignedIn: cell, track.alignment ?? alignment)
                origin[axis] += start
                origin[axis.other] += track.start
                places.append(ChildPlacement(element, at: origin, proposal(track)))
            }
            start += length + spacing
        }
        return places
    }

    private func proposal(_ track: LazyTracks.Track) -> Proposal { Proposal(major: nil, minor: track.length, along: axis) }

    /// The lines of which elements are there, by their number in the whole, and the rows of views in each: one in a grid, one a view in a stack.
    private func lines(_ trackCount: Int) -> [(number: Int, rows: [ArraySlice<any LayoutElement>])] {
        if source != nil, tracks.items == nil {
            return rows.elements.enumerated().map { index, views in (firstIndex + index, views.indices.map { views[$0...$0] }) }
        }
        let views = children
        return stride(from: 0, to: views.count, by: trackCount).map { start in
            ((firstIndex + start) / trackCount, [views[start..<min(start + trackCount, views.count)]])
        }
    }

    /// The elements of the lines that reach into the interval, in points from the container's start.
    private func visibleElements(from: Double, to: Double, trackCount: Int) -> Range<Int> {
        let lines = lineCount(trackCount)
        if makesAll { return 0..<min(count, owner.context.limits.lazyElements) }
        let greatest = max(1, owner.context.limits.lazyElements / trackCount)
        var (line, start) = (0, 0.0)
        while line < lines, start + rows.length(ofLine: line) - spacing <= from, start < to {
            start += rows.length(ofLine: line)
            line += 1
        }
        let first = line
        var unknown = max(1, rows.measuredCount)
        while line < lines, start < to, line - first < greatest {
            if !rows.isMeasured(line) {
                if unknown == 0 { break }
                unknown -= 1
            }
            start += rows.length(ofLine: line)
            line += 1
        }
        return min(first * trackCount, count)..<min(line * trackCount, count)
    }
}
