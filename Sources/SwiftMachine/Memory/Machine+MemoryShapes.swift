import SwiftModel

extension Machine {
    /// The shape of a type whose declaration says it, or whose layout Swift has fixed.
    func shape(of type: SwiftType) throws -> MemoryShape {
        try budget.charge()
        switch type {
        case .tuple(let elements): return .structure(try elements.map { try shape(of: $0.type) })
        case .function: return .words(2)
        case .metatype(let inner): return metatypeShape(inner)
        case .existential(let protocols, _): return existentialShape(protocols)
        case .nominal(let decl, let arguments):
            if decl.kind == .class { return .reference }
            if decl.isPrelude { return try libraryShape(decl, arguments, type) }
            return decl.kind == .enum ? try enumShape(decl, type) : .structure(try parts(of: decl, type))
        default: throw unknownShape(type)
        }
    }

    private func unknownShape(_ type: SwiftType) -> RuntimeError {
        RuntimeError("unsupported", "the memory layout of '\(type.printedName)' is not supported yet", at: nil, help: "ask for that of a type of the program")
    }

    /// The stored properties of a struct.
    func parts(of decl: NominalDecl, _ type: SwiftType) throws -> [MemoryShape] {
        let map = types.map(type)
        return try decl.storedProperties.map { property in
            if property.isWeak { return .bytes(8) }
            // What is known anyway takes no room.
            if case .metatype(.nominal(let known, _)) = property.type, known.kind != .class { return MemoryShape() }
            let shape = try shape(of: types.concrete(property.type, map))
            return property.isLazy ? .enumeration([shape], caseCount: 2, isGeneric: false) : shape
        }
    }

    private func enumShape(_ decl: NominalDecl, _ type: SwiftType) throws -> MemoryShape {
        let map = types.map(type)
        var payloads: [MemoryShape] = []
        var isGeneric = false
        for enumCase in decl.cases where !enumCase.payload.isEmpty {
            if enumCase.isIndirect || decl.attributes.contains("indirect") { payloads.append(.reference); continue }
            payloads.append(.structure(try enumCase.payload.map { try shape(of: types.concrete($0.type, map)) }))
            let names = enumCase.payload.contains { $0.type.contains { if case .parameter = $0 { true } else { false } } }
            isGeneric = isGeneric || names
        }
        return .enumeration(payloads, caseCount: decl.cases.count, isGeneric: isGeneric)
    }

    private func metatypeShape(_ type: SwiftType) -> MemoryShape {
        switch type {
        case .existential(let protocols, _): .words(1 + witnessTables(protocols))
        default: .words(1)
        }
    }

    private func existentialShape(_ protocols: [NominalDecl]) -> MemoryShape {
        if protocols.contains(where: { $0.known == .error }) { return .words(1) }
        let count = witnessTables(protocols)
        let isOfObjects = protocols.contains { target in target.selfAndRefined.contains { $0.known == .anyObject || $0.superclass != nil } }
        return .words(isOfObjects ? 1 + count : 4 + count)
    }

    private func witnessTables(_ protocols: [NominalDecl]) -> Int {
        let own = protocols.filter { target in !protocols.contains { $0 != target && $0.refines(target) } }
        return own.count { $0.known != .anyObject && !($0.known?.isMarker ?? false) }
    }

    private func libraryShape(_ decl: NominalDecl, _ arguments: [SwiftType], _ type: SwiftType) throws -> MemoryShape {
        if let known = decl.known {
            if let arithmetic = SizedTypes.arithmetic(of: type) { return .bytes(arithmetic.bounds.width / 8) }
            switch known {
            case .bool: return .flag
            case .double, .cgFloat, .date: return .bytes(8)
            case .float: return .bytes(4)
            case .never: return MemoryShape()
            case .string, .character: return .structure([.bytes(8), .bridge])
            case .substring: return .structure([.bytes(8), .bytes(8), .bytes(8), .bridge])
            case .array, .set, .dictionary: return .bridge
            case .arraySlice: return .words(4)
            case .anyHashable: return .words(5)
            case .optional: return .enumeration([try shape(of: arguments.first ?? .error)], caseCount: 2, isGeneric: true)
            case .range, .closedRange:
                let bound = try shape(of: arguments.first ?? .error)
                return .structure([bound, bound])
            case .partialRangeFrom, .partialRangeThrough, .partialRangeUpTo: return try shape(of: arguments.first ?? .error)
            default: break
            }
        }
        if decl.kind == .enum, decl.libraryModule == "Swift" { return try enumShape(decl, type) }
        guard let shape = Self.libraryShapes[decl.qualifiedName] else { throw unknownShape(type) }
        return shape
    }

    /// Types whose layout is a part of the platform.
    private static let libraryShapes: [String: MemoryShape] = [
        "String.Index": .bytes(8), "Unicode.Scalar": .bytes(4), "ObjectIdentifier": .words(1), "Duration": .bytes(16, alignment: 8),
        "UUID": .bytes(16, alignment: 1), "Decimal": .bytes(20, alignment: 4), "CGPoint": .bytes(16, alignment: 8), "CGSize": .bytes(16, alignment: 8),
        "CGRect": .bytes(32, alignment: 8), "CGVector": .bytes(16, alignment: 8), "CGAffineTransform": .bytes(48, alignment: 8),
    ]

    /// How many bytes into a value the property of a key path is stored; `nil` where it isn't stored in it.
    func offset(of path: KeyPathValue) throws -> Int? {
        var (offset, type) = (0, path.rootType)
        for component in path.components {
            switch component {
            case .stored(let property, let index, false):
                guard let decl = type.nominal, !decl.isPrelude else { throw unknownShape(type) }
                offset += MemoryShape.offsets(try parts(of: decl, type))[index]
                type = types.concrete(property.type, types.map(type))
            case .tupleElement(let index):
                guard case .tuple(let elements) = type else { return nil }
                offset += MemoryShape.offsets(try elements.map { try shape(of: $0.type) })[index]
                type = elements[index].type
            default: return nil
            }
        }
        return offset
    }
}

extension StandardNatives {
    static func bindMemory(_ table: inout [String: DirectFunction]) {
        table["MemoryLayout.size"] = { call in .int(try call.machine.shape(of: call.type(0)).size) }
        table["MemoryLayout.stride"] = { call in .int(try call.machine.shape(of: call.type(0)).stride) }
        table["MemoryLayout.alignment"] = { call in .int(try call.machine.shape(of: call.type(0)).alignment) }
        table["MemoryLayout.offset(of: PartialKeyPath<T>)"] = { call in
            guard case .native(let object) = call[0], let path = object as? KeyPathValue else { throw RuntimeError.malformed("a key path") }
            return try call.machine.offset(of: path).map(Value.int) ?? .none
        }
    }
}
