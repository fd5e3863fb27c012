import SwiftUI

extension VerticalAlignment {
    private enum BadgeCenter: AlignmentID { static func defaultValue(in d: ViewDimensions) -> CGFloat { d[VerticalAlignment.center] } }
    static let badgeCenter = VerticalAlignment(BadgeCenter.self)
}
extension HorizontalAlignment {
    enum FormLabel: AlignmentID { static func defaultValue(in context: ViewDimensions) -> CGFloat { context[.leading] } }
    static let formLabel = HorizontalAlignment(FormLabel.self)
}
extension Alignment { static let badge = Alignment(horizontal: .trailing, vertical: .badgeCenter) }

extension View {
    func badge(count: Int, alignment: Alignment = .topTrailing) -> some View {
        overlay(alignment: alignment) {
            if count > 0 {
                Text(count > 99 ? "99+" : "\(count)")
                    .font(.caption2).padding(.horizontal, 5).padding(.vertical, 2)
                    .background(Capsule().fill(.red))
                    .alignmentGuide(alignment.horizontal) { $0[HorizontalAlignment.center] }
                    .alignmentGuide(alignment.vertical) { $0[VerticalAlignment.center] }
            }
        }
    }
}

struct FormRow<Content: View>: View {
    let label: String
    @ViewBuilder let content: () -> Content
    var body: some View {
        HStack {
            Text(label)
            content().alignmentGuide(.formLabel) { $0[.leading] }
        }
    }
}

struct AlignedForm: View {
    @State private var unread = 3
    @State private var name = "x"
    var body: some View {
        VStack(spacing: 30) {
            HStack(spacing: 30) {
                Image(systemName: "bell").font(.largeTitle).badge(count: unread)
                RoundedRectangle(cornerRadius: 8).frame(width: 40, height: 40).badge(count: 120, alignment: .bottomLeading)
            }
            HStack(alignment: .badgeCenter) {
                VStack { Text("Title").font(.title).alignmentGuide(.badgeCenter) { $0[VerticalAlignment.center] }; Text("Sub") }
                Text("NEW").font(.caption).padding(4).border(.red)
            }
            VStack(alignment: .formLabel) {
                FormRow(label: "Name") { TextField("", text: $name).frame(width: 100) }
                FormRow(label: "Notifications") { Stepper("\(unread)", value: $unread, in: 0...200, step: 50) }
                FormRow(label: "On") { Toggle("", isOn: .constant(true)).labelsHidden() }
            }
            .border(.green)
            Button("More") { unread += 97 }
        }
    }
}
AlignedForm()

// type: AlignedForm
// body: AlignedForm.body = VStack<TupleContent<HStack<TupleContent<ModifiedContent<ModifiedContent<Image, _EnvironmentKeyWritingModifier<Optional<Font>>>, _OverlayModifier<Optional<ModifiedContent<ModifiedContent<ModifiedContent<ModifiedContent<ModifiedContent<Text, _PaddingLayout>, _PaddingLayout>, _BackgroundModifier<_ShapeView<Capsule, Color>>>, _AlignmentWritingModifier>, _AlignmentWritingModifier>>>>, ModifiedContent<ModifiedContent<RoundedRectangle, _FrameLayout>, _OverlayModifier<Optional<ModifiedContent<ModifiedContent<ModifiedContent<ModifiedContent<ModifiedContent<Text, _PaddingLayout>, _PaddingLayout>, _BackgroundModifier<_ShapeView<Capsule, Color>>>, _AlignmentWritingModifier>, _AlignmentWritingModifier>>>>>>, HStack<TupleContent<VStack<TupleContent<ModifiedContent<Text, _AlignmentWritingModifier>, Text>>, ModifiedContent<ModifiedContent<Text, _PaddingLayout>, _OverlayModifier<_ShapeView<_StrokedShape<Rectangle>, Color>>>>>, ModifiedContent<VStack<TupleContent<FormRow<ModifiedContent<TextField<Text>, _FrameLayout>>, FormRow<Stepper<Text>>, FormRow<ModifiedContent<Toggle<Text>, _EnvironmentKeyWritingModifier<Bool>>>>>, _OverlayModifier<_ShapeView<_StrokedShape<Rectangle>, Color>>>, Button<Text>>>
// body: FormRow.body = HStack<TupleContent<Text, ModifiedContent<Content, _AlignmentWritingModifier>>>
// body: View.badge(count:alignment:) = ModifiedContent<Self, _OverlayModifier<Optional<ModifiedContent<ModifiedContent<ModifiedContent<ModifiedContent<ModifiedContent<Text, _PaddingLayout>, _PaddingLayout>, _BackgroundModifier<_ShapeView<Capsule, Color>>>, _AlignmentWritingModifier>, _AlignmentWritingModifier>>>>
// view: AlignedForm 0,93.50 320x293
// view:   VStack 0,93.50 320x293
// view:     HStack 108,93.50 104x40
// view:       overlay 108,96.50 34x34
// view:         Image 108,96.50 34x34 [font]
// view:         background 134.25,89 15.50x15 [alignmentGuide, alignmentGuide]
// view:           padding 134.25,89 15.50x15
// view:             padding 134.25,91 15.50x11
// view:               Text "3" 139.25,91 5.50x11
// view:           Capsule 134.25,89 15.50x15
// view:       overlay 172,93.50 40x40
// view:         frame 172,93.50 40x40
// view:           RoundedRectangle 172,93.50 40x40
// view:         background 158.75,126 26.50x15 [alignmentGuide, alignmentGuide]
// view:           padding 158.75,126 26.50x15
// view:             padding 158.75,128 26.50x11
// view:               Text "99+" 163.75,128 16.50x11
// view:           Capsule 158.75,126 26.50x15
// view:     HStack 108,163.50 104x52
// view:       VStack 108,163.50 70x52
// view:         Text "Title" 108,163.50 70x28 [alignmentGuide]
// view:         Text "Sub" 131,199.50 24x16
// view:       border 186,167.50 26x20
// view:         padding 186,167.50 26x20
// view:           Text "NEW" 190,171.50 18x12
// view:     border 0,245.50 320x95
// view:       VStack 0,245.50 320x95
// view:         FormRow 72,245.50 140x16
// view:           HStack 72,245.50 140x16
// view:             Text "Name" 72,245.50 32x16
// view:             frame 112,245.50 100x16 [alignmentGuide]
// view:               TextField 112,245.50 100x16
// view:                 Text "" 112,245.50 0x16
// view:         FormRow 0,269.50 320x32
// view:           HStack 0,269.50 320x32
// view:             Text "Notifications" 0,277.50 104x16
// view:             Stepper 112,269.50 208x32 [alignmentGuide]
// view:               Text "3" 112,277.50 8x16
// view:         FormRow 88,309.50 75x31
// view:           HStack 88,309.50 75x31
// view:             Text "On" 88,317 16x16
// view:             Toggle 112,309.50 51x31 [labelsHidden, alignmentGuide]
// view:               Text ""
// view:     Button 144,370.50 32x16
// view:       Text "More" 144,370.50 32x16
