import SwiftMachine
import SwiftModel
import ViewGraph
import ViewTree

extension Registrar {
    mutating func bindActionModifiers() {
        modifier("View.onAppear(perform: (() -> Void)?)") { call in .action(OnAppearModifier(try call.action(1))) }
        modifier("View.onDisappear(perform: (() -> Void)?)") { call in .action(OnDisappearModifier(try call.action(1))) }
        bindGestures()
        bindFocusModifiers()
        bindDragModifiers()
        bindChanges()
        bindTasks()
        modifier("View.onReceive(_: P, perform: (P.Output) -> Void)") { call in
            let type = try call.typeArgument(1)
            let output = try call.machine.associatedType("Output", of: .publisher, in: type)
            let source = Publication(publisher: try call.argument(1), type: type, output: output, machine: call.machine)
            let action = try call.closure(2)
            return .action(ReceiveModifier(source) { value in _ = try action(value.snippetValue) })
        }
    }

    private mutating func bindChanges() {
        for owner in ["View", "Scene"] {
            modifier("\(owner).onChange(of: V, initial: Bool, _: (V, V) -> Void)") { call in
                let (action, machine) = (try call.argument(3), call.machine)
                return try Self.change(call, initial: try call.bool(2)) { old, new in _ = try machine.call(action, [old.snippetValue, new.snippetValue]) }
            }
            modifier("\(owner).onChange(of: V, initial: Bool, _: () -> Void)") { call in
                let action = try call.action(3)
                return try Self.change(call, initial: try call.bool(2)) { _, _ in try action() }
            }
            modifier("\(owner).onChange(of: V, perform: (V) -> Void)") { call in
                let action = try call.closure(2)
                return try Self.change(call, initial: false, runsEarlierAction: true) { _, new in _ = try action(new.snippetValue) }
            }
        }
        modifier("View.onGeometryChange(for: T.Type, of: (GeometryProxy) -> T, action: (T) -> Void)") { call in
            let (transform, action) = (try Self.geometry(call), try call.closure(3))
            return .action(GeometryObserver(of: transform) { _, new in _ = try action(new.snippetValue) })
        }
        modifier("View.onGeometryChange(for: T.Type, of: (GeometryProxy) -> T, action: (T, T) -> Void)") { call in
            let (transform, action, machine) = (try Self.geometry(call), try call.argument(3), call.machine)
            return .action(GeometryObserver(of: transform) { old, new in _ = try machine.call(action, [old.snippetValue, new.snippetValue]) })
        }
    }

    private static func change(
        _ call: BridgeCall, initial: Bool, runsEarlierAction: Bool = false,
        _ action: @escaping (_ old: any OpaqueValue, _ new: any OpaqueValue) throws -> Void
    ) throws -> Modifier {
        let value = call.opaque(try call.argument(1), try call.typeArgument(1))
        return .action(OnChangeModifier(of: value, initial: initial, runsEarlierAction: runsEarlierAction, action))
    }

    private static func geometry(_ call: BridgeCall) throws -> (any ViewTree.GeometryProxy) throws -> any OpaqueValue {
        let (transform, type, machine) = (try call.closure(2), try call.typeArgument(1), call.machine)
        return { SnippetValue(value: try transform(.native($0)), type: type, machine: machine) }
    }

    private mutating func bindTasks() {
        bindTaskType()
        modifier("View.task(priority: TaskPriority, _: () async -> Void)") { call in .action(TaskModifier(try Self.task(call, 2))) }
        modifier("View.task(id: T, priority: TaskPriority, _: () async -> Void)") { call in
            .action(TaskModifier(id: call.opaque(try call.argument(1), try call.typeArgument(1)), try Self.task(call, 3)))
        }
    }

    /// `Task {}` and what its code calls.
    private mutating func bindTaskType() {
        for effects in ["async", "async throws"] {
            for name in ["init(priority: TaskPriority?, operation", "detached(priority: TaskPriority?, operation"] {
                function("Task.\(name): () \(effects) -> Success)") { call in
                    .native(call.bridge.startTask(try call.argument(1), isDetached: name.hasPrefix("detached"), call.machine))
                }
            }
        }
        for key in ["Task.value", "_Gate._value"] {
            function(key) { call in
                let task = try call.native(0, SnippetTask.self)
                switch task.outcome {
                case .value(let value)?: return value
                case .error, nil: throw call.bridge.wait(for: task, call.machine)
                }
            }
        }
        function("_Gate.init()") { _ in .native(SnippetTask()) }
        function("_Gate._wake()") { call in
            let gate = try call.native(0, SnippetTask.self)
            if gate.outcome == nil { throw call.bridge.wait(for: gate, call.machine) }
            return .none
        }
        function("_Gate._wait()") { call in throw call.bridge.waitOrCancel(for: try call.native(0, SnippetTask.self), call.machine) }
        function("_Gate._open(_: Value)") { call in
            call.bridge.end(try call.native(0, SnippetTask.self), .value(try call.argument(1)))
            return .none
        }
        function("_Gate._fail(_: any Error)") { call in
            call.bridge.end(try call.native(0, SnippetTask.self), .error(try call.argument(1)))
            return .none
        }
        function("Task.isCancelled") { call in
            let task = try call.native(0, SnippetTask.self)
            return .bool(task.host?.isCancelled ?? false)
        }
        function("Task.cancel()") { call in
            let task = try call.native(0, SnippetTask.self)
            task.host?.cancel()
            return .none
        }
        function("_taskBindings()") { call in call.bridge.taskBindings }
        function("_bindTask(to: _TaskBinding?)") { call in
            call.bridge.taskBindings = try call.argument(0)
            return .none
        }
        function("_onCancel(_: () -> Void)") { call in .int(call.bridge.addCancellationHandler(try call.argument(0), call.machine)) }
        function("_forgetHandler(_: Int)") { call in
            let host = call.bridge.taskHost ?? call.bridge.script
            if case .int(let number) = try call.argument(0) { host.cancellationHandlers.remove(number) }
            return .none
        }
        function("_isTaskCancelled()") { call in .bool(call.bridge.taskHost?.isCancelled ?? false) }
        function("_wait(seconds: Double)") { call in throw call.bridge.sleep(seconds: try call.double(0), call.machine) }
        function("_canWait()") { call in .bool(call.machine.canWait) }
        function("_sleep(seconds: Double)") { call in
            let seconds = try call.double(0)
            if call.machine.canWait { throw call.bridge.sleep(seconds: seconds, call.machine) }
            if let host = call.bridge.host { host.pass(seconds) } else { call.bridge.script.pass(seconds) }
            return .bool(false)
        }
        function("_waitForFrame()") { call in throw call.bridge.waitForFrame(call.machine) }
        function("_tick(seconds: Double)") { call in throw call.bridge.tick(seconds: try call.double(0), call.machine) }
        function("_now()") { call in .double(call.bridge.host?.time ?? call.bridge.script.now) }
    }

    private static func task(_ call: BridgeCall, _ index: Int) throws -> (any TaskHost) throws -> Void {
        let (operation, bridge, machine) = (try call.argument(index), call.bridge, call.machine)
        return { host in try bridge.run(operation, as: SnippetTask(), in: TaskPlace(host: host), machine) }
    }
}
