import Diagnostics
import SwiftModel
import SwiftSyntax

/// Members that the compiler writes: memberwise initializers, `rawValue`, `allCases`.
extension Checker {
    /// How many initializers a type has that take its implicit ones away: those of its own, of a class all but the convenience ones.
    func initializerCount(of decl: NominalDecl) -> Int {
        (decl.content.members["init"] ?? []).count { member in
            guard case .function(let function) = member, function.owner == decl, !function.isOfExtension else { return false }
            return decl.kind != .class || !function.attributes.contains("convenience")
        }
    }

    /// - Parameter earlier: how many initializers there were before the members from which these follow.
    func synthesizeInitializers(_ decl: NominalDecl, besides earlier: Int) {
        let hasOwn = decl.reader?.declaresInitializers(decl) == true || initializerCount(of: decl) > earlier
        let native = module.isPrelude && decl.storedProperties.isEmpty
        guard !hasOwn, !native else { return }
        if decl.kind == .class {
            guard decl.superclass == nil else { return }
            for property in decl.storedProperties where !property.hasInitializer && !property.isLazy {
                // It has `init(from:)`.
                if derives(.decodable, decl) { return }
                error(
                    "no-initializers", "class '\(decl.name)' has no initializers", at: decl.span,
                    notes: [.init("stored property '\(property.name)' without initial value prevents synthesized initializers", at: property.span)])
                break
            }
        }
        guard let place = decl.span else { return }
        if decl.kind == .class, let written = emptyInitializer(of: decl) {
            error(
                "redeclaration", "invalid redeclaration of synthesized 'init()'", at: written.span,
                help: "leave out 'convenience', and set the properties instead of calling 'self.init()'")
            return
        }
        let all = decl.kind == .struct ? decl.storedProperties.filter { !$0.isLazy && !($0.isLet && $0.hasInitializer) } : []
        let entries = all.filter { !($0.hasInitializer && ($0.attributes.contains("private") || $0.attributes.contains("fileprivate"))) }
        // A wrapped property that is left out keeps its own initial value, which may be made later (`StateObject`): such a call has its own initializer.
        let required = entries.filter { $0.wrapped == nil || !$0.hasInitializer }
        decl.add(.function(memberwise(decl, required, at: place)), named: "init")
        if required.count < entries.count {
            let settable = entries.filter(mayBeGiven)
            if settable.count > required.count { decl.add(.function(memberwise(decl, settable, at: place)), named: "init") }
        }
        if !required.isEmpty, entries.allSatisfy(\.hasInitializer) {
            let empty = memberwise(decl, [], at: place)
            empty.isCoveredByDefaults = required.allSatisfy { $0.pattern == nil }
            decl.add(.function(empty), named: "init")
        }
        if entries.count < all.count {
            // Where private properties may be set, they may be given, too (SE-0502).
            let whole = memberwise(decl, all.filter(mayBeGiven), at: place)
            whole.attributes.names.insert("_disfavoredOverload")
            decl.add(.function(whole), named: "init")
        }
    }

    private func emptyInitializer(of decl: NominalDecl) -> FunctionDecl? {
        for case .function(let function) in decl.content.members["init"] ?? [] where function.owner == decl && function.arguments.isEmpty { return function }
        return nil
    }

    private func memberwise(_ decl: NominalDecl, _ entries: [VariableDecl], at place: Span) -> FunctionDecl {
        let inner: DeclContext = {
            var inner = declContext(decl); inner.scope = scope; return inner
        }()
        let function = FunctionDecl(name: "init", kind: .initializer, owner: decl, isStatic: true, span: place, isPrelude: module.isPrelude)
        function.parameters = decl.parameters
        function.requirements = decl.requirements
        function.context = inner
        function.source = source
        function.result = decl.selfType
        function.initializesEverything = true
        function.isLostToState = !entries.isEmpty && losesMemberwiseInitializer(decl)
        for level in ["private", "fileprivate"] where entries.contains(where: { $0.attributes.contains(level) }) { function.attributes.names.insert(level) }
        // Types of properties may be inferred from values: they are read when the first call needs them.
        function.prepare = { [unowned self, unowned function] in function.arguments = entries.map(memberwiseParameter) }
        function.checkBody = { [unowned self, unowned function] in
            let body = Body()
            let this = LocalVariable(name: "self", type: decl.selfType, isLet: false)
            body.selfVariable = this
            let variables = function.arguments.map { LocalVariable(name: $0.name, type: $0.type, isLet: true) }
            body.variables = variables
            var bound: Set<LocalVariable> = []
            // A new object has its initial values already.
            for property in decl.storedProperties where decl.kind == .struct && !property.isLazy {
                var value = property.initializer
                if let index = entries.firstIndex(of: property) {
                    let parameter = function.arguments[index]
                    let given = Expr(.local(variables[index]), parameter.type, place)
                    if parameter.storesResult {
                        value = Expr(.callValue(given, arguments: []), property.type, place)
                    } else {
                        value = property.wrapped != nil && parameter.type != property.type ? wrap(given, into: property, inner) : given
                    }
                }
                guard let value else { continue }
                if let pattern = property.pattern, !entries.contains(property), bound.insert(pattern.variable).inserted, let tuple = pattern.whole.initializer {
                    body.statements.append(Statement(.bind(.variable(pattern.variable), tuple), place))
                }
                let target = Expr(.member(Expr(.local(this), this.type, place), property, owner: decl.selfType), property.type, place)
                body.statements.append(Statement(.expression(Expr(.assign(target, value), .void, place)), place))
            }
            return body
        }
        return function
    }

