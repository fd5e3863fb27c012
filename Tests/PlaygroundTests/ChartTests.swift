import Testing

@testable import Playground

/// Charts as views: their marks with values and places, in a window of 332 by 218, of which axes take 32 and 18.
@Suite struct ChartTests {
    private func shown(_ chart: String) -> Shown { Shown("import SwiftUI\nimport Charts\n" + chart, width: 332, height: 218) }

    /// The values and frames of the marks.
    private func marks(_ chart: String) -> [String] {
        let shown = shown(chart)
        return zip(shown.nodes().filter { $0.view == "Mark" }.map { $0.text ?? "" }, shown.frames("Mark")).map { "\($0.0) at \($0.1)" } + shown.errors
    }

    private static let sales = """
        struct Sale: Identifiable { let month: String; let city: String; let amount: Double; var id: String { month + city } }
        let sales = [
            Sale(month: "Jan", city: "Rome", amount: 60), Sale(month: "Feb", city: "Rome", amount: 100), Sale(month: "Jan", city: "Oslo", amount: 40),
            Sale(month: "Feb", city: "Oslo", amount: -50),
        ]

        """

    @Test func anEnumIsItsRawValue() {
        let shown = shown(
            """
            enum City: String, Plottable { case rome = "Rome", oslo = "Oslo" }
            Chart([City.rome, .oslo], id: \\.self) { city in BarMark(x: .value("City", city), y: .value("Count", 1)).foregroundStyle(by: .value("City", city)) }
            """)
        #expect(shown.errors == [])
        #expect(shown.texts.first == "x: Rome, Oslo")
        #expect(shown.texts.suffix(2) == ["Rome", "Oslo"])
    }

