extension SwiftType {
    /// The type with solved variables replaced by their solutions, throughout.
    public var resolved: SwiftType {
        switch self {
        case .variable(let variable): variable.solution?.resolved ?? self
        case .parameter, .error: self
        default: mapped { $0.resolved }
        }
    }

    package var isExistential: Bool { if case .existential = self { true } else { false } }

    /// Looks through variables at the top only.
    package var head: SwiftType {
        var type = self
        while case .variable(let variable) = type, let solution = variable.solution { type = solution }
        if case .function(let function) = type, function.parameters.contains(where: \.isPack) { return .function(function.unpacked) }
        return type
    }

    /// The type with generic parameters replaced; those without an entry stay.
    public func substituting(_ map: [GenericParameter: SwiftType]) -> SwiftType {
        if map.isEmpty { return self }
        switch self {
        case .parameter(let parameter): return map[parameter] ?? self
        case .variable(let variable): return variable.solution?.substituting(map) ?? self
        case .error: return self
        default: return mapped { $0.substituting(map) }
        }
    }

    /// The type with its direct parts changed.
    package func mapped(_ change: (SwiftType) -> SwiftType) -> SwiftType {
        switch self {
        case .nominal(let decl, let arguments): arguments.isEmpty ? self : .nominal(decl, arguments.map(change))
        case .tuple(let elements): .tuple(elements.map { TupleElement(label: $0.label, type: change($0.type)) })
        case .function(var function):
            {
                for index in function.parameters.indices { function.parameters[index].type = change(function.parameters[index].type) }
                function.result = change(function.result)
                function.thrown = function.thrown.map(change)
                return .function(function.unpacked)
            }()
        case .member(let base, let associated): .member(change(base), associated)
        case .opaque(let opaque, let arguments): .opaque(opaque, arguments.map(change))
        case .metatype(let type): .metatype(change(type))
        case .expansion(let pattern, let packs): .repeating(change(pattern), for: packs.mapValues(change))
        case .existential(let protocols, let bound): bound.isEmpty ? self : .existential(protocols, bound.mapValues(change))
        case .parameter, .variable, .error: self
        }
    }

    /// Whether a part of the type satisfies the condition.
    package func contains(_ condition: (SwiftType) -> Bool) -> Bool {
        if condition(self) { return true }
        switch self {
        case .nominal(_, let arguments), .opaque(_, let arguments): return arguments.contains { $0.contains(condition) }
        case .tuple(let elements): return elements.contains { $0.type.contains(condition) }
        case .function(let function):
            return function.result.contains(condition) || function.parameters.contains { $0.type.contains(condition) }
                || (function.thrown?.contains(condition) ?? false)
        case .member(let base, _), .metatype(let base): return base.contains(condition)
        case .variable(let variable): return variable.solution?.contains(condition) ?? false
        case .existential(_, let bound): return bound.values.contains { $0.contains(condition) }
        case .expansion(let pattern, let packs): return pattern.contains(condition) || packs.values.contains { $0.contains(condition) }
        case .parameter, .error: return false
        }
    }

    package var hasVariables: Bool {
        contains {
            if case .variable(let variable) = $0 { return variable.solution == nil }
            return false
        }
    }

    package var isError: Bool {
        if case .error = head { return true }
        return false
    }

    /// Whether it is a type of the libraries, or such a type itself.
    package var isOfLibrary: Bool {
        if case .metatype(let inner) = head { return inner.isOfLibrary }
        return nominal?.isPrelude ?? false
    }

    package var isTuple: Bool { if case .tuple = head { true } else { false } }

    /// Whether it has no values: `Never`, and enums without cases.
    package var isUninhabited: Bool {
        guard let decl = nominal else { return false }
        return decl.known == .never || decl.kind == .enum && !decl.isPrelude && decl.cases.isEmpty
    }

    package var isVoid: Bool {
        if case .tuple(let elements) = head { return elements.isEmpty }
        return false
    }

    /// Whether the type has no declaration, and therefore conforms to nothing: a tuple, a function, a metatype.
    package var isStructural: Bool {
        switch head {
        case .tuple, .function, .metatype: true
        default: false
        }
    }

    /// The declaration of a nominal type.
    public var nominal: NominalDecl? {
        if case .nominal(let decl, _) = head { return decl }
        return nil
    }

    package var arguments: [SwiftType] {
        if case .nominal(_, let arguments) = head { return arguments }
        return []
    }

    /// The elements' type of an array.
    public var elementType: SwiftType? { isKnown(.array) ? arguments.first : nil }
    public var isVoidType: Bool { isVoid }

    /// `T` of `T?`.
    public var optionalPayload: SwiftType? { isKnown(.optional) ? arguments.first : nil }

    /// Whether a value of the type is boxed where it is what an optional holds: it could be taken for `nil` otherwise.
    package var isBoxedAsPayload: Bool { optionalPayload != nil || isVoid }

    /// `Any?` and the like, whose value is held as the existential itself.
    package var isOptionalExistential: Bool {
        if case .existential? = optionalPayload { true } else { false }
    }

