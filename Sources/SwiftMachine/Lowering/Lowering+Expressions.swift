import SwiftModel

/// Expressions.
extension Lowering {
    /// The register that holds the value: a variable's own, or a new one.
    func operand(_ expr: Expr) throws -> Int {
        switch expr.kind {
        case .local(let variable), .placeholder(let variable):
            if case .register(let register)? = location(of: variable), !variable.isWeak { return register }
        case .global(let variable): if let register = try register(ofGlobal: variable) { return register }
        default: break
        }
        let register = builder.allocate()
        try lower(expr, into: register)
        if !concrete(expr.type).isInline { leftovers.insert(register) }
        return register
    }

    /// Two operands, the first of which is copied when evaluating the second might change it.
    func operands(_ a: Expr, _ b: Expr) throws -> (Int, Int) {
        if try isSimple(b) { return (try operand(a), try operand(b)) }
        let first = builder.allocate()
        try lower(a, into: first)
        return (first, try operand(b))
    }

    /// Whether evaluating changes nothing.
    func isSimple(_ expr: Expr) throws -> Bool {
        switch expr.kind {
        case .local(let variable): variable.accessors?.getter == nil
        case .integer, .float, .boolean, .string, .nilLiteral, .placeholder, .metatype: true
        case .global(let variable): try register(ofGlobal: variable) != nil
        case .member(let base, let variable, _): try variable.isStored && isSimple(base)
        case .tupleElement(let base, _), .convert(let base), .wrap(let base): try isSimple(base)
        case .call(let callee, _, let arguments): try Intrinsic.isPure(callee.decl.nativeKey) && arguments.allSatisfy(isSimple)
        default: false
        }
    }

