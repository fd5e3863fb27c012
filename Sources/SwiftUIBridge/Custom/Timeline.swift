import SwiftMachine
import SwiftModel
import ViewTree

/// A `TimelineView`: its content is made for the entry of the schedule that holds, and again for each that follows.
final class Timeline: CustomView {
    let type: ViewType
    private let schedule: Value
    private let scheduleType: SwiftType
    private let content: Value
    private let contentType: SwiftType
    private let bridge: Bridge
    private let machine: Machine
    /// Set where the view has just appeared.
    private var begins = false

    init(type: ViewType, schedule: Value, scheduleType: SwiftType, content: Value, contentType: SwiftType, bridge: Bridge, machine: Machine) {
        (self.type, self.schedule, self.scheduleType, self.bridge, self.machine) = (type, schedule, scheduleType, bridge, machine)
        (self.content, self.contentType) = (content, contentType)
    }

    var name: String { type.name }

    /// The entry that is shown.
    var dynamicProperties: [ViewTree.DynamicProperty] {
        let entry = ViewTree.DynamicProperty.Source.state { [self] in
            begins = true
            return date(try machine.callMember("_entry(at:)", of: scheduleType, base: schedule, arguments: [now]))
        }
        return [ViewTree.DynamicProperty(name: "date", wrapper: "State", source: entry)]
    }

    func body(slots: [DynamicSlot], content _: ModifierContent?) throws -> DeclaredView {
        guard case .storage(let storage)? = slots.first else { throw machine.trap("a timeline has no time") }
        let date = try storage.read(line: nil).snippetValue
        if begins {
            begins = false
            _ = bridge.host?.startTask { [weak self, weak storage] host in try self?.follow(storage, in: host) }
        }
        return try bridge.declared(machine.call(content, [.box(Box([date]))]), contentType, machine)
    }

    /// Waits for the next entry, shows it, and waits again, as long as the view is there.
    private func follow(_ storage: (any StateStorage)?, in host: any TaskHost) throws {
        let next = try machine.callMember("_entry(after:)", of: scheduleType, base: schedule, arguments: [now])
        guard let storage, !next.isNone else { return }
        let seconds = try seconds(next) - seconds(now)
        host.sleep(seconds: max(seconds, 0)) { [self, weak storage] isCancelled in
            guard let storage, !isCancelled else { return }
            try storage.write(date(next), line: nil)
            try follow(storage, in: host)
        }
    }

    private var now: Value { .box(Box([.double(bridge.host?.time ?? 0)])) }
    private func date(_ value: Value) -> SnippetValue { SnippetValue(value: value, type: .nominal(machine.types.nominal(.date), []), machine: machine) }
    private func seconds(_ date: Value) throws -> Double { try bridge.double(bridge.fields(date, 1, machine)[0], machine) }

    var declaredChildren: [DeclaredView] { [] }

    func changedFields(from earlier: any CustomView) -> [FieldChange] {
        guard let earlier = earlier as? Timeline, earlier.type == type else { return [FieldChange("self")] }
        // The closure that makes the content is a new one whenever it uses something from around.
        return machine.isSameFunction(earlier.content, content) ? [] : [FieldChange("content", .closure)]
    }

    func isEqual(to earlier: any CustomView) -> Bool? { nil }
    func willRunBody(because cause: BodyCause) {}
}