    /// A wrapped property is given by its value where the wrapper can be made from one, else by the wrapper (`Binding`).
    private func memberwiseParameter(_ property: VariableDecl) -> FunctionDecl.Parameter {
        guard let wrapped = property.wrapped else {
            var parameter = FunctionDecl.Parameter(label: property.name, name: property.name, type: property.type)
            parameter.builder = builder(among: property.attributes.names)
            if let builder = parameter.builder, case .function = property.type.head {
                parameter.builder = builder
            } else if parameter.builder != nil {
                // `@ViewBuilder var content: Content` takes a closure and stores what it makes.
                parameter.type = .function(FunctionType(parameters: [], result: property.type))
                parameter.storesResult = true
            }
            if property.owner?.parameters.isEmpty == false, let value = property.valueSyntax {
                // It may depend on the type's parameters, so it is checked for what they stand for in the call.
                parameter.defaultSyntax = value
            } else if property.hasInitializer, property.pattern == nil {
                parameter.typedDefault = { [unowned property] in property.initializer }
            }
            return parameter
        }
        let takesValue = isGivenByValue(property)
        var parameter = FunctionDecl.Parameter(label: wrapped.name, name: wrapped.name, type: takesValue ? wrapped.type : property.type)
        if wrapped.valueSyntax != nil || !property.hasInitializer {
            parameter.defaultSyntax = wrapped.valueSyntax
        } else if takesValue {
            parameter.defaultSyntax = ExprSyntax(NilLiteralExprSyntax())
        } else {
            parameter.typedDefault = { [unowned property] in property.initializer }
        }
        return parameter
    }

    /// Whether calls may give a property; a wrapper whose arguments may depend on the parameters of the type around it is made there alone.
    private func mayBeGiven(_ property: VariableDecl) -> Bool {
        property.wrapped == nil || !property.hasInitializer || isGivenByValue(property) || property.owner?.parameters.isEmpty == true
    }

    private func wrap(_ value: Expr, into property: VariableDecl, _ inner: DeclContext) -> Expr? {
        separately(in: inner, source: property.span?.source) {
            scope = Scope(parent: scope, function: FunctionScope(parent: nil, body: Body(), result: .error))
            let given = Argument(label: "wrappedValue", source: .typed(value), span: value.span)
            return property.wrapped?.wrapper.map { wrap(given, by: $0, as: property.type, at: value.span) }
        }
    }

    // MARK: Enums

    func synthesizeEnumMembers(_ decl: NominalDecl) {
        guard let place = decl.span else { return }
        let selfType = decl.selfType
        let inner: DeclContext = {
            var inner = declContext(decl); inner.scope = scope; return inner
        }()
        func property(_ name: String, _ type: SwiftType, isStatic: Bool, _ make: @escaping (Body) -> [Statement]) {
            let variable = VariableDecl(name: name, owner: decl, isStatic: isStatic, isLet: false, span: place, isPrelude: module.isPrelude)
            variable.typeStorage = type
            let getter = accessor(.getter, variable, inner)
            (getter.result, getter.isSynthesized) = (type, true)
            getter.checkBody = {
                let body = Body()
                body.statements = make(body)
                return body
            }
            variable.getter = getter
            decl.add(.variable(variable), named: name)
        }
        let conformsToCaseIterable = conformances.conforms(selfType, to: module.nominal(.caseIterable))
        if conformsToCaseIterable, decl.cases.allSatisfy(\.payload.isEmpty), !decl.hasMember(named: "allCases") {
            let array = module.named(.array, selfType)
            property("allCases", array, isStatic: true) { _ in
                let cases = decl.cases.map { Expr(.enumCase($0, arguments: []), selfType, place) }
                return [Statement(.return(Expr(.array(cases), array, place)), place)]
            }
        }
        guard let raw = decl.rawType else { return }
        func literal(_ enumCase: EnumCase) -> Expr {
            switch enumCase.rawValue {
            case .int(let value): Expr(.integer(value), raw, place)
            case .double(let value): Expr(.float(value), raw, place)
            case .string(let value): Expr(.string(value), raw, place)
            case nil: Expr(.failed, raw, place)
            }
        }
        property("rawValue", raw, isStatic: false) { body in
            let this = LocalVariable(name: "self", type: selfType, isLet: true)
            body.selfVariable = this
            let cases = decl.cases.map { SwitchCase(patterns: [(.enumCase($0, []), where: nil)], body: [Statement(.return(literal($0)), place)]) }
            return [Statement(.switch(Expr(.local(this), selfType, place), cases), place)]
        }
        let function = FunctionDecl(name: "init", kind: .initializer, owner: decl, isStatic: true, span: place, isPrelude: module.isPrelude)
        function.parameters = decl.parameters
        function.isFailable = true
        function.initializesEverything = true
        function.context = inner
        function.source = source
        function.result = module.named(.optional, selfType)
        function.arguments = [FunctionDecl.Parameter(label: "rawValue", name: "rawValue", type: raw)]
        function.checkBody = { [unowned self] in
            let body = Body()
            let this = LocalVariable(name: "self", type: selfType, isLet: false)
            let value = LocalVariable(name: "rawValue", type: raw, isLet: true)
            body.selfVariable = this
            body.variables = [value]
            for enumCase in decl.cases {
                let assign = Expr(.assign(Expr(.local(this), selfType, place), Expr(.enumCase(enumCase, arguments: []), selfType, place)), .void, place)
                guard let equal = equality(Expr(.local(value), raw, place), literal(enumCase), at: place) else { continue }
                body.statements.append(
                    Statement(.if([.boolean(equal)], then: [Statement(.expression(assign), place), Statement(.return(nil), place)], else: []), place))
            }
            body.statements.append(Statement(.return(Expr(.nilLiteral, module.named(.optional, selfType), place)), place))
            return body
        }
        decl.add(.function(function), named: "init")
    }
}