    func lower(_ expr: Expr, into result: Int) throws {
        try machine.budget.charge(8)
        let span = builder.span
        builder.span = expr.span
        defer { builder.span = span }
        switch expr.kind {
        case .integer, .float, .boolean, .string, .interpolation, .nilLiteral, .array, .dictionary: try lowerLiteral(expr, into: result)
        case .local(let variable), .placeholder(let variable):
            if let accessors = variable.accessors, accessors.getter != nil { try emitGetter(accessors, into: result) } else { load(variable, into: result) }
        case .global(let variable):
            if let getter = variable.getter {
                try call(types.instance(getter, []), base: nil, arguments: [], expr.type, into: result)
            } else if let register = try register(ofGlobal: variable) {
                builder.emit(.copy, result, register)
            } else {
                builder.emit(.getGlobal, result, try machine.globalIndex(variable, []))
                if variable.isWeak { builder.emit(.loadWeak, result, result) }
            }
        case .staticMember(let variable, let owner): try staticMember(variable, concrete(owner), expr.type, into: result)
        case .member(let base, let variable, let owner):
            if try !lowerPath(expr, into: result) { try member(base, variable, owner, expr.type, into: result) }
        case .tupleElement(let base, let index): if try !lowerPath(expr, into: result) { try field(of: base, index, into: result) }
        case .metatype(let type): builder.emit(.constant, result, builder.constant(.type(concrete(type))))
        case .functionValue(let callee, let base): try functionValue(callee, base, expr, into: result)
        case .enumCase(let enumCase, let arguments): try lowerCase(enumCase, arguments, expr.type, into: result)
        case .enumCaseFunction(let enumCase): try caseFunction(enumCase, concrete(expr.type), into: result)
        case .keyPath(let components): try keyPath(components, expr, into: result)
        case .call(let callee, let base, let arguments):
            try lowerCall(callee, base: base, arguments: arguments, type: expr.type, span: expr.span, into: result)
        case .callValue(let function, let arguments): try callValue(function, arguments, into: result)
        case .subscripted(let base, let getter, _, let arguments):
            if try lowerPath(expr, into: result) { return }
            try lowerCall(getter, base: base, arguments: arguments, type: expr.type, span: expr.span, into: result)
        case .inOut(let inner): try lower(inner, into: result)
        case .closure(let closure), .autoclosure(let closure): try lower(closure, parameters: closure.parameters, into: result)
        case .wrap(let inner):
            try lower(inner, into: result)
            if concrete(inner.type).isBoxedAsPayload { builder.emit(.wrapSome, result, result) }
        case .forceUnwrap(let inner) where inner.isFailableDelegation:
            guard case .call(let callee, let base, let arguments) = inner.kind else { return }
            try lowerCall(callee, base: base, arguments: arguments, type: inner.type, span: inner.span, isForced: true, into: result)
        case .forceUnwrap(let inner):
            try lower(inner, into: result)
            builder.emit(.checkSome, result)
            if concrete(expr.type).isBoxedAsPayload { builder.emit(.unwrapSome, result, result) }
        case .optionalChain(let inner): try chain(inner, into: result)
        case .optionalBind(let inner):
            try lower(inner, into: result)
            if let end = chainEnds.last { builder.jump(.jumpIfNone, result, to: end) }
            if concrete(expr.type).isBoxedAsPayload { builder.emit(.unwrapSome, result, result) }
        case .nilCoalesce(let a, let b):
            let (other, end) = (builder.label(), builder.label())
            try lower(a, into: result)
            builder.jump(.jumpIfNone, result, to: other)
            let (payload, own) = (concrete(a.type).optionalPayload, concrete(expr.type))
            if own.isBoxedAsPayload, payload == own { builder.emit(.unwrapSome, result, result) }
            builder.jump(to: end)
            builder.place(other)
            try lower(b, into: result)
            builder.place(end)
        case .erase(let inner):
            try lower(inner, into: result)
            let type = concrete(inner.type)
            if !isExistential(type) { builder.emit(.erase, result, result, builder.type(type)) }
        case .forceCast(let inner, let type):
            try lower(inner, into: result)
            emitCast(.cast, result, concrete(inner.type), concrete(type), into: result)
        case .conditionalCast(let inner, let type):
            try lower(inner, into: result)
            emitCast(.castOptional, result, concrete(inner.type), concrete(type), into: result)
        case .typeTest(let inner, let type):
            try lower(inner, into: result)
            emitTypeTest(result, concrete(inner.type), concrete(type), into: result)
        case .convert(let inner): try convert(inner, concrete(expr.type), into: result)
        case .conditional(let condition, let a, let b):
            let (other, end) = (builder.label(), builder.label())
            try branch(condition, unless: other)
            try lower(a, into: result)
            builder.jump(to: end)
            builder.place(other)
            try lower(b, into: result)
            builder.place(end)
        case .and, .or, .not:
            if case .not(let inner) = expr.kind {
                try temporaries { builder.emit(.not, result, try operand(inner)) }
                return
            }
            let (other, end) = (builder.label(), builder.label())
            try branch(expr, unless: other)
            builder.emit(.constant, result, builder.constant(.bool(true)))
            builder.jump(to: end)
            builder.place(other)
            builder.emit(.constant, result, builder.constant(.bool(false)))
            builder.place(end)
        case .assign(let target, let value):
            try assign(target, value)
            builder.emit(.clear, result)
        case .discard(let inner):
            try lower(inner, into: result)
            builder.emit(.clear, result)
            builder.emit(.drain)
        case .consume(let inner): try consume(inner, into: result)
        case .discardSelf(let this): try discardSelf(this, into: result)
        case .packExpansion(let pattern, let packs): try expand(pattern, packs, into: result)
        case .packElement(let values, let pack): try packElement(of: values, pack, into: result)
        case .tuple(let parts):
            if parts.isEmpty { builder.emit(.clear, result) } else { try fields(parts, tag: 0, into: result) }
        case .statements(let statements, let variable):
            let register = builder.allocate()
            builder.emit(.clear, register)
            let isShared = needsCell(variable)
            if isShared { builder.emit(.makeCell, register, register) }
            locations[variable] = isShared ? .cell(register) : .register(register)
            try block { try self.statements(statements) }
            builder.emit(isShared ? .getCell : .take, result, register)
            builder.release(to: register)
        case .tryForce(let inner): try catching(inner, into: result) { error in builder.emit(.fail, 1, error) }
        case .tryOptional(let inner):
            try catching(inner, into: result) { _ in
                builder.emit(.clear, result)
                // Where another initializer fails, so does this one.
                if inner.isDelegation { builder.emit(.return, result) }
            }
        case .await(let inner): try lower(inner, into: result)
        case .dynamicType(let inner):
            // An existential is not opened for a generic parameter that requires nothing of it.
            if case .parameter(let parameter) = inner.type.head, parameter.protocols.isEmpty, concrete(inner.type).isExistential {
                return try lower(Expr(.metatype(inner.type), expr.type, expr.span), into: result)
            }
            try lower(inner, into: result)
            builder.emit(.dynamicType, result, result, builder.type(concrete(inner.type)))
        case .failed: fail("the code here has an error")
        }
    }

