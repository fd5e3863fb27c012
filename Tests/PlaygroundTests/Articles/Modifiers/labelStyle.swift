struct Vertical: LabelStyle {
    func makeBody(configuration: Configuration) -> some View {
        VStack { configuration.icon; configuration.title }
    }
}
HStack {
    Label("Home", systemImage: "house").labelStyle(Vertical())
    Label("Mail", systemImage: "envelope").labelStyle(.titleOnly)
}

// type: HStack<TupleView<(ModifiedContent<Label<Text, Image>, _InertModifier>, ModifiedContent<Label<Text, Image>, _InertModifier>)>>
// body: Vertical.makeBody(configuration:) = VStack<TupleView<(AnyView, AnyView)>>
// view: HStack 100,232 120x16
// view:   Label 100,232 56x16 [labelStyle]
// view:     Text "Home" 124,232 32x16
// view:     Image 100,232 16x16
// view:   Label 164,232 56x16 [labelStyle]
// view:     Text "Mail" 188,232 32x16
// view:     Image 164,232 16x16
