import SwiftMachine
import SwiftModel
import ViewTree

extension BridgeCall {
    /// A view for each element of the collection that is argument 0. `data` and `content` are type arguments; `id` is the argument with the key path of
    /// identities, `nil` where the elements are Identifiable; `function` is the argument with the closure.
    func forEach(data: Int, id: Int?, content: Int, function: Int) throws -> ForEachContent {
        let elements = try bridge.elements(of: argument(0), typeArgument(data), machine)
        let (make, contentType) = (try closure(function), try typeArgument(content))
        let identity = try identity(of: elements.type, id)
        let (bridge, machine) = (bridge, machine)
        var made = ForEachContent(count: elements.count, contentType: bridge.viewType(contentType)) { index in
            try identity(elements[index])
        } content: { index in
            try bridge.declared(make(elements[index]), contentType, machine)
        }
        made.elementsAreIDs = try id.map { try native($0, KeyPathValue.self).components.isEmpty } ?? false
        return made
    }

    /// A view for each number of the constant range that is argument 0; its identity is its offset.
    func forEachRange(content: Int) throws -> ForEachContent {
        let fields = try fields(0, 2)
        guard case .int(let lower) = fields[0], case .int(let upper) = fields[1], lower <= upper else { throw mismatch("Range") }
        let (make, contentType) = (try closure(1), try typeArgument(content))
        let (length, overflow) = upper.subtractingReportingOverflow(lower)
        let (bridge, machine) = (bridge, machine)
        return ForEachContent(count: overflow ? Int.max : length, constantStart: lower, contentType: bridge.viewType(contentType)) { index in
            ExplicitID(lower &+ index)
        } content: { index in
            try bridge.declared(make(.int(lower &+ index)), contentType, machine)
        }
    }

    /// A view for each element of a bound array, which is edited in place.
    func forEachBinding(collection: Int, id: Int?, content: Int, function: Int) throws -> ForEachContent {
        let binding: BindingCell = try native(0)
        let type = try typeArgument(collection)
        let collection = try binding.get(call.line)
        let isArray = if case .array = collection { true } else { false }
        let elements = try bridge.elements(of: collection, type, machine)
        let identity = try identity(of: elements.type, id)
        let (make, contentType) = (try closure(function), try typeArgument(content))
        let (bridge, machine) = (bridge, machine)
        return ForEachContent(count: elements.count, contentType: bridge.viewType(contentType)) { index in
            try identity(elements[index])
        } content: { index in
            let known = try elements[index]
            let element =
                isArray
                ? binding.element(at: index, known: known, of: elements.type)
                : binding.element(at: index, known: known, of: elements.type, in: type, machine)
            return try bridge.declared(make(.native(element)), contentType, machine)
        }
    }

    /// Reads the identity of elements of the type: by the key path that is an argument, or their own.
    func identity(of type: SwiftType, _ keyPath: Int?) throws -> (Value) throws -> ExplicitID {
        let (bridge, machine) = (bridge, machine)
        guard let keyPath else {
            let idType = try machine.associatedType("ID", of: .identifiable, in: type)
            return { element in try bridge.explicitID(machine.callMember("id", of: type, base: element, arguments: []), idType, machine) }
        }
        let path = try argument(keyPath)
        let idType = try typeArgument(call.typeArguments.count > 3 && call.resultType.isKnown(.list) ? 3 : 1)
        return { element in try bridge.explicitID(machine.get(path, of: element), idType, machine) }
    }
}

extension BindingCell {
    /// The element of a bound array. `known` is used where the array became shorter in the meantime.
    func element(at index: Int, known: Value, of type: SwiftType) -> BindingCell {
        part(AnyHashable(index), of: type, made: known) { whole in
            guard case .array(let storage) = whole, storage.elements.indices.contains(index) else { return known }
            return storage.elements[index]
        } replace: { whole, value in
            guard case .array(let storage) = whole, storage.elements.indices.contains(index) else { return nil }
            var elements = storage.elements
            elements[index] = value
            return .array(ArrayStorage(elements))
        }
    }

    /// The element of a bound collection of another kind: a slice, or one of the snippet's.
    func element(at offset: Int, known: Value, of type: SwiftType, in collection: SwiftType, _ machine: Machine) -> BindingCell {
        part(AnyHashable(offset), of: type, made: known) { whole in
            try machine.callMember("_element(atOffset:otherwise:)", of: collection, base: whole, arguments: [.int(offset), known])
        } replace: { whole, value in
            try machine.callMember("_replacing(atOffset:by:)", of: collection, base: whole, arguments: [.int(offset), value])
        }
    }
}

extension Registrar {
    mutating func bindForEach() {
        view("ForEach.init(_: Data, content: (Data.Element) -> Content)") { call in .forEach(try call.forEach(data: 0, id: nil, content: 2, function: 1)) }
        view("ForEach.init(_: Data, id: KeyPath<Data.Element, ID>, content: (Data.Element) -> Content)") { call in
            .forEach(try call.forEach(data: 0, id: 1, content: 2, function: 2))
        }
        view("ForEach.init(_data: Data, _rows: (Data.Element) -> Content)") { call in .forEach(try call.forEach(data: 0, id: nil, content: 2, function: 1)) }
        view("ForEach.init(_data: Data, id: KeyPath<Data.Element, ID>, _rows: (Data.Element) -> Content)") { call in
            .forEach(try call.forEach(data: 0, id: 1, content: 2, function: 2))
        }
        view("ForEach.init(_: Range<Int>, content: (Int) -> Content)") { call in .forEach(try call.forEachRange(content: 2)) }
        view("ForEach.init(_: Binding<C>, content: (Binding<C.Element>) -> Content)") { call in
            .forEach(try call.forEachBinding(collection: 3, id: nil, content: 2, function: 1))
        }
        view("ForEach.init(_: Binding<C>, id: KeyPath<C.Element, ID>, content: (Binding<C.Element>) -> Content)") { call in
            .forEach(try call.forEachBinding(collection: 3, id: 1, content: 2, function: 2))
        }
        function("ForEach._onDelete(_: (([Int]) -> Void)?)") { call in
            let machine = call.machine
            return try call.editing { edits, action in
                edits.delete = action.map { action in { _ = try machine.call(action, [.indices($0)]) } }
            }
        }
        function("ForEach._onInsert(_: (Int, NSItemProvider, Int) -> Bool)") { call in
            let machine = call.machine
            return try call.editing { edits, action in
                edits.insert = action.map { action in
                    { phase, payload, index in
                        guard let item = payload as? DraggedItem else { return false }
                        guard case .bool(true) = try machine.call(action, [.int(phase.rawValue), item.provider, .int(index)]) else { return false }
                        return true
                    }
                }
            }
        }
        function("ForEach._onMove(_: (([Int], Int) -> Void)?)") { call in
            let machine = call.machine
            return try call.editing { edits, action in
                edits.move = action.map { action in { _ = try machine.call(action, [.indices($0), .int($1)]) } }
            }
        }
    }
}

extension BridgeCall {
    /// The `ForEach` that is argument 0 with the action that is argument 1.
    fileprivate func editing(_ change: (inout RowEdits, Value?) -> Void) throws -> Value {
        let declared: DeclaredView = try native(0)
        guard case .forEach(var content) = declared.kind else { return .native(declared) }
        change(&content.edits, try isNil(1) ? nil : argument(1))
        return .native(DeclaredView(declared.type, .forEach(content), line: declared.line))
    }
}

extension Value {
    fileprivate static func indices(_ indices: [Int]) -> Value { .array(ArrayStorage(indices.map(Value.int))) }
}
