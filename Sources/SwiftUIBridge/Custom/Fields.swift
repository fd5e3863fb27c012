import SwiftMachine
import SwiftModel
import ViewTree

/// A stored property of a struct value, with its type in terms of the value's type arguments.
struct Field {
    let property: VariableDecl
    let type: SwiftType
    let value: Value

    /// The stored properties of a struct value in the order of declaration; none of other values.
    static func all(of value: Value, _ type: SwiftType) -> [Field] {
        guard case .nominal(let decl, let arguments) = type.underlying, decl.kind == .struct, case .box(let box) = value else { return [] }
        let map = Dictionary(zip(decl.parameters, arguments), uniquingKeysWith: { first, _ in first })
        return zip(decl.storedProperties, box.fields).map { property, field in
            Field(property: property, type: property.type.substituting(map).underlying, value: field)
        }
    }
}

/// A dynamic property's cell, with its place in the value: indices of fields, from the outermost.
struct LocatedCell {
    let name: String
    /// As `_printChanges()` names it: `_n`; for one inside another `DynamicProperty`, the view's property that holds it.
    let printedName: String
    let path: [Int]
    let cell: any DynamicCell
}

extension Bridge {
    /// The stored properties of a struct value in the order of declaration; none of other values.
    func fields(of value: Value, _ type: SwiftType) -> [Field] { Field.all(of: value, type) }

    /// The dynamic properties of a view, those of nested `DynamicProperty` structs included.
    func cells(in value: Value, _ type: SwiftType, _ machine: Machine, path: [Int] = [], in holder: String? = nil) -> [LocatedCell] {
        fields(of: value, type).enumerated().flatMap { index, field -> [LocatedCell] in
            let property = field.property
            let printedName = holder ?? property.wrapped.map { "_\($0.name)" } ?? property.name
            if case .native(let object) = field.value, let cell = object as? any DynamicCell {
                return [LocatedCell(name: property.wrapped?.name ?? property.name, printedName: printedName, path: path + [index], cell: cell)]
            }
            guard isInterpreted(property, field.type, machine) else { return [] }
            return cells(in: field.value, field.type, machine, path: path + [index], in: printedName)
        }
    }

    /// Whether a property's type is a `DynamicProperty` that is written in Swift: one of the snippet, or a wrapper of the library with properties.
    private func isInterpreted(_ property: VariableDecl, _ type: SwiftType, _ machine: Machine) -> Bool {
        guard let decl = type.nominal, decl.kind == .struct, !decl.isPrelude || property.wrapped != nil && !decl.storedProperties.isEmpty else { return false }
        return machine.conforms(type, to: .dynamicProperty)
    }

    /// The value with the dynamic properties of interpreted types updated for a body that is about to run, those inside of others first.
    func updating(_ value: Value, _ type: SwiftType, _ machine: Machine) throws -> Value {
        guard let decl = type.underlying.nominal, decl.storedProperties.contains(where: { isInterpreted($0, $0.type, machine) }) else { return value }
        return try fields(of: value, type).enumerated().reduce(value) { value, item in
            let (index, field) = item
            guard isInterpreted(field.property, field.type, machine) else { return value }
            let property = try updating(field.value, field.type, machine)
            guard let update = try machine.member(named: "update()", of: field.type), update.decl.owner?.kind != .protocol else {
                return replacing([index], in: value, with: property)
            }
            var arguments = [property]
            _ = try machine.invoke(update, updating: &arguments)
            return replacing([index], in: value, with: update.decl.isMutating ? arguments[0] : property)
        }
    }

    /// The value with its cells connected to what the graph provides; a slot a cell, in order.
    func installing(_ slots: [DynamicSlot], _ cells: [LocatedCell], in value: Value) -> Value {
        zip(cells, slots).reduce(value) { value, pair in
            let (located, slot) = pair
            return replacing(located.path[...], in: value, with: .native(located.cell.installed(in: slot, of: self)))
        }
    }

    private func replacing(_ path: ArraySlice<Int>, in value: Value, with new: Value) -> Value {
        guard let index = path.first else { return new }
        guard case .box(let box) = value, box.fields.indices.contains(index) else { return value }
        var fields = Array(box.fields)
        fields[index] = replacing(path.dropFirst(), in: fields[index], with: new)
        return .box(Box(tag: box.tag, fields))
    }
}
