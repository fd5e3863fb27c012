import SwiftMachine
import SwiftModel
import ViewTree

extension Bridge {
    /// A `Path` of the prelude, whose only field is the list of its elements.
    func path(_ value: Value, _ machine: Machine) throws -> PathValue {
        guard case .array(let elements) = try fields(value, 1, machine)[0] else { throw machine.trap("the value isn't a Path") }
        try machine.willMake(elements: elements.elements.count)
        return PathValue(try elements.elements.map { try element($0, machine) })
    }

    /// The cases of `Path.Element` in the order of their declaration.
    private func element(_ value: Value, _ machine: Machine) throws -> PathValue.Element {
        guard case .box(let box) = value else { return .close }
        let points = try box.fields.map { try point($0, machine) }
        switch (box.tag, points.count) {
        case (0, 1): return .move(points[0])
        case (1, 1): return .line(points[0])
        case (2, 2): return .quad(points[0], control: points[1])
        case (3, 3): return .curve(points[0], control1: points[1], control2: points[2])
        default: return .close
        }
    }
}

extension Value {
    /// As `Bridge.path` reads it.
    static func path(_ path: PathValue) -> Value {
        let elements = path.elements.map { element -> Value in
            switch element {
            case .move(let end): .box(Box(tag: 0, [.point(end)]))
            case .line(let end): .box(Box(tag: 1, [.point(end)]))
            case .quad(let end, let control): .box(Box(tag: 2, [.point(end), .point(control)]))
            case .curve(let end, let control1, let control2): .box(Box(tag: 3, [.point(end), .point(control1), .point(control2)]))
            case .close: .int(4)
            }
        }
        return .box(Box([.array(ArrayStorage(elements))]))
    }
}

extension Registrar {
    /// What paths do natively.
    mutating func bindPaths() {
        function("Path.trimmedPath(from: CGFloat, to: CGFloat)") { call in .path(try call.path(0).trimmed(from: call.double(1), to: call.double(2))) }
        function("Path._contains(_: CGPoint, eoFill: Bool)") { call in
            var path = try call.path(0)
            path.isEvenOdd = try call.bool(2)
            return .bool(path.contains(try call.point(1)))
        }
        function("Path._rounded(_: CGRect, _: [CGFloat])") { call in
            guard case .array(let radii) = try call.argument(1), radii.elements.count == 2 else { throw call.mismatch("radii") }
            let lengths = try radii.elements.map { try call.bridge.double($0, call.machine) }
            return .path(PathValue(try call.rect(0), radii: PathValue.CornerRadii(width: lengths[0], height: lengths[1])))
        }
        function("Path._ellipse(_: CGRect)") { call in .path(PathValue(ellipseIn: try call.rect(0))) }
        function("_LibraryShape.path(in: CGRect)") { call in
            .path(try call.shape(0, typed: 0).outline(in: call.rect(1)).path)
        }
    }
}

extension BridgeCall {
    func path(_ index: Int) throws -> PathValue { try bridge.path(argument(index), machine) }
}
