struct Rank: LayoutValueKey { static let defaultValue = 0 }
extension View { func rank(_ value: Int) -> some View { layoutValue(key: Rank.self, value: value) } }
struct Ranked: Layout {
    struct Cache { var sizes: [CGSize]; var order: [Int] }
    func makeCache(subviews: Subviews) -> Cache {
        Cache(sizes: subviews.map { $0.sizeThatFits(.unspecified) }, order: subviews.indices.sorted { subviews[$0][Rank.self] > subviews[$1][Rank.self] })
    }
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize {
        CGSize(width: cache.sizes.map(\.width).max() ?? 0, height: cache.sizes.map(\.height).reduce(0, +))
    }
    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) {
        var y = bounds.minY
        for index in cache.order {
            subviews[index].place(at: CGPoint(x: bounds.minX, y: y), proposal: .unspecified)
            y += cache.sizes[index].height
        }
    }
}
Ranked {
    Text("low").rank(1)
    Text("high").rank(9)
    Text("none")
}

// type: _LayoutView<Ranked, TupleContent<ModifiedContent<Text, _TraitWritingModifier<_LayoutTrait<Rank>>>, ModifiedContent<Text, _TraitWritingModifier<_LayoutTrait<Rank>>>, Text>>
// body: View.rank(_:) = ModifiedContent<Self, _TraitWritingModifier<_LayoutTrait<Rank>>>
// view: Ranked 144,216 32x48
// view:   Text "low" 144,232 24x16 [layoutValue]
// view:   Text "high" 144,216 32x16 [layoutValue]
// view:   Text "none" 144,248 32x16
