import SwiftModel

/// Longer steps of the loop.
extension Machine {
    /// A binding of a mutating member gives the result and the new `self`.
    func putBack(_ value: Value, _ site: CallSite, _ window: UnsafeMutablePointer<Value>, _ result: UnsafeMutablePointer<Value>) throws {
        guard case .box(let box) = value, box.fields.count == 2, let place = site.inoutPlaces.first else {
            throw RuntimeError.malformed("what a binding changed")
        }
        window[place] = box.fields[1]
        result.pointee = box.fields[0]
    }

    /// Code for a call through an existential, for the type of the current value.
    ///
    /// - Parameter window: the registers of the call's arguments.
    func openedCode(_ site: CallSite, _ window: UnsafeMutablePointer<Value>) throws -> Code {
        let receiver = window[site.opened?.place ?? 0]
        let requirement = site.target
        let type: SwiftType
        switch receiver {
        case .any(let existential): type = existential.type
        case .type(let metatype): type = metatype
        case .object(let object): type = object.type
        default: throw RuntimeError.malformed("a value behind '\(requirement.typeArguments.first?.description ?? "Any")'")
        }
        if let known = site.openedCodes[type] { return known }
        if let opened = site.opened {
            var arguments = requirement.typeArguments
            arguments[opened.parameter] = type
            let target = try types.instance(requirement.decl, arguments)
            let lowering = Lowering(machine: self, parent: nil, map: target.substitution)
            // The argument of the parameter is `(any P).self` itself.
            let code = try type.isExistential ? self.code(of: target) : lowering.openingArgument(target, at: opened.place, of: site)
            site.openedCodes[type] = code
            return code
        }
        let own = Array(requirement.typeArguments.dropFirst())
        let target: FunctionInstance
        if requirement.decl.owner?.kind == .class {
            target = try types.override(of: requirement, in: type)
            if requirement.isOfClass {
                let code = try self.code(of: target)
                site.openedCodes[type] = code
                return code
            }
        } else if requirement.decl.isRequirement {
            target = try witness(requirement.decl, type, own)
        } else {
            target = try types.instance(requirement.decl, [type] + own)
        }
        guard let place = site.span else { throw RuntimeError.malformed("a call through '\(type)'") }
        let lowering = Lowering(machine: self, parent: nil, map: target.substitution)
        let code = try lowering.opening(target, self: type, of: requirement, as: site.resultType, at: place)
        site.openedCodes[type] = code
        return code
    }

    private func witness(_ requirement: FunctionDecl, _ type: SwiftType, _ own: [SwiftType]) throws -> FunctionInstance {
        if requirement.kind == .getter || requirement.kind == .setter, let owner = requirement.owner,
            case .variable(let variable)? = types.module.members(requirement.name, of: owner).first(where: { if case .variable = $0 { true } else { false } })
        {
            switch try types.property(variable, in: type, setter: requirement.kind == .setter) {
            case .function(let instance): return instance
            case .stored(let property, let owner): return try storedAccessor(property, owner, isSetter: requirement.kind == .setter)
            case .derived: break
            }
        }
        if case .function(let instance) = try types.witness(requirement, in: type, own: own) { return instance }
        throw RuntimeError("unsupported", "'\(requirement.name)' of '\(type)' through a protocol is not supported yet")
    }

    /// An accessor for a stored property that fulfills a requirement, or that a subclass overrides.
    func storedAccessor(_ property: VariableDecl, _ owner: SwiftType, isSetter: Bool) throws -> FunctionInstance {
        let accessor =
            storedAccessors[StoredAccessorKey(property: property, isSetter: isSetter)]
            ?? {
                let made = FunctionDecl(
                    name: property.name, kind: isSetter ? .setter : .getter, owner: property.owner, isStatic: property.isStatic, span: property.span,
                    isPrelude: property.isPrelude)
                made.isSynthesized = true
                made.parameters = property.owner?.parameters ?? []
                made.result = isSetter ? .void : property.type
                made.isMutating = isSetter && property.owner?.kind != .class
                if isSetter { made.arguments = [FunctionDecl.Parameter(name: "newValue", type: property.type)] }
                made.checkBody = { Self.accessorBody(property, isSetter: isSetter) }
                storedAccessors[StoredAccessorKey(property: property, isSetter: isSetter)] = made
                return made
            }()
        return try types.instance(accessor, types.accessorArguments(property, owner))
    }

    /// The function that makes the value of a lazy property; its code is made at the first call, since the value may lead back to the property.
    func lazyValue(_ property: VariableDecl, _ value: Expr, _ owner: SwiftType) throws -> FunctionInstance {
        let known = lazyValues[property]
        let decl =
            known
            ?? FunctionDecl(
                name: "lazy \(property.name)", kind: .function, owner: property.owner, isStatic: false, span: property.span, isPrelude: property.isPrelude)
        if known == nil {
            lazyValues[property] = decl
            decl.parameters = property.owner?.parameters ?? []
            decl.result = value.type
            decl.checkBody = {
                let body = Body()
                body.selfVariable = LocalVariable(name: "self", type: property.owner?.selfType ?? .error, isLet: true)
                body.statements = [Statement(.return(value), value.span)]
                return body
            }
        }
        return try types.instance(decl, types.accessorArguments(property, owner))
    }

