import SwiftMachine
import SwiftModel
import ViewGraph
import ViewTree

extension Registrar {
    mutating func bindEnvironmentModifiers() {
        for owner in ["View", "Scene"] {
            view("\(owner).environment(_: WritableKeyPath<EnvironmentValues, V>, _: V)") { call in try call.modified(try call.base(), call.environmentWrites())
            }
            for method in ["environmentObject(_: T)", "environment(_: T?)"] {
                modifier("\(owner).\(method)") { call in try call.environmentObject }
            }
        }
        view("View._environment(_: WritableKeyPath<EnvironmentValues, V>, _: V, as: String)") { call in
            let method = try call.string(3)
            return try call.modified(try call.base(), call.environmentWrites(as: method))
        }
        view("View.transformEnvironment(_: WritableKeyPath<EnvironmentValues, V>, transform: (inout V) -> Void)") { call in
            .modified(try call.base(), try call.environmentTransform(2))
        }
        view("View._transformEnvironment(_: WritableKeyPath<EnvironmentValues, V>, as: String, transform: (inout V) -> Void)") { call in
            .modified(try call.base(), try call.environmentTransform(3, as: try call.string(2)))
        }
        bindTextStyles()
    }

    private mutating func bindTextStyles() {
        for (name, type) in Bridge.styleTypes {
            modifier("View.\(name)(_: \(type))") { call in
                guard let key = call.bridge.styleKey(name, call.machine), case .nominal(_, let types) = call.call.resultType.arguments.last?.resolved else {
                    throw call.mismatch("value of the environment")
                }
                return .environment(EnvironmentWriteModifier(key, call.opaque(try call.argument(1), types[0]), method: name))
            }
        }
        modifier("View.preferredColorScheme(_: ColorScheme?)") { call in
            guard let key = call.bridge.styleKey("colorScheme", call.machine), case .nominal(_, let types) = call.call.resultType.arguments.last?.resolved,
                let type = try call.machine.associatedType("Value", of: .preferenceKey, in: types[0]).optionalPayload
            else { throw call.mismatch("ColorScheme?") }
            return .trait(PreferredColorScheme(key, try call.isNil(1) ? nil : call.opaque(call.argument(1), type)))
        }
        modifier("View._lineLimit(_: Int?, least: Int)") { call in
            .environment(TextStyle.lineLimit(try call.isNil(1) ? nil : try call.int(1), least: try call.int(2)))
        }
        modifier("View.labelsHidden()") { _ in .environment(LabelsHiddenModifier()) }
        modifier("View._labelsHidden(_: Bool)") { call in .environment(LabelsHiddenModifier(try call.bool(1))) }
        modifier("View.disabled(_: Bool)") { call in .environment(DisabledModifier(try call.bool(1))) }
        modifier("View.foregroundColor(_: Color?)") { call in
            let isNil = try call.isNil(1)
            return .drawing(
                .foreground(
                    isNil ? nil : [.color(try call.color(1))], method: "foregroundColor", detail: isNil ? "nil" : try call.styleName(1, .any)))
        }
        bindDrawingStyles()
    }
}

extension BridgeCall {
    /// What `environment(_:_:)` writes: several values for a key path that leads through one.
    fileprivate func environmentWrites(as method: String? = nil) throws -> [Modifier] {
        let writes = try bridge.environmentWrites(argument(2), at: argument(1), machine) { try $0.defaultValue().snippetValue }
        let type = try typeArgument(1)
        return writes.map { .environment(EnvironmentWriteModifier($0.key, opaque($0.value, type), method: method)) }
    }

    /// A change of the value at a key path, by the closure that is an argument.
    fileprivate func environmentTransform(_ index: Int, as method: String? = nil) throws -> Modifier {
        let (path, transform, type) = (try argument(1), try argument(index), try typeArgument(1))
        let (bridge, machine) = (bridge, machine)
        let key = try bridge.environmentKey(of: path, machine)
        return .environment(
            EnvironmentTransformModifier(key, method: method) { old in
                let bag = Value.native(ValueBag<ViewTree.EnvironmentKey> { $0 == key ? old.snippetValue : try $0.defaultValue().snippetValue })
                let changed = try machine.callUpdating(transform, [try machine.get(path, of: bag)]).arguments[0]
                let written = try bridge.native(try machine.set(path, of: bag, to: changed), ValueBag<ViewTree.EnvironmentKey>.self, machine)
                return SnippetValue(value: try written.value(of: key), type: (old as? SnippetValue)?.type ?? type, machine: machine)
            })
    }

    fileprivate var environmentObject: Modifier {
        get throws {
            let object = try isNil(1) ? nil : machine.observableReference(try argument(1))
            return .environment(EnvironmentObjectModifier(bridge.viewType(try typeArgument(1)), object))
        }
    }
}
