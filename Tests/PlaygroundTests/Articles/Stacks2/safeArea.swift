VStack {
    Text("content")
}
.frame(maxWidth: .infinity, maxHeight: .infinity)
.safeAreaInset(edge: .top) { Color.red.frame(height: 40) }
.safeAreaInset(edge: .leading, spacing: 0) { Color.blue.frame(width: 20) }
.background(.gray)

// type: ModifiedContent<ModifiedContent<ModifiedContent<ModifiedContent<VStack<Text>, _FlexFrameLayout>, _InsetViewModifier<ModifiedContent<Color, _FrameLayout>>>, _InsetViewModifier<ModifiedContent<Color, _FrameLayout>>>, _BackgroundStyleModifier<Color>>
// view: background 0,0 320x480
// view:   safeAreaInset 0,0 320x480
// view:     safeAreaInset 20,0 300x480
// view:       frame 20,48 300x432
// view:         VStack 142,256 56x16
// view:           Text "content" 142,256 56x16
// view:       frame 20,0 300x40
// view:         Color 20,0 300x40
// view:     frame 0,0 20x480
// view:       Color 0,0 20x480
// view:   Color 0,0 320x480
