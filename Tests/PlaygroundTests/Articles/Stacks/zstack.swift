ZStack(alignment: .bottomLeading) {
    Color.black.ignoresSafeArea()
    Rectangle().fill(.blue).frame(width: 100, height: 100).zIndex(1)
    Text("Caption").padding(4).background(.white).position(x: 50, y: 20)
}

// type: ZStack<TupleContent<ModifiedContent<Color, _SafeAreaIgnoringLayout>, ModifiedContent<ModifiedContent<_ShapeView<Rectangle, Color>, _FrameLayout>, _TraitWritingModifier<ZIndexTraitKey>>, ModifiedContent<ModifiedContent<ModifiedContent<Text, _PaddingLayout>, _BackgroundStyleModifier<Color>>, _PositionLayout>>>
// view: ZStack 0,0 320x480
// view:   ignoresSafeArea 0,0 320x480
// view:     Color 0,0 320x480
// view:   frame 0,380 100x100 [zIndex]
// view:     Rectangle 0,380 100x100
// view:   position 0,0 320x480
// view:     background 18,8 64x24
// view:       padding 18,8 64x24
// view:         Text "Caption" 22,12 56x16
// view:       Color 18,8 64x24
