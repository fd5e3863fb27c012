import SwiftUI

struct RatingControl: View {
    @Binding var rating: Int
    var maximum = 5
    var label: LocalizedStringKey = ""
    private let on = Image(systemName: "star.fill"), off = Image(systemName: "star")

    var body: some View {
        HStack {
            if !String(describing: label).isEmpty { Text(label) }
            ForEach(1...maximum, id: \.self) { number in
                Button {
                    rating = rating == number ? number - 1 : number
                } label: {
                    image(for: number).foregroundStyle(number > rating ? AnyShapeStyle(.gray) : AnyShapeStyle(.yellow.gradient))
                }
                .accessibilityIdentifier("star-\(number)")
            }
        }
        .buttonStyle(.plain)
        .accessibilityElement()
        .accessibilityLabel("Rating")
        .accessibilityValue(Text(rating, format: .number))
        .accessibilityAdjustableAction { direction in
            switch direction {
            case .increment: if rating < maximum { rating += 1 }
            case .decrement: if rating > 1 { rating -= 1 }
            @unknown default: break
            }
        }
    }
    private func image(for number: Int) -> Image { number > rating ? off : on }
}

struct StarMask: View {
    let value: Double
    var body: some View {
        let stars = HStack(spacing: 0) { ForEach(0..<5) { _ in Image(systemName: "star.fill") } }
        stars.overlay(
            GeometryReader { g in
                ZStack(alignment: .leading) { Rectangle().fill(.yellow).frame(width: g.size.width * value / 5) }
            }
            .mask(stars)
        )
        .foregroundColor(.gray)
    }
}

struct ReviewForm: View {
    struct Review { var rating = 3; var comment = ""; var average: Double { Double(rating) * 0.9 } }
    @State private var review = Review()
    @State private var submitted: [Review] = []
    var body: some View {
        VStack(alignment: .leading) {
            RatingControl(rating: $review.rating, label: "Food")
            StarMask(value: review.average)
            TextEditor(text: $review.comment).frame(height: 60).border(Color.secondary).accessibilityIdentifier("comment")
            Text("\(review.comment.count)/100").font(.caption).foregroundStyle(review.comment.count > 100 ? .red : .secondary).frame(maxWidth: .infinity, alignment: .trailing)
            Button("Submit") { submitted.append(review); review = Review() }.disabled(review.comment.isEmpty || review.comment.count > 100)
            ForEach(submitted.indices, id: \.self) { i in Text("\(String(repeating: "★", count: submitted[i].rating)) \(submitted[i].comment)") }
        }
        .padding()
    }
}
ReviewForm()

// type: ReviewForm
// body: RatingControl.body = ModifiedContent<ModifiedContent<ModifiedContent<ModifiedContent<ModifiedContent<HStack<TupleContent<Optional<Text>, ForEach<ClosedRange<Int>, Int, ModifiedContent<Button<ModifiedContent<Image, _ForegroundStyleModifier<AnyShapeStyle>>>, AccessibilityAttachmentModifier>>>>, _InertModifier>, _InertModifier>, AccessibilityAttachmentModifier>, AccessibilityAttachmentModifier>, AccessibilityAttachmentModifier>
// body: ReviewForm.body = ModifiedContent<VStack<TupleContent<RatingControl, StarMask, ModifiedContent<ModifiedContent<ModifiedContent<TextEditor, _FrameLayout>, _OverlayModifier<_ShapeView<_StrokedShape<Rectangle>, Color>>>, AccessibilityAttachmentModifier>, ModifiedContent<Text, _FlexFrameLayout>, ModifiedContent<Button<Text>, _EnvironmentKeyTransformModifier<Bool>>, ForEach<Range<Int>, Int, Text>>>, _PaddingLayout>
// body: StarMask.body = ModifiedContent<ModifiedContent<HStack<ForEach<Range<Int>, Int, Image>>, _OverlayModifier<ModifiedContent<GeometryReader<ZStack<ModifiedContent<_ShapeView<Rectangle, Color>, _FrameLayout>>>, _MaskEffect<HStack<ForEach<Range<Int>, Int, Image>>>>>>, _EnvironmentKeyWritingModifier<Optional<Color>>>
// view: ReviewForm 0,148 320x184
// view:   padding 0,148 320x184
// view:     VStack 16,164 288x152
// view:       RatingControl 16,164 152x16
// view:         HStack 16,164 152x16 [buttonStyle, accessibilityElement, accessibilityLabel, accessibilityValue, accessibilityAdjustableAction]
// view:           Text "Food" 16,164 32x16
// view:           Button 56,164 16x16 [accessibilityIdentifier]
// view:             Image 56,164 16x16 [foregroundStyle]
// view:           Button 80,164 16x16 [accessibilityIdentifier]
// view:             Image 80,164 16x16 [foregroundStyle]
// view:           Button 104,164 16x16 [accessibilityIdentifier]
// view:             Image 104,164 16x16 [foregroundStyle]
// view:           Button 128,164 16x16 [accessibilityIdentifier]
// view:             Image 128,164 16x16 [foregroundStyle]
// view:           Button 152,164 16x16 [accessibilityIdentifier]
// view:             Image 152,164 16x16 [foregroundStyle]
// view:       StarMask 16,188 80x16
// view:         overlay 16,188 80x16 [foregroundColor]
// view:           HStack 16,188 80x16
// view:             Image 16,188 16x16
// view:             Image 32,188 16x16
// view:             Image 48,188 16x16
// view:             Image 64,188 16x16
// view:             Image 80,188 16x16
// view:           mask 16,188 80x16
// view:             GeometryReader 16,188 80x16
// view:               ZStack 16,188 43.20x16
// view:                 frame 16,188 43.20x16
// view:                   Rectangle 16,188 43.20x16
// view:             HStack 16,188 80x16
// view:               Image 16,188 16x16
// view:               Image 32,188 16x16
// view:               Image 48,188 16x16
// view:               Image 64,188 16x16
// view:               Image 80,188 16x16
// view:       border 16,212 288x60 [accessibilityIdentifier]
// view:         frame 16,212 288x60
// view:           TextEditor 16,212 288x60
// view:       frame 16,280 288x12
// view:         Text "0/100" 274,280 30x12
// view:       Button 16,300 48x16 [disabled]
// view:         Text "Submit" 16,300 48x16
