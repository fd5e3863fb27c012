import SwiftMachine
import SwiftModel
import ViewGraph
import ViewTree

extension Registrar {
    mutating func bindGestures() {
        modifier("View.onTapGesture(count: Int, perform: () -> Void)") { call in
            .action(GestureModifier("onTapGesture", tap: GestureModifier.Tap(count: try call.int(1), action: try call.action(2))))
        }
        for (name, priority) in [("gesture", GestureModifier.Priority.normal), ("simultaneousGesture", .simultaneous), ("highPriorityGesture", .high)] {
            modifier("View.\(name)(_: G, including: GestureMask)") { call in
                guard case .int(let mask) = try call.fields(2, 1)[0] else { throw call.mismatch("GestureMask") }
                switch (mask & 1 != 0, mask & 2 != 0) {
                case (true, let includesInner): return try call.gesture(named: name, priority, hidesInner: !includesInner)
                case (false, true): return .inert(name: name, detail: "")
                case (false, false): return .action(GestureModifier(name, tap: nil, hidesInner: true))
                }
            }
        }
        modifier("View._gesture(_: G, as: String)") { call in try call.gesture(named: call.string(2), .normal) }
    }
}

extension BridgeCall {
    fileprivate func gesture(named name: String, _ priority: GestureModifier.Priority, hidesInner: Bool = false) throws -> Modifier {
        let (gesture, type, machine) = (try argument(1), try typeArgument(1), machine)
        var tap: GestureModifier.Tap?
        if case .int(let count) = try machine.callMember("_tapCount", of: type, base: gesture, arguments: []) {
            tap = GestureModifier.Tap(
                count: count,
                placed: { place in
                    let touch = place.map { Value.touch($0.event, in: $0.view) } ?? .none
                    _ = try machine.callMember("_tap(_:)", of: type, base: gesture, arguments: [touch])
                })
        }
        guard case .bool(let follows) = try machine.callMember("_followsTouches", of: type, base: gesture, arguments: []) else { throw mismatch("Gesture") }
        let follower = follows ? InterpretedGesture(gesture: gesture, type: type, machine: machine) : nil
        return .action(GestureModifier(tap == nil ? name : "onTapGesture", priority, tap: tap, follower: follower, hidesInner: hidesInner))
    }
}

/// A gesture of the program, which fingers may make.
private struct InterpretedGesture: GestureFollower {
    let gesture: Value
    let type: SwiftType
    let machine: Machine

    func makeMemory() throws -> AnyObject {
        guard case .object(let memory) = try machine.callMember("_memory()", of: type, base: gesture, arguments: []) else {
            throw machine.trap("a gesture has no memory")
        }
        return memory
    }

    func phase(of event: TouchEvent, in view: any GeometryProxy, _ memory: AnyObject) throws -> TouchPhase {
        guard let memory = memory as? Instance else { throw machine.trap("a gesture has no memory") }
        let phase = try machine.callMember("_follow(_:_:)", of: type, base: gesture, arguments: [.touch(event, in: view), .object(memory)])
        guard case .int(let number) = phase, let phase = TouchPhase(rawValue: number) else { throw machine.trap("a gesture has no phase") }
        return phase
    }
}

extension Value {
    /// A `_TouchEvent`.
    fileprivate static func touch(_ event: TouchEvent, in view: any GeometryProxy) -> Value {
        .box(
            Box([
                .double(event.seconds), .point(event.start), .point(event.location), .int(event.fingers), .double(event.magnification),
                .double(event.rotation), .bool(event.isOver), .bool(event.isCancelled), .native(view),
            ]))
    }
}
