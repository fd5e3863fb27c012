/// Where a value lives that is to be changed, its parts evaluated. The register holds the value while it is changed.
final class Place {
    indirect enum Kind {
        case variable(LocalVariable)
        case global(Int, VariableDecl)
        /// A field of a struct or tuple.
        case field(Place, Int)
        /// A field of an instance, which a register holds.
        case property(Int, VariableDecl, Int)
        /// By accessors. `arguments` are those of a subscript, in registers.
        case computed(Owner, getter: FunctionInstance?, setter: FunctionInstance?, arguments: [Int], SwiftType)
        case element(Place, Int)
        case entry(Place, Int, key: SwiftType, setter: FunctionInstance, arguments: [Int])
        /// A stored property with observers.
        case observed(Place, VariableDecl, Owner, SwiftType)
        /// The value of an optional of an optional.
        case some(Place)
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
}

/// Places: found first, then taken, changed and put back.
extension Lowering {
    func place(_ expr: Expr) throws -> Place {
        switch expr.kind {
        case .inOut(let inner), .convert(let inner): return try place(inner)
        case .local(let variable), .placeholder(let variable):
            if case .register(let register)? = location(of: variable), !variable.isWeak { return Place(.variable(variable), register) }
            return Place(.variable(variable), builder.allocate())
        case .global(let variable):
            if variable.getter != nil { return try computed(variable, .none, .void, expr.type) }
            let place = Place(.global(machine.globalIndex(variable, []), variable), builder.allocate())
            return variable.willSet == nil && variable.didSet == nil ? place : Place(.observed(place, variable, .none, .void), builder.allocate())
        case .staticMember(let variable, let owner):
            let owner = concrete(owner)
            if variable.getter != nil { return try computed(variable, .none, owner, expr.type) }
            let place = Place(.global(machine.globalIndex(variable, types.accessorArguments(variable, owner)), variable), builder.allocate())
            return variable.willSet == nil && variable.didSet == nil ? place : Place(.observed(place, variable, .none, owner), builder.allocate())
        case .member(let base, let variable, let owner): return try memberPlace(base, variable, concrete(owner), expr.type)
        case .tupleElement(let base, let index): return Place(.field(try place(base), index), builder.allocate())
        case .subscripted(let base, let getter, let setter, let arguments): return try subscriptPlace(base, getter, setter, arguments, expr.type)
        case .forceUnwrap(let base):
            let inner = try place(base)
            try temporaries {
                let test = builder.allocate()
                try lower(base, into: test)
                builder.emit(.checkSome, test)
                builder.emit(.clear, test)
            }
            return concrete(expr.type).optionalPayload == nil ? inner : Place(.some(inner), builder.allocate())
        case .optionalBind(let base):
            let inner = try place(base)
            if let end = chainEnds.last {
                try temporaries {
                    let test = builder.allocate()
                    try lower(base, into: test)
                    builder.jump(.jumpIfNone, test, to: end)
                    builder.emit(.clear, test)
                }
            }
            return concrete(expr.type).optionalPayload == nil ? inner : Place(.some(inner), builder.allocate())
        default:
            let register = builder.allocate()
            try lower(expr, into: register)
            return Place(.value(register), register)
        }
    }

