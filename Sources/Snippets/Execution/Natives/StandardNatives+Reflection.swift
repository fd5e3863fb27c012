extension StandardNatives {
    static func bindReflection(_ table: inout [String: DirectFunction]) {
        table["_dump(_: Any, _: String?, _: Int, _: Int, _: Int)"] = { call in
            let name: String? = if case .string(let text) = call[1] { text } else { nil }
            let indent = try max(0, min(call.int(2), 400))
            try call.machine.write(
                Dump.text(of: call[0], .any, name: name, indent: indent, depth: call.int(3), items: call.int(4), call.machine))
            return .none
        }
        table["_children(of: Any)"] = { call in
            try call.made(
                call.machine.reflection(of: call[0], .any).children.map { child in
                    .box(Box([child.label.map(Value.string) ?? .none, .any(call.machine.erased(child.value, child.type))]))
                })
        }
        table["_displayStyle(of: Any)"] = { call in try call.machine.reflection(of: call[0], .any).style.map { .int($0.rawValue) } ?? .none }
    }
}
