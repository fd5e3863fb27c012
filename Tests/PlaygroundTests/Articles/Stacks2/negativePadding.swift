VStack(spacing: 0) {
    Color.red.frame(width: 100, height: 40)
    Color.blue.frame(width: 100, height: 40).padding(.top, -20)
    Text("end").padding([.leading, .bottom], 10).padding(.horizontal)
}

// type: VStack<TupleContent<ModifiedContent<Color, _FrameLayout>, ModifiedContent<ModifiedContent<Color, _FrameLayout>, _PaddingLayout>, ModifiedContent<ModifiedContent<Text, _PaddingLayout>, _PaddingLayout>>>
// view: VStack 110,197 100x86
// view:   frame 110,197 100x40
// view:     Color 110,197 100x40
// view:   padding 110,237 100x20
// view:     frame 110,217 100x40
// view:       Color 110,217 100x40
// view:   padding 127,257 66x26
// view:     padding 143,257 34x26
// view:       Text "end" 153,257 24x16
