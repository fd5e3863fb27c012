import SwiftMachine
import SwiftModel
import ViewTree

extension BridgeCall {
    func mismatch(_ what: String) -> any Error { machine.trap("a value of another kind is needed here: \(what)") }

    func double(_ index: Int) throws -> Double { try bridge.double(argument(index), machine) }
    func double(_ index: Int, default value: Double) throws -> Double { try optionalDouble(index) ?? value }
    /// `nil` where the argument is `nil`.
    func optionalDouble(_ index: Int) throws -> Double? {
        if case .none = try argument(index) { return nil }
        return try double(index)
    }
    func int(_ index: Int) throws -> Int { try bridge.int(argument(index), machine) }
    func bool(_ index: Int) throws -> Bool {
        guard case .bool(let value) = try argument(index) else { throw mismatch("Bool") }
        return value
    }
    func string(_ index: Int) throws -> String {
        guard case .string(let value) = try argument(index) else { throw mismatch("String") }
        return value
    }
    func fields(_ index: Int, _ count: Int) throws -> [Value] { try bridge.fields(argument(index), count, machine) }
    func isNil(_ index: Int) throws -> Bool {
        if case .none = try argument(index) { return true }
        return false
    }

    /// The object behind a native value.
    func native<Object>(_ index: Int, _ type: Object.Type = Object.self) throws -> Object { try bridge.native(argument(index), type, machine) }
    func wrapped<Wrapped>(_ index: Int, _ type: Wrapped.Type = Wrapped.self) throws -> Wrapped { try native(index, Native<Wrapped>.self).wrapped }

    func point(_ index: Int) throws -> Point { try bridge.point(argument(index), machine) }
    func size(_ index: Int) throws -> Size { try bridge.size(argument(index), machine) }
    func rect(_ index: Int) throws -> Rect { try bridge.rect(argument(index), machine) }
    func unitPoint(_ index: Int) throws -> UnitPoint {
        let point = try point(index)
        return UnitPoint(x: point.x, y: point.y)
    }
    /// The degrees of an `Angle`.
    func degrees(_ index: Int) throws -> Double { try bridge.double(fields(index, 1)[0], machine) * 180 / .pi }
    func insets(_ index: Int) throws -> EdgeInsets {
        let fields = try fields(index, 4)
        let lengths = try fields.map { try bridge.double($0, machine) }
        return EdgeInsets(top: lengths[0], leading: lengths[1], bottom: lengths[2], trailing: lengths[3])
    }
    func edges(_ index: Int) throws -> EdgeSet { EdgeSet(rawValue: try rawValue(index)) }
    func axes(_ index: Int) throws -> AxisSet { AxisSet(rawValue: try rawValue(index)) }
    func pinnedParts(_ index: Int) throws -> PinnedParts { PinnedParts(rawValue: try rawValue(index)) }
    /// The raw value of an option set.
    func rawValue(_ index: Int) throws -> Int {
        guard case .int(let value) = try fields(index, 1)[0] else { throw mismatch("option set") }
        return value
    }
    func guide(_ index: Int) throws -> AlignmentGuide { try native(index) }
    func alignment(_ index: Int) throws -> Alignment { try bridge.alignment(argument(index), machine) }
    func proposal(_ index: Int) throws -> Proposal {
        let lengths = try fields(index, 2).map { value -> Double? in
            if case .none = value { return nil }
            return try bridge.double(value, machine)
        }
        return Proposal(width: lengths[0], height: lengths[1])
    }
    func font(_ index: Int) throws -> FontValue? { try bridge.font(argument(index), machine) }
    func space(_ index: Int) throws -> CoordinateSpace { try wrapped(index) }

    /// A closure without arguments and result; `nil` does nothing.
    func action(_ index: Int) throws -> () throws -> Void {
        let function = try argument(index)
        if case .none = function { return {} }
        let machine = machine
        return { _ = try machine.call(function, []) }
    }
    /// A closure of one argument.
    func closure(_ index: Int) throws -> (Value) throws -> Value {
        let function = try argument(index)
        let machine = machine
        return { try machine.call(function, [$0]) }
    }

    /// The argument as `print` prints it.
    func printed(_ index: Int, _ type: SwiftType) throws -> String { try machine.printed(argument(index), type) }
}

extension Bridge {
    func int(_ value: Value, _ machine: Machine) throws -> Int {
        guard case .int(let number) = value else { throw machine.trap("the value isn't of type 'Int'") }
        return number
    }

    func double(_ value: Value, _ machine: Machine) throws -> Double {
        switch value {
        case .double(let value): return value
        case .int(let value): return Double(value)
        default: throw machine.trap("the value isn't a number")
        }
    }

    func fields(_ value: Value, _ count: Int, _ machine: Machine) throws -> [Value] {
        guard case .box(let box) = value, box.fields.count >= count else { throw machine.trap("the value does not have \(count) fields") }
        return Array(box.fields)
    }

    func native<Object>(_ value: Value, _ type: Object.Type = Object.self, _ machine: Machine) throws -> Object {
        guard case .native(let object) = value, let found = object as? Object else { throw machine.trap("the value isn't of type '\(Object.self)'") }
        return found
    }

    func point(_ value: Value, _ machine: Machine) throws -> Point {
        let fields = try fields(value, 2, machine)
        return Point(x: try double(fields[0], machine), y: try double(fields[1], machine))
    }

    func size(_ value: Value, _ machine: Machine) throws -> Size {
        let fields = try fields(value, 2, machine)
        return Size(width: try double(fields[0], machine), height: try double(fields[1], machine))
    }

    func rect(_ value: Value, _ machine: Machine) throws -> Rect {
        let fields = try fields(value, 2, machine)
        return Rect(origin: try point(fields[0], machine), size: try size(fields[1], machine))
    }

    func alignment(_ value: Value, _ machine: Machine) throws -> Alignment {
        let fields = try fields(value, 2, machine)
        return Alignment(horizontal: try native(fields[0], AlignmentGuide.self, machine), vertical: try native(fields[1], AlignmentGuide.self, machine))
    }
}

extension Value {
    static func point(_ point: Point) -> Value { .box(Box([.double(point.x), .double(point.y)])) }
    static func size(_ size: Size) -> Value { .box(Box([.double(size.width), .double(size.height)])) }
    static func rect(_ rect: Rect) -> Value { .box(Box([.point(rect.origin), .size(rect.size)])) }
    static func insets(_ insets: EdgeInsets) -> Value {
        .box(Box([.double(insets.top), .double(insets.leading), .double(insets.bottom), .double(insets.trailing)]))
    }
    static func proposal(_ proposal: Proposal) -> Value {
        .box(Box([proposal.width.map(Value.double) ?? .none, proposal.height.map(Value.double) ?? .none]))
    }
    /// What a binding returns that changes its one inout argument, or `self`, and has no result.
    static func changing(_ new: Value) -> Value { .box(Box([.none, new])) }
    static func wrapping<Wrapped>(_ wrapped: Wrapped) -> Value { .native(Native(wrapped)) }
}
