struct BarChart: View {
    struct Bar: Identifiable { let id = UUID(); let label: String; let value: Double }
    let bars: [Bar]
    private var maximum: Double { bars.map(\.value).max() ?? 1 }
    var body: some View {
        HStack(alignment: .bottom) {
            ForEach(bars) { bar in
                VStack {
                    Text(bar.value, format: .number.precision(.fractionLength(1))).font(.caption)
                    Rectangle().fill(.tint).frame(width: 20, height: 60 * bar.value / maximum)
                    Text(bar.label)
                }
            }
        }
    }
}
BarChart(bars: [.init(label: "A", value: 3), .init(label: "B", value: 6), .init(label: "C", value: 1.5)])

// type: BarChart
// body: BarChart.body = HStack<ForEach<Array<Bar>, UUID, VStack<TupleContent<Text, ModifiedContent<_ShapeView<Rectangle, TintShapeStyle>, _FrameLayout>, Text>>>>
// view: BarChart 122,188 76x104
// view:   HStack 122,188 76x104
// view:     VStack 122,218 20x74
// view:       Text "3.0" 123,218 18x12
// view:       frame 122,238 20x30
// view:         Rectangle 122,238 20x30
// view:       Text "A" 128,276 8x16
// view:     VStack 150,188 20x104
// view:       Text "6.0" 151,188 18x12
// view:       frame 150,208 20x60
// view:         Rectangle 150,208 20x60
// view:       Text "B" 156,276 8x16
// view:     VStack 178,233 20x59
// view:       Text "1.5" 179,233 18x12
// view:       frame 178,253 20x15
// view:         Rectangle 178,253 20x15
// view:       Text "C" 184,276 8x16
