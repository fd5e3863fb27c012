struct Badge: View {
    let count: Int
    var body: some View {
        Text("\(count)")
            .font(.system(size: 12, weight: .bold, design: .rounded))
            .foregroundColor(.white)
            .padding(6)
            .background(Circle().fill(Color.red))
    }
}
struct Badge_Previews: PreviewProvider {
    static var previews: some View {
        Group {
            Badge(count: 1)
            Badge(count: 42).previewDisplayName("Large")
        }
        .previewLayout(.sizeThatFits)
        .padding()
    }
}
#Preview("Badge", traits: .sizeThatFitsLayout) { Badge(count: 7) }

// type: Group<Badge>
// body: Badge.body = ModifiedContent<ModifiedContent<Text, _PaddingLayout>, _BackgroundModifier<_ShapeView<Circle, Color>>>
// body: Badge_Previews.previews = ModifiedContent<ModifiedContent<Group<TupleContent<Badge, ModifiedContent<Badge, _InertModifier>>>, _InertModifier>, _PaddingLayout>
// view: Badge 151,228 18x24
// view:   background 151,228 18x24
// view:     padding 151,228 18x24
// view:       Text "7" 157,234 6x12
// view:     Circle 151,231 18x18
