struct Ticket: Shape {
    func path(in rect: CGRect) -> Path {
        var path = Path(roundedRect: rect, cornerRadius: 8)
        path.addEllipse(in: CGRect(x: -8, y: rect.midY - 8, width: 16, height: 16))
        return path
    }
}
Text("Admit one")
    .padding(20)
    .background(.orange)
    .clipShape(Ticket())
    .overlay(Ticket().stroke(style: StrokeStyle(lineWidth: 1, dash: [4])))
    .contentShape(Rectangle())

// type: ModifiedContent<ModifiedContent<ModifiedContent<ModifiedContent<ModifiedContent<Text, _PaddingLayout>, _BackgroundStyleModifier<Color>>, _ClipEffect<Ticket>>, _OverlayModifier<_StrokedShape<Ticket>>>, _InertModifier>
// view: overlay 104,212 112x56 [contentShape]
// view:   clipShape 104,212 112x56
// view:     background 104,212 112x56
// view:       padding 104,212 112x56
// view:         Text "Admit one" 124,232 72x16
// view:       Color 104,212 112x56
// view:   Ticket 104,212 112x56
