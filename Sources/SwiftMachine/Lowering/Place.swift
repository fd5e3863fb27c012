import SwiftModel

/// Where a value lives that is to be changed, its parts evaluated. The register holds the value while it is changed.
final class Place {
    indirect enum Kind {
        case variable(LocalVariable)
        /// A variable of the top level that is a register.
        case slot
        case global(Int, VariableDecl)
        /// A field of a struct or tuple.
        case field(Place, Int)
        /// A field of an instance, which a register holds.
        case property(Int, VariableDecl, Int)
        /// By accessors. `arguments` are those of a subscript, in registers.
        case computed(Owner, getter: FunctionInstance?, setter: FunctionInstance?, arguments: [Int], SwiftType)
        case element(Place, Int)
        /// A dictionary's value by the key in a register; a `default` is lowered where there is none. Two registers: the value, and its place.
        case entry(Place, Int, key: SwiftType, default: Expr?)
        /// A stored property with observers.
        case observed(Place, VariableDecl, Owner, SwiftType)
        /// A local variable with accessors; without a place of its own where it is computed.
        case local(LocalAccessors, Place?)
        /// The value of an optional of an optional.
        case some(Place)
        /// A weak field of a struct: the object that a weak reference refers to.
        case weak(Place)
        /// The value behind `!`: looked at when it is accessed.
        case checked(Place)
        /// The value behind `?` of a place with accessors: accessed already, so that nothing is read twice. The register holds it until `finish` puts it back.
        case opened(finish: () -> Void)
        /// A value that lives nowhere.
        case value(Int)
    }
    /// What an accessor is called on.
    indirect enum Owner {
        case place(Place)
        case value(Int)
        case none
    }
    let kind: Kind
    let register: Int
    init(_ kind: Kind, _ register: Int) { (self.kind, self.register) = (kind, register) }

    /// The variable that it is a part of.
    var whole: LocalVariable? {
        switch kind {
        case .field(let base, _), .element(let base, _), .entry(let base, _, _, _), .some(let base), .weak(let base), .checked(let base):
            if case .variable(let variable) = base.kind { variable } else { base.whole }
        case .variable, .slot, .global, .property, .value, .computed, .observed, .local, .opened: nil
        }
    }

    /// Whether reading it runs code of accessors or observers.
    var isLogical: Bool {
        switch kind {
        case .variable, .slot, .global, .property, .value: false
        case .computed, .observed, .local, .opened: true
        case .field(let base, _), .element(let base, _), .entry(let base, _, _, _), .some(let base), .weak(let base), .checked(let base): base.isLogical
        }
    }
}

/// Places: found first, then taken, changed and put back.
extension Lowering {
    func place(_ expr: Expr) throws -> Place {
        switch expr.kind {
        case .inOut(let inner), .convert(let inner): return try place(inner)
        case .local(let variable), .placeholder(let variable):
            guard let accessors = variable.accessors, variable != observedLocal else { return place(of: variable) }
            return Place(.local(accessors, accessors.getter == nil ? place(of: variable) : nil), builder.allocate())
        case .global(let variable):
            if variable.getter != nil { return try computed(variable, .none, .void, expr.type) }
            if let register = try register(ofGlobal: variable) { return Place(.slot, register) }
            let place = Place(.global(try machine.globalIndex(variable, []), variable), builder.allocate())
            return variable.willSet == nil && variable.didSet == nil ? place : Place(.observed(place, variable, .none, .void), builder.allocate())
        case .staticMember(let variable, let owner):
            let (variable, owner) = witness(of: variable, concrete(owner))
            if variable.getter != nil { return try computed(variable, holder(of: variable, owner), owner, expr.type) }
            let place = Place(.global(try machine.globalIndex(variable, types.accessorArguments(variable, owner)), variable), builder.allocate())
            if variable.willSet == nil, variable.didSet == nil { return place }
            return Place(.observed(place, variable, holder(of: variable, owner), owner), builder.allocate())
        case .member(let base, let variable, let owner): return try memberPlace(base, variable, concrete(owner), expr.type)
        case .tupleElement(let base, let index): return Place(.field(try place(base), index), builder.allocate())
        case .subscripted(let base, let getter, let setter, let arguments): return try subscriptPlace(base, getter, setter, arguments, expr.type)
        case .forceUnwrap(let base):
            let inner = try place(base)
            return payload(of: Place(.checked(inner), inner.register), expr.type)
        case .optionalBind(let base): return payload(of: try bound(place(base)), expr.type)
        default:
            let register = builder.allocate()
            try lower(expr, into: register)
            return Place(.value(register), register)
        }
    }