    private static func accessorBody(_ property: VariableDecl, isSetter: Bool) -> Body? {
        guard let owner = property.owner, let span = property.span else { return nil }
        let body = Body()
        let this = LocalVariable(name: "self", type: owner.selfType, isLet: !isSetter)
        this.isInout = isSetter && owner.kind != .class
        body.selfVariable = this
        let place =
            property.isStatic
            ? Expr(.staticMember(property, owner: owner.selfType), property.type, span)
            : Expr(.member(Expr(.local(this), owner.selfType, span), property, owner: owner.selfType), property.type, span)
        if isSetter {
            let value = LocalVariable(name: "newValue", type: property.type, isLet: true)
            body.variables = [value]
            body.statements = [Statement(.expression(Expr(.assign(place, Expr(.local(value), property.type, span)), .void, span)), span)]
        } else {
            body.statements = [Statement(.return(place), span)]
        }
        return body
    }

    func makeKeyPath(_ template: KeyPathTemplate, _ values: UnsafeMutablePointer<Value>) -> KeyPathValue {
        var next = 0
        let components = zip(template.components, template.argumentCounts).map { component, count -> KeyPathValue.Component in
            guard case .subscripted(let getter, let setter, _) = component else { return component }
            defer { next += count }
            return .subscripted(getter: getter, setter: setter, arguments: (next..<next + count).map { values[$0] })
        }
        return KeyPathValue(components, from: template.rootType, to: template.valueType)
    }

    // MARK: Collections

    /// What a `for` walks over: elements of an array, a set, a string; pairs of a dictionary.
    func elements(of value: Value) throws -> [Value] {
        switch value {
        case .array(let array): return array.elements
        case .string(let string):
            try willMake(elements: string.utf8.count)
            return string.map { .string(String($0)) }
        case .dictionary(let dictionary):
            if dictionary.isSet { return dictionary.keys }
            try willMake(boxes: dictionary.count)
            return dictionary.all.map { .box(Box([$0.key, $0.value])) }
        default: throw RuntimeError.malformed("a collection")
        }
    }

    /// The element of a text, set or dictionary at a place, kept in the next register and advanced; true at the end.
    @inline(never)
    func isPastElements(_ register: UnsafeMutablePointer<Value>, _ place: Int, into result: UnsafeMutablePointer<Value>) throws -> Bool {
        switch register.pointee {
        case .string(let text):
            let start = text.utf8.index(text.utf8.startIndex, offsetBy: place)
            guard start < text.endIndex else { return true }
            let end = text.index(after: start)
            result.set(.string(String(text[start..<end])))
            (register + 1).set(.int(place + text.utf8.distance(from: start, to: end)))
        case .dictionary(let storage):
            // Places are counted from 0, where the first entry may be a later one.
            guard let entry = storage.entry(at: storage.place(after: place - 1)) else { return true }
            result.set(storage.isSet ? entry.key : .box(Box([entry.key, entry.value])))
            (register + 1).set(.int(storage.place(after: place - 1) + 1))
        default: throw RuntimeError.malformed("a collection")
        }
        return false
    }

    package func makeSet(_ values: some Sequence<Value>, _ type: SwiftType) throws -> Value {
        let storage = DictionaryStorage()
        storage.isSet = true
        for value in values {
            let key = try hashed(value, type)
            if !storage.contains(key) { storage.set(key, value, .none) }
        }
        return .dictionary(storage)
    }

    func makeDictionary(_ values: UnsafeBufferPointer<Value>, _ type: SwiftType) throws -> Value {
        let storage = DictionaryStorage()
        for index in stride(from: 0, to: values.count, by: 2) {
            let key = try hashed(values[index], type)
            if storage.contains(key) {
                throw RuntimeError("duplicate-key", "the dictionary literal has the key \(try printed(values[index], type, inContainer: true)) twice")
            }
            storage.set(key, values[index], values[index + 1])
        }
        return .dictionary(storage)
    }

    // MARK: Observation

    @inline(never)
    func didRead(_ instance: Instance, _ index: Int, _ frame: Frame) {
        guard let observer, let property = observedProperty(of: instance, index) else { return }
        setTop(frame)
        observer.didRead(property, of: instance, line: span(of: frame, below: state.pointee.depth - 1)?.start.line)
    }

    @inline(never)
    func didSet(_ instance: Instance, _ index: Int, _ old: Value, isInPlace: Bool, _ frame: Frame) {
        guard let observer, let property = observedProperty(of: instance, index) else { return }
        setTop(frame)
        observer.didSet(property, of: instance, old: old, isInPlace: isInPlace, line: span(of: frame, below: state.pointee.depth - 1)?.start.line)
    }

    /// What an observable class inherits from another, or a subclass adds to it, isn't observed.
    private func observedProperty(of instance: Instance, _ index: Int) -> VariableDecl? {
        let properties = instance.runtimeClass.properties
        return properties.indices.contains(index) && isObservable(properties[index]) ? properties[index] : nil
    }

    // MARK: Messages

    func failure(_ registers: UnsafeMutablePointer<Value>, _ instruction: Instruction, _ frame: Frame) throws -> RuntimeError {
        if instruction.a == 1 {
            let error = registers[Int(instruction.b)]
            return RuntimeError("uncaught-error", "'try!' met an error: \(try printed(error, .any, inContainer: true))")
        }
        guard case .string(let message) = frame.image.pointee.constants[Int(instruction.b)] else { return RuntimeError("unsupported", "not supported yet") }
        return RuntimeError("unsupported", message)
    }
}

struct StoredAccessorKey: Hashable {
    let property: VariableDecl
    let isSetter: Bool
}

extension SwiftType {
    var tupleCount: Int {
        if case .tuple(let elements) = self { return elements.count }
        return 0
    }
}
