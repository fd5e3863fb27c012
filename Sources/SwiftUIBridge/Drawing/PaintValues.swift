import SwiftMachine
import SwiftModel
import ViewTree

extension Bridge {
    /// What a value of a `ShapeStyle` type draws with.
    func paint(_ value: Value, _ type: SwiftType, _ machine: Machine) throws -> Paint {
        switch value {
        case .any(let existential): return try paint(existential.value, existential.type, machine)
        case .native(let object):
            if let paint = object as? Native<Paint> { return paint.wrapped }
            if let view = object as? DeclaredView, let paint = view.paint { return paint }
            return .foreground
        default:
            guard case .native(let object) = try machine.callMember("_paint", of: type, base: value, arguments: []), let paint = object as? Native<Paint> else {
                return .foreground
            }
            return paint.wrapped
        }
    }

    func color(_ value: Value, _ machine: Machine) throws -> ColorValue {
        let view = try native(value, DeclaredView.self, machine)
        guard case .leaf(let color as ColorValue) = view.kind else { throw machine.trap("the value isn't a Color") }
        return color
    }

    /// A `Gradient` of the prelude: its stops, each a color and a location.
    func gradientStops(_ value: Value, _ machine: Machine) throws -> [GradientValue.Stop] {
        guard case .array(let stops) = try fields(value, 1, machine)[0] else { throw machine.trap("the value isn't a Gradient") }
        return try stops.elements.map { stop in
            let parts = try fields(stop, 2, machine)
            return GradientValue.Stop(color: try color(parts[0], machine), location: try double(parts[1], machine))
        }
    }
}

extension BridgeCall {
    func color(_ index: Int) throws -> ColorValue { try bridge.color(argument(index), machine) }

    /// What a `ShapeStyle` draws with.
    func paint(_ index: Int, _ type: SwiftType) throws -> Paint { try bridge.paint(argument(index), type, machine) }
    func paint(_ index: Int, typed type: Int) throws -> Paint { try paint(index, typeArgument(type)) }

    /// A `StrokeStyle`.
    func stroke(_ index: Int) throws -> StrokeValue { try bridge.stroke(argument(index), machine) }

    /// Whether a `FillStyle` fills by the even-odd rule.
    func isEvenOdd(_ index: Int) throws -> Bool {
        if case .bool(let isEvenOdd)? = try fields(index, 1).first { isEvenOdd } else { false }
    }

    /// A `CGAffineTransform`.
    func transform(_ index: Int) throws -> AffineTransform { try bridge.transform(argument(index), machine) }
}

extension Bridge {
    func stroke(_ value: Value, _ machine: Machine) throws -> StrokeValue {
        let fields = try fields(value, 6, machine)
        guard case .array(let dash) = fields[4] else { throw machine.trap("the value isn't a StrokeStyle") }
        return StrokeValue(
            width: try double(fields[0], machine), cap: [.butt, .round, .square][min(max(try int(fields[1], machine), 0), 2)],
            join: [.miter, .round, .bevel][min(max(try int(fields[2], machine), 0), 2)], miterLimit: try double(fields[3], machine),
            dash: try dash.elements.map { try double($0, machine) }, dashPhase: try double(fields[5], machine))
    }

    func transform(_ value: Value, _ machine: Machine) throws -> AffineTransform {
        let numbers = try fields(value, 6, machine).map { try double($0, machine) }
        return AffineTransform(a: numbers[0], b: numbers[1], c: numbers[2], d: numbers[3], tx: numbers[4], ty: numbers[5])
    }
}

extension DeclaredView {
    /// What a color or a gradient draws with; `nil` for other views.
    var paint: Paint? {
        switch kind {
        case .leaf(let color as ColorValue): .color(color)
        case .leaf(let filling as FillingContent): filling.paint
        case .leaf(let image as ImageContent): .image(image)
        default: nil
        }
    }
}

extension ColorValue {
    /// The upper end of the color's gradient.
    var lighter: ColorValue {
        ColorValue(name: "\(name).gradient", components: components.map { $0.map { $0 + (1 - $0) * 0.2 } }, opacity: opacity)
    }
}
