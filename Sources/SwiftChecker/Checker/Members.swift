import Diagnostics
import SwiftModel
import SwiftSyntax

/// A member found in a type, with what the owner's generic parameters are there.
struct FoundMember {
    let member: Member
    /// The type whose declaration has it; for protocols the type that conforms.
    let owner: SwiftType
    let map: [GenericParameter: SwiftType]
    /// 0 for the type's own, growing with the distance: superclass, protocols.
    let distance: Int
}

/// What two declarations of one function have in common: labels, types, constraints of their own parameters.
struct FunctionSignature {
    let function: FunctionDecl
    let map: [GenericParameter: SwiftType]
    let conformances: Conformances

    private var parameters: ArraySlice<GenericParameter> { function.parameters.suffix(function.ownParameterCount) }
    private var constraints: [String] { parameters.flatMap(\.protocols).map(\.name) }

    /// - Parameter names: what its own parameters are called.
    private func types(naming names: ArraySlice<GenericParameter>) -> [String] {
        let map = map.merging(zip(parameters, names.map(SwiftType.parameter))) { $1 }
        return (function.arguments.map(\.type) + [function.result]).map { conformances.normalized($0.substituting(map)).description }
    }

    func isSame(_ other: FunctionSignature) -> Bool {
        let (own, others) = (function.arguments, other.function.arguments)
        guard own.count == others.count, zip(own, others).allSatisfy({ $0.label == $1.label }) else { return false }
        if function == other.function { return true }
        return function.ownParameterCount == other.function.ownParameterCount && constraints == other.constraints
            && types(naming: parameters) == other.types(naming: parameters)
    }

    /// Whether a call may leave out an argument that the other function needs.
    func hasMoreDefaults(than other: FunctionSignature) -> Bool {
        zip(function.arguments, other.function.arguments).contains { $0.hasDefault && !$1.hasDefault }
    }
}

extension Checker {
    /// The members of a name, own ones first.
    ///
    /// - Parameter count: the number of arguments, where only functions that take as many are of interest.
    func members(_ name: String, of type: SwiftType, isStatic: Bool, taking count: Int? = nil) -> [FoundMember] {
        var found: [FoundMember] = []
        var seen: [FunctionSignature] = []
        func add(
            _ decl: NominalDecl, _ owner: SwiftType, _ map: [GenericParameter: SwiftType], _ distance: Int, where isMeant: (Member) -> Bool = { _ in true }
        ) {
            for member in module.members(name, of: decl, taking: count) where isMeant(member) && failedCondition(of: member, map) == nil {
                switch member {
                case .function(let function):
                    guard function.isStatic == isStatic || (function.kind == .initializer && isStatic), hasWrittenLabels(function) else { continue }
                    if decl.kind == .protocol || distance > 0, function.kind != .initializer {
                        // A requirement that the type fulfills itself, an overridden method: the nearer one is the one.
                        let signature = FunctionSignature(function: function, map: map, conformances: conformances)
                        let isFulfilled = seen.contains { known in
                            signature.isSame(known) && !(decl.kind == .protocol && signature.hasMoreDefaults(than: known))
                                && !isHidden(known.function, by: function, in: type) && !differsByConditions(function, known.function)
                        }
                        if isFulfilled { continue }
                    }
                    if !function.isRequirement || distance > 0 { seen.append(FunctionSignature(function: function, map: map, conformances: conformances)) }
                case .variable(let variable):
                    guard variable.isStatic == isStatic else { continue }
                    let isFulfilled = found.contains {
                        guard case .variable(let known) = $0.member else { return false }
                        return !isHidden(known, by: variable, in: type) && !differsByConditions(variable, known)
                    }
                    if distance > 0, isFulfilled { continue }
                case .enumCase: guard isStatic else { continue }
                }
                found.append(FoundMember(member: member, owner: owner, map: map, distance: distance))
            }
        }
        let type = head(type)
        var current = type
        var distance = 0
        while case .nominal(let decl, let arguments) = current {
            let map = conformances.map(decl, arguments)
            add(decl, current, map, distance)
            guard let superclass = decl.superclass else { break }
            current = superclass.substituting(map).head
            distance += 1
        }
        // What a protocol requires goes before what an extension of a protocol of the snippet has under the same name: the type's own answers.
        let targets = conformances.protocols(of: type)
        let hasSnippetsMember = targets.contains { !$0.isPrelude && !module.members(name, of: $0).isEmpty }
        let demanding = { (target: NominalDecl) in hasSnippetsMember || !target.isPrelude }
        for (index, target) in targets.enumerated() where demanding(target) {
            add(target, type, [target.parameters[0]: type], distance + index + 1, where: isRequirement)
        }
        for (index, target) in targets.enumerated() {
            add(target, type, [target.parameters[0]: type], distance + index + 1) { !demanding(target) || !isRequirement($0) }
        }
        if let superclass = conformances.superclassBound(of: type) { found += members(name, of: superclass, isStatic: isStatic) }
        return withoutHidden(found, in: type)
    }