    // MARK: Parts

    func fields(_ parts: [Expr], tag: Int, into result: Int) throws {
        try temporaries {
            let first = builder.allocate(parts.count)
            for (index, part) in parts.enumerated() { try lower(part, into: first + index) }
            builder.emit(.makeBox, result, first, parts.count, d: tag)
        }
    }

    func field(of base: Expr, _ index: Int, into result: Int) throws {
        switch base.kind {
        case .local, .placeholder, .global: try temporaries { builder.emit(.getField, result, try operand(base), index) }
        default:
            try lower(base, into: result)
            builder.emit(.getField, result, result, index)
        }
    }

    private func lowerCase(_ enumCase: EnumCase, _ arguments: [Expr], _ type: SwiftType, into result: Int) throws {
        if enumCase.owner.isOptional {
            guard let payload = arguments.first else { return _ = builder.emit(.clear, result) }
            try lower(payload, into: result)
            if concrete(payload.type).isBoxedAsPayload { builder.emit(.wrapSome, result, result) }
            return
        }
        if arguments.isEmpty { return _ = builder.emit(.loadInt, result, enumCase.index) }
        try fields(arguments, tag: enumCase.index, into: result)
    }

    private func chain(_ inner: Expr, into result: Int) throws {
        let (none, end) = (builder.label(), builder.label())
        chainEnds.append(none)
        try lower(inner, into: result)
        chainEnds.removeLast()
        builder.jump(to: end)
        builder.place(none)
        builder.emit(.clear, result)
        builder.place(end)
    }

    private func catching(_ inner: Expr, into result: Int, _ handle: (Int) -> Void) throws {
        let (handler, end) = (builder.label(), builder.label())
        scopes.append(.catching(handler))
        try lower(inner, into: result)
        scopes.removeLast()
        builder.jump(to: end)
        builder.place(handler)
        temporaries {
            let error = builder.allocate()
            builder.emit(.takeThrown, error)
            handle(error)
            leftovers.insert(error)
        }
        builder.place(end)
    }

    private func convert(_ inner: Expr, _ type: SwiftType, into result: Int) throws {
        try lower(inner, into: result)
        let from = concrete(inner.type)
        if isExistential(from), type.nominal?.kind == .class { return emitCast(.cast, result, from, type, into: result) }
        if from.isBoxedAsPayload, type.optionalPayload == from { return _ = builder.emit(.wrapSome, result, result) }
        // `[T?]` needs nothing; `T?` to `Any?` wraps what is inside.
        if let source = from.optionalPayload, let target = type.optionalPayload, source != target {
            let end = builder.label()
            builder.jump(.jumpIfNone, result, to: end)
            if isExistential(target), !isExistential(source) {
                if source.isBoxedAsPayload { builder.emit(.unwrapSome, result, result) }
                builder.emit(.erase, result, result, builder.type(source))
            }
            builder.place(end)
        }
    }
}
