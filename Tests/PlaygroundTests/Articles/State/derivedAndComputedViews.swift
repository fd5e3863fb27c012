struct Dashboard: View {
    @State private var values = [3, 7, 5]
    private var maximum: Int { values.max() ?? 1 }
    private var header: some View {
        Text("Maximum \(maximum)").font(.title2)
    }
    @ViewBuilder private var footer: some View {
        if values.count > 2 { Text("many") } else { Text("few") }
        Divider()
    }
    private func bar(_ value: Int) -> some View {
        Rectangle().fill(.blue).frame(width: 20, height: CGFloat(value) * 10)
    }
    var body: some View {
        VStack {
            header
            HStack(alignment: .bottom, spacing: 4) {
                ForEach(values, id: \.self) { bar($0) }
            }
            footer
        }
    }
}
Dashboard()

// type: Dashboard
// body: Dashboard.bar(_:) = ModifiedContent<_ShapeView<Rectangle, Color>, _FrameLayout>
// body: Dashboard.body = VStack<TupleContent<Text, HStack<ForEach<Array<Int>, Int, ModifiedContent<_ShapeView<Rectangle, Color>, _FrameLayout>>>, TupleContent<_ConditionalContent<Text, Text>, Divider>>>
// body: Dashboard.footer = TupleContent<_ConditionalContent<Text, Text>, Divider>
// body: Dashboard.header = Text
// view: Dashboard 0,173.50 320x133
// view:   VStack 0,173.50 320x133
// view:     Text "Maximum 7" 110.50,173.50 99x22
// view:     HStack 126,203.50 68x70
// view:       frame 126,243.50 20x30
// view:         Rectangle 126,243.50 20x30
// view:       frame 150,203.50 20x70
// view:         Rectangle 150,203.50 20x70
// view:       frame 174,223.50 20x50
// view:         Rectangle 174,223.50 20x50
// view:     Text "many" 144,281.50 32x16
// view:     Divider 0,305.50 320x1
