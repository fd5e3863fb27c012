import Diagnostics
import Testing

@testable import Playground

/// Axes, scales and legends of charts, in a window of 332 by 218, of which axes take 32 and 18.
@Suite struct ChartAxisTests {
    private func shown(_ chart: String) -> Shown { Shown("import SwiftUI\nimport Charts\n" + chart, width: 332, height: 218) }

    private func labels(_ modifier: String) -> [String] {
        let chart = shown(#"Chart { PointMark(x: .value("x", 20), y: .value("y", 4)) }.chartYAxis(.hidden)"# + modifier)
        return chart.texts.dropFirst(2) + chart.errors
    }

    @Test func valuesOfAxes() {
        #expect(labels(".chartXAxis { AxisMarks(values: .automatic(minimumStride: 10, desiredCount: 8)) }") == ["0", "10", "20"])
        #expect(labels(".chartXAxis { AxisMarks(values: .stride(by: 8, roundLowerBound: true, roundUpperBound: true)) }") == ["0", "8", "16"])
        let label = "AxisValueLabel(format: .number.precision(.fractionLength(1)), centered: true, orientation: .vertical)"
        #expect(labels(".chartXAxis { AxisMarks(values: [0, 5]) { AxisGridLine(); \(label) } }") == ["0.0", "5.0"])
        #expect(labels(".chartXAxis { AxisMarks(format: Decimal.FormatStyle.Percent.percent.scale(1), values: [0, 5]) }") == ["0%", "5%"])
        #expect(labels(#".chartXAxis { AxisMarks(values: [5]) { AxisValueLabel("here", verticalSpacing: 4); AnyAxisMark(AxisTick()) } }"#) == ["here"])
        #expect(labels(".chartXAxis { AnyAxisContent(AxisMarks(values: [5])) }") == ["5"])
    }

    @Test func labelsHaveLooksAndOffsets() {
        let chart = shown(
            #"""
            Chart { PointMark(x: .value("x", 20), y: .value("y", 4)) }.chartYAxis(.hidden)
                .chartXAxis {
                    AxisMarks(values: [10]) {
                        AxisGridLine().foregroundStyle(.linearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom)).offset(y: 2)
                        AxisValueLabel().foregroundStyle(.red).font(.system(size: 20)).offset(x: 3)
                    }
                }
            """#)
        #expect(chart.errors == [])
        #expect(chart.frames("Text") == ["159 204 20 20"])
    }

    /// Middles of marks from the start of the x axis.
    private func places(_ modifier: String) -> [Double] {
        let chart = shown(
            #"Chart { PointMark(x: .value("x", 0), y: .value("y", 0)); PointMark(x: .value("x", 10), y: .value("y", 0)) }.chartYAxis(.hidden)"# + modifier)
        return chart.frames("Mark").compactMap { frame in
            let parts = frame.split(separator: " ").compactMap { Double($0) }
            return parts.count == 4 ? (parts[0] + parts[2] / 2) / 332 : nil
        }
    }

    @Test func domainsAreReversedAndChanged() {
        #expect(places("") == [0, 1])
        #expect(places(".chartXScale(domain: .automatic(reversed: true))") == [1, 0])
        #expect(places(".chartXScale(domain: [10, 0])") == [1, 0])
        #expect(places(".chartXScale(domain: .automatic(dataType: Double.self) { $0.append(40) })") == [0, 0.25])
        #expect(places(".chartXScale(domain: .automatic(reversed: true, dataType: Int.self) { $0.append(40) })") == [1, 0.75])
    }

    @Test func marksHavePlacesInPoints() {
        let chart = shown(
            #"""
            Chart {
                PointMark(x: .value("x", 1), y: 50)
                RuleMark(xStart: 30, xEnd: 90, y: .value("y", 1))
                RectangleMark()
                RectangleMark(xStart: 20, yStart: 10)
                BarMark(x: .value("x", 1), yStart: 5, yEnd: 25)
                BarMark(xStart: .value("x", 0.5), xEnd: .value("x", 1))
            }
            """#)
        #expect(chart.errors == [])
        #expect(chart.frames("Mark") == ["294 44 12 12", "29 -1 62 2", "0 0 300 200", "20 10 280 190", "0 5 300 20", "150 0 150 200"])
    }

    /// The color in which an overlay shows what the chart gives a value.
    private func color(of value: String, _ values: String, _ modifier: String) -> String {
        let chart = """
            import Charts
            Chart(\(values), id: \\.self) { PointMark(x: .value("x", 1), y: .value("y", 0)).foregroundStyle(by: .value("k", $0)) }
                \(modifier)
                .chartLegend(.hidden)
                .chartOverlay { chart in Rectangle().fill(chart.foregroundStyle(for: \(value)) ?? AnyShapeStyle(.yellow)) }
            """
        return onLargeStack {
            let playground = Playground(options: .init())
            playground.enter(SourceText(name: "snippet", text: chart))
            return (playground.text(.svg) ?? "").split(separator: "fill=\"").last.map { String($0.prefix(7)) } ?? ""
        }
    }

    @Test func stylesFollowScales() {
        #expect(color(of: "5", "[0, 5, 10]", "") == "#34c759")
        #expect(color(of: "5", "[0, 5, 10]", ".chartForegroundStyleScale(range: Gradient(colors: [.red, .blue]))") == "#805b98")
        #expect(color(of: "5", "[0, 5, 10]", ".chartForegroundStyleScale(domain: 5...10, range: [.red, .blue])") == "#ff3b30")
        let names = #"["a", "b"]"#
        #expect(color(of: #""b""#, names, #".chartForegroundStyleScale(domain: ["b", "a"], range: [.red, .blue])"#) == "#ff3b30")
        #expect(color(of: #""b""#, names, #".chartForegroundStyleScale(["a": .red, "b": .blue])"#) == "#007aff")
        #expect(color(of: #""b""#, names, #".chartForegroundStyleScale(domain: ["a", "b"]) { $0 == "a" ? .red : .blue }"#) == "#007aff")
        #expect(color(of: #""c""#, names, "") == "#ffcc00")
        #expect(color(of: #""b""#, names, #".chartForegroundStyleScale(["a": Color.red.gradient, "b": Color.blue.gradient])"#).hasPrefix("url("))
    }

    @Test func legendsOfTheProgramAndAtTheTop() {
        let chart = shown(
            #"""
            Chart { PointMark(x: .value("x", 1), y: .value("y", 1)) }.chartXAxis(.hidden).chartYAxis(.hidden)
                .chartLegend(position: .top, alignment: .trailing, spacing: 6) { Text("mine").font(.system(size: 30)) }
            """#)
        #expect(chart.errors == [])
        #expect(chart.frames("Text") == ["272 0 60 30"])
        #expect(chart.frames("Mark") == ["326 30 12 12"])
    }

    /// What isn't one of SwiftUI's own modifiers of views can follow.
    @Test func effectsLeaveMarks() {
        let chart = shown(
            #"""
            Chart { PointMark(x: .value("x", 1), y: .value("y", 1)).blur(radius: 1).shadow(radius: 2).clipShape(Circle()).symbol(.square).compositingLayer() }
            """#)
        #expect(chart.errors == [])
        #expect(["clipShape", "shadow", "blur", "PointMark"].map(chart.count) == [1, 1, 1, 1])
    }

    @Test func bins() {
        let program = """
            let bins = NumberBins(data: [1, 3, 4, 9] as [Int], desiredCount: 5)
            print(bins.thresholds, bins.index(for: 4), bins.index(for: 10), bins[0].contains(2))
            print(NumberBins(range: 0.0...1.0, count: 4).map(\\.upperBound), NumberBins(size: 4, range: 1...9).thresholds)
            let day = Date(timeIntervalSinceReferenceDate: 0)
            print(DateBins(unit: .month, range: day...day.addingTimeInterval(86400 * 40)).count)
            Chart { BarMark(x: .value("x", bins[1]), y: .value("y", 2)) }
            """
        let chart = shown(program)
        #expect(chart.errors == [])
        #expect(chart.output.last == ["[0, 2, 4, 6, 8, 10] 2 4 false", "[0.25, 0.5, 0.75, 1.0] [0, 4, 8, 12]", "2"])
        #expect(chart.frames("Mark") == ["150 0 150 200"])
    }

    private static let words = """
        ForEach(["alpha beta", "gamma delta", "epsilon"], id: \\.self) {
            BarMark(x: .value("x", $0), y: .value("y", $0.count)).foregroundStyle(by: .value("key", $0))
        }
        """

    @Test("Long names of categories are shortened to their part of the axis, and the legend has as many rows as it needs")
    func longCategories() {
        let shown = Shown("import Charts\nChart { \(Self.words) }", width: 132, height: 160)
        #expect(shown.errors == [])
        // Of 100 points each category has a third, with 4 points to the next.
        let names = shown.nodes().filter { $0.view == "Text" && ($0.frame?.y ?? 0) < 120 }.prefix(3)
        #expect(names.allSatisfy { ($0.frame?.width ?? 0) <= 29.5 })
        let rows = Set(shown.nodes().filter { $0.view == "HStack" }.compactMap { $0.frame?.y })
        #expect(rows.count == 2)
        #expect(shown.frames("ChartLegend") == ["0 136 122 24"])
        #expect(Shown("import Charts\nChart { \(Self.words) }").sizes("ChartLegend") == ["192 10"])
    }

    @Test(
        "Labels that overlap others are left out, but for those that say that they stay",
        arguments: [
            ("AxisValueLabel()", ["0", "3", "6", "9"]),
            ("AxisValueLabel(collisionResolution: .greedy(minimumSpacing: 0))", ["0", "2", "4", "6", "8"]),
            ("AxisValueLabel(collisionResolution: .greedy(priority: value.index == 5 ? 1 : 0))", ["0", "5", "8"]),
            ("AxisValueLabel(collisionResolution: .disabled)", (0...10).map { "\($0)" }),
            ("AxisValueLabel(collisionResolution: .truncate)", (0...10).map { "\($0)" }),
        ])
    func overlappingLabels(label: String, texts: [String]) {
        let chart = "Chart { LineMark(x: .value(\"x\", 0), y: .value(\"y\", 0)); LineMark(x: .value(\"x\", 10), y: .value(\"y\", 1)) }"
        let axes = ".chartYAxis(.hidden).chartXAxis { AxisMarks(values: .stride(by: 1)) { value in \(label) } }"
        let shown = Shown("import Charts\n" + chart + axes, width: 35, height: 100)
        #expect(shown.errors == [])
        #expect(shown.nodes().filter { $0.view == "Text" && $0.frame != nil }.compactMap(\.text) == texts)
    }

    @Test("A vertical axis is as wide as its longest label, and no wider than half of the chart")
    func wideLabels() {
        let chart = """
            import Charts
            Chart { BarMark(x: .value("x", "a"), y: .value("y", 2)) }
                .chartYAxis { AxisMarks(values: [0, 2]) { _ in AxisValueLabel("nine more points") } }
            """
        #expect(Shown(chart, width: 300, height: 100).sizes("AxisMarks").first == "212 82")
        #expect(Shown(chart, width: 100, height: 100).sizes("AxisMarks").first == "50 82")
    }
}
