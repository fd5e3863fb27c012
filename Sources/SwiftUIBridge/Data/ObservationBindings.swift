import SwiftMachine
import SwiftModel
import ViewTree

extension Registrar {
    mutating func bindObservation() {
        bindPublished()
        function("withObservationTracking(_: () -> T, onChange: @autoclosure () -> () -> Void)") { call in
            let (change, machine, bridge) = (try call.argument(1), call.machine, call.bridge)
            // A closure that fails ends with its error where the machine runs next.
            let tracking = ObservationTracking { _ = try? machine.call(machine.call(change, []), []) }
            bridge.trackings.append(tracking)
            defer { _ = bridge.trackings.popLast() }
            let result = try machine.call(call.argument(0), [])
            bridge.waitingTrackings.append(tracking)
            return result
        }
        function("_noteRead(_: Subject, _: KeyPath<Subject, Member>)") { call in
            if let (property, object) = try Self.observedProperty(call) { call.bridge.didRead(property, of: object, line: call.call.line) }
            return .none
        }
        function("_noteChange(_: Subject, _: KeyPath<Subject, Member>)") { call in
            if let (property, object) = try Self.observedProperty(call) { call.bridge.didChange(property, of: object, line: call.call.line) }
            return .none
        }
        function("_untracked(_: () throws -> T)") { call in
            guard let host = call.bridge.host else { return try call.machine.call(call.argument(0), []) }
            return try host.untracked { try call.machine.call(call.argument(0), []) }
        }
        function("StateObject.init(wrappedValue: @autoclosure () -> ObjectType)") { call in
            let (make, machine) = (try call.argument(0), call.machine)
            return .native(StateCell(wrapper: "StateObject", type: try call.typeArgument(0), machine: machine) { try machine.call(make, []) })
        }
        for property in ["wrappedValue", "projectedValue"] {
            function("StateObject.\(property)") { call in try call.native(0, StateCell.self).read(line: call.call.line) }
            function("ObservedObject.\(property)") { call in try call.native(0, ObservedObjectCell.self).object }
            function("EnvironmentObject.\(property)") { call in try Self.object(call) }
        }
        for label in ["wrappedValue", "initialValue"] {
            function("ObservedObject.init(\(label): ObjectType)") { call in
                .native(ObservedObjectCell(object: try call.argument(0), machine: call.machine))
            }
        }
        function("ObservedObject.wrappedValue.set") { _ in .none }
        function("EnvironmentObject.init()") { call in
            .native(EnvironmentObjectCell(wrapper: "EnvironmentObject", type: call.bridge.viewType(try call.typeArgument(0))))
        }
        for label in ["wrappedValue", "_"] { function("Bindable.init(\(label): Value)") { call in try call.argument(0) } }
        for property in ["wrappedValue", "projectedValue"] { function("Bindable.\(property)") { call in try call.argument(0) } }
        function("Bindable.wrappedValue.set") { _ in .none }
        bindObjectPublishers()
    }

    /// The property that a key path begins with, and the object that it begins at.
    private static func observedProperty(_ call: BridgeCall) throws -> (VariableDecl, Instance)? {
        guard case .object(let object) = try call.argument(0), let path = try call.native(1, KeyPathValue.self).properties.first, let path else { return nil }
        return (path, object)
    }

    private mutating func bindObjectPublishers() {
        func object(_ call: BridgeCall) throws -> Instance {
            guard case .object(let object) = try call.argument(0) else { throw call.mismatch("object") }
            return object
        }
        function("ObservableObject._keptPublisher") { call in try object(call).announcers.first?.announcer.publisher ?? .none }
        function("ObservableObject._keep(_: ObservableObjectPublisher)") { call in
            let (owner, publisher) = (try object(call), try call.argument(1))
            for (name, announcer) in owner.announcers {
                announcer.watch(as: name, of: owner)
                announcer.publisher = publisher
            }
            return .none
        }
        function("ObservableObject._tellViews()") { call in
            call.bridge.host?.willChange(try object(call), property: nil, line: call.call.line)
            return .none
        }
    }

    private mutating func bindPublished() {
        for label in ["wrappedValue", "initialValue"] {
            function("Published.init(\(label): Value)") { call in .native(PublishedCell(value: try call.argument(0), bridge: call.bridge)) }
        }
        function("Published.wrappedValue") { call in try call.native(0, PublishedCell.self).value }
        function("Published.wrappedValue.set") { call in
            try call.native(0, PublishedCell.self).write(call.argument(1), line: call.call.line, call.machine)
            return .none
        }
        function("Published.projectedValue") { call in try call.argument(0) }
        function("Published.Publisher._value") { call in try call.native(0, PublishedCell.self).value }
        function("Published.Publisher._add(_: (Value) -> Void)") { call in .int(try call.native(0, PublishedCell.self).add(call.argument(1))) }
        function("Published.projectedValue.set") { _ in .none }
        function("Published.Publisher._set(_: Value)") { call in
            try call.native(0, PublishedCell.self).write(call.argument(1), line: call.call.line, call.machine)
            return .none
        }
        function("Published.Publisher._keep(_: AnyCancellable)") { call in
            try call.native(0, PublishedCell.self).keep(call.argument(1))
            return .none
        }
        function("Published.Publisher._remove(_: Int)") { call in
            try call.native(0, PublishedCell.self).remove(call.int(1))
            return .none
        }
    }

    /// The object that an ancestor put into the environment.
    static func object(_ call: BridgeCall) throws -> Value {
        let cell: EnvironmentObjectCell = try call.native(0)
        guard let object = cell.object as? Instance else {
            if !cell.isInstalled { throw call.machine.trap("an object of the environment can be read in a body only") }
            throw cell.isMissing
        }
        return .object(object)
    }
}
