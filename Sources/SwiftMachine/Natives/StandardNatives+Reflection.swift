import SwiftModel

extension StandardNatives {
    static func bindReflection(_ table: inout [String: DirectFunction]) {
        table["_dumped(_: Any, _: String?, _: Int, _: Int, _: Int)"] = { call in
            let name: String? = if case .string(let text) = call[1] { text } else { nil }
            let indent = try max(0, min(call.int(2), 400))
            return try call.made(
                Dump.text(of: call[0], .any, name: name, indent: indent, depth: call.int(3), items: call.int(4), call.machine))
        }
        table["_children(of: Any, _: Int)"] = { call in
            let (reflection, level) = (try call.machine.reflection(of: call[0], .any), try call.int(1))
            let children = reflection.superclasses.indices.contains(level - 1) ? reflection.superclasses[level - 1].children : reflection.children
            return try call.made(
                children.map { child in
                    .box(Box([child.label.map(Value.string) ?? .none, .any(call.machine.erased(child.value, child.type))]))
                })
        }
        table["_superclass(of: Any, _: Int)"] = { call in
            let (above, level) = (try call.machine.reflection(of: call[0], .any).superclasses, try call.int(1))
            return above.indices.contains(level - 1) ? .type(above[level - 1].type) : .none
        }
        table["_displayStyle(of: Any)"] = { call in try call.machine.reflection(of: call[0], .any).style.map { .int($0.rawValue) } ?? .none }
    }
}
