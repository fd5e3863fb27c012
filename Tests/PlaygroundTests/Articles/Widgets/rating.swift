struct RatingView: View {
    @Binding var rating: Int
    var maximum = 5
    var offImage: Image?
    var onImage = Image(systemName: "star.fill")
    private func image(for number: Int) -> Image { number > rating ? offImage ?? onImage : onImage }
    var body: some View {
        HStack(spacing: 2) {
            ForEach(1..<maximum + 1, id: \.self) { number in
                image(for: number)
                    .foregroundColor(number > rating ? .gray : .yellow)
                    .onTapGesture { rating = number }
            }
        }
    }
}
RatingView(rating: .constant(4))

// type: RatingView
// body: RatingView.body = HStack<ForEach<Range<Int>, Int, ModifiedContent<ModifiedContent<Image, _EnvironmentKeyWritingModifier<Optional<Color>>>, AddGestureModifier<_EndedGesture<TapGesture>>>>>
// view: RatingView 116,232 88x16
// view:   HStack 116,232 88x16
// view:     Image 116,232 16x16 [foregroundColor, onTapGesture]
// view:     Image 134,232 16x16 [foregroundColor, onTapGesture]
// view:     Image 152,232 16x16 [foregroundColor, onTapGesture]
// view:     Image 170,232 16x16 [foregroundColor, onTapGesture]
// view:     Image 188,232 16x16 [foregroundColor, onTapGesture]
