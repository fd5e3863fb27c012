import SwiftMachine
import ViewTree

extension Registrar {
    /// What marks draw, and the modifiers of views that keep a mark one. To be called after those are bound.
    mutating func bindCharts() {
        view("_ChartFigure.init(_name: String, _text: String, renderer: (inout GraphicsContext, CGSize) -> Void)") { call in
            let renderer = InterpretedCanvas(renderer: try call.argument(2), bridge: call.bridge, machine: call.machine)
            return .leaf(FillingContent(try call.string(0), text: try call.string(1), canvas: renderer))
        }
        for name in [
            "foregroundStyle(_: S)", "opacity(_: Double)", "offset(x: CGFloat, y: CGFloat)", "offset(_: CGSize)", "zIndex(_: Double)",
            "clipShape(_: S, style: FillStyle)", "shadow(color: Color, radius: CGFloat, x: CGFloat, y: CGFloat)",
        ] { functions["ChartContent.\(name)"] = functions["View.\(name)"] }
        for name in [
            "padding(_: EdgeInsets)", "blur(radius: CGFloat, opaque: Bool)", "containerValue(_: WritableKeyPath<ContainerValues, V>, _: V)",
            "overlay(alignment: Alignment, content: () -> V)",
            "transformEnvironment(_: WritableKeyPath<EnvironmentValues, V>, transform: (inout V) -> Void)",
        ] { functions["ChartContent._\(name)"] = functions["View.\(name)"] }
    }
}
