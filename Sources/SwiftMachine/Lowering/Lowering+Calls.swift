import Diagnostics
import SwiftModel

/// Calls.
extension Lowering {
    /// What a call comes down to, with concrete types.
    enum Target {
        case function(FunctionInstance)
        /// A requirement or an extension's member of a value behind an existential.
        case opened(FunctionInstance)
        /// A requirement that the compiler fulfills for the type.
        case derived(FunctionDecl, SwiftType)
    }

    func target(_ callee: Callee) throws -> Target {
        let typeArguments: [SwiftType]
        let decl = callee.decl
        switch callee {
        case .function(_, let arguments), .superFunction(_, let arguments): typeArguments = arguments.map(concrete)
        }
        guard decl.owner?.kind == .protocol, let concreteSelf = typeArguments.first else { return .function(try types.instance(decl, typeArguments)) }
        if isExistential(concreteSelf) { return .opened(try types.instance(decl, typeArguments)) }
        guard decl.isRequirement else { return .function(try types.instance(decl, typeArguments)) }
        if let setterOf = try subscriptWitness(decl, concreteSelf) { return .function(setterOf) }
        switch try types.witness(decl, in: concreteSelf, own: Array(typeArguments.dropFirst())) {
        case .function(let instance): return .function(instance)
        case .stored, .derived: return .derived(decl, concreteSelf)
        }
    }

    /// A setter is found beside the getter that fulfills its getter's requirement.
    private func subscriptWitness(_ decl: FunctionDecl, _ type: SwiftType) throws -> FunctionInstance? {
        guard decl.kind == .subscriptSetter, let owner = decl.owner else { return nil }
        for case .function(let getter) in types.module.members("subscript", of: owner) where getter.subscriptSetter == decl {
            guard let (found, arguments) = types.conformances.witness(for: getter, in: type), let setter = found.subscriptSetter else { continue }
            return try types.instance(setter, arguments.map { types.concrete($0) })
        }
        return nil
    }

    /// - Parameter isForced: whether an initializer that gives `nil` stops the program, where another one calls it.
    func lowerCall(
        _ callee: Callee, base: Expr?, arguments: [Expr], type: SwiftType, span: Span, isForced: Bool = false, into result: Int
    ) throws {
        builder.span = span
        let isSuper = if case .superFunction = callee { true } else { false }
        switch try target(callee) {
        case .function(let instance):
            if instance.decl.kind == .initializer {
                return try construct(instance, base, arguments, type, isSuper: isSuper, isForced: isForced, into: result)
            }
            try call(instance, base: base, arguments: arguments, type, isSuper: isSuper, into: result)
        case .opened(let instance): try call(instance, base: base, arguments: arguments, type, into: result)
        case .derived(let requirement, let owner): try derivedCall(requirement, owner, base, arguments, into: result)
        }
    }

    func call(_ instance: FunctionInstance, base: Expr?, arguments: [Expr], _ type: SwiftType, isSuper: Bool = false, into result: Int) throws {
        let isAccessor = [.getter, .setter, .subscriptGetter, .subscriptSetter].contains(instance.decl.kind)
        let isSuper = isSuper || (isAccessor && base.map(isSuperReference) == true)
        if let intrinsic = Intrinsic.named(instance.decl.nativeKey), try lower(intrinsic, base, arguments, into: result) { return }
        let shape = CallShape(instance)
        let base = base ?? (instance.isOfClass ? constantType(instance.ownerType) : nil)
        let values = shape.takesReceiver ? [base].compactMap { $0 } + arguments : arguments
        guard values.count == shape.argumentCount else { return fail("the call of '\(instance.decl.name)' has not the arguments that it needs") }
        try temporaries {
            let call = try window(values, shape.inoutPlaces)
            try emitCall(instance, window: call.first, into: result, resultType: concrete(type), isSuper: isSuper, receiver: base)
            call.finish()
        }
        if instance.mayThrow { try propagate() }
    }

    /// Arguments in a row of registers. Places to be changed are found first and taken last, so that the arguments may still read them.
    func window(_ values: [Expr], _ inoutPlaces: [Int]) throws -> (first: Int, finish: () -> Void) {
        var places: [(index: Int, place: Place)] = []
        for index in inoutPlaces where values.indices.contains(index) { places.append((index, try place(values[index]))) }
        let first = builder.allocate(values.count + 1)
        for (index, value) in values.enumerated() where !inoutPlaces.contains(index) { try lower(value, into: first + index) }
        var finishers: [() -> Void] = []
        let used = places.isEmpty ? [] : capturedVariables(values)
        for (index, place) in places {
            let access = try access(place, besideUsesOf: used)
            builder.emit(.take, first + index, access.register)
            finishers.append { [builder] in
                builder.emit(.take, access.register, first + index)
                access.finish()
            }
        }
        return (first, { finishers.reversed().forEach { $0() } })
    }

