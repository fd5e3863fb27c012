/// Which types conform to which protocols, what their associated types are, and which members fulfill the requirements.
public final class Conformances {
    package let module: Module
    /// The requirements of the current declaration, under which the checker looks up generic parameters.
    package var assumptions: [Requirement] = [] {
        didSet { assumedInferences.removeAll(keepingCapacity: true) }
    }
    /// What the checker charges.
    package var budget: Budget?
    /// Called before an associated type is inferred from the members of a type.
    package var willInfer: ((NominalDecl) -> Void)?
    /// Conditions of conformances inside each other.
    private var conditionDepth = 0
    var associatedInProgress: Set<String> = []
    var normalizing = 0
    /// How often a limit or a circle has ended a query, whose answer then holds only there.
    var cutQueries = 0
    /// What has been inferred for associated types, once all declarations are known; what depends on the current requirements is apart.
    var inferences: [AssociatedTypeKey: SwiftType?] = [:]
    var assumedInferences: [AssociatedTypeKey: SwiftType?] = [:]
    /// Nonzero while declarations are collected, which may change what is inferred.
    private(set) var collections = 0

    private static let conditionDepthLimit = 100

    package init(module: Module) { self.module = module }

    /// Runs work that has nothing to do with the current query.
    package func apart(_ work: () -> Void) {
        let saved = (assumptions, associatedInProgress, normalizing)
        (assumptions, associatedInProgress, normalizing) = ([], [], 0)
        work()
        (assumptions, associatedInProgress, normalizing) = saved
    }

    /// Runs work that adds declarations.
    package func whileCollecting(_ work: () -> Void) {
        collections += 1
        work()
        collections -= 1
        forgetInferences()
    }

    /// Called when a type has a new member.
    package func forgetInferences() {
        inferences.removeAll(keepingCapacity: true)
        assumedInferences.removeAll(keepingCapacity: true)
    }

    public func conforms(_ type: SwiftType, to target: NominalDecl) -> Bool {
        if target.known == .copyable { return isCopyable(type) }
        if target.known?.isMarker ?? false { return true }
        let type = type.head
        if target.isComposition, !type.isError {
            return target.superclass.map { isSubclass(type, of: $0) } ?? true && target.refined.allSatisfy { conforms(type, to: $0) }
        }
        switch type {
        case .error: return true
        case .nominal(let decl, let arguments):
            if target.known == .anyObject { return decl.kind == .class }
            if conformance(of: decl, arguments, to: target) { return true }
            if let superclass = decl.superclass {
                return conforms(superclass.substituting(map(decl, arguments)), to: target)
            }
            return false
        case .parameter(let parameter):
            if parameter.protocols.contains(where: { inherits($0, target) }) { return true }
            return assumed(type, target) || superclassBound(of: type).map { conforms($0, to: target) } ?? false
        case .member(let base, let associated):
            let normal = normalized(type)
            if normal != type { return conforms(normal, to: target) }
            if case .variable(let variable) = base.head, let literal = variable.literal, literal != .nil {
                let usual = normalized(.member(usualType(of: literal, wantedAs: variable.protocols), associated))
                if case .member = usual { return false }
                return conforms(usual, to: target)
            }
            return (associated.protocols + impliedProtocols(of: type)).contains { inherits($0, target) } || assumed(type, target)
                || superclassBound(of: type).map { conforms($0, to: target) } ?? false
        case .opaque(let opaque, _): return opaque.protocols.contains { inherits($0, target) }
        case .existential(let protocols, _):
            if target.known == .error || target.known == .anyObject { return protocols.contains { inherits($0, target) } }
            return false
        case .variable(let variable):
            return variable.literal.map { conforms(usualType(of: $0, wantedAs: variable.protocols + [target]), to: target) } ?? false
        case .tuple, .function, .metatype, .expansion: return false
        }
    }