    /// Whether both are in extensions of one protocol, with conditions of which those of one are more special.
    private func differsByConditions(_ a: FunctionDecl, _ b: FunctionDecl) -> Bool {
        a.owner == b.owner && !a.isRequirement && !b.isRequirement && a.requirements.count != b.requirements.count
    }

    private func differsByConditions(_ a: VariableDecl, _ b: VariableDecl) -> Bool {
        a.owner == b.owner && !a.isRequirement && !b.isRequirement && a.requirements.count != b.requirements.count
    }

    private func isRequirement(_ member: Member) -> Bool {
        switch member {
        case .function(let function): function.isRequirement
        case .variable(let variable): variable.isRequirement
        case .enumCase: false
        }
    }

    // MARK: References

    /// `base.name` as a value, not called.
    ///
    /// - Parameter isCalled: of dynamic members one that can be called is meant, if there is one.
    func memberValue(_ name: String, on base: Expr, at place: Span, expected: SwiftType?, isCalled: Bool = false) -> Expr? {
        let base = implicitlyUnwrapped(base, toReach: name)
        let type = head(base.type)
        if case .error = type { return Expr(.failed, .error, place) }
        if name == "self" { return base }
        if case .metatype(let inner) = type { return staticValue(name, of: inner, base: base, at: place, expected: expected) }
        if case .tuple(let elements) = type {
            if let index = Int(name) ?? elements.firstIndex(where: { $0.label == name }), elements.indices.contains(index) {
                return Expr(.tupleElement(base, index), elements[index].type, place)
            }
            error("unknown-member", "value of tuple type '\(type)' has no member '\(name)'", at: place)
            return Expr(.failed, .error, place)
        }
        if case .variable(let variable) = type {
            guard let literal = variable.literal, literal != .nil else {
                reportUnknownType(of: base)
                return Expr(.failed, .error, place)
            }
            settleLiteral(base, reaching: name)
            return memberValue(name, on: base, at: place, expected: expected)
        }
        let found = members(name, of: type, isStatic: false)
        if let (variable, item) = mostSpecific(found) { return observedInherited(variable, of: base, at: place) ?? property(variable, item, base, at: place) }
        let functions = found.compactMap { item -> (FunctionDecl, FoundMember)? in
            if case .function(let decl) = item.member { return (decl, item) } else { return nil }
        }
        func first(converting: Bool) -> (FunctionDecl, FoundMember)? {
            [false, true].lazy.compactMap { isGeneric in
                functions.first { ($0.0.ownParameterCount > 0) == isGeneric && self.fits($0.0, $0.1, base, expected, converting: converting, at: place) }
            }.first
        }
        if let (decl, item) = first(converting: false) ?? first(converting: true) ?? functions.first(where: { fits($0.0, expected) }) ?? functions.first {
            return functionReference(decl, item.map, base: base, at: place)
        }
        if isCalled, let callable = trial({ self.dynamicMember(name, on: base, at: place, isCalled: true) }) { return callable }
        return namedMember(name, on: base, expected, at: place) ?? dynamicMember(name, on: base, at: place)
    }

