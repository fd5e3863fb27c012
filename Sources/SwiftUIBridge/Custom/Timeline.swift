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

    init(type: ViewType, schedule: Value, scheduleType: SwiftType, content: Value, contentType: SwiftType, bridge: Bridge, machine: Machine) {
        (self.type, self.schedule, self.scheduleType, self.bridge, self.machine) = (type, schedule, scheduleType, bridge, machine)
        (self.content, self.contentType) = (content, contentType)
    }

    var name: String { type.name }

    /// The entry that is shown.
    var dynamicProperties: [ViewTree.DynamicProperty] {
        let entry = ViewTree.DynamicProperty.Source.state { [self] in TimelineEntry(date: try currentEntry(), course: TimelineCourse()) }
        return [ViewTree.DynamicProperty(name: "date", wrapper: "State", source: entry)]
    }

    func body(slots: [DynamicSlot], content _: ModifierContent?) throws -> DeclaredView {
        guard case .storage(let storage)? = slots.first, let entry = try storage.read(line: nil) as? TimelineEntry else {
            throw machine.trap("a timeline has no time")
        }
        let course = entry.course
        if course.takes(writtenSchedule) {
            course.first = try currentEntry()
            course.task?.cancel()
            course.task = bridge.host?.startTask { [self, weak storage] host in try follow(course, storage, in: host) }
        }
        let date = (course.first ?? entry.date).value
        return try bridge.declared(machine.call(content, [.box(Box([date]))]), contentType, machine)
    }

    /// Waits for the next entry, shows it, and waits again, as long as the view is there and has the schedule.
    private func follow(_ course: TimelineCourse, _ storage: (any StateStorage)?, in host: any TaskHost) throws {
        guard let storage, !host.isCancelled else { return }
        let next = try machine.callMember("_entry(after:)", of: scheduleType, base: schedule, arguments: [now])
        guard !next.isNone else { return }
        let seconds = try seconds(next) - seconds(now)
        host.sleep(seconds: max(seconds, 0)) { [self, weak storage] isCancelled in
            guard let storage, !isCancelled else { return }
            course.first = nil
            try storage.write(TimelineEntry(date: date(next), course: course), line: nil)
            try follow(course, storage, in: host)
        }
    }

    private func currentEntry() throws -> SnippetValue { date(try machine.callMember("_entry(at:)", of: scheduleType, base: schedule, arguments: [now])) }
    private var writtenSchedule: SnippetValue { SnippetValue(value: schedule, type: scheduleType, machine: machine) }
    private var now: Value { .box(Box([.double(bridge.host?.time ?? 0)])) }
    private func date(_ value: Value) -> SnippetValue { SnippetValue(value: value, type: .nominal(machine.types.nominal(.date), []), machine: machine) }
    private func seconds(_ date: Value) throws -> Double { try bridge.double(bridge.fields(date, 1, machine)[0], machine) }

    var declaredChildren: [DeclaredView] { [] }

    func changedFields(from earlier: any CustomView) -> [FieldChange] {
        guard let earlier = earlier as? Timeline, earlier.type == type else { return [FieldChange("self")] }
        let isSameSchedule = earlier.writtenSchedule.isEqual(to: writtenSchedule)
        // The closure that makes the content is a new one whenever it uses something from around.
        return (isSameSchedule ? [] : [FieldChange("schedule")]) + (machine.isSameFunction(earlier.content, content) ? [] : [FieldChange("content", .closure)])
    }

    func isEqual(to earlier: any CustomView) -> Bool? { nil }
    func willRunBody(because cause: BodyCause) {}
}

/// What a timeline shows: an entry of its schedule.
private struct TimelineEntry: OpaqueValue {
    let date: SnippetValue
    let course: TimelineCourse

    func isEqual(to other: any OpaqueValue) -> Bool { (other as? TimelineEntry).map { date.isEqual(to: $0.date) } ?? false }
    var printed: String { date.printed }
}

/// How far a timeline is in its schedule, for as long as its identity lives.
private final class TimelineCourse {
    private var schedule: SnippetValue?
    /// The entry that a schedule begins with, until the next one.
    var first: SnippetValue?
    /// Follows the schedule.
    var task: (any TaskHost)?

    /// Whether a schedule is another than the one that is followed, which it then replaces.
    func takes(_ new: SnippetValue) -> Bool {
        if schedule?.isEqual(to: new) ?? false { return false }
        schedule = new
        return true
    }
}