    /// Whether values may be copied, as those of all types but the ones that say `~Copyable`.
    package func isCopyable(_ type: SwiftType) -> Bool {
        guard module.hasNoncopyableTypes else { return true }
        let type = type.head
        switch type {
        case .nominal(let decl, let arguments):
            return !decl.suppressesCopyable || conformance(of: decl, arguments, to: module.nominal(.copyable))
        case .parameter(let parameter): return !parameter.suppressesCopyable || assumed(type, module.nominal(.copyable))
        case .tuple(let elements): return elements.allSatisfy { isCopyable($0.type) }
        default: return true
        }
    }

    private func assumed(_ type: SwiftType, _ target: NominalDecl) -> Bool {
        assumptions.contains {
            if case .conforms(let subject, let known) = $0 { return isSame(subject.head, type) && inherits(known, target) }
            return false
        }
    }

    package func defaultType(_ literal: TypeVariable.Literal) -> SwiftType {
        switch literal {
        case .integer: module.named(.int)
        case .float: module.named(.double)
        case .string: module.named(.string)
        case .boolean: module.named(.bool)
        default: .error
        }
    }

    /// The type that an open literal gets: `Double` for an integer where only a floating-point type has the protocols.
    package func usualType(of literal: TypeVariable.Literal, wantedAs protocols: [NominalDecl]) -> SwiftType {
        let usual = defaultType(literal)
        guard literal == .integer, !protocols.isEmpty else { return usual }
        func fits(_ type: SwiftType) -> Bool { protocols.allSatisfy { conforms(type, to: $0) } }
        let other = defaultType(.float)
        return !fits(usual) && fits(other) ? other : usual
    }

    /// Whether a protocol is the target or refines it.
    package func inherits(_ decl: NominalDecl, _ target: NominalDecl) -> Bool {
        decl == target || decl.refines(target)
    }

    package func map(_ decl: NominalDecl, _ arguments: [SwiftType]) -> [GenericParameter: SwiftType] {
        Dictionary(zip(decl.parameters, arguments), uniquingKeysWith: { a, _ in a })
    }

    private func conformance(of decl: NominalDecl, _ arguments: [SwiftType], to target: NominalDecl) -> Bool {
        if decl == target { return true }
        if decl.kind == .enum, target.known == .equatable || target.known == .hashable, decl.cases.allSatisfy({ $0.payload.isEmpty }) {
            return true
        }
        if decl.rawType != nil, target.known == .rawRepresentable { return true }
        if decl.isActor, target.known == .actor { return true }
        return module.conformances(of: decl).contains { conformance in
            guard inherits(conformance.protocol, target) else { return false }
            if conformance.conditions.isEmpty { return true }
            // A condition may lead to itself with an ever larger type.
            guard conditionDepth < Self.conditionDepthLimit, budget?.allows() ?? true else {
                cutQueries += 1
                return false
            }
            conditionDepth += 1
            defer { conditionDepth -= 1 }
            let map = map(decl, arguments)
            return conformance.conditions.allSatisfy { holds($0, map) }
        }
    }

    package func holds(_ requirement: Requirement, _ map: [GenericParameter: SwiftType]) -> Bool {
        switch requirement {
        case .conforms(let type, let target): return conforms(normalized(type.substituting(map)), to: target)
        case .same(let a, let b):
            let (a, b) = (normalized(a.substituting(map)), normalized(b.substituting(map)))
            return a == b || a.hasVariables || b.hasVariables
        case .superclass(let type, let base): return isSubclass(normalized(type.substituting(map)), of: base.substituting(map))
        }
    }

    package func isSubclass(_ type: SwiftType, of base: SwiftType) -> Bool {
        var current: SwiftType? = superclassBound(of: type)?.head ?? type.head
        while let type = current {
            if type == base.head { return true }
            guard case .nominal(let decl, let arguments) = type else { return false }
            current = decl.superclass?.substituting(map(decl, arguments)).head
        }
        return false
    }

