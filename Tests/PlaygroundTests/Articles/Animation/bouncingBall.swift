import SwiftUI

struct BouncingBall: View {
    @State private var isUp = false
    @State private var scale = 1.0
    @Namespace private var space

    var body: some View {
        VStack {
            Circle()
                .fill(LinearGradient(colors: [.pink, .purple], startPoint: .top, endPoint: .bottom))
                .frame(width: 60, height: 60)
                .scaleEffect(scale)
                .offset(y: isUp ? -100 : 0)
                .matchedGeometryEffect(id: "ball", in: space)
                .animation(.spring(response: 0.4, dampingFraction: 0.5), value: isUp)
                .gesture(
                    DragGesture()
                        .onChanged { value in scale = 1 + abs(value.translation.height) / 200 }
                        .onEnded { _ in withAnimation(.easeOut(duration: 0.3)) { scale = 1 } }
                )
            Button("Bounce") { isUp.toggle() }
                .transition(.move(edge: .bottom).combined(with: .opacity))
        }
    }
}

// type: BouncingBall
// body: BouncingBall.body = VStack<TupleContent<ModifiedContent<ModifiedContent<ModifiedContent<ModifiedContent<ModifiedContent<ModifiedContent<_ShapeView<Circle, LinearGradient>, _FrameLayout>, _ScaleEffect>, _OffsetEffect>, _MatchedGeometryEffect<String>>, _AnimationModifier<Bool>>, AddGestureModifier<_EndedGesture<_ChangedGesture<DragGesture>>>>, ModifiedContent<Button<Text>, _TraitWritingModifier<TransitionTraitKey>>>>
// view: BouncingBall 130,198 60x84
// view:   VStack 130,198 60x84
// view:     offset 130,198 60x60 [matchedGeometryEffect, animation, gesture]
// view:       scaleEffect 130,198 60x60
// view:         frame 130,198 60x60
// view:           Circle 130,198 60x60
// view:     Button 136,266 48x16 [transition]
// view:       Text "Bounce" 136,266 48x16