    /// The type behind `some P`, throughout, where it is known.
    public var underlying: SwiftType {
        switch self {
        case .opaque(let opaque, let arguments):
            if opaque.underlying == nil { opaque.resolve?() }
            guard let underlying = opaque.underlying else { return self }
            return underlying.substituting(Dictionary(zip(opaque.parameters, arguments), uniquingKeysWith: { a, _ in a })).underlying
        case .variable(let variable): return variable.solution?.underlying ?? self
        default: return mapped { $0.underlying }
        }
    }
}

extension NominalDecl {
    /// The arguments as they are written: those of a parameter pack one by one.
    package func packed(_ arguments: [SwiftType]) -> [SwiftType] {
        guard takesPack, arguments.count == 1, case .tuple(let elements)? = arguments.first?.head else { return arguments }
        return elements.map(\.type)
    }
}

extension SwiftType: CustomStringConvertible {
    /// How a type is written.
    private enum Spelling { case sugared, printed, reflected }

    /// A type that has its own error: no other message names it.
    package static let errorSpelling = "<<error type>>"

    /// As diagnostics spell it: `[Int]`, `String?`, `some View`.
    public var description: String { spelled(.sugared) }

    /// As `print(type(of:))` spells it: `Array<Int>`, `Optional<Text>`, opaque types by what is behind them.
    public var printedName: String { underlying.spelled(.printed) }

    /// As `debugPrint` spells it, with the modules of the libraries and the types around: `Swift.Array<Menu.Dish>`. Snippets have no module to name.
    package var reflectedName: String { underlying.spelled(.reflected) }

    package func printedName(reflected: Bool) -> String { reflected ? reflectedName : printedName }

    private func spelled(_ spelling: Spelling) -> String {
        switch self {
        case .nominal(let decl, let arguments):
            // Where one type is wanted, a pack is a tuple.
            let list = decl.packed(arguments).map { decl.takesPack || !$0.isPack ? $0.spelled(spelling) : "(\($0.spelled(spelling)))" }
            if spelling == .sugared {
                if decl.known == .optional, let wrapped = list.first {
                    if case .function = arguments[0].head { return "(\(wrapped))?" }
                    if case .opaque = arguments[0].head { return "(\(wrapped))?" }
                    return wrapped + "?"
                }
                if decl.known == .array, let element = list.first { return "[\(element)]" }
                if decl.known == .dictionary, list.count == 2 { return "[\(list[0]) : \(list[1])]" }
            }
            let outer = decl.parent?.parameters.count ?? 0
            if spelling == .reflected {
                let around = decl.parent.map { SwiftType.nominal($0, Array(arguments.prefix(outer))).spelled(.reflected) } ?? decl.libraryModule
                let own = list.dropFirst(outer)
                return (around.map { $0 + "." } ?? "") + decl.name + (own.isEmpty ? "" : "<\(own.joined(separator: ", "))>")
            }
            if spelling == .sugared, outer > 0, let parent = decl.parent {
                return "\(parent.name)<\(list.prefix(outer).joined(separator: ", "))>.\(decl.name)"
            }
            let own = list.dropFirst(outer)
            return own.isEmpty ? (spelling == .sugared ? decl.qualifiedName : decl.name) : "\(decl.name)<\(own.joined(separator: ", "))>"
        case .tuple(let elements):
            return "(" + elements.map { ($0.label.map { $0 + ": " } ?? "") + $0.type.spelled(spelling) }.joined(separator: ", ") + ")"
        case .function(let function):
            let parameters = function.parameters.map { ($0.isInout ? "inout " : "") + $0.type.spelled(spelling) + ($0.isVariadic ? "..." : "") }
            let thrown = function.thrown.map { "(\($0.spelled(spelling)))" } ?? ""
            return "(\(parameters.joined(separator: ", ")))\(function.isAsync ? " async" : "")\(function.isThrowing ? " throws\(thrown)" : "") -> "
                + function.result.spelled(spelling)
        case .parameter(let parameter): return parameter.element.map { "repeat \($0.name)" } ?? parameter.name
        case .expansion(let pattern, _): return "repeat \(pattern.spelled(spelling))"
        case .member(let base, let associated): return "\(base.spelled(spelling)).\(associated.name)"
        case .opaque(let opaque, _): return "some " + opaque.protocols.map(\.name).joined(separator: " & ")
        case .existential(let protocols, let bound):
            if protocols.isEmpty { return "Any" }
            let names = protocols.map { decl in
                let name = (spelling == .reflected ? decl.libraryModule.map { $0 + "." } ?? "" : "") + decl.name
                let arguments = decl.primaryAssociatedTypes.compactMap { name in bound.first { $0.key.name == name }?.value.spelled(spelling) }
                return arguments.isEmpty ? name : "\(name)<\(arguments.joined(separator: ", "))>"
            }
            return (spelling == .sugared ? "any " : "") + names.joined(separator: " & ")
        case .metatype(let type): return type.spelled(spelling) + ".Type"
        case .variable(let variable):
            if let solution = variable.solution { return solution.spelled(spelling) }
            switch variable.literal {
            case .integer: return "Int"
            case .float: return "Double"
            case .string: return "String"
            case .boolean: return "Bool"
            default: return variable.name ?? "_"
            }
        case .error: return Self.errorSpelling
        }
    }
}
