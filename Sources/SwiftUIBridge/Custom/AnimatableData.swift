import SwiftMachine
import SwiftModel

extension Bridge {
    /// A value on the way from another one of its type, by their `animatableData`; `nil` where that is the same in both or isn't there.
    func animated(_ value: Value, from start: Value, _ type: SwiftType, _ progress: Double, _ machine: Machine) throws -> Value? {
        let name = "animatableData"
        guard let data = machine.propertyType(name, of: type) else { return nil }
        let from = try machine.callMember(name, of: type, base: start, arguments: [])
        let to = try machine.callMember(name, of: type, base: value, arguments: [])
        let reached: Value
        if case .double(let a) = from, case .double(let b) = to {
            if a == b { return nil }
            reached = .double(a + (b - a) * progress)
        } else {
            if try machine.isEqual(from, to, data) ?? false { return nil }
            reached = try machine.callMember("_reached(from:_:)", of: data, base: to, arguments: [from, .double(progress)])
        }
        return try machine.setting(name, of: type, base: value, to: reached)
    }
}
