import Diagnostics
import SwiftModel

/// Whole functions: parameters, initial values, bodies, adapters.
extension Machine {
    /// The code of an instance, made at its first call.
    func code(of instance: FunctionInstance) throws -> Code {
        if let code = instance.code { return code }
        let lowering = Lowering(machine: self, parent: nil, map: instance.substitution)
        let code = try lowering.function(instance)
        instance.code = code
        return code
    }

    /// Code of no parameters that evaluates an expression.
    func code(of expression: Expr, map: [GenericParameter: SwiftType] = [:]) throws -> Code {
        let lowering = Lowering(machine: self, parent: nil, map: map)
        return try lowering.expression(expression)
    }

    /// Code of no parameters that runs statements, to be run at once.
    func code(of body: Body) throws -> Code {
        let lowering = Lowering(machine: self, parent: nil, map: [:])
        lowering.isTopLevel = state.pointee.top == 0
        try lowering.block { try lowering.statements(body.statements) }
        try lowering.returnNothing()
        return lowering.finish(name: "top level", inoutPlaces: [], isHidden: false)
    }

    /// Code that sets the initial values of a new instance, whose register is the only parameter.
    func initialValues(of type: SwiftType) throws -> Code {
        let runtimeClass = try runtimeClass(of: type)
        if let known = runtimeClass.initialValues { return known }
        let lowering = Lowering(machine: self, parent: nil, map: types.map(type))
        let code = try lowering.initialValues(ofClass: type)
        runtimeClass.initialValues = code
        return code
    }
}

extension Lowering {
    func function(_ instance: FunctionInstance) throws -> Code {
        let decl = instance.decl
        builder.span = decl.span
        let count = instance.argumentCount
        guard let body = decl.body else {
            builder.allocateParameters(count)
            if decl.nativeKey != nil || decl.isRequirement { return try forwarding(instance) }
            fail("'\(decl.name)' has no body")
            return finish(name: decl.fullName, inoutPlaces: instance.inoutPlaces, isHidden: decl.isPrelude || decl.isSynthesized)
        }
        isInitializer = decl.kind == .initializer
        completeSelves = body.completeSelves
        let isObserver = decl.kind == .willSet || decl.kind == .didSet
        if isObserver || decl.isSynthesized { observedName = decl.name }
        if isObserver { observer = decl }
        var variables = body.variables
        if instance.takesSelf {
            if let this = body.selfVariable {
                variables.insert(this, at: 0)
            } else {
                variables.insert(LocalVariable(name: "self", type: .error, isLet: true), at: 0)
            }
        }
        selfVariable = body.selfVariable
        allocateParameters(variables)
        declareParameters(variables)
        scopes.append(.block(locals: []))
        if let this = body.selfVariable, !instance.takesSelf {
            if decl.kind == .initializer {
                try newValue(this, instance)
            } else {
                let register = builder.allocate()
                builder.emit(.constant, register, builder.constant(.type(concrete(decl.owner?.selfType ?? .error))))
                declare(this, taking: register)
            }
        }
        if isInitializer, let owner = decl.owner, owner.kind == .class, owner.superclass == nil, !owner.isPrelude, !decl.attributes.contains("convenience") {
            builder.emit(.formObject, 0)
        }
        chained = body.chained
        try statements(body.statements)
        try returnNothing()
        return finish(name: decl.fullName, inoutPlaces: instance.inoutPlaces, isHidden: decl.isPrelude || decl.isSynthesized)
    }

    /// The `self` that an initializer of a struct or enum fills.
    private func newValue(_ this: LocalVariable, _ instance: FunctionInstance) throws {
        let register = builder.allocate()
        if let owner = instance.decl.owner, owner.kind == .struct, !owner.isNative {
            let count = owner.storedProperties.count
            let first = builder.allocate(count + 1)
            for property in owner.storedProperties {
                let field = first + property.index
                if !instance.decl.initializesEverything { try bindTuple(of: property) }
                if !instance.decl.initializesEverything, !property.isLazy, let value = property.initializer {
                    try lower(value, into: field)
                } else {
                    builder.emit(.clear, field)
                }
            }
            try emitStructure(concrete(owner.selfType), first, count, into: register)
        } else {
            builder.emit(.clear, register)
        }
        declare(this, taking: register)
    }

    func initialValues(ofClass type: SwiftType) throws -> Code {
        builder.allocateParameters(1)
        let this = LocalVariable(name: "self", type: type, isLet: true)
        selfVariable = this
        locations[this] = .register(0)
        if let decl = type.nominal {
            for property in decl.storedProperties where !property.isLazy {
                guard let value = property.initializer else { continue }
                builder.span = property.span
                try bindTuple(of: property)
                try temporaries {
                    let register = builder.allocate()
                    try lower(value, into: register)
                    builder.emit(.setProperty, 0, types.fieldIndex(property), register, d: 1)
                }
            }
        }
        if let superclass = types.superclass(of: type) {
            let inner = try machine.initialValues(of: superclass)
            temporaries {
                let window = builder.allocate(2)
                builder.emit(.copy, window, 0)
                builder.emit(.makeClosure, window + 1, builder.template(ClosureTemplate(code: inner, captureCount: 0)), window + 2)
                builder.emit(.callClosure, window, window, 1)
            }
        }
        try returnNothing()
        return finish(name: "initial values", inoutPlaces: [], isHidden: false)
    }

    /// Evaluates the tuple of which a pattern names a property, for the first property that it names.
    private func bindTuple(of property: VariableDecl) throws {
        guard let pattern = property.pattern, locations[pattern.variable] == nil, let value = pattern.whole.initializer else { return }
        let register = builder.allocate()
        try lower(value, into: register)
        declare(pattern.variable, taking: register)
    }

    func expression(_ expression: Expr) throws -> Code {
        builder.span = expression.span
        let register = builder.allocate()
        try lower(expression, into: register)
        builder.emit(.return, register)
        return finish(name: "expression", inoutPlaces: [], isHidden: false)
    }

    /// Calls the superclass's initializer at the end of one that doesn't.
    func chain() throws {
        guard let chained else { return }
        try temporaries { try lower(chained, into: builder.allocate()) }
    }

    /// The end of a body without a value: `()`, or what an initializer made.
    func returnNothing() throws {
        try chain()
        try leave(to: 0, clearing: false)
        if isInitializer, let this = selfVariable, let own = lastRegister(of: this) { return _ = builder.emit(.return, own) }
        let register = builder.allocate()
        if isInitializer, let this = selfVariable { load(this, into: register) } else { builder.emit(.clear, register) }
        restoreParameters()
        builder.emit(.return, register)
    }

    /// Code around a native function or a requirement, for calls that need code: through a class, an existential, a function value.
    private func forwarding(_ instance: FunctionInstance) throws -> Code {
        let count = instance.argumentCount
        let window = builder.allocate(count + 1)
        for index in 0..<count { builder.emit(.take, window + index, index) }
        let result = builder.allocate()
        try emitCall(instance, window: window, into: result, resultType: concrete(instance.decl.result))
        for place in instance.inoutPlaces { builder.emit(.take, place, window + place) }
        if instance.mayThrow { try propagate() }
        builder.emit(.return, result)
        return finish(name: instance.decl.fullName, inoutPlaces: instance.inoutPlaces, isHidden: true)
    }

    func isExistential(_ type: SwiftType) -> Bool { type.isExistential }
}

extension NominalDecl {
    /// Whether values are made and known by bindings alone.
    var isNative: Bool { isPrelude && kind == .struct && storedProperties.isEmpty }
}