    /// The class that a type parameter or an associated type inherits from: by its declaration, or by a `where` clause.
    package func superclassBound(of type: SwiftType) -> SwiftType? {
        let type = type.head
        var bound: SwiftType?
        switch type {
        case .parameter(let parameter): bound = parameter.superclass ?? classBound(parameter.protocols)
        case .member(_, let associated):
            let declared = associated.superclass ?? classBound(associated.protocols)
            if declared != nil, normalized(type) == type { bound = declared }
        case .opaque(let opaque, _): return classBound(opaque.protocols)
        case .existential(let protocols, _): return classBound(protocols)
        default: return nil
        }
        for case .conforms(let subject, let target) in assumptions where bound == nil && isSame(subject.head, type) { bound = target.classBound }
        for case .superclass(let subject, let base) in assumptions where isSame(subject.head, type) && bound.map({ isSubclass(base, of: $0) }) ?? true {
            bound = base
        }
        return bound
    }

    private func classBound(_ protocols: [NominalDecl]) -> SwiftType? { protocols.lazy.compactMap(\.classBound).first }

    /// All protocols of a type that member lookup walks: each before those that it refines.
    package func protocols(of type: SwiftType) -> [NominalDecl] {
        var finished: [NominalDecl] = []
        func add(_ decl: NominalDecl) {
            guard !finished.contains(decl) else { return }
            decl.refined.reversed().forEach(add)
            if !finished.contains(decl) { finished.append(decl) }
        }
        declaredProtocols(of: type.head).reversed().forEach(add)
        return finished.reversed()
    }

    private func declaredProtocols(of type: SwiftType) -> [NominalDecl] {
        var list: [NominalDecl] = []
        switch type {
        case .nominal(let decl, let arguments):
            let map = map(decl, arguments)
            if decl.kind == .enum, decl.cases.allSatisfy({ $0.payload.isEmpty }) { list.append(module.nominal(.hashable)) }
            if decl.rawType != nil { list.append(module.nominal(.rawRepresentable)) }
            if decl.isActor { list.append(module.nominal(.actor)) }
            for conformance in module.conformances(of: decl) where conformance.conditions.allSatisfy({ holds($0, map) }) { list.append(conformance.protocol) }
            if let superclass = decl.superclass { list += protocols(of: superclass.substituting(map)) }
        case .parameter(let parameter): list += parameter.protocols
        case .member(_, let associated):
            let normal = normalized(type)
            if normal != type { return protocols(of: normal) }
            list += associated.protocols + impliedProtocols(of: type)
        case .opaque(let opaque, _): list += opaque.protocols
        case .existential(let protocols, _): list += protocols
        default: break
        }
        for case .conforms(let subject, let target) in assumptions where isSame(subject.head, type) { list.append(target) }
        return list
    }

    /// What the protocols that a generic type is declared with say of its associated types in their `where` clauses.
    func implied(of base: SwiftType) -> [Requirement] { implications(of: base).last ?? [] }

    private func impliedProtocols(of type: SwiftType) -> [NominalDecl] {
        guard case .member(let base, _) = type else { return [] }
        // `where Items.Element: Named` is said of what has the items.
        return implications(of: base).joined().compactMap { if case .conforms(type, let target) = $0 { target } else { nil } }
    }

    /// What is implied of `T`, `T.Items` and `T.Items.Element`, in this order, each with what is known of those before it.
    private func implications(of type: SwiftType) -> [[Requirement]] {
        var chain = [type]
        while case .member(let base, _)? = chain.last { chain.append(base) }
        var found: [[Requirement]] = []
        for base in chain.reversed() {
            var pending: [NominalDecl]
            switch base {
            case .parameter(let parameter): pending = parameter.protocols
            case .member(_, let associated):
                pending = associated.protocols + found.joined().compactMap { if case .conforms(base, let target) = $0 { target } else { nil } }
            case .existential(let protocols, _): pending = protocols
            default: pending = []
            }
            for case .conforms(base, let target) in assumptions { pending.append(target) }
            var seen: Set<NominalDecl> = []
            var own: [Requirement] = []
            while let target = pending.popLast() {
                guard seen.insert(target).inserted else { continue }
                own += target.requirements.map { $0.substituting([target.parameters[0]: base]) }
                pending += target.refined
            }
            found.append(own)
        }
        return found
    }
}
