struct Star: Shape {
    var points = 5

    func path(in rect: CGRect) -> Path {
        Path { path in
            for index in 0..<points * 2 {
                let angle = Angle.degrees(Double(index) * 180 / Double(points) - 90)
                let radius = rect.width / (index.isMultiple(of: 2) ? 2 : 4.4)
                let point = CGPoint(x: rect.midX + radius * cos(angle.radians), y: rect.midY + radius * sin(angle.radians))
                if index == 0 { path.move(to: point) } else { path.addLine(to: point) }
            }
            path.closeSubpath()
        }
    }
}

struct Badge: View {
    let title: LocalizedStringKey
    let progress: Double

    var body: some View {
        VStack(spacing: 12) {
            ZStack {
                Circle().fill(LinearGradient(colors: [.indigo, .purple], startPoint: .top, endPoint: .bottom))
                Circle().trim(from: 0, to: progress).stroke(.yellow, style: StrokeStyle(lineWidth: 6, lineCap: .round)).rotationEffect(.degrees(-90)).padding(8)
                Star().fill(.yellow.gradient).frame(width: 48, height: 48).shadow(radius: 3, y: 2)
            }
            .frame(width: 112, height: 112)
            Text(title).font(.headline)
            ProgressView(value: progress).frame(width: 112)
        }
        .padding(16)
        .background(.regularMaterial, in: RoundedRectangle(cornerRadius: 16))
    }
}

HStack(spacing: 16) {
    Badge(title: "Layout", progress: 0.75)
    Badge(title: "Identity", progress: 0.4)
}
