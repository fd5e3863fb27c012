HStack {
    Text("Short").frame(maxHeight: .infinity).background(.red)
    Text("A text\nof two lines").background(.blue)
}
.fixedSize(horizontal: false, vertical: true)

// type: ModifiedContent<HStack<TupleContent<ModifiedContent<ModifiedContent<Text, _FlexFrameLayout>, _BackgroundStyleModifier<Color>>, ModifiedContent<Text, _BackgroundStyleModifier<Color>>>>, _FixedSizeLayout>
// view: fixedSize 88,224 144x32
// view:   HStack 88,224 144x32
// view:     background 88,224 40x32
// view:       frame 88,224 40x32
// view:         Text "Short" 88,232 40x16
// view:       Color 88,224 40x32
// view:     background 136,224 96x32
// view:       Text "A text\nof two lines" 136,224 96x32
// view:       Color 136,224 96x32
