HStack(alignment: .firstTextBaseline) {
    Text("Big").font(.largeTitle)
    Text("small").font(.caption)
    Text("two\nlines")
}

// type: HStack<TupleContent<Text, Text, Text>>
// view: HStack 91.50,217.25 137x45.50
// view:   Text "Big" 91.50,217.25 51x34
// view:   Text "small" 150.50,233.75 30x12
// view:   Text "two\nlines" 188.50,230.75 40x32
