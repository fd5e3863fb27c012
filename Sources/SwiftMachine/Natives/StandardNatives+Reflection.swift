import SwiftModel

extension StandardNatives {
    static func bindReflection(_ table: inout [String: DirectFunction]) {
        table["_dumped(_: Any, _: String?, _: Int, _: Int, _: Int)"] = { call in
            let name: String? = if case .string(let text) = call[1] { text } else { nil }
            let indent = try max(0, min(call.int(2), 400))
            return try call.made(
                Dump.text(of: call[0], .any, name: name, indent: indent, depth: call.int(3), items: call.int(4), call.machine))
        }
        table["_levels(of: Any)"] = { call in
            let reflection = try call.machine.plainReflection(of: call[0], .any)
            let own: SwiftType = if case .any(let existential) = call[0] { call.machine.dynamicType(existential.value, existential.type) } else { .any }
            let levels = [(type: own, children: reflection.children)] + reflection.superclasses
            return try call.made(
                levels.map { level in
                    let children = level.children.map { child in
                        Value.box(Box([child.label.map(Value.string) ?? .none, .any(call.machine.erased(child.value, child.type))]))
                    }
                    return try .box(Box([.type(level.type), call.made(children)]))
                })
        }
        table["_propertyTypes(of: Any.Type)"] = { call in
            guard case .type(let type) = call[0] else { return try call.made([]) }
            return try call.made((type.nominal?.storedProperties ?? []).map { .type($0.type.resolved) })
        }
        table["_displayStyle(of: Any)"] = { call in try call.machine.plainReflection(of: call[0], .any).style.map { .int($0.rawValue) } ?? .none }
    }
}
