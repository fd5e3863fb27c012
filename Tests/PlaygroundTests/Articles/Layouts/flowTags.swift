import SwiftUI

struct FlowLayout: Layout {
    var spacing: CGFloat = 8

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        let rows = rows(for: proposal.width ?? .infinity, subviews)
        let width = rows.map { row in row.map(\.size.width).reduce(0, +) + spacing * CGFloat(max(row.count - 1, 0)) }.max() ?? 0
        let height = rows.map { $0.map(\.size.height).max() ?? 0 }.reduce(0, +) + spacing * CGFloat(max(rows.count - 1, 0))
        return CGSize(width: width, height: height)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        var y = bounds.minY
        for row in rows(for: bounds.width, subviews) {
            var x = bounds.minX
            for item in row {
                item.subview.place(at: CGPoint(x: x, y: y), anchor: .topLeading, proposal: .unspecified)
                x += item.size.width + spacing
            }
            y += (row.map(\.size.height).max() ?? 0) + spacing
        }
    }

    private func rows(for width: CGFloat, _ subviews: Subviews) -> [[(subview: LayoutSubview, size: CGSize)]] {
        var rows: [[(subview: LayoutSubview, size: CGSize)]] = [[]]
        var used: CGFloat = 0
        for subview in subviews {
            let size = subview.sizeThatFits(.unspecified)
            if used + size.width > width, !(rows.last?.isEmpty ?? true) {
                rows.append([])
                used = 0
            }
            rows[rows.endIndex - 1].append((subview, size))
            used += size.width + spacing
        }
        return rows
    }
}

struct Tags: View {
    var body: some View {
        FlowLayout(spacing: 4) {
            ForEach("swift layout preference environment identity".split(separator: " "), id: \.self) { word in
                Text(word).padding(.horizontal, 8).background(Capsule().fill(.quaternary))
            }
        }
        .frame(width: 200)
    }
}

// type: Tags
// body: Tags.body = ModifiedContent<_LayoutView<FlowLayout, ForEach<Array<Substring>, Substring, ModifiedContent<ModifiedContent<Text, _PaddingLayout>, _BackgroundModifier<_ShapeView<Capsule, HierarchicalShapeStyle>>>>>, _FrameLayout>
// view: Tags 60,212 200x56
// view:   frame 60,212 200x56
// view:     FlowLayout 66,212 188x56
// view:       background 66,212 56x16
// view:         padding 66,212 56x16
// view:           Text "swift" 74,212 40x16
// view:         Capsule 66,212 56x16
// view:       background 126,212 64x16
// view:         padding 126,212 64x16
// view:           Text "layout" 134,212 48x16
// view:         Capsule 126,212 64x16
// view:       background 66,232 96x16
// view:         padding 66,232 96x16
// view:           Text "preference" 74,232 80x16
// view:         Capsule 66,232 96x16
// view:       background 66,252 104x16
// view:         padding 66,252 104x16
// view:           Text "environment" 74,252 88x16
// view:         Capsule 66,252 104x16
// view:       background 174,252 80x16
// view:         padding 174,252 80x16
// view:           Text "identity" 182,252 64x16
// view:         Capsule 174,252 80x16
