import SwiftMachine
import SwiftModel
import ViewLayout
import ViewTree

extension Registrar {
    /// Controls that show a label and something else: group boxes and gauges.
    mutating func bindBoxes() {
        let none = DeclaredView(ViewType("EmptyView"), .empty)
        view("GroupBox.init(content: () -> Content)") { call in .control(GroupBoxControl(content: try call.content(0, typed: 1)), label: none) }
        view("GroupBox.init(_: LocalizedStringKey, content: () -> Content)") { call in
            .control(GroupBoxControl(content: try call.content(1, typed: 1)), label: try call.title(0))
        }
        view("GroupBox.init(content: () -> Content, label: () -> Label)") { call in
            .control(GroupBoxControl(content: try call.content(0, typed: 1)), label: try call.content(1, typed: 0))
        }
        let gauge = "Gauge.init(value: V, in: ClosedRange<V>, label: () -> Label"
        view("\(gauge))") { call in .control(GaugeControl(fraction: try call.gaugeFraction(), valueLabel: none), label: try call.content(2, typed: 0)) }
        let bounds = "minimumValueLabel: () -> BoundsLabel, maximumValueLabel: () -> BoundsLabel"
        for marks in ["", ", markedValueLabels: () -> MarkedValueLabels"] {
            view("\(gauge), currentValueLabel: () -> CurrentValueLabel\(marks))") { call in
                .control(GaugeControl(fraction: try call.gaugeFraction(), valueLabel: try call.content(3, typed: 1)), label: try call.content(2, typed: 0))
            }
            view("\(gauge), currentValueLabel: () -> CurrentValueLabel, \(bounds)\(marks))") { call in
                let labels = (minimum: try call.content(4, typed: 2), maximum: try call.content(5, typed: 2))
                let gauge = GaugeControl(fraction: try call.gaugeFraction(), valueLabel: try call.content(3, typed: 1), boundsLabels: labels)
                return .control(gauge, label: try call.content(2, typed: 0))
            }
        }
    }
}

extension BridgeCall {
    /// The part of a gauge's bounds that its value is: from 0 to 1.
    fileprivate func gaugeFraction() throws -> Double {
        let (value, ends) = (try double(0), try fields(1, 2).map { try bridge.double($0, machine) })
        return ends[0] < ends[1] ? min(max((value - ends[0]) / (ends[1] - ends[0]), 0), 1) : 0
    }
}
