import SwiftModel

/// Properties, function values and key paths.
extension Lowering {
    func member(_ base: Expr, _ variable: VariableDecl, _ owner: SwiftType, _ type: SwiftType, into result: Int) throws {
        let owner = concrete(owner)
        if variable.isRequirement, isExistential(owner) || isExistential(concrete(base.type)) {
            guard let getter = variable.getter else { return fail("'\(variable.name)' cannot be read") }
            let arguments = [owner]
            return try call(types.instance(getter, arguments), base: base, arguments: [], type, into: result)
        }
        switch try types.member(variable, of: owner) {
        case .stored(let property, let owner):
            guard reachesOverrides(property, of: base) else { return try stored(base, property, owner, into: result) }
            try call(machine.storedAccessor(property, owner, isSetter: false), base: base, arguments: [], type, into: result)
        case .function(let getter):
            let base = getter.decl.isMutating ? Expr(.inOut(base), base.type, base.span) : base
            try call(getter, base: base, arguments: [], type, into: result)
        case .derived: try derivedProperty(variable, owner, base, into: result)
        }
    }

    /// Whether a stored property of a class may be another one in a subclass.
    func reachesOverrides(_ property: VariableDecl, of base: Expr) -> Bool {
        guard types.isOverridden(property), !isSuperReference(base) else { return false }
        return !(isSelfReference(base) && (setsUnobserved || observedName == property.name))
    }

    func stored(_ base: Expr, _ property: VariableDecl, _ owner: SwiftType, into result: Int) throws {
        let isClass = property.owner?.kind == .class
        guard isClass else {
            if property.isLazy { return try lazyProperty(base, property, owner, into: result) }
            try field(of: base, property.index, into: result)
            if property.isWeak { emitLoadWeak(property.type, result) }
            return
        }
        let index = types.fieldIndex(property)
        if property.isLazy { return try lazyProperty(base, property, owner, into: result) }
        switch base.kind {
        case .local, .global: try temporaries { emitGetProperty(property, try operand(base), index, into: result) }
        default:
            try lower(base, into: result)
            emitGetProperty(property, result, index, into: result)
        }
    }

    func emitGetProperty(_ property: VariableDecl, _ object: Int, _ index: Int, into result: Int) {
        builder.emit(.getProperty, result, object, index)
        if property.isWeak { emitLoadWeak(property.type, result) }
    }

    /// What a weak or unowned variable refers to; an object that has ended ends the run unless the type is optional.
    func emitLoadWeak(_ type: SwiftType, _ register: Int) { builder.emit(.loadWeak, register, register, d: type.optionalPayload == nil ? 1 : 0) }

    /// A lazy property holds nothing, or its value in a box.
    private func lazyProperty(_ base: Expr, _ property: VariableDecl, _ owner: SwiftType, into result: Int) throws {
        guard let value = property.initializer else { return fail("'\(property.name)' has no initial value") }
        let isClass = property.owner?.kind == .class
        try temporaries {
            // An object is changed wherever it came from, a struct in its place.
            let access = isClass ? (register: builder.allocate(), finish: {}) : try access(place(base))
            if isClass { try lower(base, into: access.register) }
            let index = isClass ? types.fieldIndex(property) : property.index
            let held = builder.allocate()
            let end = builder.label()
            builder.emit(isClass ? .getProperty : .getField, held, access.register, index)
            builder.jump(.jumpIfSome, held, to: end)
            let window = builder.allocate(2)
            builder.emit(.copy, window, access.register)
            try emitCall(machine.lazyValue(property, value, owner), window: window, into: held, resultType: concrete(value.type))
            builder.emit(.wrapSome, held, held)
            let copy = builder.allocate()
            builder.emit(.copy, copy, held)
            if isClass { builder.emit(.setProperty, access.register, index, copy, d: 1) } else { builder.emit(.setField, access.register, index, copy) }
            builder.place(end)
            builder.emit(.unwrapSome, result, held)
            access.finish()
            leftovers.insert(held)
        }
    }

    func staticMember(_ variable: VariableDecl, _ owner: SwiftType, _ type: SwiftType, into result: Int) throws {
        switch try types.member(variable, of: owner) {
        case .stored(let property, let owner):
            builder.emit(.getGlobal, result, try machine.globalIndex(property, types.accessorArguments(property, owner)))
        case .function(let getter): try call(getter, base: constantType(owner), arguments: [], type, into: result)
        case .derived: fail("'\(variable.name)' of '\(owner)' cannot be found")
        }
    }

