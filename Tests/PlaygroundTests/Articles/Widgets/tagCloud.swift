struct Tag: View {
    let text: String
    var isSelected = false
    var body: some View {
        Text("#\(text)")
            .font(.footnote)
            .padding(.init(top: 4, leading: 8, bottom: 4, trailing: 8))
            .background(isSelected ? Color.blue : Color(white: 0.9), in: .capsule)
            .foregroundStyle(isSelected ? .white : .primary)
    }
}
HStack { Tag(text: "swift", isSelected: true); Tag(text: "ui") }

// type: HStack<TupleContent<Tag, Tag>>
// body: Tag.body = ModifiedContent<ModifiedContent<ModifiedContent<Text, _PaddingLayout>, _BackgroundShapeModifier<Color, Capsule>>, _ForegroundStyleModifier<Color>>
// view: HStack 110.75,229.50 98.50x21
// view:   Tag 110.75,229.50 55x21
// view:     background 110.75,229.50 55x21 [foregroundStyle]
// view:       padding 110.75,229.50 55x21
// view:         Text "#swift" 118.75,233.50 39x13
// view:       Capsule 110.75,229.50 55x21
// view:   Tag 173.75,229.50 35.50x21
// view:     background 173.75,229.50 35.50x21 [foregroundStyle]
// view:       padding 173.75,229.50 35.50x21
// view:         Text "#ui" 181.75,233.50 19.50x13
// view:       Capsule 173.75,229.50 35.50x21
