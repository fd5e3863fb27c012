import SwiftUI
struct Dot: View { var on: Bool
    var body: some View { Circle().fill(on ? .green : .red).frame(width: on ? 40 : 20, height: 20).frame(maxWidth: .infinity, alignment: on ? .trailing : .leading) } }
struct Trans: View {
    @State private var on = false
    @State private var count = 0
    var body: some View {
        let _ = Self._printChanges()
        VStack {
            Dot(on: on)
            Dot(on: on).animation(.linear(duration: 2), value: on)
            Dot(on: on).animation(nil, value: on)
            Dot(on: on).transaction { t in print("t \(t.animation == nil ? "none" : "anim")"); t.animation = .linear(duration: 1) }
            Text("\(count)")
            HStack {
                Button("Plain") { on.toggle() }
                Button("Anim") { withAnimation(.linear(duration: 1)) { on.toggle() } }
                Button("Both") { withAnimation(.linear(duration: 1)) { on.toggle() }; count += 1 }
                Button("Quick") { var t = Transaction(animation: .easeIn); t.disablesAnimations = true; withTransaction(t) { on.toggle() } }
            }
            Toggle("b", isOn: $on.animation(.linear(duration: 1)))
        }
    }
}
Trans()

// output: Trans: @self, @identity, _on, _count changed.
// output: t none
// type: Trans
// body: Dot.body = ModifiedContent<ModifiedContent<_ShapeView<Circle, Color>, _FrameLayout>, _FlexFrameLayout>
// body: Trans.body = VStack<TupleContent<Dot, ModifiedContent<Dot, _AnimationModifier<Bool>>, ModifiedContent<Dot, _AnimationModifier<Bool>>, ModifiedContent<Dot, _TransactionModifier>, Text, HStack<TupleContent<Button<Text>, Button<Text>, Button<Text>, Button<Text>>>, Toggle<Text>>>
// view: Trans 0,144.50 320x191
// view:   VStack 0,144.50 320x191
// view:     Dot 0,144.50 320x20
// view:       frame 0,144.50 320x20
// view:         frame 0,144.50 20x20
// view:           Circle 0,144.50 20x20
// view:     Dot 0,172.50 320x20 [animation]
// view:       frame 0,172.50 320x20
// view:         frame 0,172.50 20x20
// view:           Circle 0,172.50 20x20
// view:     Dot 0,200.50 320x20 [animation]
// view:       frame 0,200.50 320x20
// view:         frame 0,200.50 20x20
// view:           Circle 0,200.50 20x20
// view:     Dot 0,228.50 320x20 [transaction]
// view:       frame 0,228.50 320x20
// view:         frame 0,228.50 20x20
// view:           Circle 0,228.50 20x20
// view:     Text "0" 156,256.50 8x16
// view:     HStack 76,280.50 168x16
// view:       Button 76,280.50 40x16
// view:         Text "Plain" 76,280.50 40x16
// view:       Button 124,280.50 32x16
// view:         Text "Anim" 124,280.50 32x16
// view:       Button 164,280.50 32x16
// view:         Text "Both" 164,280.50 32x16
// view:       Button 204,280.50 40x16
// view:         Text "Quick" 204,280.50 40x16
// view:     Toggle 0,304.50 320x31
// view:       Text "b" 0,312 8x16
