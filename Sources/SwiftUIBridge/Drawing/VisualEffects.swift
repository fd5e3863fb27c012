import SwiftMachine
import SwiftModel
import ViewTree

extension Registrar {
    mutating func bindVisualEffects() {
        modifier(InertKey.prefix + "View.visualEffect(_: (EmptyVisualEffect, GeometryProxy) -> E)") { call in
            let (make, type, bridge, machine) = (try call.argument(1), try call.typeArgument(1), call.bridge, call.machine)
            return .visualEffect { proxy in
                let effect = try machine.call(make, [.box(Box([])), .native(proxy)])
                guard case .array(let changes) = try machine.callMember("_changes", of: type, base: effect, arguments: []) else { return [] }
                return try changes.elements.compactMap { try bridge.visualChange($0, machine) }
            }
        }
    }
}

extension Bridge {
    /// The cases of `_VisualChange` in the order of their declaration.
    fileprivate func visualChange(_ value: Value, _ machine: Machine) throws -> VisualChange? {
        guard case .box(let box) = value else { return nil }
        let fields = Array(box.fields)
        func number(_ index: Int) throws -> Double { try double(fields[index], machine) }
        func degrees(_ index: Int) throws -> Double { try double(self.fields(fields[index], 1, machine)[0], machine) * 180 / .pi }
        func anchor(_ index: Int) throws -> UnitPoint {
            let point = try point(fields[index], machine)
            return UnitPoint(x: point.x, y: point.y)
        }
        switch box.tag {
        case 0: return .offset(Size(width: try number(0), height: try number(1)))
        case 1: return .effect(.opacity(try number(0)))
        case 2: return .effect(.scale(x: try number(0), y: try number(1), anchor: try anchor(2), isUniform: false))
        case 3: return .effect(.rotation(try degrees(0), anchor: try anchor(1)))
        case 4: return .effect(.blur(radius: try number(0)))
        case 5: return .effect(.filter(.brightness(try number(0))))
        case 6: return .effect(.filter(.contrast(try number(0))))
        case 7: return .effect(.filter(.grayscale(try number(0))))
        case 8: return .effect(.filter(.saturation(try number(0))))
        case 9: return .effect(.filter(.hueRotation(try degrees(0))))
        case 10:
            return .effect(.rotation3D(try degrees(0), axis: (try number(1), try number(2), try number(3)), anchor: try anchor(4), perspective: 1))
        default: return nil
        }
    }
}
