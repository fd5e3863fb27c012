import SwiftMachine
import SwiftModel
import ViewTree

extension Registrar {
    /// `_Paint`, of which the styles of the prelude are made, and gradients.
    mutating func bindPaints() {
        function("_Paint.init(_role: String)") { call in .wrapping(Paint.role(PaintRole(rawValue: try call.string(0)) ?? .foreground)) }
        function("_Paint.init(_style: S)") { call in
            let style = InterpretedShapeStyle(try call.argument(0), try call.typeArgument(0), call.bridge, call.machine)
            return .wrapping(style.map { .resolved(ResolvedStyle($0)) } ?? Paint.foreground)
        }
        function("_Paint.init(_material: String)") { call in .wrapping(Paint.material(try call.string(0))) }
        function("_Paint.init(_view: V)") { call in
            let view: DeclaredView = try call.native(0)
            return .wrapping(view.paint ?? .foreground)
        }
        function("_Paint.init(_gradient: Gradient)") { call in
            .wrapping(
                Paint.gradient(
                    GradientValue(
                        .linear(start: UnitPoint(x: 0.5, y: 0), end: UnitPoint(x: 0.5, y: 1)),
                        stops: try call.bridge.gradientStops(call.argument(0), call.machine))))
        }
        function("_Paint._faded(_: Double)") { call in
            .wrapping(Paint.faded(try call.wrapped(0), opacity: try call.double(1)))
        }
        function("_Paint._level(_: Int)") { call in .wrapping(Paint.level(try call.int(1), of: try call.wrapped(0, Paint.self))) }
        function("_Paint._foregroundLevel(_: Int)") { call in .wrapping(Paint.level(try call.int(0), of: nil)) }
        bindGradients()
    }

    private mutating func bindGradients() {
        gradient("LinearGradient.init(gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint)") { call in
            .linear(start: try call.unitPoint(1), end: try call.unitPoint(2))
        }
        gradient("RadialGradient.init(gradient: Gradient, center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat)") { call in
            .radial(center: try call.unitPoint(1), startRadius: try call.double(2), endRadius: try call.double(3))
        }
        gradient("EllipticalGradient.init(gradient: Gradient, center: UnitPoint, startRadiusFraction: CGFloat, endRadiusFraction: CGFloat)") { call in
            .elliptical(center: try call.unitPoint(1), startRadius: try call.double(2), endRadius: try call.double(3))
        }
        gradient("AngularGradient.init(gradient: Gradient, center: UnitPoint, startAngle: Angle, endAngle: Angle)") { call in
            .angular(center: try call.unitPoint(1), start: try call.degrees(2), end: try call.degrees(3))
        }
        view("MeshGradient.init(width: Int, height: Int, points: [SIMD2<Float>], colors: [Color], background: Color, smoothsColors: Bool)") { call in
            guard case .array(let points) = try call.argument(2), case .array(let colors) = try call.argument(3) else { throw call.mismatch("mesh") }
            let places = try points.elements.map { value in
                let point = try call.bridge.point(value, call.machine)
                return UnitPoint(x: point.x, y: point.y)
            }
            let stops = try colors.elements.map { GradientValue.Stop(color: try call.bridge.color($0, call.machine), location: 0) }
            let mesh = GradientValue(.mesh(columns: try call.int(0), points: places), stops: stops)
            return .leaf(FillingContent("MeshGradient", paint: .gradient(mesh)))
        }
    }

    /// An initializer whose first argument is a `Gradient`.
    private mutating func gradient(_ key: String, _ geometry: @escaping (BridgeCall) throws -> GradientValue.Geometry) {
        let name = String(key.prefix { $0 != "." })
        view(key) { call in
            let value = GradientValue(try geometry(call), stops: try call.bridge.gradientStops(call.argument(0), call.machine))
            return .leaf(FillingContent(name, paint: .gradient(value)))
        }
    }
}
