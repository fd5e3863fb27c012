VStack {
    Color.red.aspectRatio(2, contentMode: .fit).frame(width: 100, height: 100)
    Color.blue.aspectRatio(CGSize(width: 1, height: 2), contentMode: .fill).frame(width: 40, height: 40)
    Image("x").resizable().scaledToFill().frame(width: 30, height: 60)
}

// type: VStack<TupleContent<ModifiedContent<ModifiedContent<Color, _AspectRatioLayout>, _FrameLayout>, ModifiedContent<ModifiedContent<Color, _AspectRatioLayout>, _FrameLayout>, ModifiedContent<ModifiedContent<Image, _AspectRatioLayout>, _FrameLayout>>>
// view: VStack 110,132 100x216
// view:   frame 110,132 100x100
// view:     aspectRatio 110,157 100x50
// view:       Color 110,157 100x50
// view:   frame 140,240 40x40
// view:     aspectRatio 140,220 40x80
// view:       Color 140,220 40x80
// view:   frame 145,288 30x60
// view:     aspectRatio 130,288 60x60
// view:       Image 130,288 60x60
