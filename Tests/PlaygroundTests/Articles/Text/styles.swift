VStack(alignment: .leading) {
    Text("Hello").font(.title).fontWeight(.semibold).foregroundColor(.purple)
    Text("bold").bold() + Text(" and ") + Text("italic").italic()
    Text("A long line of text that has to wrap somewhere because it is wide")
        .lineLimit(2)
        .multilineTextAlignment(.center)
        .lineSpacing(4)
        .truncationMode(.tail)
        .minimumScaleFactor(0.5)
    Text("fixed").fixedSize(horizontal: false, vertical: true)
    Text("UPPER").textCase(.lowercase).tracking(1).baselineOffset(2)
    Text("custom").font(.custom("Avenir", size: 20)).monospacedDigit()
    Text(verbatim: "**raw**")
    Text("price \(9.5, specifier: "%.2f")")
    Text(12.5, format: .number)
}

// type: VStack<TupleContent<Text, Text, ModifiedContent<ModifiedContent<ModifiedContent<ModifiedContent<ModifiedContent<Text, _EnvironmentKeyWritingModifier<Optional<Int>>>, _EnvironmentKeyWritingModifier<TextAlignment>>, _EnvironmentKeyWritingModifier<CGFloat>>, _EnvironmentKeyWritingModifier<TruncationMode>>, _EnvironmentKeyWritingModifier<CGFloat>>, ModifiedContent<Text, _FixedSizeLayout>, ModifiedContent<ModifiedContent<ModifiedContent<Text, _EnvironmentKeyWritingModifier<Optional<Case>>>, _InertModifier>, _InertModifier>, Text, Text, Text, Text>>
// view: VStack 16,118 288x244
// view:   Text "Hello" 16,118 70x28
// view:   Text "bold and italic" 16,154 120x16
// view:   Text "A long line of text that has to wrap somewhere because it is wide" 16,178 288x36 [lineLimit, multilineTextAlignment, lineSpacing, truncationMode, minimumScaleFactor]
// view:   fixedSize 16,222 40x16
// view:     Text "fixed" 16,222 40x16
// view:   Text "upper" 16,246 40x16 [textCase, tracking, baselineOffset]
// view:   Text "custom" 16,270 60x20
// view:   Text "**raw**" 16,298 56x16
// view:   Text "price 9.50" 16,322 80x16
// view:   Text "12.5" 16,346 32x16