    // MARK: Function values

    func functionValue(_ callee: Callee, _ base: Expr?, _ expr: Expr, into result: Int) throws {
        let decl = callee.decl
        if decl.owner == nil, let closure = genericFunction(decl) { return try genericFunction(closure, callee, into: result) }
        guard case .function(let type) = concrete(expr.type) else { return fail("'\(decl.name)' cannot be used as a value") }
        let count = type.parameters.count
        let bindsBase: Bool = {
            guard let base, !decl.isStatic || decl.owner?.kind == .class else { return false }
            if case .metatype = base.kind { return false }
            return true
        }()
        let inner = Lowering(machine: machine, parent: nil, map: map)
        inner.builder.allocateParameters(count + 1)
        inner.closureRegister = count
        inner.builder.span = builder.span
        let parameters = (0..<count).map { LocalVariable(name: "$\($0)", type: type.parameters[$0].type, isLet: true) }
        for (index, parameter) in parameters.enumerated() { inner.locations[parameter] = .register(index) }
        let inoutPlaces = (0..<count).filter { type.parameters[$0].isInout }
        let arguments = parameters.enumerated().map { index, parameter in
            let value = Expr(.local(parameter), parameter.type, expr.span)
            return inoutPlaces.contains(index) ? Expr(.inOut(value), parameter.type, expr.span) : value
        }
        var receiver = base.flatMap { $0.isTypeName ? $0 : nil }
        if bindsBase, let base {
            let variable = LocalVariable(name: "$base", type: base.type, isLet: true)
            inner.locations[variable] = .captured(0)
            receiver = Expr(.local(variable), base.type, expr.span)
        }
        let value = inner.builder.allocate()
        if !bindsBase, !decl.isStatic, decl.owner != nil, decl.kind != .initializer, count > 0 {
            // `Type.method`: a function of the value first.
            try inner.lowerCall(callee, base: arguments[0], arguments: Array(arguments.dropFirst()), type: type.result, span: expr.span, into: value)
        } else {
            try inner.lowerCall(callee, base: receiver, arguments: arguments, type: type.result, span: expr.span, into: value)
        }
        inner.builder.emit(.return, value)
        let code = inner.finish(name: decl.fullName, inoutPlaces: inoutPlaces, isHidden: decl.isPrelude)
        try temporaries {
            let captured = builder.allocate()
            if bindsBase, let base { try lower(base, into: captured) }
            builder.emit(.makeClosure, result, builder.template(ClosureTemplate(code: code, captureCount: bindsBase ? 1 : 0)), captured)
        }
    }

    private func genericFunction(_ decl: FunctionDecl) -> Closure? { genericFunctions[decl] ?? parent?.genericFunction(decl) }

    private func genericFunction(_ closure: Closure, _ callee: Callee, into result: Int) throws {
        guard case .function(let decl, let arguments) = callee, !isInside(decl) else { return unsupported("a generic local function that calls itself") }
        let own = Dictionary(zip(decl.parameters, arguments.map(concrete)), uniquingKeysWith: { first, _ in first })
        try lower(closure, parameters: closure.parameters, map: map.merging(own) { $1 }, of: decl, into: result)
    }

    private func isInside(_ decl: FunctionDecl) -> Bool { enclosingGenerics.contains(decl) || parent?.isInside(decl) == true }

    func caseFunction(_ enumCase: EnumCase, _ type: SwiftType, into result: Int) throws {
        let count = enumCase.payload.count
        let inner = Lowering(machine: machine, parent: nil, map: map)
        inner.builder.allocateParameters(count + 1)
        if case .function(let function) = type, let payload = function.result.optionalPayload, count == 1 {
            // `map(Optional.some)`: an optional holds its value as it is, where that differs from none.
            inner.builder.emit(payload.isBoxedAsPayload ? .wrapSome : .take, count, 0)
        } else {
            inner.builder.emit(.makeBox, count, 0, count, d: enumCase.index)
        }
        inner.builder.emit(.return, count)
        let code = inner.finish(name: enumCase.name, inoutPlaces: [], isHidden: false)
        builder.emit(.makeClosure, result, builder.template(ClosureTemplate(code: code, captureCount: 0)), result)
    }

