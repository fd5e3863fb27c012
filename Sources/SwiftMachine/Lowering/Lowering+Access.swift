import SwiftModel

/// Taking the value of a place, and putting one back.
extension Lowering {
    /// Moves the value into the place's register; `finish` emits its return.
    func access(_ place: Place) throws -> (register: Int, finish: () -> Void) {
        let register = place.register
        if isOpen(place) { return (register, {}) }
        switch place.kind {
        case .value, .slot: return (register, {})
        case .opened(let finish): return (register, finish)
        case .checked(let inner):
            let outer = try access(inner)
            builder.emit(.checkSome, outer.register)
            return outer
        case .variable(let variable):
            if variable.isWeak {
                load(variable, into: register)
                return (register, { self.store(variable, from: register) })
            }
            // Two parts of a captured variable are changed in the value that was taken for the first.
            if let open = openVariables[variable] { return (open, {}) }
            switch location(of: variable) {
            case .register(let own)? where own == register: return (register, {})
            case .cell(let cell)?: builder.emit(.takeCell, register, cell)
            case .capturedCell(let index)?: builder.emit(.takeCapturedCell, register, closureRegister, index)
            default:
                // A `let` that is captured: its copy may be changed only through references in it.
                load(variable, into: register)
                return (register, {})
            }
            openVariables[variable] = register
            return (
                register,
                {
                    self.openVariables[variable] = nil
                    self.store(variable, from: register)
                }
            )
        case .global(let index, let variable):
            builder.emit(variable.isWeak ? .getGlobal : .takeGlobal, register, index)
            if variable.isWeak { builder.emit(.loadWeak, register, register) }
            return (register, { self.emitStore(place, from: register) })
        case .field(let base, let index):
            let outer = try access(base)
            builder.emit(.takeField, register, outer.register, index)
            return (
                register,
                {
                    self.builder.emit(.setField, outer.register, index, register)
                    outer.finish()
                }
            )
        case .property(let object, let variable, let index):
            if variable.isWeak || variable.isLazy || machine.isObservable(variable) {
                emitGetProperty(variable, object, index, into: register)
                if variable.isLazy { builder.emit(.unwrapSome, register, register) }
            } else {
                builder.emit(.takeProperty, register, object, index)
            }
            return (register, { self.puttingBack { self.emitSetProperty(variable, object, index, from: register) } })
        case .element(let base, let index):
            let outer = try access(base)
            builder.emit(.takeElement, register, outer.register, index)
            return (
                register,
                {
                    self.builder.emit(.setElement, outer.register, index, register)
                    outer.finish()
                }
            )
        case .entry(let base, let key, let keyType, let other):
            let outer = try access(base)
            builder.emit(.takeEntry, register, outer.register, key, d: keyIndex(keyType))
            if let other {
                let found = builder.label()
                builder.jump(.jumpIfSome, register, to: found)
                try lower(other, into: register)
                builder.place(found)
            }
            return (
                register,
                {
                    self.builder.emit(.putEntry, outer.register, register, key, d: self.keyIndex(keyType))
                    outer.finish()
                }
            )
        case .computed(let owner, let getter, _, let arguments, let type):
            let close = try open(owner)
            try emitGetter(getter, owner, arguments, type, into: register)
            return (
                register,
                {
                    self.emitStore(place, from: register)
                    close()
                }
            )
        case .observed(let inner, _, let owner, _):
            let close = try open(owner)
            try emitLoad(inner, into: register)
            return (
                register,
                {
                    self.puttingBack { self.emitStore(place, from: register) }
                    close()
                }
            )
        case .local(let accessors, let inner):
            if let inner { try emitLoad(inner, into: register) } else { try emitGetter(accessors, into: register) }
            return (register, { self.emitStore(place, from: register) })
        case .weak(let inner):
            let outer = try access(inner)
            builder.emit(.copy, register, outer.register)
            builder.emit(.loadWeak, register, register)
            return (
                register,
                {
                    self.builder.emit(.makeWeak, outer.register, register)
                    outer.finish()
                }
            )
        case .some(let inner):
            let outer = try access(inner)
            builder.emit(.unwrapSome, register, outer.register)
            return (
                register,
                {
                    self.builder.emit(.wrapSome, outer.register, register)
                    outer.finish()
                }
            )
        }
    }

