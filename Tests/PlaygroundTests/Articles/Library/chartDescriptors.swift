import SwiftUI
struct Steps: AXChartDescriptorRepresentable {
    let counts: [Int]
    func makeChartDescriptor() -> AXChartDescriptor {
        let days = AXCategoricalDataAxisDescriptor(title: "Day", categoryOrder: counts.indices.map { "\($0)" })
        let steps = AXNumericDataAxisDescriptor(title: "Steps", range: 0...20, gridlinePositions: []) { "\(Int($0)) steps" }
        let points = counts.enumerated().map { AXDataPoint(x: "\($0)", y: Double($1)) }
        let series = AXDataSeriesDescriptor(name: "Week", isContinuous: false, dataPoints: points)
        return AXChartDescriptor(title: "Steps", summary: nil, xAxis: days, yAxis: steps, additionalAxes: [], series: [series])
    }
}
let chart = Steps(counts: [3, 4]).makeChartDescriptor()
print(chart.title ?? "none", chart.xAxis.title, chart.yAxis?.valueDescriptionProvider(4) ?? "none", chart.series[0].dataPoints.map { $0.yValue ?? 0 })
let described = Text("week").accessibilityChartDescriptor(Steps(counts: [1]))
let label = UILabel()
label.isEnabled = false
print(type(of: described) == Text.self, label.isEnabled)

// output: Steps Day 4 steps [3.0, 4.0]
// output: false false
