import SwiftMachine
import SwiftModel
import ViewTree

extension Registrar {
    /// Drawing without an effect on layout.
    mutating func bindEffects() {
        for name in ["hidden", "drawingGroup", "compositingGroup"] { modifier("View.\(name)()") { _ in .effect(name: name, detail: "") } }
        modifier("View.opacity(_: Double)") { call in .effect(name: "opacity", detail: try Self.number(call, 1)) }
        modifier("View.clipped(antialiased: Bool)") { _ in .effect(name: "clipped", detail: "") }
        modifier("View.clipShape(_: S, style: FillStyle)") { call in .effect(name: "clipShape", detail: call.bridge.name(of: try call.typeArgument(1))) }
        for name in [
            "cornerRadius(_: CGFloat, antialiased: Bool)", "blur(radius: CGFloat, opaque: Bool)", "brightness(_: Double)", "contrast(_: Double)",
            "saturation(_: Double)", "grayscale(_: Double)",
        ] {
            let method = String(name.prefix { $0 != "(" })
            modifier("View.\(name)") { call in .effect(name: method, detail: try Self.number(call, 1)) }
        }
        modifier("View.scaleEffect(_: CGFloat, anchor: UnitPoint)") { call in .effect(name: "scaleEffect", detail: try Self.number(call, 1)) }
        modifier("View.scaleEffect(x: CGFloat, y: CGFloat, anchor: UnitPoint)") { call in
            .effect(name: "scaleEffect", detail: "x: \(try Self.number(call, 1)), y: \(try Self.number(call, 2))")
        }
        for name in [
            "rotationEffect(_: Angle, anchor: UnitPoint)",
            "rotation3DEffect(_: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint, anchorZ: CGFloat, perspective: CGFloat)",
        ] {
            let method = String(name.prefix { $0 != "(" })
            modifier("View.\(name)") { call in .effect(name: method, detail: "\(try call.degrees(1))°") }
        }
        modifier("View.shadow(color: Color, radius: CGFloat, x: CGFloat, y: CGFloat)") { call in
            .effect(name: "shadow", detail: "\(try call.color(1).name), radius: \(try Self.number(call, 2))")
        }
        modifier("View.blendMode(_: BlendMode)") { _ in .effect(name: "blendMode", detail: "") }
        modifier("View.mask(alignment: Alignment, _: () -> V)") { call in .effect(name: "mask", detail: call.bridge.name(of: try call.typeArgument(1))) }
    }

    private static func number(_ call: BridgeCall, _ index: Int) throws -> String { "\(try call.double(index))" }
}
