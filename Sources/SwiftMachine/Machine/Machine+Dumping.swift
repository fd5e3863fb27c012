import SwiftModel

/// `dump`: a value and what it is made of, a line each.
struct Dump {
    let machine: Machine
    private var text = ""
    private var left: Int
    private var seen: [ObjectIdentifier: Int] = [:]

    /// - Parameter items: how many lines there may be.
    static func text(of value: Value, _ type: SwiftType, name: String?, indent: Int, depth: Int, items: Int, _ machine: Machine) throws -> String {
        var dump = Dump(machine: machine, left: items)
        try dump.add(value, type, name: name, indent: indent, depth: depth)
        return dump.text
    }

    private init(machine: Machine, left: Int) { (self.machine, self.left) = (machine, left) }

    private mutating func add(_ value: Value, _ type: SwiftType, name: String?, indent: Int, depth: Int) throws {
        if case .any(let existential) = value { return try add(existential.value, existential.type, name: name, indent: indent, depth: depth) }
        guard left > 0 else { return }
        left -= 1
        try machine.countFuel()
        let reflection = try machine.reflection(of: value, type)
        start(indent, isOpen: depth > 0, hasChildren: !reflection.children.isEmpty)
        if let name { text += "\(name): " }
        text += try summary(value, type, reflection)
        if case .object(let object) = value, type.optionalPayload == nil {
            if let number = seen[ObjectIdentifier(object)] { text += " #\(number)\n"; return }
            text += " #\(seen.count)"
            seen[ObjectIdentifier(object)] = seen.count
        }
        text += "\n"
        try machine.checkString(text)
        // Values may be nested in each other a million deep.
        guard depth > 0, indent < 400 else { return }
        // A superclass is one level deeper than the class below it.
        for (offset, level) in reflection.superclasses.prefix(depth).enumerated() {
            start(indent + 2 * (offset + 1), isOpen: depth - 1 > offset, hasChildren: !level.children.isEmpty)
            text += "super: \(level.type.printedName)\n"
        }
        for (offset, level) in reflection.superclasses.prefix(depth - 1).enumerated().reversed() {
            try add(level.children, indent: indent + 2 * (offset + 2), depth: depth - 2 - offset)
        }
        try add(reflection.children, indent: indent + 2, depth: depth - 1)
    }

    private mutating func add(_ children: [Reflection.Child], indent: Int, depth: Int) throws {
        for (offset, child) in children.enumerated() {
            if left <= 0 {
                let count = children.count - offset
                text += String(repeating: " ", count: indent + 2) + "(\(count)\(offset > 0 ? " more" : "") \(count == 1 ? "child" : "children"))\n"
                return
            }
            try add(child.value, child.type, name: child.label, indent: indent, depth: depth)
        }
    }

    private mutating func start(_ indent: Int, isOpen: Bool, hasChildren: Bool) {
        text += String(repeating: " ", count: indent) + (hasChildren ? isOpen ? "▿ " : "▹ " : "- ")
    }

    private func summary(_ value: Value, _ type: SwiftType, _ reflection: Reflection) throws -> String {
        func counted(_ singular: String, _ plural: String) -> String { "\(reflection.children.count) \(reflection.children.count == 1 ? singular : plural)" }
        switch reflection.style {
        case .tuple: return "(\(counted("element", "elements")))"
        case .collection: return counted("element", "elements")
        case .dictionary: return counted("key/value pair", "key/value pairs")
        case .set: return counted("member", "members")
        default: break
        }
        let type = machine.dynamicType(value, type)
        let describes = [KnownType.customDebugStringConvertible, .customStringConvertible, .textOutputStreamable].contains { machine.conforms(type, to: $0) }
        guard !describes, let decl = type.nominal else { return try machine.printed(value, type, inContainer: true) }
        switch reflection.style {
        case .class, .struct: return type.reflectedName
        case .enum:
            guard decl.cases.indices.contains(machine.tag(value)) else { break }
            return "\(type.reflectedName).\(decl.cases[machine.tag(value)].name)"
        default: break
        }
        return try machine.printed(value, type, inContainer: true)
    }
}
