struct Vertical: LabelStyle {
    func makeBody(configuration: Configuration) -> some View {
        VStack { configuration.icon; configuration.title }
    }
}
HStack {
    Label("Home", systemImage: "house").labelStyle(Vertical())
    Label("Mail", systemImage: "envelope").labelStyle(.titleOnly)
}

// type: HStack<TupleContent<ModifiedContent<Label<Text, Image>, _InertModifier>, ModifiedContent<Label<Text, Image>, _InertModifier>>>
// body: Vertical.makeBody(configuration:) = VStack<TupleContent<Icon, Title>>
// view: HStack 124,220 72x40
// view:   Label 124,220 32x40 [labelStyle]
// view:     VStack 124,220 32x40
// view:       Image 132,220 16x16
// view:       Text "Home" 124,244 32x16
// view:   Label 164,232 32x16 [labelStyle]
// view:     Text "Mail" 164,232 32x16