    /// A literal with a member access has its default type; an integer literal is a `Double` where only that has the member.
    func settleLiteral(_ base: Expr, reaching name: String) {
        if case .variable(let variable) = head(base.type), variable.literal == .integer, members(name, of: module.named(.int), isStatic: false).isEmpty,
            !members(name, of: module.named(.double), isStatic: false).isEmpty
        {
            _ = unify(base.type, module.named(.double))
        }
        defaulted(base)
    }

    /// The nearest property of a name; of several in extensions of one type that with the most conditions.
    private func mostSpecific(_ found: [FoundMember]) -> (VariableDecl, FoundMember)? {
        var best: (VariableDecl, FoundMember)?
        for item in found {
            guard case .variable(let variable) = item.member else { continue }
            if let (known, at) = best, at.distance != item.distance || known.requirements.count >= variable.requirements.count { continue }
            best = (variable, item)
        }
        return best
    }

    /// Whether a method, of several with one name, is of the function type that is expected, or converts to it.
    private func fits(
        _ decl: FunctionDecl, _ item: FoundMember, _ base: Expr, _ expected: SwiftType?, converting: Bool, at place: Span
    ) -> Bool {
        guard let expected, case .function = head(expected) else { return false }
        let mark = trail.count
        defer { undo(to: mark) }
        return trial {
            let reference = functionReference(decl, item.map, base: base, at: place)
            let isOfType = unify(reference.type, expected) || converting && converted(reference, to: expected) != nil
            return isOfType && fulfilsRequirements(reference) ? true : nil
        } != nil
    }

    private func fits(_ decl: FunctionDecl, _ expected: SwiftType?) -> Bool {
        guard case .function(let function)? = expected.map(head) else { return true }
        return function.parameters.count == decl.arguments.count
    }

    func property(_ variable: VariableDecl, _ item: FoundMember, _ base: Expr, at place: Span) -> Expr {
        if let renamed = variable.getter?.renamed { noteRenamed(variable.name, renamed, at: place) }
        // A wrapper's storage is private, whoever may name the property.
        let isStorage = variable.wrapped != nil && !(variable.owner?.isPrelude ?? true)
        checkAccess(isStorage ? .private : variable.attributes, variable.owner, variable.name, declared: variable.span, at: place)
        checkAvailability(variable.attributes, variable.name, at: place)
        checkMutatingGetter(variable, base, at: place)
        guard canBeSaid(variable, of: base.type, at: place) else { return Expr(.failed, .error, place) }
        let type = conformances.bound(ofOpened: conformances.normalized(variable.type.substituting(item.map)))
        var baseExpr = base
        if case .existential = head(base.type) {
            if item.owner.nominal?.kind == .class { baseExpr = Expr(.convert(base), item.owner, base.span) }
        } else if item.distance > 0, case .nominal(let decl, _) = item.owner, head(base.type).nominal != decl {
            baseExpr = Expr(.convert(base), item.owner, base.span)
        }
        return Expr(.member(baseExpr, variable, owner: item.owner), type, place)
    }

    func noteRenamed(_ name: String, _ shipped: String, at place: Span) {
        report(
            Diagnostic(.remark, "renamed", "'\(name)' is an early name; SwiftUI calls it '\(shipped)'", at: place, help: "write '\(shipped)'"))
    }

    func functionReference(_ decl: FunctionDecl, _ map: [GenericParameter: SwiftType], base: Expr?, at place: Span) -> Expr {
        if refuses(decl, asValueOf: base, at: place) { return Expr(.failed, .error, place) }
        var map = map
        let arguments = instantiate(decl, &map)
        let parameters = decl.arguments.map {
            FunctionType.Parameter(
                type: conformances.normalized($0.type.substituting(map)), isInout: $0.isInout, isAutoclosure: false, isVariadic: $0.isVariadic, builder: nil)
        }
        let function = FunctionType(
            parameters: parameters, result: conformances.normalized(decl.result.substituting(map)), isThrowing: decl.isThrowing, isAsync: decl.isAsync,
            thrown: decl.thrownType.map { conformances.normalized($0.substituting(map)) })
        return Expr(.functionValue(.function(decl, arguments), base: base), .function(function), place)
    }

