import SwiftUI

struct Card: ViewModifier {
    var radius: CGFloat = 12
    @Environment(\.colorScheme) private var scheme

    func body(content: Content) -> some View {
        content
            .padding()
            .background(scheme == .dark ? Color.black : Color.white, in: RoundedRectangle(cornerRadius: radius))
            .overlay { RoundedRectangle(cornerRadius: radius).stroke(.gray.opacity(0.3), lineWidth: 1) }
            .shadow(color: .black.opacity(0.1), radius: 4, x: 0, y: 2)
    }
}

extension View {
    func card(radius: CGFloat = 12) -> some View { modifier(Card(radius: radius)) }

    @ViewBuilder
    func `if`<Transformed: View>(_ condition: Bool, transform: (Self) -> Transformed) -> some View {
        if condition { transform(self) } else { self }
    }
}

struct CardsView: View {
    var body: some View {
        VStack(spacing: 16) {
            Text("Plain").card()
            Text("Round").card(radius: 24).if(true) { $0.rotationEffect(.degrees(5)) }
        }
        .environment(\.colorScheme, .dark)
    }
}

// type: CardsView
// body: Card.body(content:) = ModifiedContent<ModifiedContent<ModifiedContent<ModifiedContent<_ViewModifier_Content<Card>, _PaddingLayout>, _BackgroundShapeModifier<Color, RoundedRectangle>>, _OverlayModifier<_ShapeView<_StrokedShape<RoundedRectangle>, Color>>>, _ShadowEffect>
// body: CardsView.body = ModifiedContent<VStack<TupleContent<ModifiedContent<Text, Card>, _ConditionalContent<ModifiedContent<ModifiedContent<Text, Card>, _RotationEffect>, ModifiedContent<Text, Card>>>>, _EnvironmentKeyWritingModifier<ColorScheme>>
// body: View.card(radius:) = ModifiedContent<Self, Card>
// body: View.if(_:transform:) = _ConditionalContent<Transformed, Self>
// view: CardsView 124,184 72x112
// view:   VStack 124,184 72x112 [environment]
// view:     shadow 124,184 72x48 [Card]
// view:       overlay 124,184 72x48
// view:         background 124,184 72x48
// view:           padding 124,184 72x48
// view:             Text "Plain" 140,200 40x16
// view:           RoundedRectangle 124,184 72x48
// view:         RoundedRectangle 124,184 72x48
// view:     rotationEffect 124,248 72x48
// view:       shadow 124,248 72x48 [Card]
// view:         overlay 124,248 72x48
// view:           background 124,248 72x48
// view:             padding 124,248 72x48
// view:               Text "Round" 140,264 40x16
// view:             RoundedRectangle 124,248 72x48
// view:           RoundedRectangle 124,248 72x48