    /// The top of a rule is its start.
    @Test func edgesOfMarksMove() {
        func frame(_ offset: String) -> [Double] {
            let shown = shown(#"Chart { RuleMark(x: .value("x", 1))\#(offset) }"#)
            return shown.frames("Mark").flatMap { $0.split(separator: " ").compactMap { Double($0) } }
        }
        #expect(zip(frame(".offset(x: 5, yStart: -10)"), frame("")).map { $0 - $1 } == [5, -10, 0, 10])
    }

    @Test func takesTheProposedSizeAndListsItsMarks() {
        let shown = shown(Self.sales + #"Chart(sales) { BarMark(x: .value("Month", $0.month), y: .value("Amount", $0.amount)) }"#)
        #expect(shown.frames("Chart") == ["0 0 332 218"])
        #expect(
            shown.texts == [
                "x: Jan, Feb", "y: -50, 0, 50, 100", "Month: Jan, Amount: 60", "Month: Feb, Amount: 100", "Month: Jan, Amount: 40", "Month: Feb, Amount: -50",
                "Jan", "Feb", "-50", "0", "50", "100",
            ])
    }

    @Test func barsAreStackedGroupedOrNormalized() {
        let bar = #"BarMark(x: .value("Month", $0.month), y: .value("Amount", $0.amount)"#
        let hidden = ".chartLegend(.hidden)"
        #expect(
            marks(Self.sales + "Chart(sales) { \(bar)) }") == [
                "Month: Jan, Amount: 60 at 22 53 105 80", "Month: Feb, Amount: 100 at 172 0 105 133", "Month: Jan, Amount: 40 at 22 0 105 53",
                "Month: Feb, Amount: -50 at 172 133 105 66",
            ])
        #expect(
            marks(Self.sales + #"Chart(sales) { \#(bar)).foregroundStyle(by: .value("City", $0.city)).position(by: .value("City", $0.city)) }\#(hidden)"#) == [
                "Month: Jan, Amount: 60 at 22 53 52 80", "Month: Feb, Amount: 100 at 172 0 52 133", "Month: Jan, Amount: 40 at 75 80 52 53",
                "Month: Feb, Amount: -50 at 225 133 52 66",
            ])
        #expect(
            marks(Self.sales + "Chart(sales.prefix(1) + sales[2...2]) { \(bar), stacking: .normalized) }") == [
                "Month: Jan, Amount: 60 at 45 80 210 120", "Month: Jan, Amount: 40 at 45 0 210 80",
            ])
    }

    @Test func barsLieWhereTheirValuesAreAlongX() {
        let chart = """
            Chart {
                BarMark(x: .value("N", 5), y: .value("Kind", "a"))
                BarMark(xStart: .value("from", 2), xEnd: .value("to", 10), y: .value("Kind", "b"), height: .fixed(10))
                RuleMark(x: .value("Goal", 5))
            }
            """
        #expect(marks(chart) == ["N: 5, Kind: a at 0 115 150 70", "from: 2 to 10, Kind: b at 60 45 240 10", "Goal: 5 at 149 -1 2 202"])
    }

    @Test func linesHaveAPartForEachMark() {
        let chart = """
            enum Team: String, Plottable { case red, blue }
            Chart(0..<3, id: \\.self) { i in
                LineMark(x: .value("i", i), y: .value("n", i * i)).foregroundStyle(by: .value("Team", i == 1 ? Team.blue : Team.red)).interpolationMethod(.monotone)
            }
            .chartYScale(domain: 0...4).chartXScale(domain: [0, 2]).chartLegend(.hidden)
            """
        #expect(marks(chart.replacing("[0, 2]", with: "0...2")) == ["i: 0, n: 0 at -4 196 8 8", "i: 1, n: 1 at 146 146 8 8", "i: 2, n: 4 at -4 -4 308 208"])
    }

    @Test func datesHaveUnits() {
        let chart = """
            func day(_ month: Int) -> Date { Calendar.current.date(from: DateComponents(year: 2024, month: month, day: 10)) ?? Date() }
            Chart {
                BarMark(x: .value("Month", day(1), unit: .month), y: .value("n", 1))
                BarMark(x: .value("Month", day(2), unit: .month), y: .value("n", 2))
            }
            .chartXAxis { AxisMarks(values: .stride(by: .month)) { value in AxisGridLine(); AxisValueLabel(format: .dateTime.month(.wide), centered: true) } }
            .chartYAxis(.hidden)
            """
        let shown = shown(chart)
        #expect(shown.texts == ["x: Jan, Feb, Mar", "Month: Jan, n: 1", "Month: Feb, n: 2", "January", "February"])
    }

    @Test func contentOfTheProgramAndConditions() {
        let chart = """
            struct Goal: ChartContent {
                let value: Int
                var body: some ChartContent {
                    RuleMark(y: .value("Goal", value)).foregroundStyle(.red).annotation { Text("goal") }
                    PointMark(x: .value("x", 1), y: .value("y", value)).opacity(0.5)
                }
            }
            @ChartContentBuilder func points(_ isShown: Bool) -> some ChartContent { if isShown { PointMark(x: .value("x", 2), y: .value("y", 4)) } }
            struct ContentView: View {
                @State private var isShown = false
                var body: some View {
                    Button("Show") { isShown.toggle() }
                    Chart {
                        Goal(value: 2)
                        points(isShown)
                    }
                    .chartOverlay { proxy in Text((proxy.position(forY: 1) ?? 0 > 0).description) }
                    .chartXAxis(.hidden).chartYAxis(.hidden)
                }
            }
            """
        let shown = Shown("import Charts\n" + chart, actions: ["tap \"Show\""])
        #expect(shown.errors == [])
        #expect(shown.texts(0) == ["Show", "Goal: 2", "goal", "x: 1, y: 2", "true"])
        #expect(shown.texts(1) == ["Show", "Goal: 2", "goal", "x: 1, y: 2", "x: 2, y: 4", "true"])
    }

    @Test func legendsAndColorsOfKeys() {
        let chart = """
            Chart {
                SectorMark(angle: .value("n", 3), innerRadius: .ratio(0.6)).foregroundStyle(by: .value("Kind", "cat"))
                SectorMark(angle: .value("n", 1)).foregroundStyle(by: .value("Kind", "dog"))
            }
            .chartForegroundStyleScale(["cat": Color.purple, "dog": .orange])
            """
        #expect(shown(chart).texts == ["n: 3", "n: 1", "cat", "dog"])
    }

    @Test(arguments: [
        "Chart { }", #"Chart { Text("hi"); BarMark(x: .value("a", "b"), y: .value("c", 0)) }"#,
        #"Chart { PointMark(x: .value("a", Double.nan), y: .value("b", Double.infinity)); PointMark(x: .value("a", 1e308), y: .value("b", -1e308)) }"#,
        #"Chart { SectorMark(angle: .value("a", -5)); SectorMark(angle: .value("a", 0), innerRadius: .fixed(-4), outerRadius: .inset(1e9)) }"#,
        #"Chart { LineMark(x: .value("a", 5), y: .value("b", 5)) }.chartXScale(domain: 3...3).chartYAxis { AxisMarks(values: .stride(by: 0)) }.frame(width: 1)"#,
        #"Chart { BarMark(x: .value("a", 1), y: .value("b", 5), width: .ratio(-3)) }.chartYAxis { AxisMarks(values: .stride(by: 1e-9)) }"#,
        #"Chart { BarMark(x: .value("a", 1), y: .value("b", 5)).foregroundStyle(by: .value("k", "x")) }.chartForegroundStyleScale(range: [])"#,
    ])
    func oddValuesDoNoHarm(chart: String) {
        #expect(shown(chart).errors == [])
    }

    @Test func logarithmicAxesDividePowersOfTenEvenly() {
        let chart = """
            Chart { ForEach([1.0, 10, 100, 1000], id: \\.self) { PointMark(x: .value("x", $0), y: .value("y", 0)) } }
                .chartXScale(type: .log).chartXAxis(.hidden).chartYAxis(.hidden).chartLegend(.hidden)
            """
        let middles = shown(chart).frames("Mark").compactMap { frame -> Double? in
            let parts = frame.split(separator: " ").compactMap { Double($0) }
            return parts.count == 4 ? parts[0] + parts[2] / 2 : nil
        }
        #expect(middles.map { ($0 / 332 * 3).rounded() } == [0, 1, 2, 3])
        #expect(shown(chart.replacing(".chartXAxis(.hidden)", with: "")).texts.contains("x: 1, 10, 100, 1000"))
    }

    @Test func withoutValuesThereIsNoAxis() {
        let bars = #"Chart { BarMark(x: .value("v", 3)); BarMark(x: .value("v", 5)) }"#
        #expect(shown(bars).texts == ["x: 0, 2, 4, 6, 8", "v: 3", "v: 5", "0", "2", "4", "6", "8"])
        #expect(shown(bars).frames("Mark") == ["0 0 124 200", "124 0 207 200"])
        #expect(shown(bars + ".chartYScale(domain: 0...1)").texts.contains("0.2"))
        #expect(shown(bars + ".chartYAxis { AxisMarks(values: [1]) }").texts.suffix(1) == ["1"])
    }

    /// In a plot of 200 by 200, the middle of a quarter of a pie is 50 points from the center, that of a ring between 60 and 100 points 80 points.
    @Test func annotationsOverSectorsAreInTheirMiddle() {
        func places(_ sector: String) -> [String] {
            let chart = """
                import Charts
                struct Pie: View {
                    @State private var c = 2
                    var body: some View {
                        VStack(spacing: 0) {
                            Chart(["A", "B", "C"], id: \\.self) { name in
                                SectorMark(angle: .value("n", name == "C" ? c : 1)\(sector)).annotation(position: .overlay) { Color.clear.frame(width: 2, height: 2) }
                            }
                            Button("0") { c = 0 }
                        }
                    }
                }
                Pie()
                """
            return Shown(chart, "tap \"0\"", width: 200, height: 216).frames("Color")
        }
        #expect(places("") == ["149 99 2 2", "49 99 2 2", "99 99 2 2"])
        #expect(places(", innerRadius: .fixed(60)") == ["179 99 2 2", "19 99 2 2", "99 99 2 2"])
    }
}
