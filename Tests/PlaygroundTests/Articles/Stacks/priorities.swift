HStack {
    Text("Short").layoutPriority(1)
    Text("A longer text that gives way to the others")
        .lineLimit(1)
    Spacer(minLength: 20)
    Text("End").fixedSize()
}
.frame(width: 200)

// type: ModifiedContent<HStack<TupleContent<ModifiedContent<Text, _TraitWritingModifier<LayoutPriorityTraitKey>>, ModifiedContent<Text, _EnvironmentKeyWritingModifier<Optional<Int>>>, Spacer, ModifiedContent<Text, _FixedSizeLayout>>>, _FrameLayout>
// view: frame 60,232 200x16
// view:   HStack 60,232 200x16
// view:     Text "Short" 60,232 40x16 [layoutPriority]
// view:     Text "A longer text that gives way to the others" 108,232 104x16 [lineLimit]
// view:     Spacer 212,240 24x0
// view:     fixedSize 236,232 24x16
// view:       Text "End" 236,232 24x16
