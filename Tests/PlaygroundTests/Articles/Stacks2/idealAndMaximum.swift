HStack {
    Color.red.frame(idealWidth: 40, maxHeight: 20).fixedSize(horizontal: true, vertical: false)
    Color.green.frame(minWidth: 50, maxWidth: 80)
    Color.blue.frame(maxWidth: .infinity, minHeight: 30, maxHeight: 30, alignment: .trailing)
}
.frame(height: 60)

// type: ModifiedContent<HStack<TupleContent<ModifiedContent<ModifiedContent<Color, _FlexFrameLayout>, _FixedSizeLayout>, ModifiedContent<Color, _FlexFrameLayout>, ModifiedContent<Color, _FlexFrameLayout>>>, _FrameLayout>
// view: frame 0,210 320x60
// view:   HStack 0,210 320x60
// view:     fixedSize 0,230 40x20
// view:       frame 0,230 40x20
// view:         Color 0,230 40x20
// view:     frame 48,210 80x60
// view:       Color 48,210 80x60
// view:     frame 136,225 184x30
// view:       Color 136,225 184x30
