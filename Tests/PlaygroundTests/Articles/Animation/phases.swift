struct Phases: View {
    enum Phase: CaseIterable { case start, middle, end }
    var body: some View {
        PhaseAnimator(Phase.allCases) { phase in
            Text("phase").offset(y: phase == .middle ? -10 : 0)
        }
        Text("x").visualEffect { content, proxy in content.offset(x: proxy.size.width / 2) }
        Text("y").phaseAnimator([0.0, 1.0]) { content, value in content.opacity(value) }
    }
}
Phases()

// type: Phases
// body: Phases.body = TupleContent<PhaseAnimator<Phase, ModifiedContent<Text, _OffsetEffect>>, ModifiedContent<Text, _InertModifier>, PhaseAnimator<Double, ModifiedContent<PlaceholderContentView<Text>, _OpacityEffect>>>
// view: Phases 140,208 40x64
// view:   PhaseAnimator 140,208 40x16
// view:     offset 140,208 40x16 [onChange, task]
// view:       Text "phase" 140,198 40x16
// view:   Text "x" 156,232 8x16 [visualEffect]
// view:   PhaseAnimator 156,256 8x16
// view:     opacity 156,256 8x16 [onChange, task]
// view:       Text "y" 156,256 8x16
