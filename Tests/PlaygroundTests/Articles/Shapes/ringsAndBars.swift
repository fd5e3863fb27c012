import SwiftUI
struct DataPoint: Identifiable { let id = UUID(); let label: String; let value: Double }
struct BarChart: View {
    let data: [DataPoint]
    var spacing: CGFloat = 6
    private var maximum: Double { data.map(\.value).max() ?? 1 }
    var body: some View {
        GeometryReader { geo in
            let width = (geo.size.width - spacing * CGFloat(data.count - 1)) / CGFloat(data.count)
            HStack(alignment: .bottom, spacing: spacing) {
                ForEach(data) { point in
                    VStack(spacing: 2) {
                        Text(point.value, format: .number).font(.caption2)
                        RoundedRectangle(cornerRadius: 3).fill(point.value == maximum ? Color.orange : .blue).frame(width: width, height: max(1, (geo.size.height - 40) * point.value / maximum))
                        Text(point.label).font(.caption2).lineLimit(1).minimumScaleFactor(0.5)
                    }
                }
            }
            .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .bottom)
        }
    }
}
struct Ring: Shape {
    var progress: Double
    var animatableData: Double { get { progress } set { progress = newValue } }
    func path(in rect: CGRect) -> Path {
        var path = Path()
        path.addArc(center: CGPoint(x: rect.midX, y: rect.midY), radius: min(rect.width, rect.height) / 2, startAngle: .degrees(-90), endAngle: .degrees(-90 + 360 * progress), clockwise: false)
        return path.strokedPath(.init(lineWidth: 6, lineCap: .round))
    }
}
struct Sparkline: Shape {
    let values: [Double]
    func path(in rect: CGRect) -> Path {
        Path { path in
            guard let low = values.min(), let high = values.max(), high > low, values.count > 1 else { return }
            let points = values.enumerated().map { i, v in CGPoint(x: rect.width * CGFloat(i) / CGFloat(values.count - 1), y: rect.height * (1 - (v - low) / (high - low))) }
            path.addLines(points)
        }
    }
}
struct Dashboard: View {
    @State private var progress = 0.3
    let points = zip(["M", "T", "W"], [3.0, 7, 5]).map { DataPoint(label: $0, value: $1) }
    var body: some View {
        VStack {
            BarChart(data: points).frame(height: 140)
            HStack { Ring(progress: progress).fill(.green).frame(width: 50, height: 50).overlay { Text(progress, format: .percent) }
                Sparkline(values: points.map(\.value)).stroke(.red, style: StrokeStyle(lineWidth: 2, lineJoin: .round)).frame(height: 40) }
            Slider(value: $progress, in: 0...1, step: 0.1) { Text("Progress") } minimumValueLabel: { Text("0") } maximumValueLabel: { Text("1") }
            Button("Full") { withAnimation(.easeInOut(duration: 0.5)) { progress = 1 } }
        }
        .padding()
    }
}
#Preview { Dashboard() }

// type: Group<Dashboard>
// body: BarChart.body = GeometryReader<ModifiedContent<HStack<ForEach<Array<DataPoint>, UUID, VStack<TupleContent<Text, ModifiedContent<_ShapeView<RoundedRectangle, Color>, _FrameLayout>, ModifiedContent<ModifiedContent<Text, _EnvironmentKeyWritingModifier<Optional<Int>>>, _EnvironmentKeyWritingModifier<CGFloat>>>>>>, _FlexFrameLayout>>
// body: Dashboard.body = ModifiedContent<VStack<TupleContent<ModifiedContent<BarChart, _FrameLayout>, HStack<TupleContent<ModifiedContent<ModifiedContent<_ShapeView<Ring, Color>, _FrameLayout>, _OverlayModifier<Text>>, ModifiedContent<_ShapeView<_StrokedShape<Sparkline>, Color>, _FrameLayout>>>, Slider<Text, Text>, Button<Text>>>, _PaddingLayout>
// view: Dashboard 0,93.50 320x293
// view:   padding 0,93.50 320x293
// view:     VStack 16,109.50 288x261
// view:       frame 16,109.50 288x140
// view:         BarChart 16,109.50 288x140
// view:           GeometryReader 16,109.50 288x140
// view:             frame 16,109.50 288x140
// view:               HStack 16,123.50 288x126
// view:                 VStack 16,180.64 92x68.86
// view:                   Text "3" 59.25,180.64 5.50x11
// view:                   frame 16,193.64 92x42.86
// view:                     RoundedRectangle 16,193.64 92x42.86
// view:                   Text "M" 59.25,238.50 5.50x11 [lineLimit, minimumScaleFactor]
// view:                 VStack 114,123.50 92x126
// view:                   Text "7" 157.25,123.50 5.50x11
// view:                   frame 114,136.50 92x100
// view:                     RoundedRectangle 114,136.50 92x100
// view:                   Text "T" 157.25,238.50 5.50x11 [lineLimit, minimumScaleFactor]
// view:                 VStack 212,152.07 92x97.43
// view:                   Text "5" 255.25,152.07 5.50x11
// view:                   frame 212,165.07 92x71.43
// view:                     RoundedRectangle 212,165.07 92x71.43
// view:                   Text "W" 255.25,238.50 5.50x11 [lineLimit, minimumScaleFactor]
// view:       HStack 16,257.50 288x50
// view:         overlay 16,257.50 50x50
// view:           frame 16,257.50 50x50
// view:             Ring 16,257.50 50x50
// view:           Text "30%" 29,274.50 24x16
// view:         frame 74,262.50 230x40
// view:           Sparkline 74,262.50 230x40
// view:       Slider 16,315.50 288x31
// view:         Text "Progress"
// view:         Text "0" 16,323 8x16
// view:         Text "1" 296,323 8x16
// view:       Button 144,354.50 32x16
// view:         Text "Full" 144,354.50 32x16