    /// `map` and `decl` are given for a local function with type parameters.
    func lower(
        _ closure: Closure, parameters: [LocalVariable], map: [GenericParameter: SwiftType]? = nil, of decl: FunctionDecl? = nil, into result: Int
    ) throws {
        let inner = Lowering(machine: machine, parent: self, map: map ?? self.map)
        if let decl { inner.enclosingGenerics.insert(decl) }
        inner.builder.span = builder.span
        inner.allocateParameters(parameters)
        inner.builder.allocateParameters(1)
        inner.closureRegister = parameters.count
        inner.observedLocal = closure.observed
        for (index, (variable, _)) in closure.captureList.enumerated() {
            inner.captures.append(variable)
            inner.locations[variable] = .captured(index)
        }
        inner.declareParameters(parameters)
        inner.scopes.append(.block(locals: []))
        try inner.statements(closure.body.statements)
        try inner.returnNothing()
        let inoutPlaces = parameters.indices.filter { parameters[$0].isInout }
        let code = inner.finish(name: "closure", inoutPlaces: inoutPlaces, isHidden: machine.isPrelude(builder.span))
        try temporaries {
            let first = builder.allocate(inner.captures.count)
            for (index, variable) in inner.captures.enumerated() {
                if index < closure.captureList.count {
                    try lower(closure.captureList[index].1, into: first + index)
                    if variable.isWeak { builder.emit(.makeWeak, first + index, first + index) }
                } else {
                    loadLocation(of: variable, into: first + index)
                }
            }
            builder.emit(.makeClosure, result, builder.template(ClosureTemplate(code: code, captureCount: inner.captures.count)), first)
        }
    }

    /// What a closure captures: the value, or the cell that both share.
    private func loadLocation(of variable: LocalVariable, into register: Int) {
        switch location(of: variable) {
        case .register(let source)?, .cell(let source)?: builder.emit(.copy, register, source)
        case .captured(let index)?, .capturedCell(let index)?: builder.emit(.getCapture, register, closureRegister, index)
        case nil: fail("'\(variable.name)' cannot be used here")
        }
    }

    // MARK: Key paths

    func keyPath(_ components: [KeyPathComponent], _ expr: Expr, into result: Int) throws {
        try temporaries {
            let (rootType, valueType): (SwiftType, SwiftType) =
                switch concrete(expr.type) {
                case .function(let function): (function.parameters.first?.type ?? .any, function.result)
                case let type: (type.arguments.first ?? .any, type.arguments.last ?? .any)
                }
            var template = KeyPathTemplate(components: [], argumentCounts: [], rootType: rootType, valueType: valueType)
            var values: [Expr] = []
            for component in components {
                var count = 0
                switch component {
                case .property(let variable, let owner, _): template.components.append(try keyPathStep(variable, concrete(owner)))
                case .subscripted(let getter, let setter, let arguments, _):
                    guard case .function(let get) = try target(getter) else { return unsupported("this key path") }
                    var set: FunctionInstance?
                    if let setter, case .function(let found) = try target(setter) { set = found }
                    template.components.append(.subscripted(getter: get, setter: set, arguments: []))
                    values += arguments
                    count = arguments.count
                case .tupleElement(let index, _): template.components.append(.tupleElement(index))
                case .optionalChain: template.components.append(.optionalChain)
                case .forceUnwrap: template.components.append(.forceUnwrap)
                }
                template.argumentCounts.append(count)
            }
            let first = builder.allocate(values.count)
            for (index, value) in values.enumerated() { try lower(value, into: first + index) }
            builder.emit(.makeKeyPath, result, first, builder.keyPath(template))
        }
        if case .function = concrete(expr.type) { builder.emit(.keyPathFunction, result, result) }
    }

    private func keyPathStep(_ variable: VariableDecl, _ owner: SwiftType) throws -> KeyPathValue.Component {
        switch try types.member(variable, of: owner) {
        case .stored(let property, let owner) where property.willSet != nil || property.didSet != nil || property.isLazy:
            let getter = try machine.storedAccessor(property, owner, isSetter: false)
            return .computed(property, getter: getter, setter: try machine.storedAccessor(property, owner, isSetter: true))
        case .stored(let property, _):
            let isClass = property.owner?.kind == .class
            return .stored(property, index: isClass ? types.fieldIndex(property) : property.index, inClass: isClass)
        case .function(let getter):
            var setter: FunctionInstance?
            if variable.setter != nil || variable.isRequirement, case .function(let found) = try types.member(variable, of: owner, setter: true) {
                setter = found
            }
            return .computed(variable, getter: getter, setter: setter)
        case .derived: throw RuntimeError("unsupported", "the property '\(variable.name)' in a key path is not supported yet", at: builder.span)
        }
    }
}
