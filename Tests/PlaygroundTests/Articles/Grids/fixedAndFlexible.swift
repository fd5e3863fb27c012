LazyVGrid(columns: [GridItem(.fixed(50)), GridItem(.flexible()), GridItem(.flexible(minimum: 20, maximum: 60))], alignment: .leading) {
    ForEach(0..<6) { Color.blue.frame(height: CGFloat(10 + $0)) }
}

// type: LazyVGrid<ForEach<Range<Int>, Int, ModifiedContent<Color, _FrameLayout>>>
// view: LazyVGrid 33.50,222.50 253x35
// view:   frame 33.50,223.50 50x10
// view:     Color 33.50,223.50 50x10
// view:   frame 91.50,223 127x11
// view:     Color 91.50,223 127x11
// view:   frame 226.50,222.50 60x12
// view:     Color 226.50,222.50 60x12
// view:   frame 33.50,243.50 50x13
// view:     Color 33.50,243.50 50x13
// view:   frame 91.50,243 127x14
// view:     Color 91.50,243 127x14
// view:   frame 226.50,242.50 60x15
// view:     Color 226.50,242.50 60x15
