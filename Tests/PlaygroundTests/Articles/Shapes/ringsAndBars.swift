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