    private func memberPlace(_ base: Expr, _ variable: VariableDecl, _ owner: SwiftType, _ type: SwiftType) throws -> Place {
        if variable.isRequirement, isExistential(owner) { return try computed(variable, .place(try place(base)), owner, type) }
        switch try types.member(variable, of: owner) {
        case .stored(let property, let owner):
            let isClass = property.owner?.kind == .class
            let place: Place
            let holder: Place.Owner
            if isClass {
                let object = builder.allocate()
                try lower(base, into: object)
                leftovers.insert(object)
                holder = .value(object)
                place = Place(.property(object, property, types.fieldIndex(property)), builder.allocate())
            } else {
                let inner = try self.place(base)
                holder = .place(inner)
                place = Place(.field(inner, property.index), builder.allocate())
            }
            let isOwn = isSelfReference(base) && (isInitializer || observedName == property.name)
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

    private func isSelfReference(_ expr: Expr) -> Bool {
        if case .local(let variable) = expr.kind { return variable == selfVariable }
        return false
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
        let isMutating = accessors[1]?.decl.isMutating ?? false
        let owner: Place.Owner
        var container: Place?
        if case .metatype = base.kind { owner = .none } else if isMutating {
            let inner = try place(base)
            container = inner
            owner = .place(inner)
        } else {
            let value = builder.allocate()
            try lower(base, into: value)
            leftovers.insert(value)
            owner = .value(value)
        }
        var registers: [Int] = []
        for argument in arguments {
            let register = builder.allocate()
            try lower(argument, into: register)
            if !isTrivial(concrete(argument.type)) { leftovers.insert(register) }
            registers.append(register)
        }
        let key = accessors[0]?.decl.nativeKey
        if let container, key == "Array.subscript(_: Int)" { return Place(.element(container, registers[0]), builder.allocate()) }
        let holdsOptionals = concrete(base.type).arguments.last?.optionalPayload != nil
        if let container, !holdsOptionals, let setter = accessors[1],
            key == "Dictionary.subscript(_: Key)" || key == "Dictionary.subscript(_: Key, default: @autoclosure () -> Value)" {
            let keyType = concrete(base.type).arguments.first ?? .any
            return Place(.entry(container, registers[0], key: keyType, setter: setter, arguments: registers), builder.allocate())
        }
        return Place(.computed(owner, getter: accessors[0], setter: accessors[1], arguments: registers, concrete(type)), builder.allocate())
    }

    // MARK: Taking and putting back

    /// Moves the value into the place's register; `finish` emits its return.
    func access(_ place: Place) throws -> (register: Int, finish: () -> Void) {
        let register = place.register
        switch place.kind {
        case .value: return (register, {})
        case .variable(let variable):
            if variable.isWeak {
                load(variable, into: register)
                return (register, { self.store(variable, from: register) })
            }
            switch location(of: variable) {
            case .register(let own)? where own == register: return (register, {})
            case .cell(let cell)?: builder.emit(.takeCell, register, cell)
            case .capturedCell(let index)?: builder.emit(.takeCapturedCell, register, closureRegister, index)
            default:
                // A `let` that is captured: its copy may be changed only through references in it.
                load(variable, into: register)
                return (register, {})
            }
            return (register, { self.store(variable, from: register) })
        case .global(let index, let variable):
            builder.emit(variable.isWeak ? .getGlobal : .takeGlobal, register, index)
            if variable.isWeak { builder.emit(.loadWeak, register, register) }
            return (register, { self.emitStore(place, from: register) })
        case .field(let base, let index):
            let outer = try access(base)
            builder.emit(.takeField, register, outer.register, index)
            return (register, {
                self.builder.emit(.setField, outer.register, index, register)
                outer.finish()
            })
        case .property(let object, let variable, let index):
            if variable.isWeak || variable.isLazy || machine.isObservable(variable) {
                emitGetProperty(variable, object, index, into: register)
            } else {
                builder.emit(.takeProperty, register, object, index)
            }
            return (register, { self.emitSetProperty(variable, object, index, from: register) })
        case .element(let base, let index):
            let outer = try access(base)
            builder.emit(.takeElement, register, outer.register, index)
            return (register, {
                self.builder.emit(.setElement, outer.register, index, register)
                outer.finish()
            })
        case .entry(let base, let key, let keyType, let setter, let arguments):
            let outer = try access(base)
            builder.emit(.takeEntry, register, outer.register, key, d: builder.type(keyType))
            if arguments.count > 1 {
                let found = builder.label()
                builder.jump(.jumpIfSome, register, to: found)
                temporaries {
                    let window = builder.allocate(1)
                    builder.emit(.copy, window, arguments[1])
                    builder.emit(.callClosure, register, window, 0)
                }
                builder.place(found)
            }
            outer.finish()
            return (register, {
                let again = try? self.access(base)
                self.emitSetter(setter, again?.register, arguments, register)
                again?.finish()
            })
        case .computed(let owner, let getter, _, let arguments, let type):
            try emitGetter(getter, owner, arguments, type, into: register)
            return (register, { self.emitStore(place, from: register) })
        case .observed(let inner, _, _, _):
            try emitLoad(inner, into: register)
            return (register, { self.emitStore(place, from: register) })
        case .some(let inner):
            let outer = try access(inner)
            builder.emit(.unwrapSome, register, outer.register)
            return (register, {
                self.builder.emit(.wrapSome, outer.register, register)
                outer.finish()
            })
        }
    }

    /// Copies the value of a place that stays as it is.
    private func emitLoad(_ place: Place, into register: Int) throws {
        switch place.kind {
        case .property(let object, let variable, let index): emitGetProperty(variable, object, index, into: register)
        default:
            let access = try access(place)
            builder.emit(.copy, register, access.register)
            access.finish()
        }
    }

    /// Takes the value from a register into the place.
    func emitStore(_ place: Place, from register: Int) {
        switch place.kind {
        case .value: break
        case .variable(let variable): store(variable, from: register)
        case .global(let index, let variable):
            if variable.isWeak { builder.emit(.makeWeak, register, register) }
            builder.emit(.setGlobal, register, index)
        case .property(let object, let variable, let index): emitSetProperty(variable, object, index, from: register)
        case .field(let base, let index):
            guard let outer = try? access(base) else { return }
            builder.emit(.setField, outer.register, index, register)
            outer.finish()
        case .element(let base, let index):
            guard let outer = try? access(base) else { return }
            builder.emit(.setElement, outer.register, index, register)
            outer.finish()
        case .entry(let base, _, _, let setter, let arguments):
            guard let outer = try? access(base) else { return }
            emitSetter(setter, outer.register, arguments, register)
            outer.finish()
        case .computed(let owner, _, let setter, let arguments, _):
            guard let setter else { return fail("the property cannot be set") }
            switch owner {
            case .none: emitSetter(setter, nil, arguments, register)
            case .value(let value): emitSetter(setter, value, arguments, register)
            case .place(let base):
                guard let outer = try? access(base) else { return }
                emitSetter(setter, outer.register, arguments, register)
                outer.finish()
            }
        case .observed(let inner, let variable, let owner, let ownerType): emitObserved(inner, variable, owner, ownerType, register)
        case .some(let inner):
            builder.emit(.wrapSome, register, register)
            emitStore(inner, from: register)
        }
    }

    func emitSetProperty(_ variable: VariableDecl, _ object: Int, _ index: Int, from register: Int) {
        if variable.isWeak { builder.emit(.makeWeak, register, register) }
        if variable.isLazy { builder.emit(.wrapSome, register, register) }
        builder.emit(.setProperty, object, index, register)
    }

    private func emitGetter(_ getter: FunctionInstance?, _ owner: Place.Owner, _ arguments: [Int], _ type: SwiftType, into register: Int) throws {
        guard let getter else { return fail("the property cannot be read") }
        var outer: (register: Int, finish: () -> Void)?
        if case .place(let base) = owner { outer = try access(base) }
        try temporaries {
            let window = builder.allocate(arguments.count + 2)
            var next = window
            if getter.takesSelf {
                switch owner {
                case .value(let value): builder.emit(.copy, next, value)
                case .place: if let outer { builder.emit(.copy, next, outer.register) }
                case .none: builder.emit(.clear, next)
                }
                next += 1
            }
            for (offset, argument) in arguments.enumerated() { builder.emit(.copy, next + offset, argument) }
            try emitCall(getter, window: window, into: register, resultType: type)
        }
        outer?.finish()
    }

    /// Calls a setter; an owner that it changes is taken from its register and put back.
    private func emitSetter(_ setter: FunctionInstance, _ owner: Int?, _ arguments: [Int], _ value: Int) {
        temporaries {
            let window = builder.allocate(arguments.count + 3)
            let isInout = setter.inoutPlaces.first == 0
            var next = window
            if setter.takesSelf {
                if let owner { builder.emit(isInout ? .take : .copy, next, owner) } else { builder.emit(.clear, next) }
                next += 1
            }
            for (offset, argument) in arguments.enumerated() { builder.emit(.copy, next + offset, argument) }
            builder.emit(.take, next + arguments.count, value)
            let result = builder.allocate()
            do { try emitCall(setter, window: window, into: result, resultType: .void) } catch { fail("\(error)") }
            if setter.takesSelf, isInout, let owner { builder.emit(.take, owner, window) }
        }
    }

    private func emitObserved(_ inner: Place, _ variable: VariableDecl, _ owner: Place.Owner, _ ownerType: SwiftType, _ register: Int) {
        do {
            try temporaries {
                let old = builder.allocate()
                try emitLoad(inner, into: old)
                if let observer = variable.willSet {
                    let copy = builder.allocate()
                    builder.emit(.copy, copy, register)
                    try emitObserver(observer, owner, ownerType, copy)
                }
                emitStore(inner, from: register)
                if let observer = variable.didSet { try emitObserver(observer, owner, ownerType, old) }
            }
        } catch {
            fail("\(error)")
        }
    }

    private func emitObserver(_ observer: FunctionDecl, _ owner: Place.Owner, _ ownerType: SwiftType, _ value: Int) throws {
        let instance = try types.instance(observer, observer.owner.map { types.ancestor(of: ownerType, $0)?.arguments ?? ownerType.arguments } ?? [])
        switch owner {
        case .none: emitSetter(instance, nil, [], value)
        case .value(let object): emitSetter(instance, object, [], value)
        case .place(let base):
            let outer = try access(base)
            emitSetter(instance, outer.register, [], value)
            outer.finish()
        }
    }

    // MARK: Assignment

    func assign(_ target: Expr, _ value: Expr) throws {
        if case .tuple(let parts) = target.kind {
            return try temporaries {
                let places = try parts.map(place)
                let whole = builder.allocate()
                try lower(value, into: whole)
                let part = builder.allocate()
                for (index, place) in places.enumerated() {
                    builder.emit(.getField, part, whole, index)
                    emitStore(place, from: part)
                }
                leftovers.insert(whole)
            }
        }
        try temporaries {
            let place = try self.place(target)
            if case .variable(let variable) = place.kind, case .register(let own)? = location(of: variable), isWrittenLast(value) {
                return try lower(value, into: own)
            }
            let register = builder.allocate()
            try lower(value, into: register)
            emitStore(place, from: register)
        }
        builder.emit(.drain)
    }

    /// Whether lowering writes its register only when all is evaluated, so that it may be the variable's own.
    private func isWrittenLast(_ expr: Expr) -> Bool {
        switch expr.kind {
        case .integer, .float, .boolean, .string: expr.type.nominal?.isPrelude ?? false
        case .call(let callee, _, _): Intrinsic.isPure(callee.decl.nativeKey)
        default: false
        }
    }
}
