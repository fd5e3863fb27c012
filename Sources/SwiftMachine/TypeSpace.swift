import SwiftModel

/// What the machine looks up about types: concrete types, witnesses, the shape of classes.
package final class TypeSpace {
    let conformances: Conformances
    private(set) var module: Module { didSet { overridden = nil } }
    private var overridden: Set<Overridden>?
    private var instances: [InstanceKey: FunctionInstance] = [:]
    private let limits: Limits

    private struct InstanceKey: Hashable {
        let decl: FunctionDecl
        let typeArguments: [SwiftType]
    }

    /// A property of a class by name, where a subclass overrides it.
    private struct Overridden: Hashable {
        let owner: NominalDecl
        let name: String
    }

    init(conformances: Conformances, limits: Limits) {
        (self.conformances, self.limits) = (conformances, limits)
        module = conformances.module
    }

    package func nominal(_ known: KnownType) -> NominalDecl { module.nominal(known) }

    /// The one instance of a function with these type arguments.
    package func instance(_ decl: FunctionDecl, _ typeArguments: [SwiftType]) throws -> FunctionInstance {
        let key = InstanceKey(decl: decl, typeArguments: typeArguments)
        if let known = instances[key] { return known }
        guard instances.count < limits.instances else { throw Limit.instances.error(limits) }
        guard !typeArguments.contains(where: { $0.hasMoreParts(than: limits.typeParts) }) else { throw Limit.typeParts.error(limits) }
        let made = FunctionInstance(decl, typeArguments)
        instances[key] = made
        return made
    }

    // MARK: Concrete types

    /// The type with parameters replaced, opaque types replaced by what is behind them, and associated types looked up.
    package func concrete(_ type: SwiftType, _ map: [GenericParameter: SwiftType] = [:]) -> SwiftType {
        switch type {
        case .nominal(let decl, let arguments):
            return arguments.isEmpty ? type : .nominal(decl, arguments.map { concrete($0, map) })
        case .variable(let variable):
            if let solution = variable.solution { return concrete(solution, map) }
            return variable.literal.map { conformances.usualType(of: $0, wantedAs: variable.protocols) } ?? .error
        case .parameter(let parameter): return map[parameter] ?? type
        case .expansion(let pattern, let packs):
            let inner = map.filter { packs[$0.key] == nil }
            return .repeating(concrete(pattern, inner), for: packs.mapValues { concrete($0, map) })
        case .member(let base, let associated):
            let base = concrete(base, map)
            let found = conformances.normalized(.member(base, associated))
            if case .member = found { return conformances.bound(ofOpened: found) }
            return concrete(found, map)
        case .opaque(let opaque, let arguments):
            if opaque.underlying == nil { opaque.resolve?() }
            guard let underlying = opaque.underlying else { return type }
            let arguments = arguments.map { concrete($0, map) }
            return concrete(underlying, Dictionary(zip(opaque.parameters, arguments), uniquingKeysWith: { first, _ in first }))
        case .error: return type
        case .existential, .tuple, .function, .metatype: return type.mapped { concrete($0, map) }
        }
    }

    package func map(_ type: SwiftType) -> [GenericParameter: SwiftType] {
        guard case .nominal(let decl, let arguments) = type else { return [:] }
        return conformances.map(decl, arguments)
    }

    /// Whether values of a type may be stored in an existential: `any P & Q`, `any P<X>`.
    func fulfils(_ type: SwiftType, _ protocols: [NominalDecl], _ bound: [AssociatedType: SwiftType]) -> Bool {
        protocols.allSatisfy { conformances.conforms(type, to: $0) } && bound.allSatisfy { conformances.normalized(.member(type, $0)) == $1 }
    }

    package func conforms(_ type: SwiftType, to known: KnownType) -> Bool { conformances.conforms(type, to: nominal(known)) }

    // MARK: Classes

    func superclass(of type: SwiftType) -> SwiftType? {
        guard case .nominal(let decl, _) = type, let superclass = decl.superclass else { return nil }
        return concrete(superclass, map(type))
    }

    /// The class at the top of those that a class inherits from, or itself.
    func root(of type: SwiftType) -> SwiftType {
        var root = type
        while let parent = superclass(of: root) { root = parent }
        return root
    }

    /// The type itself or the superclass of it that is of the declaration.
    func ancestor(of type: SwiftType, _ decl: NominalDecl) -> SwiftType? {
        var current: SwiftType? = type
        while let type = current {
            if type.nominal == decl { return type }
            current = superclass(of: type)
        }
        return nil
    }

    /// The place of a stored property in an instance of its class, after those of the superclasses.
    func fieldIndex(_ variable: VariableDecl) -> Int {
        var index = variable.index
        var parent = variable.owner?.superclass?.nominal
        while let decl = parent {
            index += decl.storedProperties.count
            parent = decl.superclass?.nominal
        }
        return index
    }

    /// Whether a subclass has its own property in place of a stored one.
    func isOverridden(_ property: VariableDecl) -> Bool {
        guard let owner = property.owner, owner.kind == .class, !owner.isPrelude else { return false }
        let known = overridden ?? Self.overridden(in: module)
        overridden = known
        return known.contains(Overridden(owner: owner, name: property.name))
    }

    private static func overridden(in module: Module) -> Set<Overridden> {
        var found: Set<Overridden> = []
        for decl in module.nominals where decl.kind == .class && !decl.isPrelude {
            for (name, members) in decl.allMembers {
                guard members.contains(where: { if case .variable(let own) = $0 { own.attributes.contains("override") } else { false } }) else { continue }
                var ancestor = decl.superclass?.nominal
                while let current = ancestor {
                    found.insert(Overridden(owner: current, name: name))
                    ancestor = current.superclass?.nominal
                }
            }
        }
        return found
    }

    /// The member of `type`, a class, that answers calls of `target`.
    func override(of target: FunctionInstance, in type: SwiftType) throws -> FunctionInstance {
        guard let owner = target.decl.owner else { return target }
        let own = Array(target.typeArguments.dropFirst(owner.parameters.count))
        var current: SwiftType? = type
        while case .nominal(let decl, let arguments)? = current, decl != owner {
            if let found = overriding(target.decl, in: decl) { return try instance(found, arguments + own) }
            current = superclass(of: .nominal(decl, arguments))
        }
        return target
    }

    private func overriding(_ target: FunctionDecl, in decl: NominalDecl) -> FunctionDecl? {
        for member in module.members(target.name, of: decl) {
            switch member {
            case .function(let found):
                if found.kind == target.kind, found.isStatic == target.isStatic, found.fullName == target.fullName,
                    zip(found.arguments, target.arguments).allSatisfy({ $0.type == $1.type || $0.type.nominal == $1.type.nominal })
                {
                    return found
                }
                if target.kind == .subscriptSetter, let setter = found.subscriptSetter { return setter }
            case .variable(let found):
                guard found.isStatic == target.isStatic else { continue }
                if target.kind == .getter, let getter = found.getter { return getter }
                if target.kind == .setter, let setter = found.setter { return setter }
            case .enumCase: continue
            }
        }
        return nil
    }

    // MARK: Witnesses

    enum Member {
        case function(FunctionInstance)
        case stored(VariableDecl, owner: SwiftType)
        /// Made by the compiler: `==` of a struct, ...
        case derived
    }

    /// What answers a call of a requirement in a concrete type.
    func witness(_ requirement: FunctionDecl, in type: SwiftType, own: [SwiftType]) throws -> Member {
        if let (decl, arguments) = conformances.witness(for: requirement, in: type) {
            return .function(try instance(decl, arguments.map { concrete($0) } + own))
        }
        return .derived
    }

    func property(_ requirement: VariableDecl, in type: SwiftType, setter: Bool = false) throws -> Member {
        guard let (variable, owner) = conformances.variableWitness(for: requirement, in: type) else { return .derived }
        return try member(variable, of: concrete(owner), setter: setter)
    }

    /// A property of a concrete owner, by storage or by accessor.
    func member(_ variable: VariableDecl, of owner: SwiftType, setter: Bool = false) throws -> Member {
        if variable.isRequirement, variable.owner?.kind == .protocol {
            if case .existential = owner {} else { return try property(variable, in: owner, setter: setter) }
        }
        guard let accessor = setter ? variable.setter : variable.getter else { return .stored(variable, owner: owner) }
        return .function(try instance(accessor, accessorArguments(variable, owner)))
    }

    /// The type arguments of an accessor of a property found on `owner`.
    func accessorArguments(_ variable: VariableDecl, _ owner: SwiftType) -> [SwiftType] {
        guard let decl = variable.owner else { return [] }
        if decl.kind == .protocol { return [owner] }
        return (ancestor(of: owner, decl) ?? owner).arguments
    }
}