    /// What closures among the arguments capture, which they may use during the call.
    private func capturedVariables(_ values: [Expr]) -> Set<LocalVariable> {
        values.reduce(into: []) { variables, value in
            var value = value
            while case .convert(let inner) = value.kind { value = inner }
            switch value.kind {
            case .closure(let closure), .autoclosure(let closure): variables.formUnion(closure.body.captures)
            default: break
            }
        }
    }

    /// A part of a variable whose other parts are used meanwhile is copied, and put back into what the variable is then.
    private func access(_ place: Place, besideUsesOf variables: Set<LocalVariable>) throws -> (register: Int, finish: () -> Void) {
        guard let whole = place.whole, variables.contains(whole) else { return try access(place) }
        let register = builder.allocate()
        try emitLoad(place, into: register)
        return (register, { self.emitStore(place, from: register) })
    }

    /// Calls with the arguments in place, by the way that suits the function.
    func emitCall(
        _ instance: FunctionInstance, window: Int, into result: Int, resultType: SwiftType, isSuper: Bool = false, receiver: Expr? = nil,
        isDelegated: Bool = false
    ) throws {
        let (instance, isOpened) = try isSuper ? (instance, false) : target(of: instance, on: receiver)
        let decl = instance.decl
        let shape = CallShape(instance)
        func site(direct: DirectFunction? = nil, native: NativeFunction? = nil, opened: (parameter: Int, place: Int)? = nil) -> Int {
            builder.site(
                CallSite(
                    instance, argumentCount: shape.argumentCount, inoutPlaces: shape.inoutPlaces, resultType: resultType, span: builder.span,
                    receiverEnd: receiver?.span.range.upperBound, direct: direct, native: native, opened: opened))
        }
        if shape.opens || isOpened { return _ = builder.emit(.callOpened, result, window, site()) }
        if let opened = openedArgument(of: instance) { return _ = builder.emit(.callOpened, result, window, site(opened: opened)) }
        if let key = decl.nativeKey {
            if let intrinsic = Intrinsic.named(key), intrinsic.emit(builder, window, into: result) { return }
            if let direct = StandardNatives.table[key] { return _ = builder.emit(.callDirect, result, window, site(direct: direct)) }
            if let native = machine.natives.function(key) { return _ = builder.emit(.callNative, result, window, site(native: native)) }
            return fail("'\(key)' has no binding: it is not supported yet")
        }
        if decl.isRequirement { return fail("the requirement '\(decl.name)' is not fulfilled by '\(instance.typeArguments.first?.description ?? "?")'") }
        // `self.init` runs the initializer of the class that is made.
        let isVirtual = decl.owner?.kind == .class && (decl.kind == .initializer ? isDelegated : !decl.isStatic && !isSuper)
        builder.emit(isVirtual ? .callVirtual : .call, result, window, site())
    }

    // MARK: Initializers

    private func construct(
        _ named: FunctionInstance, _ base: Expr?, _ arguments: [Expr], _ type: SwiftType, isSuper: Bool, isForced: Bool, into result: Int
    ) throws {
        var instance = named
        let decl = named.decl
        let delegates = isSuper || isSelf(base)
        if !delegates, let base, decl.owner?.kind == .class, base.isMetatypeValue { return try constructDynamically(instance, base, arguments, into: result) }
        guard decl.owner?.kind == .class, decl.nativeKey == nil else {
            if !delegates, isMadeOfItsArguments(decl, count: arguments.count) { return try structure(concrete(type), of: arguments, into: result) }
            try call(instance, base: nil, arguments: arguments, type, into: result)
            if delegates, let this = selfVariable {
                if decl.isFailable { endWithoutValue(result, isForced: isForced) }
                store(this, from: result)
                builder.emit(.clear, result)
            }
            return
        }
        try temporaries {
            let window = builder.allocate(arguments.count + 2)
            if delegates, let this = selfVariable {
                load(this, into: window)
            } else {
                let made = concrete(type).optionalPayload ?? concrete(type)
                instance = try types.override(of: instance, in: made)
                try emitNewObject(made, into: window)
            }
            for (index, argument) in arguments.enumerated() { try lower(argument, into: window + 1 + index) }
            try emitCall(instance, window: window, into: result, resultType: concrete(type), isDelegated: delegates && !isSuper)
        }
        if instance.mayThrow { try propagate() }
        if delegates {
            if decl.isFailable { endWithoutValue(result, isForced: isForced) }
            builder.emit(.clear, result)
        }
    }

