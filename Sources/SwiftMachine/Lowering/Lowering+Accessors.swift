import SwiftModel

/// Calls of getters, setters and observers.
extension Lowering {
    func emitSetProperty(_ variable: VariableDecl, _ object: Int, _ index: Int, from register: Int) {
        if variable.isWeak { builder.emit(.makeWeak, register, register) }
        if variable.isLazy { builder.emit(.wrapSome, register, register) }
        builder.emit(.setProperty, object, index, register, d: putsBack ? 2 : 0)
    }

    func emitGetter(_ getter: FunctionInstance?, _ owner: Place.Owner, _ arguments: [Int], _ type: SwiftType, into register: Int) throws {
        guard let getter else { return fail("the property cannot be read") }
        var outer: (register: Int, finish: () -> Void)?
        if case .place(let base) = owner { outer = try access(base) }
        try temporaries {
            let window = builder.allocate(arguments.count + 2)
            var next = window
            if CallShape(getter).takesReceiver {
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
        if getter.mayThrow { try propagate() }
    }

    /// Calls a setter; an owner that it changes is taken from its register and put back.
    func emitSetter(_ setter: FunctionInstance, _ owner: Int?, _ arguments: [Int], _ value: Int) {
        temporaries {
            let window = builder.allocate(arguments.count + 3)
            let isInout = setter.inoutPlaces.first == 0
            var next = window
            if CallShape(setter).takesReceiver {
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

    func emitObserved(_ inner: Place, _ variable: VariableDecl, _ owner: Place.Owner, _ ownerType: SwiftType, _ register: Int) {
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

    // MARK: Local variables

    func emitGetter(_ accessors: LocalAccessors, into register: Int) throws {
        guard let getter = accessors.getter, let place = getter.span else { return }
        try callValue(Expr(.local(getter), getter.type, place), [], into: register)
    }

    /// Takes the value from a register into a local variable with accessors.
    func emitSet(_ accessors: LocalAccessors, _ inner: Place?, _ register: Int) {
        do {
            guard let inner else { return try emitCall(accessors.setter, register) }
            try temporaries {
                let old = builder.allocate()
                if let observer = accessors.didSet, case .function(let type) = observer.type, !type.parameters.isEmpty { try emitLoad(inner, into: old) }
                try emitCall(accessors.willSet, register)
                emitStore(inner, from: register)
                try emitCall(accessors.didSet, old)
                builder.emit(.clear, old)
            }
        } catch {
            fail("\(error)")
        }
    }

    /// Calls an accessor with the value in a register.
    private func emitCall(_ accessor: LocalVariable?, _ register: Int) throws {
        guard let accessor, let place = accessor.span, case .function(let type) = accessor.type else { return }
        let arguments = type.parameters.map { parameter in
            let value = LocalVariable(name: accessor.name, type: parameter.type, isLet: true)
            locations[value] = .register(register)
            return Expr(.local(value), parameter.type, place)
        }
        try temporaries { try callValue(Expr(.local(accessor), accessor.type, place), arguments, into: builder.allocate()) }
    }
}