    /// Type arguments for all parameters of a declaration; those that the map lacks become fresh variables.
    func instantiate(_ decl: FunctionDecl, _ map: inout [GenericParameter: SwiftType]) -> [SwiftType] {
        decl.parameters.map { parameter in
            if let known = map[parameter] { return known }
            let variable = fresh(for: parameter)
            // Of a pack each type conforms, not the tuple of them.
            for target in parameter.protocols where parameter.element == nil { constrain(variable, to: target) }
            map[parameter] = variable
            return variable
        }
    }

    /// `Type.name`: a static property, an enum case, a static method or nested type as a value.
    func staticValue(_ name: String, of type: SwiftType, base: Expr?, at place: Span, expected: SwiftType?) -> Expr? {
        if name == "self" { return Expr(.metatype(type), .metatype(type), place) }
        if let value = valueMember(name, of: type, at: place) { return value }
        let found = members(name, of: type, isStatic: true)
        for item in found {
            switch item.member {
            case .variable(let variable):
                checkAccess(variable.attributes, variable.owner, name, declared: variable.span, at: place)
                checkAvailability(variable.attributes, name, at: place)
                for case .same(let a, let b) in variable.requirements { _ = unify(a.substituting(item.map), b.substituting(item.map)) }
                let own = conformances.normalized(variable.type.substituting(item.map))
                if variable.getter != nil || variable.isRequirement, mayBeOther(type) {
                    return Expr(.member(base ?? Expr(.metatype(type), .metatype(type), place), variable, owner: item.owner), own, place)
                }
                return Expr(.staticMember(variable, owner: item.owner), own, place)
            case .enumCase(let enumCase):
                if enumCase.payload.isEmpty { return Expr(.enumCase(enumCase, arguments: []), item.owner, place) }
                // A variable of the name is meant where no function is wanted: `case mirrors(in: Side); static var mirrors: Behavior`.
                if !wantsFunction(expected), found.contains(where: { if case .variable = $0.member { true } else { false } }) { continue }
                let parameters = enumCase.payload.map { FunctionType.Parameter(type: $0.type.substituting(item.map)) }
                return Expr(.enumCaseFunction(enumCase), .function(FunctionType(parameters: parameters, result: item.owner)), place)
            case .function: continue
            }
        }
        let receiver = base ?? Expr(.metatype(type), .metatype(type), place)
        let functions = found.compactMap { item -> (FunctionDecl, FoundMember)? in
            if case .function(let decl) = item.member, !decl.attributes.contains("_onlyCalled") { return (decl, item) } else { return nil }
        }
        if functions.count > 1, let expected, case .function = head(expected) {
            let plainFirst = functions.filter { $0.0.ownParameterCount == 0 } + functions.filter { $0.0.ownParameterCount > 0 }
            // One of the very type is better than one whose result is converted.
            for mayConvert in [false, true] {
                for (decl, item) in plainFirst {
                    if let fitting = trial({ () -> Expr? in
                        let reference = self.functionReference(decl, item.map, base: receiver, at: place)
                        let fits = self.unify(reference.type, expected) || (mayConvert && self.converted(reference, to: expected) != nil)
                        return fits && self.fulfilsRequirements(reference) ? reference : nil
                    }) {
                        return fitting
                    }
                }
            }
        }
        if let (decl, item) = functions.first { return functionReference(decl, item.map, base: receiver, at: place) }
        if let method = unappliedMethod(name, of: type, receiver, at: place) { return method }
        if let nested = typeMember(name, ofType: type) { return Expr(.metatype(nested), .metatype(nested), place) }
        return dynamicMember(name, on: receiver, at: place)
    }

    private func wantsFunction(_ expected: SwiftType?) -> Bool {
        if let expected, case .function = head(expected) { true } else { false }
    }

    /// `Type.method`: a function of the instance that gives a function of the arguments.
    private func unappliedMethod(_ name: String, of type: SwiftType, _ receiver: Expr, at place: Span) -> Expr? {
        for item in members(name, of: type, isStatic: false) {
            guard case .function(let decl) = item.member, decl.kind == .function, !decl.isMutating else { continue }
            let this = LocalVariable(name: "$instance", type: type, isLet: true)
            let method = functionReference(decl, item.map, base: Expr(.local(this), type, place), at: place)
            this.isCaptured = true
            return Expr(.closure(Closure(of: [this], giving: method)), .function(FunctionType(parameters: [.init(type: type)], result: method.type)), place)
        }
        return nil
    }

