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

// error: 4: 'PhaseAnimator.init(_: [Phase], content: (Phase) -> Content)' has no binding: it is not supported yet
