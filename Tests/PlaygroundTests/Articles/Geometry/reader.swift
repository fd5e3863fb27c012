GeometryReader { proxy in
    HStack(spacing: 0) {
        Color.red.frame(width: proxy.size.width * 0.25)
        Color.blue
    }
    .frame(height: proxy.size.height / 2)
}

// type: GeometryReader<ModifiedContent<HStack<TupleContent<ModifiedContent<Color, _FrameLayout>, Color>>, _FrameLayout>>
// view: GeometryReader 0,0 320x480
// view:   frame 0,0 320x240
// view:     HStack 0,0 320x240
// view:       frame 0,0 80x240
// view:         Color 0,0 80x240
// view:       Color 80,0 240x240
