struct Draggable: View {
    @State private var offset = CGSize.zero
    @State private var scale: CGFloat = 1
    @GestureState private var isPressed = false
    var drag: some Gesture {
        DragGesture()
            .onChanged { offset = $0.translation }
            .onEnded { _ in withAnimation(.spring()) { offset = .zero } }
    }
    var body: some View {
        RoundedRectangle(cornerRadius: 12)
            .frame(width: 60, height: 60)
            .offset(offset)
            .scaleEffect(scale)
            .gesture(drag)
            .simultaneousGesture(MagnificationGesture().onChanged { scale = $0 })
            .onLongPressGesture { scale = 1 }
            .gesture(LongPressGesture().updating($isPressed) { value, state, _ in state = value })
            .gesture(TapGesture(count: 2).onEnded { print("double") })
    }
}
Draggable()

// type: Draggable
// body: Draggable.body = ModifiedContent<ModifiedContent<ModifiedContent<ModifiedContent<ModifiedContent<ModifiedContent<ModifiedContent<ModifiedContent<RoundedRectangle, _FrameLayout>, _OffsetEffect>, _ScaleEffect>, AddGestureModifier<_EndedGesture<_ChangedGesture<DragGesture>>>>, AddGestureModifier<_ChangedGesture<MagnificationGesture>>>, AddGestureModifier<_EndedGesture<LongPressGesture>>>, AddGestureModifier<GestureStateGesture<LongPressGesture, Bool>>>, AddGestureModifier<_EndedGesture<TapGesture>>>
// view: Draggable 130,210 60x60
// view:   scaleEffect 130,210 60x60 [gesture, simultaneousGesture, onLongPressGesture, gesture, onTapGesture]
// view:     offset 130,210 60x60
// view:       frame 130,210 60x60
// view:         RoundedRectangle 130,210 60x60
