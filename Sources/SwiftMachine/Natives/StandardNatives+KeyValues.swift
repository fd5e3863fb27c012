import SwiftModel

extension StandardNatives {
    /// Properties that a running program names by texts.
    static func bindKeyValues(_ table: inout [String: DirectFunction]) {
        table["_hasKey(_: Any, _: String)"] = { call in .bool(try property(call) != nil) }
        table["_keyValue(_: Any, _: String)"] = { call in
            guard let (object, name, type) = try property(call) else { return .none }
            let value = try call.machine.callMember(name, of: type, base: .object(object), arguments: [])
            guard let found = call.machine.propertyType(name, of: type), !(found.optionalPayload != nil && value.isNone) else { return .none }
            return try call.machine.cast(value, found, .any) ?? .none
        }
    }

    /// The object, the property and the class that declares it, where Objective-C could see it.
    private static func property(_ call: DirectCall) throws -> (Instance, String, SwiftType)? {
        guard case .any(let existential) = call[0], case .object(let object) = existential.value else { return nil }
        let (name, types) = (try call.string(1), call.machine.types)
        var current: SwiftType? = object.type
        while let type = current, let decl = type.nominal {
            try call.machine.budget.charge()
            for case .variable(let variable) in types.module.members(name, of: decl) where !variable.isStatic && variable.owner == decl {
                let isVisible = variable.attributes.names.contains("objc") || decl.attributes.names.contains("objcMembers") || decl.isPrelude
                return isVisible && isObject(object.type, types) ? (object, name, type) : nil
            }
            current = types.superclass(of: type)
        }
        return nil
    }

    private static func isObject(_ type: SwiftType, _ types: TypeSpace) -> Bool {
        types.root(of: type).nominal.map { $0.isPrelude && $0.name == "NSObject" } ?? false
    }
}
