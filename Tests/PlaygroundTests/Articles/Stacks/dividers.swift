VStack(spacing: 0) {
    Text("Top")
    Divider()
    HStack { Text("L"); Divider(); Text("R") }.frame(height: 40)
    Divider().background(.red).padding(.vertical, 4)
    Spacer()
    Text("Bottom")
}
.frame(width: 100, height: 150)

// type: ModifiedContent<VStack<TupleContent<Text, Divider, ModifiedContent<HStack<TupleContent<Text, Divider, Text>>, _FrameLayout>, ModifiedContent<ModifiedContent<Divider, _BackgroundStyleModifier<Color>>, _PaddingLayout>, Spacer, Text>>, _FrameLayout>
// view: frame 110,165 100x150
// view:   VStack 110,165 100x150
// view:     Text "Top" 148,165 24x16
// view:     Divider 110,181 100x1
// view:     frame 143.50,182 33x40
// view:       HStack 143.50,182 33x40
// view:         Text "L" 143.50,194 8x16
// view:         Divider 159.50,182 1x40
// view:         Text "R" 168.50,194 8x16
// view:     padding 110,222 100x9
// view:       background 110,226 100x1
// view:         Divider 110,226 100x1
// view:         Color 110,226 100x1
// view:     Spacer 160,231 0x68
// view:     Text "Bottom" 136,299 48x16
