import Testing

@testable import Playground

/// Plots of functions and of data, and the scales of symbols, sizes and lines.
@Suite struct ChartPlotTests {
    private static let data = """
        struct Day: Identifiable { let id: Int; let value: Double; let city: String }
        let days = [Day(id: 0, value: 2, city: "Rome"), Day(id: 4, value: 4, city: "Oslo")]

        """

    private func shown(_ chart: String) -> Shown { Shown("import SwiftUI\nimport Charts\n" + Self.data + chart, width: 332, height: 218) }

    /// The values and frames of the marks.
    private func marks(_ chart: String) -> [String] {
        let shown = shown(chart)
        return zip(shown.nodes().filter { $0.view == "Mark" }.map { $0.text ?? "" }, shown.frames("Mark")).map { "\($0.0) at \($0.1)" } + shown.errors
    }

    @Test func plotsHaveAMarkForEachElement() {
        let both = #"days, x: .value("Day", \.id), y: .value("Value", \.value)"#
        #expect(marks("Chart { PointPlot(\(both)) }") == marks(#"Chart(days) { PointMark(x: .value("Day", $0.id), y: .value("Value", $0.value)) }"#))
        #expect(marks("Chart { LinePlot(\(both)) }") == marks(#"Chart(days) { LineMark(x: .value("Day", $0.id), y: .value("Value", $0.value)) }"#))
        let bars = #"Chart { BarPlot(days, x: .value("City", \.city), y: .value("Value", \.value)) }"#
        #expect(marks(bars) == ["City: Rome, Value: 2 at 22 100 105 100", "City: Oslo, Value: 4 at 172 0 105 200"])
        let colored = shown("Chart { PointPlot(\(both)).foregroundStyle(by: .value(\"City\", \\.city)) }")
        #expect(colored.texts.suffix(2) == ["Rome", "Oslo"])
    }

    @Test func functionsAreDrawnOverTheAxis() {
        let curve = shown(#"Chart { LinePlot(x: "x", y: "y") { x in x * x } }.chartXScale(domain: -2...2)"#)
        #expect(curve.texts.prefix(3) == ["x: -2, -1, 0, 1, 2", "y: 0, 1, 2, 3, 4", "x, y"])
        #expect(curve.frames("Mark") == ["0 0 300 200"])
        let area = shown(#"Chart { AreaPlot(x: "x", yStart: "low", yEnd: "high", domain: 0...1) { x in (yStart: -x, yEnd: 1 / (x - 0.5)) } }"#)
        #expect(area.errors == [])
        #expect(area.texts[2] == "x, low to high")
        let circle = shown(#"Chart { LinePlot(x: "x", y: "y", t: "t", domain: 0...7) { t in (x: 2 * cos(t), y: sin(t)) } }"#)
        #expect(circle.texts.prefix(2) == ["x: -2, -1, 0, 1, 2", "y: -1, -0.5, 0, 0.5, 1"])
    }

    /// A point's frame grows with its symbol.
    @Test func sizesFollowValues() {
        func widths(_ modifier: String) -> [String] {
            let points = (1...2).map { #"PointMark(x: .value("x", \#($0)), y: .value("y", 1)).symbolSize(by: .value("size", \#($0 * 200)))"# }.joined(
                separator: "; ")
            return shown("Chart { \(points) }\(modifier)").frames("Mark").map { $0.split(separator: " ")[2] + "" }
        }
        #expect(widths(".chartSymbolSizeScale(range: 0...900)") == ["21", "30"])
        #expect(widths(".chartSymbolSizeScale([200: 400, 400: 1600])") == ["20", "40"])
        #expect(widths("") == ["12", "12"])
    }

    @Test func scalesGiveLooks() {
        let chart = shown(
            #"""
            Chart {
                Plot { BarMark(x: .value("x", 1), y: .value("y", 2)).foregroundStyle(by: .value("city", "Rome")) }.accessibilityLabel("bars")
                PointMark(x: .value("x", 1), y: .value("y", 2)).symbol(by: .value("kind", "A")).alignsMarkStylesWithPlotArea()
                LineMark(x: .value("x", 1), y: .value("y", 2)).lineStyle(by: .value("line", "one")).symbol(.circle.strokeBorder(lineWidth: 2))
            }
            .chartSymbolScale(["A": .circle, "B": .square]).chartSymbolScale(range: [.plus])
            .chartLineStyleScale(["one": StrokeStyle(lineWidth: 3)])
            .chartForegroundStyleScale { (city: String) in city == "Rome" ? Color.red : .blue }
            .chartYAxis { AxisMarks(preset: .aligned, position: .leading, stroke: StrokeStyle(lineWidth: 1)) }
            .chartYAxisLabel { Text("Sales") }
            """#)
        #expect(chart.errors == [])
        #expect(chart.texts.filter { $0 == "Sales" || $0 == "Rome" } == ["Sales", "Rome"])
    }

    @Test func chartsTellOfTheirScales() {
        let chart = shown(
            #"""
            Chart { BarMark(x: .value("x", "a"), y: .value("y", Decimal(2))); PointMark(x: .value("x", "b"), y: .value("y", UInt8(1))) }
                .chartXAxis { AxisMarks { AxisTick(length: .label) } }
                .chartXAxisStyle { $0.background(.gray) }
                .chartGesture { chart in SpatialTapGesture().onEnded { tap in chart.selectXValue(at: tap.location.x) } }
                .chartOverlay { chart in Text(verbatim: "\(chart.xDomain(dataType: String.self)) \(chart.yDomain(dataType: Double.self)) \(chart.positionRange(forX: "b")!)") }
            """#)
        #expect(chart.errors == [])
        #expect(chart.texts.last == #"["a", "b"] [0.0, 2.0] 150.0...300.0"#)
    }
}
