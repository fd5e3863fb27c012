struct Stars: View {
    @Binding var rating: Int
    var label = ""
    var body: some View {
        HStack {
            if !label.isEmpty { Text(label) }
            ForEach(1..<6, id: \.self) { number in
                Image(systemName: number > rating ? "star" : "star.fill")
                    .foregroundStyle(number > rating ? .gray : .yellow)
                    .onTapGesture { rating = number }
            }
        }
    }
}
#Preview {
    @Previewable @State var rating = 4
    Stars(rating: $rating, label: "Rating")
}

// type: Preview
// body: Preview.body = Stars
// body: Stars.body = HStack<TupleContent<Optional<Text>, ForEach<Range<Int>, Int, ModifiedContent<ModifiedContent<Image, _ForegroundStyleModifier<Color>>, AddGestureModifier<_EndedGesture<TapGesture>>>>>>
// view: Preview 76,232 168x16
// view:   Stars 76,232 168x16
// view:     HStack 76,232 168x16
// view:       Text "Rating" 76,232 48x16
// view:       Image 132,232 16x16 [foregroundStyle, onTapGesture]
// view:       Image 156,232 16x16 [foregroundStyle, onTapGesture]
// view:       Image 180,232 16x16 [foregroundStyle, onTapGesture]
// view:       Image 204,232 16x16 [foregroundStyle, onTapGesture]
// view:       Image 228,232 16x16 [foregroundStyle, onTapGesture]
