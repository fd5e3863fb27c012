struct Masonry: Layout {
    var columns = 2
    var spacing: CGFloat = 4
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout [CGFloat]) -> CGSize {
        let width = proposal.replacingUnspecifiedDimensions().width
        return CGSize(width: width, height: frames(in: width, subviews).map(\.maxY).max() ?? 0)
    }
    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout [CGFloat]) {
        for (subview, frame) in zip(subviews, frames(in: bounds.width, subviews)) {
            subview.place(at: CGPoint(x: bounds.minX + frame.minX, y: bounds.minY + frame.minY), proposal: ProposedViewSize(frame.size))
        }
    }
    func makeCache(subviews: Subviews) -> [CGFloat] { [] }
    private func frames(in width: CGFloat, _ subviews: Subviews) -> [CGRect] {
        let columnWidth = (width - spacing * CGFloat(columns - 1)) / CGFloat(columns)
        var heights = [CGFloat](repeating: 0, count: columns)
        return subviews.map { subview in
            let column = heights.firstIndex(of: heights.min()!)!
            let size = subview.sizeThatFits(ProposedViewSize(width: columnWidth, height: nil))
            defer { heights[column] += size.height + spacing }
            return CGRect(x: CGFloat(column) * (columnWidth + spacing), y: heights[column], width: columnWidth, height: size.height)
        }
    }
}
Masonry {
    ForEach([30, 50, 20, 40], id: \.self) { height in Color.blue.frame(height: CGFloat(height)) }
}
.frame(width: 104)

// type: ModifiedContent<_LayoutView<Masonry, ForEach<Array<Int>, Int, ModifiedContent<Color, _FrameLayout>>>, _FrameLayout>
// view: frame 108,193 104x94
// view:   Masonry 108,193 104x94
// view:     frame 108,193 50x30
// view:       Color 108,193 50x30
// view:     frame 162,193 50x50
// view:       Color 162,193 50x50
// view:     frame 108,227 50x20
// view:       Color 108,227 50x20
// view:     frame 162,247 50x40
// view:       Color 162,247 50x40
