import Foundation

#if canImport(FoundationXML)
    import FoundationXML
#endif
import Testing
import ViewDrawing

/// Drawings that nobody would make: each is bounded, and drawn or refused by name.
@Suite struct HostileDrawingTests {
    private func svg(_ snippet: String) -> String {
        switch drawing(snippet) {
        case .success(let drawing): drawing.svg
        case .failure(let failed): "failed: \(failed.reason)"
        }
    }

    @Test(arguments: [
        "Circle().frame(width: 1e300, height: 1e300)", "Rectangle().stroke(.red, lineWidth: .infinity)", "Rectangle().stroke(.red, lineWidth: -5)",
        "Color.red.opacity(.nan)", "Color.red.scaleEffect(.infinity)", "Color.red.rotationEffect(.radians(.nan))", "Color.red.blur(radius: .nan)",
        "Rectangle().trim(from: .nan, to: 2).stroke(.red)", "Rectangle().stroke(.red, style: StrokeStyle(lineWidth: 1, dash: [0, 0]))",
        "Rectangle().stroke(.red, style: StrokeStyle(lineWidth: 1, dash: [-1, .nan, 1e-300], dashPhase: .infinity))",
        "RadialGradient(colors: [.red], center: .center, startRadius: .nan, endRadius: -1)",
        "AngularGradient(colors: [.red, .blue], center: .center, startAngle: .degrees(.nan), endAngle: .zero)",
        "LinearGradient(stops: [.init(color: .red, location: .nan), .init(color: .blue, location: -5)], startPoint: UnitPoint(x: .nan, y: 0), endPoint: .bottom)",
        "Path(CGRect(x: CGFloat.infinity, y: 0, width: 1, height: 1))", "Path { $0.addLine(to: CGPoint(x: 5, y: 5)) }.stroke(.red)", "Path()",
        "Color.red.transformEffect(CGAffineTransform(a: 0, b: 0, c: 0, d: 0, tx: 0, ty: 0)).mask { Color.clear }",
        "RoundedRectangle(cornerRadius: -5).fill(.red)",
        "Color.red.shadow(radius: .infinity).rotation3DEffect(.degrees(45), axis: (x: 0, y: 0, z: 0))", "Slider(value: .constant(Double.nan))",
        "ProgressView(value: .nan)", "Circle().inset(by: 1e9).fill(.red)",
    ]) func oddNumbers(_ snippet: String) {
        let text = svg(snippet)
        #expect(text.hasPrefix("<svg"), "\(text)")
        #expect(!text.contains("nan") && !text.contains("inf"))
        #expect(XMLParser(data: Data(text.utf8)).parse())
        if case .success(let drawing) = drawing(snippet) { #expect(drawing.cells(columns: 40, rows: 20).rows.count <= 20) }
    }

    @Test func textsAreNeverMarkup() {
        let text = svg("Text(\"<script>alert(1)</script>&\\\"\\u{1B}[31m\\u{0}]]>\").accessibilityIdentifier(\"--><x>\")")
        #expect(!text.contains("<script") && !text.contains("\u{1B}") && !text.contains("\u{0}"))
        #expect(XMLParser(data: Data(text.utf8)).parse())
    }

    @Test func namesAreNeverMarkup() {
        let text = svg("VStack { Image(\"--><script>\"); Color(\"\\\"/><x>\"); Image(systemName: \"]]>&\") }")
        #expect(!text.contains("<script") && !text.contains("<x>"))
        #expect(XMLParser(data: Data(text.utf8)).parse())
    }

    @Test func manyPoints() {
        let path = "Path { path in path.move(to: .zero); for i in 0..<50_000 { path.addLine(to: CGPoint(x: i % 100, y: i / 500)) } }"
        #expect(svg("\(path).stroke(.red)").utf8.count < 2_000_000)
        if case .success(let drawing) = drawing("\(path).trim(from: 0.2, to: 0.8).stroke(.red, style: StrokeStyle(lineWidth: 1, dash: [0.01]))") {
            #expect(drawing.cells(columns: 80, rows: 24).rows.count <= 24)
        }
    }

    @Test func deepNesting() {
        let text = svg(
            "struct N: View { let n: Int; var body: some View { if n > 0 { AnyView(N(n: n - 1).opacity(0.99)) } else { AnyView(Color.red) } } }\nN(n: 150)")
        #expect(text.hasPrefix("<svg") || text.hasPrefix("failed"))
    }

    @Test func anEndlessCanvasIsStopped() {
        #expect(
            svg("Canvas { context, size in while true { context.fill(Path(CGRect(x: 0, y: 0, width: 1, height: 1)), with: .color(.red)) } }").hasPrefix(
                "failed"))
        #expect(svg("struct Loop: Shape { func path(in rect: CGRect) -> Path { while true {} } }\nLoop()").hasPrefix("failed"))
    }

    @Test func symbolsInsideSymbolsAreBounded() {
        let nested = """
            struct Nested: View {
                let depth: Int
                var body: some View {
                    Canvas { context, size in
                        guard let inner = context.resolveSymbol(id: 0) else { return }
                        for _ in 0..<1_000 { context.draw(inner, at: .zero) }
                    } symbols: {
                        if depth > 0 { AnyView(Nested(depth: depth - 1).frame(width: 5, height: 5)).tag(0) } else { Color.red.frame(width: 5, height: 5).tag(0) }
                    }
                }
            }
            Nested(depth: 4)
            """
        guard case .success(let drawing) = drawing(nested) else { return #expect(Bool(false)) }
        #expect(drawing.svg.utf8.count < 30_000_000)
        #expect(drawing.notes.contains { $0.contains("more than 100000 parts") })
    }

    @Test func whatAShapePrintsIsNoOutput() {
        let loud = "struct Loud: Shape { func path(in rect: CGRect) -> Path { print(\"drawn\"); return Path(rect) } }\nLoud().fill(.red)"
        #expect(svg(loud).contains("#ff3b30"))
    }
}