    /// The property with which a concrete type fulfills a requirement of a protocol.
    private func witness(of variable: VariableDecl, _ owner: SwiftType) -> (VariableDecl, SwiftType) {
        guard variable.isRequirement, variable.owner?.kind == .protocol, !isExistential(owner),
            let (found, holder) = types.conformances.variableWitness(for: variable, in: owner)
        else { return (variable, owner) }
        return (found, concrete(holder))
    }

    private func place(of variable: LocalVariable) -> Place {
        if case .register(let register)? = location(of: variable), !variable.isWeak { return Place(.variable(variable), register) }
        return Place(.variable(variable), builder.allocate())
    }

    private func payload(of place: Place, _ type: SwiftType) -> Place {
        concrete(type).isBoxedAsPayload ? Place(.some(place), builder.allocate()) : place
    }

    /// The place of an optional that has a value: without one the current chain ends, and what was accessed is put back.
    private func bound(_ place: Place) throws -> Place {
        guard let end = chainEnds.last else { return place }
        guard place.isLogical else {
            try temporaries {
                let test = builder.allocate()
                try emitLoad(place, into: test)
                builder.jump(.jumpIfNone, test, to: end)
                builder.emit(.clear, test)
            }
            return place
        }
        let access = try access(place)
        let found = builder.label()
        builder.jump(.jumpIfSome, access.register, to: found)
        let open = (openPlaces, openVariables)
        access.finish()
        (openPlaces, openVariables) = open
        builder.jump(to: end)
        builder.place(found)
        return Place(.opened(finish: access.finish), access.register)
    }

    private func memberPlace(_ base: Expr, _ variable: VariableDecl, _ owner: SwiftType, _ type: SwiftType) throws -> Place {
        if variable.isRequirement, isExistential(owner) { return try computed(variable, .place(try place(base)), owner, type) }
        switch try types.member(variable, of: owner) {
        case .stored(let property, let owner):
            let isClass = property.owner?.kind == .class
            if reachesOverrides(property, of: base) {
                let object = Place.Owner.value(try objectRegister(base, of: .any))
                let accessors = try [false, true].map { try machine.storedAccessor(property, owner, isSetter: $0) }
                return Place(.computed(object, getter: accessors[0], setter: accessors[1], arguments: [], concrete(type)), builder.allocate())
            }
            if property.isLazy {
                // Reading it makes the value that is to be changed.
                try temporaries {
                    let made = builder.allocate()
                    try stored(base, property, owner, into: made)
                    leftovers.insert(made)
                }
            }
            let place: Place
            let holder: Place.Owner
            if isClass {
                let object = try objectRegister(base, of: concrete(type))
                holder = .value(object)
                place = Place(.property(object, property, types.fieldIndex(property)), builder.allocate())
            } else {
                let inner = try self.place(base)
                holder = .place(inner)
                let field = Place(.field(inner, property.index), builder.allocate())
                place =
                    property.isLazy
                    ? Place(.some(field), builder.allocate()) : property.isWeak ? Place(.weak(field), builder.allocate()) : field
            }
            let isObserved = observer?.name == property.name && observer?.owner == property.owner
            let isUnobserved = setsUnobserved && !(property.isObserved && completeSelves.contains(ObjectIdentifier(base)))
            let isOwn = isSelfReference(base) && (isUnobserved || isObserved)
            if property.willSet == nil && property.didSet == nil || isOwn { return place }
            return Place(.observed(place, property, holder, owner), builder.allocate())
        case .function:
            let isValue = owner.nominal?.kind == .class || (variable.setter.map { !$0.isMutating } ?? true)
            if isValue {
                if case .function(let setter) = try types.member(variable, of: owner, setter: true), setter.decl.isMutating, owner.nominal?.kind != .class {
                    return try computed(variable, .place(try place(base)), owner, type)
                }
                let value = builder.allocate()
                try lower(base, into: value)
                leftovers.insert(value)
                return try computed(variable, .value(value), owner, type)
            }
            return try computed(variable, .place(try place(base)), owner, type)
        case .derived: throw RuntimeError("unsupported", "changing '\(variable.name)' of '\(owner)' is not supported yet", at: builder.span)
        }
    }

    /// The register of the object that has the property: that of a `let`, which stays what it is, where no value of the property can die; else a copy's.
    private func objectRegister(_ base: Expr, of property: SwiftType) throws -> Int {
        if property.isInline, case .local(let variable) = base.kind, variable.isLet, !variable.isWeak, case .register(let own)? = location(of: variable) {
            return own
        }
        let object = builder.allocate()
        try lower(base, into: object)
        leftovers.insert(object)
        return object
    }

