import SwiftUI

struct Counter: View {
    let name: String
    let tint: Color
    @State private var taps: Int = 0
    init(_ name: String, tint: Color = .blue) { self.name = name; self.tint = tint }
    var body: some View {
        let _ = print("body \(name) \(taps)")
        Button {
            taps += 1
        } label: {
            Label("\(name): \(taps)", systemImage: "hand.tap")
                .padding(8)
                .background(tint.opacity(0.2), in: .capsule)
        }
        .accessibilityIdentifier(name)
        .onAppear { print("+ \(name)") }
        .onDisappear { print("- \(name)") }
    }
}

extension View {
    @ViewBuilder func highlighted(_ flag: Bool) -> some View {
        if flag { self.border(.red) } else { self }
    }
    func framed(_ flag: Bool) -> some View { border(flag ? Color.red : .clear) }
}

struct IdentityLab: View {
    @State private var isSpecial = false
    var body: some View {
        VStack(alignment: .leading, spacing: 10) {
            // 1: two branches, two identities
            if isSpecial { Counter("branches", tint: .red) } else { Counter("branches") }
            // 2: one identity, two values
            Counter("ternary", tint: isSpecial ? .red : .blue)
            // 3: the conditional modifier of many blogs
            Counter("ifModifier").highlighted(isSpecial)
            // 4: inert modifier
            Counter("inert").framed(isSpecial)
            // 5: switch
            switch isSpecial {
            case true: Counter("switch", tint: .red)
            case false: Counter("switch")
            }
            // 6: AnyView of the same type
            AnyView(Counter("erased", tint: isSpecial ? .red : .blue))
            // 7: explicit id
            Counter("id").id(isSpecial)
            Toggle("Special", isOn: $isSpecial.animation(.snappy))
        }
        .padding()
    }
}
#Preview { IdentityLab() }

// output: body branches 0
// output: body ternary 0
// output: body ifModifier 0
// output: body inert 0
// output: body switch 0
// output: body erased 0
// output: body id 0
// output: + branches
// output: + ternary
// output: + ifModifier
// output: + inert
// output: + switch
// output: + erased
// output: + id
// type: Group<IdentityLab>
// body: Counter.body = ModifiedContent<ModifiedContent<ModifiedContent<Button<ModifiedContent<ModifiedContent<Label<Text, Image>, _PaddingLayout>, _BackgroundShapeModifier<Color, Capsule>>>, AccessibilityAttachmentModifier>, _AppearanceActionModifier>, _AppearanceActionModifier>
// body: IdentityLab.body = ModifiedContent<VStack<TupleContent<_ConditionalContent<Counter, Counter>, Counter, _ConditionalContent<ModifiedContent<Counter, _OverlayModifier<_ShapeView<_StrokedShape<Rectangle>, Color>>>, Counter>, ModifiedContent<Counter, _OverlayModifier<_ShapeView<_StrokedShape<Rectangle>, Color>>>, _ConditionalContent<Counter, Counter>, AnyView, IDView<Counter, Bool>, Toggle<Text>>>, _PaddingLayout>
// body: View.framed(_:) = ModifiedContent<Self, _OverlayModifier<_ShapeView<_StrokedShape<Rectangle>, Color>>>
// body: View.highlighted(_:) = _ConditionalContent<ModifiedContent<Self, _OverlayModifier<_ShapeView<_StrokedShape<Rectangle>, Color>>>, Self>
// view: IdentityLab 0,61.50 320x357
// view:   padding 0,61.50 320x357
// view:     VStack 16,77.50 288x325
// view:       Counter 16,77.50 128x32
// view:         Button 16,77.50 128x32 [accessibilityIdentifier, onAppear, onDisappear]
// view:           background 16,77.50 128x32
// view:             padding 16,77.50 128x32
// view:               Label 24,85.50 112x16
// view:                 Text "branches: 0" 48,85.50 88x16
// view:                 Image 24,85.50 16x16
// view:             Capsule 16,77.50 128x32
// view:       Counter 16,119.50 120x32
// view:         Button 16,119.50 120x32 [accessibilityIdentifier, onAppear, onDisappear]
// view:           background 16,119.50 120x32
// view:             padding 16,119.50 120x32
// view:               Label 24,127.50 104x16
// view:                 Text "ternary: 0" 48,127.50 80x16
// view:                 Image 24,127.50 16x16
// view:             Capsule 16,119.50 120x32
// view:       Counter 16,161.50 144x32
// view:         Button 16,161.50 144x32 [accessibilityIdentifier, onAppear, onDisappear]
// view:           background 16,161.50 144x32
// view:             padding 16,161.50 144x32
// view:               Label 24,169.50 128x16
// view:                 Text "ifModifier: 0" 48,169.50 104x16
// view:                 Image 24,169.50 16x16
// view:             Capsule 16,161.50 144x32
// view:       border 16,203.50 104x32
// view:         Counter 16,203.50 104x32
// view:           Button 16,203.50 104x32 [accessibilityIdentifier, onAppear, onDisappear]
// view:             background 16,203.50 104x32
// view:               padding 16,203.50 104x32
// view:                 Label 24,211.50 88x16
// view:                   Text "inert: 0" 48,211.50 64x16
// view:                   Image 24,211.50 16x16
// view:               Capsule 16,203.50 104x32
// view:       Counter 16,245.50 112x32
// view:         Button 16,245.50 112x32 [accessibilityIdentifier, onAppear, onDisappear]
// view:           background 16,245.50 112x32
// view:             padding 16,245.50 112x32
// view:               Label 24,253.50 96x16
// view:                 Text "switch: 0" 48,253.50 72x16
// view:                 Image 24,253.50 16x16
// view:             Capsule 16,245.50 112x32
// view:       Counter 16,287.50 112x32
// view:         Button 16,287.50 112x32 [accessibilityIdentifier, onAppear, onDisappear]
// view:           background 16,287.50 112x32
// view:             padding 16,287.50 112x32
// view:               Label 24,295.50 96x16
// view:                 Text "erased: 0" 48,295.50 72x16
// view:                 Image 24,295.50 16x16
// view:             Capsule 16,287.50 112x32
// view:       Counter 16,329.50 80x32 [id]
// view:         Button 16,329.50 80x32 [accessibilityIdentifier, onAppear, onDisappear]
// view:           background 16,329.50 80x32
// view:             padding 16,329.50 80x32
// view:               Label 24,337.50 64x16
// view:                 Text "id: 0" 48,337.50 40x16
// view:                 Image 24,337.50 16x16
// view:             Capsule 16,329.50 80x32
// view:       Toggle 16,371.50 288x31
// view:         Text "Special" 16,379 56x16
