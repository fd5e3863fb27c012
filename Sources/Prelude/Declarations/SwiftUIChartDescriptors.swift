// What charts say to assistive technologies, to which nobody listens here.
/// - Since: iOS 15
protocol AXChartDescriptorRepresentable {
    func makeChartDescriptor() -> AXChartDescriptor
    func updateChartDescriptor(_ descriptor: AXChartDescriptor)
}
extension AXChartDescriptorRepresentable { func updateChartDescriptor(_ descriptor: AXChartDescriptor) {} }
/// - Since: iOS 15
class AXChartDescriptor: NSObject {
    var title: String?
    var summary: String?
    var xAxis: any AXDataAxisDescriptor
    var yAxis: AXNumericDataAxisDescriptor?
    var additionalAxes: [any AXDataAxisDescriptor]
    var series: [AXDataSeriesDescriptor]
    init(title: String?, summary: String?, xAxis xAxisDescriptor: any AXDataAxisDescriptor, yAxis yAxisDescriptor: AXNumericDataAxisDescriptor?, additionalAxes: [any AXDataAxisDescriptor]? = nil, series: [AXDataSeriesDescriptor]) {
        (self.title, self.summary, self.series) = (title, summary, series)
        (xAxis, yAxis, self.additionalAxes) = (xAxisDescriptor, yAxisDescriptor, additionalAxes ?? [])
    }
}
/// - Since: iOS 15
protocol AXDataAxisDescriptor: AnyObject { var title: String { get set } }
/// - Since: iOS 15
class AXNumericDataAxisDescriptor: NSObject, AXDataAxisDescriptor {
    enum ScaleType: Int { case linear, log10, ln }
    var title: String
    var range: ClosedRange<Double>
    var gridlinePositions: [Double]
    var scaleType = AXNumericDataAxisDescriptor.ScaleType.linear
    var valueDescriptionProvider: (Double) -> String
    init(title: String, range: ClosedRange<Double>, gridlinePositions: [Double], valueDescriptionProvider: @escaping (Double) -> String) {
        (self.title, self.range, self.gridlinePositions) = (title, range, gridlinePositions)
        self.valueDescriptionProvider = valueDescriptionProvider
    }
}
/// - Since: iOS 15
class AXCategoricalDataAxisDescriptor: NSObject, AXDataAxisDescriptor {
    var title: String
    var categoryOrder: [String]
    init(title: String, categoryOrder: [String]) { (self.title, self.categoryOrder) = (title, categoryOrder) }
}
/// - Since: iOS 15
class AXDataSeriesDescriptor: NSObject {
    var name: String?
    var isContinuous: Bool
    var dataPoints: [AXDataPoint]
    init(name: String, isContinuous: Bool, dataPoints: [AXDataPoint]) { (self.name, self.isContinuous, self.dataPoints) = (name, isContinuous, dataPoints) }
}
/// - Since: iOS 15
class AXDataPoint: NSObject {
    enum Value { case number(Double), category(String) }
    var xValue: AXDataPoint.Value
    var yValue: Double?
    var additionalValues: [AXDataPoint.Value]
    var label: String?
    init(x: Double, y: Double? = nil, additionalValues: [AXDataPoint.Value] = [], label: String? = nil) {
        (xValue, yValue, self.additionalValues, self.label) = (.number(x), y, additionalValues, label)
    }
    init(x: String, y: Double? = nil, additionalValues: [AXDataPoint.Value] = [], label: String? = nil) {
        (xValue, yValue, self.additionalValues, self.label) = (.category(x), y, additionalValues, label)
    }
}
extension View {
    /// - Since: iOS 15
    @_inert func accessibilityChartDescriptor<R: AXChartDescriptorRepresentable>(_ representable: R) -> some View
}