    func isSelfReference(_ expr: Expr) -> Bool {
        if case .local(let variable) = expr.kind { return variable == selfVariable }
        return false
    }

    /// What accessors of a static property get as `self`: the class, or nothing.
    private func holder(of variable: VariableDecl, _ owner: SwiftType) -> Place.Owner {
        guard variable.owner?.kind == .class else { return .none }
        let register = builder.allocate()
        builder.emit(.constant, register, builder.constant(.type(owner)))
        return .value(register)
    }

    private func computed(_ variable: VariableDecl, _ owner: Place.Owner, _ ownerType: SwiftType, _ type: SwiftType) throws -> Place {
        var accessors: [FunctionInstance?] = []
        for setter in [false, true] {
            if variable.isRequirement, isExistential(ownerType) {
                accessors.append(try (setter ? variable.setter : variable.getter).map { try types.instance($0, [ownerType]) })
            } else if case .function(let found) = try types.member(variable, of: ownerType, setter: setter) {
                accessors.append(found)
            } else {
                accessors.append(nil)
            }
        }
        return Place(.computed(owner, getter: accessors[0], setter: accessors[1], arguments: [], concrete(type)), builder.allocate())
    }

    private func subscriptPlace(_ base: Expr, _ getter: Callee, _ setter: Callee?, _ arguments: [Expr], _ type: SwiftType) throws -> Place {
        var accessors: [FunctionInstance?] = []
        for callee in [getter, setter] {
            guard let callee else { accessors.append(nil); continue }
            switch try target(callee) {
            case .function(let instance), .opened(let instance): accessors.append(instance)
            case .derived: accessors.append(nil)
            }
        }
        // What a path through an object sets is in the object: the value with the object stays the same.
        let path = arguments.first.map(withoutConversions)
        let leadsThroughObject = path.map { concrete($0.type).isKnown(.referenceWritableKeyPath) } ?? false
        let isMutating = !leadsThroughObject && accessors[1]?.decl.isMutating ?? false
        let owner: Place.Owner
        var container: Place?
        if base.isTypeName, accessors[0]?.isOfClass != true {
            owner = .none
        } else if isMutating {
            let inner = try place(base)
            container = inner
            owner = .place(inner)
        } else {
            let value = builder.allocate()
            try lower(base, into: value)
            leftovers.insert(value)
            owner = .value(value)
        }
        let key = accessors[0]?.decl.nativeKey
        let isEntry = key == "Dictionary.subscript(_: Key)" || arguments.count == 2 && lone(arguments[1]) != nil && key == Self.defaultedEntry
        let holdsOptionals = concrete(base.type).arguments.last?.isBoxedAsPayload ?? false
        if let container, isEntry, !holdsOptionals {
            let register = try fixedOperand(arguments[0])
            let keyType = concrete(base.type).arguments.first ?? .any
            return Place(.entry(container, register, key: keyType, default: arguments.count > 1 ? lone(arguments[1]) : nil), builder.allocate(2))
        }
        var registers: [Int] = []
        for argument in arguments { registers.append(try fixedOperand(argument)) }
        if let container, key == "Array.subscript(_: Int)" { return Place(.element(container, registers[0]), builder.allocate()) }
        return Place(.computed(owner, getter: accessors[0], setter: accessors[1], arguments: registers, concrete(type)), builder.allocate())
    }

    private func withoutConversions(_ expr: Expr) -> Expr { if case .convert(let inner) = expr.kind { withoutConversions(inner) } else { expr } }

    /// A register whose value stays what it is: that of a `let`, or a new one.
    private func fixedOperand(_ expr: Expr) throws -> Int {
        if case .local(let variable) = expr.kind, variable.isLet, !variable.isWeak, case .register(let own)? = location(of: variable) { return own }
        let register = builder.allocate()
        try lower(expr, into: register)
        if !concrete(expr.type).isInline { leftovers.insert(register) }
        return register
    }

    private static let defaultedEntry = "Dictionary.subscript(_: Key, default: @autoclosure () -> Value)"

    /// The expression that an `@autoclosure` argument is.
    private func lone(_ argument: Expr) -> Expr? {
        guard case .autoclosure(let closure) = argument.kind, closure.body.statements.count == 1, case .return(let value) = closure.body.statements[0].kind
        else { return nil }
        return value
    }
}
