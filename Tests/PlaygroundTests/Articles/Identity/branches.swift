struct Avatar: View {
    var isLarge: Bool
    var body: some View {
        if isLarge { Circle().frame(width: 60, height: 60) } else { Circle().frame(width: 20, height: 20) }
    }
}
struct Stable: View {
    var isLarge: Bool
    var body: some View { Circle().frame(width: isLarge ? 60 : 20, height: isLarge ? 60 : 20) }
}
HStack { Avatar(isLarge: true); Avatar(isLarge: false); Stable(isLarge: true) }

// type: HStack<TupleContent<Avatar, Avatar, Stable>>
// body: Avatar.body = _ConditionalContent<ModifiedContent<Circle, _FrameLayout>, ModifiedContent<Circle, _FrameLayout>>
// body: Stable.body = ModifiedContent<Circle, _FrameLayout>
// view: HStack 82,210 156x60
// view:   Avatar 82,210 60x60
// view:     frame 82,210 60x60
// view:       Circle 82,210 60x60
// view:   Avatar 150,230 20x20
// view:     frame 150,230 20x20
// view:       Circle 150,230 20x20
// view:   Stable 178,210 60x60
// view:     frame 178,210 60x60
// view:       Circle 178,210 60x60
