import SwiftUI

struct RatingControl: View {
    @Binding var rating: Int
    var maximum = 5
    var onImage = Image(systemName: "star.fill")
    var offImage: Image?

    init(_ rating: Binding<Int>, maximum: Int = 5, offImage: Image? = nil) {
        _rating = rating
        self.maximum = maximum
        self.offImage = offImage
    }

    var body: some View {
        HStack(spacing: 2) {
            ForEach(1..<maximum + 1, id: \.self) { number in
                image(for: number)
                    .foregroundStyle(number > rating ? Color.gray : .yellow)
                    .onTapGesture { rating = number == rating ? 0 : number }
                    .accessibilityLabel("\(number == 1 ? "1 star" : "\(number) stars")")
            }
        }
    }

    private func image(for number: Int) -> Image { number > rating ? offImage ?? onImage : onImage }
}

struct ReviewView: View {
    @State private var rating = 3
    @AppStorage("name") private var name = "Guest"

    var body: some View {
        VStack {
            Text("\(name): \(rating)/5")
            RatingControl($rating, offImage: Image(systemName: "star"))
            RatingControl(.constant(1), maximum: 2)
            RatingControl(Binding(get: { 5 - rating }, set: { rating = 5 - $0 }))
        }
    }
}

// type: ReviewView
// body: RatingControl.body = HStack<ForEach<Range<Int>, Int, ModifiedContent<ModifiedContent<ModifiedContent<Image, _ForegroundStyleModifier<Color>>, AddGestureModifier<_EndedGesture<TapGesture>>>, AccessibilityAttachmentModifier>>>
// body: ReviewView.body = VStack<TupleContent<Text, RatingControl, RatingControl, RatingControl>>
// view: ReviewView 116,196 88x88
// view:   VStack 116,196 88x88
// view:     Text "Guest: 3/5" 120,196 80x16
// view:     RatingControl 116,220 88x16
// view:       HStack 116,220 88x16
// view:         Image 116,220 16x16 [foregroundStyle, onTapGesture, accessibilityLabel]
// view:         Image 134,220 16x16 [foregroundStyle, onTapGesture, accessibilityLabel]
// view:         Image 152,220 16x16 [foregroundStyle, onTapGesture, accessibilityLabel]
// view:         Image 170,220 16x16 [foregroundStyle, onTapGesture, accessibilityLabel]
// view:         Image 188,220 16x16 [foregroundStyle, onTapGesture, accessibilityLabel]
// view:     RatingControl 143,244 34x16
// view:       HStack 143,244 34x16
// view:         Image 143,244 16x16 [foregroundStyle, onTapGesture, accessibilityLabel]
// view:         Image 161,244 16x16 [foregroundStyle, onTapGesture, accessibilityLabel]
// view:     RatingControl 116,268 88x16
// view:       HStack 116,268 88x16
// view:         Image 116,268 16x16 [foregroundStyle, onTapGesture, accessibilityLabel]
// view:         Image 134,268 16x16 [foregroundStyle, onTapGesture, accessibilityLabel]
// view:         Image 152,268 16x16 [foregroundStyle, onTapGesture, accessibilityLabel]
// view:         Image 170,268 16x16 [foregroundStyle, onTapGesture, accessibilityLabel]
// view:         Image 188,268 16x16 [foregroundStyle, onTapGesture, accessibilityLabel]