    /// Emits the return of a value that was changed in its place: an `@Observable` object announces it, whatever has become of the value.
    private func puttingBack(_ emit: () -> Void) {
        let saved = putsBack
        putsBack = true
        emit()
        putsBack = saved
    }

    /// What gives an instruction the type of a dictionary's keys.
    private func keyIndex(_ type: SwiftType) -> Int { type.isInt ? Int(Instruction.plainKey) : builder.type(type) }

    func isOpen(_ place: Place) -> Bool { openPlaces.contains { $0 === place } }

    /// Takes the value that accessors are called on, once for all of them.
    private func open(_ owner: Place.Owner) throws -> () -> Void {
        guard case .place(let base) = owner, !isOpen(base) else { return {} }
        let outer = try access(base)
        if outer.register != base.register { builder.emit(.take, base.register, outer.register) }
        openPlaces.append(base)
        return {
            self.openPlaces.removeAll { $0 === base }
            if outer.register != base.register { self.builder.emit(.take, outer.register, base.register) }
            outer.finish()
        }
    }

    /// Copies the value of a place that stays as it is.
    func emitLoad(_ place: Place, into register: Int) throws {
        if isOpen(place) { return _ = builder.emit(.copy, register, place.register) }
        switch place.kind {
        case .opened, .slot: builder.emit(.copy, register, place.register)
        case .field(let base, let index):
            try emitLoad(base, into: register)
            builder.emit(.getField, register, register, index)
        case .some(let inner):
            try emitLoad(inner, into: register)
            builder.emit(.unwrapSome, register, register)
        case .checked(let inner):
            try emitLoad(inner, into: register)
            builder.emit(.checkSome, register)
        case .global(let index, let variable) where !variable.isWeak: builder.emit(.getGlobal, register, index)
        case .property(let object, let variable, let index): emitGetProperty(variable, object, index, into: register)
        default:
            let access = try access(place)
            builder.emit(.copy, register, access.register)
            access.finish()
        }
    }

    /// Takes the value from a register into the place.
    func emitStore(_ place: Place, from register: Int) {
        if isOpen(place) { return _ = builder.emit(.take, place.register, register) }
        switch place.kind {
        case .value: break
        case .slot: builder.emit(.take, place.register, register)
        case .opened(let finish):
            builder.emit(.take, place.register, register)
            finish()
        case .checked:
            guard let outer = try? access(place) else { return }
            builder.emit(.take, outer.register, register)
            outer.finish()
        case .variable(let variable): store(variable, from: register)
        case .global(let index, let variable):
            if variable.isWeak { builder.emit(.makeWeak, register, register) }
            builder.emit(.setGlobal, register, index)
        case .property(let object, let variable, let index): emitSetProperty(variable, object, index, from: register)
        case _ where focus(on: place): builder.emit(.storeFocus, register)
        case .field(let base, let index):
            guard let outer = try? access(base) else { return }
            builder.emit(.setField, outer.register, index, register)
            outer.finish()
        case .element(let base, let index):
            guard let outer = try? access(base) else { return }
            builder.emit(.setElement, outer.register, index, register)
            outer.finish()
        case .entry(let base, let key, let keyType, _):
            guard let outer = try? access(base) else { return }
            temporaries {
                let window = builder.allocate(2)
                builder.emit(.take, window, register)
                builder.emit(.loadInt, window + 1, -1)
                builder.emit(.putEntry, outer.register, window, key, d: keyIndex(keyType))
            }
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
        case .observed(let inner, let variable, let owner, let ownerType):
            guard let close = try? open(owner) else { return }
            emitObserved(inner, variable, owner, ownerType, register)
            close()
        case .local(let accessors, let inner): emitSet(accessors, inner, register)
        case .weak(let inner):
            builder.emit(.makeWeak, register, register)
            emitStore(inner, from: register)
        case .some(let inner):
            builder.emit(.wrapSome, register, register)
            emitStore(inner, from: register)
        }
    }
}
