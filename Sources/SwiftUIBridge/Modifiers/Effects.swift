import SwiftMachine
import SwiftModel
import ViewTree

extension Registrar {
    /// Drawing without an effect on layout.
    mutating func bindEffects() {
        effect("hidden()") { _ in .hidden }
        effect("compositingGroup()") { _ in .grouped(method: "compositingGroup") }
        effect("drawingGroup(opaque: Bool, colorMode: ColorRenderingMode)") { _ in .grouped(method: "drawingGroup") }
        effect("opacity(_: Double)") { call in .opacity(try call.double(1)) }
        effect("clipped(antialiased: Bool)") { _ in .clipped }
        effect("clipShape(_: S, style: FillStyle)") { call in
            .clipShape(try call.shape(1, typed: 1), name: call.bridge.name(of: try call.typeArgument(1)), isEvenOdd: try call.isEvenOdd(2))
        }
        effect("cornerRadius(_: CGFloat, antialiased: Bool)") { call in .cornerRadius(try call.double(1)) }
        effect("blur(radius: CGFloat, opaque: Bool)") { call in .blur(radius: try call.double(1)) }
        effect("brightness(_: Double)") { call in .filter(.brightness(try call.double(1))) }
        effect("contrast(_: Double)") { call in .filter(.contrast(try call.double(1))) }
        effect("saturation(_: Double)") { call in .filter(.saturation(try call.double(1))) }
        effect("grayscale(_: Double)") { call in .filter(.grayscale(try call.double(1))) }
        effect("scaleEffect(_: CGFloat, anchor: UnitPoint)") { call in
            let factor = try call.double(1)
            return .scale(x: factor, y: factor, anchor: try call.unitPoint(2), isUniform: true)
        }
        effect("scaleEffect(x: CGFloat, y: CGFloat, anchor: UnitPoint)") { call in
            .scale(x: try call.double(1), y: try call.double(2), anchor: try call.unitPoint(3), isUniform: false)
        }
        effect("rotationEffect(_: Angle, anchor: UnitPoint)") { call in .rotation(try call.degrees(1), anchor: try call.unitPoint(2)) }
        effect("rotation3DEffect(_: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint, anchorZ: CGFloat, perspective: CGFloat)") { call in
            let axis = try call.fields(2, 3).map { try call.bridge.double($0, call.machine) }
            return .rotation3D(try call.degrees(1), axis: (axis[0], axis[1], axis[2]), anchor: try call.unitPoint(3), perspective: try call.double(5))
        }
        effect("shadow(color: Color, radius: CGFloat, x: CGFloat, y: CGFloat)") { call in
            .shadow(try call.color(1), radius: try call.double(2), offset: Size(width: try call.double(3), height: try call.double(4)))
        }
        effect("blendMode(_: BlendMode)") { call in .blendMode(BlendModes.name(try call.int(1))) }
        effect("mask(alignment: Alignment, _: () -> V)") { call in
            .mask(try call.alignment(1), try call.content(2, typed: 1), name: call.bridge.name(of: try call.typeArgument(1)))
        }
    }

    private mutating func effect(_ key: String, _ make: @escaping (BridgeCall) throws -> Effect) {
        modifier("View.\(key)") { call in .effect(try make(call)) }
    }
}
