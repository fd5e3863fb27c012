import SwiftUI

struct Slice: Shape {
    var start: Angle
    var end: Angle
    var animatableData: AnimatablePair<Double, Double> {
        get { AnimatablePair(start.radians, end.radians) }
        set { (start, end) = (.radians(newValue.first), .radians(newValue.second)) }
    }

    func path(in rect: CGRect) -> Path {
        var path = Path()
        let center = CGPoint(x: rect.midX, y: rect.midY)
        path.move(to: center)
        path.addArc(center: center, radius: min(rect.width, rect.height) / 2, startAngle: start, endAngle: end, clockwise: false)
        path.closeSubpath()
        return path
    }
}

struct PieChart: View {
    let values: [Double]
    let colors: [Color] = [.red, .green, .blue, .orange]

    private var angles: [(Angle, Angle)] {
        let total = values.reduce(0, +)
        var start = 0.0
        return values.map { value in
            defer { start += value / total }
            return (.degrees(start * 360), .degrees((start + value / total) * 360))
        }
    }

    var body: some View {
        ZStack {
            ForEach(Array(zip(angles.indices, angles)), id: \.0) { index, angle in
                Slice(start: angle.0, end: angle.1)
                    .fill(colors[index % colors.count])
            }
        }
        .aspectRatio(1, contentMode: .fit)
        .padding()
    }
}

#Preview("Chart") { PieChart(values: [1, 2, 3]) }

// type: Group<PieChart>
// body: PieChart.body = ModifiedContent<ModifiedContent<ZStack<ForEach<Array<(Int, (Angle, Angle))>, Int, _ShapeView<Slice, Color>>>, _AspectRatioLayout>, _PaddingLayout>
// view: PieChart 0,80 320x320
// view:   padding 0,80 320x320
// view:     aspectRatio 16,96 288x288
// view:       ZStack 16,96 288x288
// view:         Slice 16,96 288x288
// view:         Slice 16,96 288x288
// view:         Slice 16,96 288x288
