VStack {
    Label("Settings", systemImage: "gear")
    Label { Text("Custom") } icon: { Circle().frame(width: 10, height: 10) }
    Image(systemName: "heart.fill").imageScale(.large).font(.system(size: 30)).symbolRenderingMode(.hierarchical)
    Image(decorative: "bg").resizable(capInsets: EdgeInsets()).aspectRatio(contentMode: .fit).frame(width: 40)
    AsyncImage(url: URL(string: "https://example.com/a.png")) { image in
        image.resizable()
    } placeholder: {
        ProgressView()
    }
    .frame(width: 50, height: 50)
    AsyncImage(url: nil)
}

// type: VStack<TupleContent<Label<Text, Image>, Label<Text, ModifiedContent<Circle, _FrameLayout>>, ModifiedContent<ModifiedContent<ModifiedContent<Image, _EnvironmentKeyWritingModifier<Scale>>, _EnvironmentKeyWritingModifier<Optional<Font>>>, _EnvironmentKeyWritingModifier<Optional<SymbolRenderingMode>>>, ModifiedContent<ModifiedContent<Image, _AspectRatioLayout>, _FrameLayout>, ModifiedContent<AsyncImage<Image>, _FrameLayout>, AsyncImage<Image>>>
// view: VStack 0,0 320x480
// view:   Label 116,0 88x16
// view:     Text "Settings" 140,0 64x16
// view:     Image 116,0 16x16
// view:   Label 127,24 66x16
// view:     Text "Custom" 145,24 48x16
// view:     frame 127,27 10x10
// view:       Circle 127,27 10x10
// view:   Image 145,48 30x30 [imageScale, font, symbolRenderingMode]
// view:   frame 140,86 40x40
// view:     aspectRatio 140,86 40x40
// view:       Image 140,86 40x40
// view:   frame 135,134 50x50
// view:     ProgressView 150,149 20x20
// view:   AsyncImage 0,192 320x288