    /// A checked member access as a key path component.
    func component(_ expr: Expr) -> KeyPathComponent? {
        if case .subscripted(_, _, _, let arguments) = expr.kind { checkIndices(arguments) }
        return switch expr.kind {
        case .member(_, let variable, let owner): .property(variable, owner: owner, type: expr.type)
        case .subscripted(_, let getter, let setter, let arguments): .subscripted(getter: getter, setter: setter, arguments: arguments, type: expr.type)
        case .tupleElement(_, let index): .tupleElement(index, type: expr.type)
        case .forceUnwrap: .forceUnwrap(type: expr.type)
        default: nil
        }
    }

    /// Key paths are compared by their indices, also those that the compiler writes for `$names[id]`.
    private func checkIndices(_ indices: [Expr]) {
        for index in indices {
            let type = index.type.resolved
            guard !type.isError, !type.hasVariables, !conformances.conforms(type, to: module.nominal(.hashable)) else { continue }
            error(
                "key-path-index", "subscript index of type '\(type)' in a key path must be Hashable", at: index.span,
                help: "write the binding yourself, Binding(get: { … }, set: { … }), or a subscript whose indices are Hashable")
        }
    }

    /// - Parameter base: what the member is asked of.
    func reportUnknownMember(_ name: String, on type: SwiftType, at place: Span, of base: Expr? = nil) {
        let type = type.resolved
        if type.isError { return }
        if case .metatype(let inner) = type, inner.isError || inner.nominal?.isPartlyKnown ?? false { return }
        if type.nominal?.isPartlyKnown ?? false { return }
        if let message = ruledOut(name, of: type) { return error("member-condition", message, at: place) }
        if case .optionalPayload(let payload)? = Optional(OptionalView(type)), !members(name, of: payload, isStatic: false).isEmpty {
            return error(
                "optional-member", "value of optional type '\(type)' must be unwrapped to refer to member '\(name)' of wrapped base type '\(payload)'",
                at: baseEnd(before: place),
                help: "chain with '?.', or unwrap with 'if let'")
        }
        if case .metatype(let inner) = type, !members(name, of: inner, isStatic: false).isEmpty {
            return error(
                "instance-member", "instance member '\(name)' cannot be used on type '\(inner)'; did you mean to use a value of this type instead?", at: place,
                help: "make a value first: \(inner)(…).\(name)")
        }
        if case .nominal = type, let found = members(name, of: type, isStatic: true).first {
            let isCase = if case .enumCase = found.member { true } else { false }
            return reportStatic(name, isCase: isCase, of: type, at: place)
        }
        let what: String = {
            guard case .metatype(let inner) = type else { return "value of type '\(type)'" }
            // `.name` where any type of a protocol is wanted.
            if case .parameter(let parameter) = inner, parameter.name == "Self", let target = parameter.protocols.first { return "type '\(target.name)'" }
            return "type '\(inner)'"
        }()
        if let framework = Self.unsupportedMembers[name] ?? (type.known == .nsCoder ? "Foundation's archives" : nil), type.isOfLibrary {
            return error("unsupported", "'\(name)' is not supported yet", at: place, help: Self.unsupportedHelp(framework))
        }
        let help = memberHelp(name, of: type, base) ?? (type.isOfLibrary ? importHelp() : nil)
        error("unknown-member", "\(what) has no member '\(name)'", at: place, help: help)
    }

    func reportStatic(_ name: String, isCase: Bool, of type: SwiftType, at place: Span) {
        let what =
            isCase ? "enum case '\(name)' cannot be used as an instance member" : "static member '\(name)' cannot be used on instance of type '\(type)'"
        error("static-member", what, at: baseEnd(before: place), help: "write \(type).\(name)")
    }
}

/// An optional's payload as a pattern.
private enum OptionalView {
    case optionalPayload(SwiftType), other
    init(_ type: SwiftType) { self = type.optionalPayload.map(OptionalView.optionalPayload) ?? .other }
}
