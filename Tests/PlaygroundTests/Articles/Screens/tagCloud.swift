import SwiftUI

struct FlowLayout: Layout {
    var alignment: HorizontalAlignment = .leading
    var spacing: CGFloat? = nil
    struct Cache { var rows: [Row] = []; var proposalWidth: CGFloat? }
    struct Row { var indices: Range<Int>; var sizes: [CGSize]; var width: CGFloat; var height: CGFloat }

    func makeCache(subviews: Subviews) -> Cache { Cache() }
    func updateCache(_ cache: inout Cache, subviews: Subviews) { cache = Cache() }

    private func rows(in width: CGFloat, _ subviews: Subviews) -> [Row] {
        var rows: [Row] = []
        var current = Row(indices: 0..<0, sizes: [], width: 0, height: 0)
        for (index, subview) in zip(subviews.indices, subviews) {
            let size = subview.sizeThatFits(.unspecified)
            let gap = current.sizes.isEmpty ? 0 : spacing ?? subviews[index - 1].spacing.distance(to: subview.spacing, along: .horizontal)
            if current.width + gap + size.width > width, !current.sizes.isEmpty {
                rows.append(current)
                current = Row(indices: index..<index, sizes: [], width: 0, height: 0)
            }
            current.width += (current.sizes.isEmpty ? 0 : gap) + size.width
            current.height = max(current.height, size.height)
            current.indices = current.indices.lowerBound..<(index + 1)
            current.sizes.append(size)
        }
        if !current.sizes.isEmpty { rows.append(current) }
        return rows
    }
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize {
        let width = proposal.replacingUnspecifiedDimensions(by: CGSize(width: CGFloat.infinity, height: 0)).width
        if cache.proposalWidth != width { cache.rows = rows(in: width, subviews); cache.proposalWidth = width }
        let height = cache.rows.map(\.height).reduce(0, +) + CGFloat(max(cache.rows.count - 1, 0)) * (spacing ?? 8)
        return CGSize(width: cache.rows.map(\.width).max() ?? 0, height: height)
    }
    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) {
        let rows = rows(in: bounds.width, subviews)
        var y = bounds.minY
        for row in rows {
            var x = bounds.minX
            switch alignment {
            case .center: x += (bounds.width - row.width) / 2
            case .trailing: x += bounds.width - row.width
            default: break
            }
            for (offset, index) in row.indices.enumerated() {
                subviews[index].place(at: CGPoint(x: x, y: y), proposal: .init(row.sizes[offset]))
                x += row.sizes[offset].width + (spacing ?? 8)
            }
            y += row.height + (spacing ?? 8)
        }
    }
}

struct Tag: View {
    let text: String
    @Binding var selection: Set<String>
    var body: some View {
        let isOn = selection.contains(text)
        Text(text).padding(.horizontal, 10).padding(.vertical, 4)
            .background(isOn ? AnyShapeStyle(.blue) : AnyShapeStyle(.quaternary), in: .capsule)
            .onTapGesture { if isOn { selection.remove(text) } else { selection.insert(text) } }
    }
}
struct TagCloud: View {
    @State private var selection: Set = ["Swift"]
    @State private var alignment = 0
    let tags = ["Swift", "SwiftUI", "Layout", "Generics", "Concurrency", "UIKit", "Macros"]
    var body: some View {
        VStack {
            FlowLayout(alignment: [.leading, .center, .trailing][alignment], spacing: 6) { ForEach(tags, id: \.self) { Tag(text: $0, selection: $selection) } }.border(.gray)
            Button("Align") { withAnimation { alignment = (alignment + 1) % 3 } }
            Text(selection.sorted().joined(separator: ", "))
        }
        .frame(width: 260)
    }
}
TagCloud()

// type: TagCloud
// body: Tag.body = ModifiedContent<ModifiedContent<ModifiedContent<ModifiedContent<Text, _PaddingLayout>, _PaddingLayout>, _BackgroundShapeModifier<AnyShapeStyle, Capsule>>, AddGestureModifier<_EndedGesture<TapGesture>>>
// body: TagCloud.body = ModifiedContent<VStack<TupleContent<ModifiedContent<_LayoutView<FlowLayout, ForEach<Array<String>, String, Tag>>, _OverlayModifier<_ShapeView<_StrokedShape<Rectangle>, Color>>>, Button<Text>, Text>>, _FrameLayout>
// view: TagCloud 30,174 260x132
// view:   frame 30,174 260x132
// view:     VStack 52,174 216x132
// view:       border 52,174 216x84
// view:         FlowLayout 52,174 216x84
// view:           Tag 52,174 60x24
// view:             background 52,174 60x24 [onTapGesture]
// view:               padding 52,174 60x24
// view:                 padding 52,178 60x16
// view:                   Text "Swift" 62,178 40x16
// view:               Capsule 52,174 60x24
// view:           Tag 118,174 76x24
// view:             background 118,174 76x24 [onTapGesture]
// view:               padding 118,174 76x24
// view:                 padding 118,178 76x16
// view:                   Text "SwiftUI" 128,178 56x16
// view:               Capsule 118,174 76x24
// view:           Tag 200,174 68x24
// view:             background 200,174 68x24 [onTapGesture]
// view:               padding 200,174 68x24
// view:                 padding 200,178 68x16
// view:                   Text "Layout" 210,178 48x16
// view:               Capsule 200,174 68x24
// view:           Tag 52,204 84x24
// view:             background 52,204 84x24 [onTapGesture]
// view:               padding 52,204 84x24
// view:                 padding 52,208 84x16
// view:                   Text "Generics" 62,208 64x16
// view:               Capsule 52,204 84x24
// view:           Tag 142,204 108x24
// view:             background 142,204 108x24 [onTapGesture]
// view:               padding 142,204 108x24
// view:                 padding 142,208 108x16
// view:                   Text "Concurrency" 152,208 88x16
// view:               Capsule 142,204 108x24
// view:           Tag 52,234 60x24
// view:             background 52,234 60x24 [onTapGesture]
// view:               padding 52,234 60x24
// view:                 padding 52,238 60x16
// view:                   Text "UIKit" 62,238 40x16
// view:               Capsule 52,234 60x24
// view:           Tag 118,234 68x24
// view:             background 118,234 68x24 [onTapGesture]
// view:               padding 118,234 68x24
// view:                 padding 118,238 68x16
// view:                   Text "Macros" 128,238 48x16
// view:               Capsule 118,234 68x24
// view:       Button 140,266 40x16
// view:         Text "Align" 140,266 40x16
// view:       Text "Swift" 140,290 40x16
