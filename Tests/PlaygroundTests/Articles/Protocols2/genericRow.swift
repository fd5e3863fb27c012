struct LabeledRow<Leading: View, Trailing: View>: View {
    var leading: Leading
    var trailing: Trailing
}
extension LabeledRow {
    var body: some View { HStack { leading; Spacer(); trailing } }
}
extension LabeledRow where Leading == Text, Trailing == Text {
    init(_ a: String, _ b: String) { self.init(leading: Text(a), trailing: Text(b)) }
}
VStack {
    LabeledRow("Name", "Ann")
    LabeledRow(leading: Text("Icon"), trailing: Image(systemName: "star"))
}
.frame(width: 150)

// type: ModifiedContent<VStack<TupleContent<LabeledRow<Text, Text>, LabeledRow<Text, Image>>>, _FrameLayout>
// body: LabeledRow.body = HStack<TupleContent<Leading, Spacer, Trailing>>
// view: frame 85,220 150x40
// view:   VStack 85,220 150x40
// view:     LabeledRow 85,220 150x16
// view:       HStack 85,220 150x16
// view:         Text "Name" 85,220 32x16
// view:         Spacer 117,228 94x0
// view:         Text "Ann" 211,220 24x16
// view:     LabeledRow 85,244 150x16
// view:       HStack 85,244 150x16
// view:         Text "Icon" 85,244 32x16
// view:         Spacer 117,252 102x0
// view:         Image 219,244 16x16