    /// Where the initializer that another one calls gave `nil`, that one gives it at once, or the program stops.
    private func endWithoutValue(_ result: Int, isForced: Bool) {
        if isForced { return _ = builder.emit(.checkSome, result) }
        let made = builder.label()
        builder.jump(.jumpIfSome, result, to: made)
        builder.emit(.clear, result)
        builder.emit(.return, result)
        builder.place(made)
    }

    /// A new object with its initial values, for an initializer to fill; the register after it is used meanwhile.
    func emitNewObject(_ type: SwiftType, into register: Int) throws {
        builder.emit(.newObject, register, builder.runtimeClass(try machine.runtimeClass(of: type)), register + 1)
    }

    /// Whether a struct's memberwise initializer does no more than put its arguments side by side.
    private func isMadeOfItsArguments(_ decl: FunctionDecl, count: Int) -> Bool {
        guard decl.initializesEverything, let owner = decl.owner, owner.kind == .struct, count > 0 else { return false }
        let properties = owner.storedProperties
        guard properties.count == count, decl.arguments.count == count else { return false }
        return zip(decl.arguments, properties).allSatisfy { parameter, property in
            parameter.name == property.name && !parameter.storesResult && property.wrapped == nil && property.backing == nil && !property.isLazy
                && !property.isWeak
        }
    }

    /// `super` is `self` converted to the superclass, at the place of the keyword.
    func isSuperReference(_ base: Expr) -> Bool {
        guard case .convert(let inner) = base.kind else { return false }
        if case .convert = inner.kind { return isSuperReference(inner) }
        guard case .local(let variable) = inner.kind, variable.name == "self" else { return false }
        return base.span.text == "super"
    }

    private func isSelf(_ base: Expr?) -> Bool {
        guard let base, isInitializer, case .local(let variable) = base.kind else { return false }
        return variable == selfVariable
    }

    // MARK: Function values

    func callValue(_ function: Expr, _ arguments: [Expr], into result: Int) throws {
        let type = concrete(function.type)
        if arguments.contains(where: \.isPackExpansion) { return try callValue(function, unpacking: arguments, into: result) }
        let inoutPlaces: [Int] = {
            guard case .function(let type) = type else { return [] }
            return arguments.indices.filter { index in
                if case .inOut = arguments[index].kind { return true }
                return type.parameters.indices.contains(index) && type.parameters[index].isInout
            }
        }()
        try temporaries {
            let held = builder.allocate()
            try lower(function, into: held)
            let call = try window(arguments, inoutPlaces)
            builder.emit(.take, call.first + arguments.count, held)
            builder.emit(.callClosure, result, call.first, arguments.count)
            builder.emit(.clear, call.first + arguments.count)
            call.finish()
        }
        if case .function(let type) = type, !type.isThrowing { return }
        try propagate()
    }

    // MARK: Members that the compiler writes

    private func derivedCall(_ requirement: FunctionDecl, _ type: SwiftType, _ base: Expr?, _ arguments: [Expr], into result: Int) throws {
        switch (requirement.name, arguments.count) {
        case ("==", 2), ("<", 2):
            try temporaries {
                let first = builder.allocate(2)
                try lower(arguments[0], into: first)
                try lower(arguments[1], into: first + 1)
                builder.emit(requirement.name == "==" ? .isEqual : .isLess, result, first, builder.type(type))
            }
        case ("hash", 1):
            guard let base else { return fail("'hash(into:)' needs a value") }
            try temporaries {
                let call = try window([base, arguments[0]], [1])
                let instance = try types.instance(requirement, [type])
                builder.emit(
                    .callDirect, result, call.first,
                    builder.site(
                        CallSite(instance, argumentCount: 2, inoutPlaces: [1], resultType: .void, span: builder.span, direct: StandardNatives.derivedHash)))
                call.finish()
            }
        default: fail("'\(requirement.name)' of '\(type)' is not supported yet")
        }
    }

    /// A property required by a protocol that no declaration fulfills: `rawValue` and `id` of native types, `hashValue`, `description`.
    func derivedProperty(_ variable: VariableDecl, _ owner: SwiftType, _ base: Expr, into result: Int) throws {
        switch variable.name {
        case "description":
            try lower(base, into: result)
            builder.emit(.interpolate, result, result, builder.type(.tuple([TupleElement(type: concrete(base.type))])))
        default: fail("'\(variable.name)' of '\(owner)' is not supported yet")
        }
    }
}
