import Diagnostics
import SwiftModel
import SwiftSyntax

/// Calls, subscripts and what they are called on.
extension Checker {
    func arguments(_ list: LabeledExprListSyntax, _ trailing: ClosureExprSyntax?, _ additional: MultipleTrailingClosureElementListSyntax) -> [Argument] {
        var result = list.map { Argument(label: $0.label?.word, source: .syntax($0.expression), span: span($0.expression), whole: span($0)) }
        if let trailing { result.append(Argument(label: nil, source: .trailing(trailing), span: span(trailing))) }
        for element in additional {
            result.append(
                Argument(label: element.label.text == "_" ? nil : element.label.word, source: .trailing(element.closure), span: span(element.closure)))
        }
        return result
    }

    func functionCall(_ node: FunctionCallExprSyntax, _ expected: SwiftType?, _ place: Span) -> Expr {
        let arguments = arguments(node.arguments, node.trailingClosure, node.additionalTrailingClosures)
        return chained(uncheckedCall(node, arguments, expected, place), ExprSyntax(node))
    }

    private func uncheckedCall(_ node: FunctionCallExprSyntax, _ arguments: [Argument], _ expected: SwiftType?, _ place: Span) -> Expr {
        let callee = node.calledExpression
        // With its labels, a function is named, and takes its arguments without any.
        let name = callee.as(DeclReferenceExprSyntax.self) ?? callee.as(MemberAccessExprSyntax.self)?.declName
        if name?.argumentNames != nil { return callValue(expression(callee, nil), arguments, expected, place) }
        if let name = callee.as(DeclReferenceExprSyntax.self) { return namedCall(name, arguments, expected, place) }
        if let access = callee.as(MemberAccessExprSyntax.self) { return memberCall(access, arguments, expected, place) }
        if let type = callee.is(ClosureExprSyntax.self) ? nil : typeExpression(callee) { return construct(type, arguments, expecting: expected, at: place) }
        return callValue(expression(callee, calledType(callee, arguments, expected)), arguments, expected, place)
    }

    /// A call of what a bare name stands for.
    ///
    /// - Parameter isGlobal: whether the name follows a module's, so that it isn't a member's or local's.
    private func namedCall(
        _ node: DeclReferenceExprSyntax, _ arguments: [Argument], _ expected: SwiftType?, _ place: Span, isGlobal: Bool = false
    ) -> Expr {
        let name = node.baseName.word
        if name == "type", arguments.count == 1, arguments[0].label == "of", case .syntax(let operand) = arguments[0].source {
            let value = defaulted(trialDepth == 0 && probe == nil ? fullExpression(operand, nil) : expression(operand, nil))
            return Expr(.dynamicType(value), .metatype(value.type), place)
        }
        if name == "self" { return callValue(expression(ExprSyntax(node), nil), arguments, expected, place) }
        let nameSpan = span(node)
        if !isGlobal, !isHiddenByMember(name), let found = local(name) {
            switch found {
            case .variable(let variable): return callValue(Expr(.local(variable), variable.type, nameSpan), arguments, expected, place)
            case .functions(let functions): return callLocal(functions, arguments, expected, place)
            case .type(let decl):
                return construct(
                    .nominal(decl, decl.parameters.map { context.parameters.contains($0) ? .parameter($0) : fresh() }), arguments, expecting: expected,
                    at: place)
            case .alias(let alias): return construct(apply(alias, []), arguments, expecting: expected, at: place)
            }
        }
        // Methods of the enclosing types, then globals, which methods of the program hide; those of the library do where their labels fit.
        var candidates: [CallCandidate] = []
        var nominal = isGlobal ? nil : context.nominal
        while let decl = nominal {
            if decl == context.nominal, let own = typeOfSelf {
                // Only a member of its own type makes a closure capture `self`.
                let (target, isMetatype): (SwiftType, Bool) = if case .metatype(let inner) = own { (inner, true) } else { (own, false) }
                nominal = decl.parent
                guard !members(name, of: target, isStatic: isMetatype).isEmpty, let this = selfReference(at: nameSpan) else { continue }
                var isStatic = false
                var base = this.type
                if case .metatype(let inner) = this.type { (isStatic, base) = (true, inner) }
                if !isStatic { checkImplicitSelf(name, of: base, at: nameSpan) }
                let own = methods(name, of: base, isStatic: isStatic, base: this)
                if !isStatic, let function = nearerProperty(name, on: this, than: own, taking: arguments, at: nameSpan) {
                    return callValue(function, arguments, expected, place)
                }
                candidates += own
                if candidates.isEmpty,
                    let variable = members(name, of: base, isStatic: isStatic).first(where: {
                        if case .variable = $0.member { return true } else { return false }
                    })
                {
                    _ = variable
                    if let value = isStatic
                        ? staticValue(name, of: base, base: nil, at: nameSpan, expected: nil) : memberValue(name, on: this, at: nameSpan, expected: nil)
                    {
                        return callValue(value, arguments, expected, place)
                    }
                }
            } else {
                candidates += methods(name, of: decl.selfType, isStatic: true, base: nil)
            }
            nominal = decl.parent
        }
        if !isOne(of: candidates, taking: arguments) {
            // A variable of the program hides the library's functions.
            let ownVariable = isGlobal ? nil : module.variable(name).flatMap { $0.isPrelude ? nil : $0 }
            let functions = (isGlobal ? module.root : module).functions(name).filter { ownVariable == nil || !$0.isPrelude }
            let globals = functions.map { CallCandidate(target: .function($0), map: [:], base: nil) }
            if let global = globals.first, !isGlobal, isHidden(global, by: candidates.first, at: nameSpan) {
                checkAnyway(arguments)
                return Expr(.failed, .error, place)
            }
            candidates += globals
        }
        if !candidates.isEmpty { return call(candidates, arguments, expecting: expected, named: name, at: place, blaming: nameSpan) }
        if let variable = module.variable(name) { return callValue(Expr(.global(variable), variable.type, nameSpan), arguments, expected, place) }
        if isGlobal, module.root.type(name) != nil || module.root.alias(name) != nil {
            return construct(libraryType(name, [], at: node), arguments, expecting: expected, at: place)
        }
        if let type = typeExpression(ExprSyntax(node)) {
            return construct(type, arguments, expecting: expected, at: place, through: name == "Self" ? classOfSelf(at: nameSpan) : nil)
        }
        if isProbed(name) { probeNames(wanted: expected) }
        unknownName(name, at: nameSpan)
        checkAnyway(arguments)
        return Expr(.failed, .error, place)
    }

    /// After an error the arguments are still checked, so that their own errors are reported too.
    func checkAnyway(_ arguments: [Argument]) {
        for argument in arguments {
            if case .syntax(let syntax) = argument.source, argument.source.closure == nil, !needsContext(syntax) { _ = defaulted(expression(syntax, nil)) }
        }
    }

    func methods(_ name: String, of type: SwiftType, isStatic: Bool, base: Expr?, taking count: Int? = nil) -> [CallCandidate] {
        members(name, of: type, isStatic: isStatic, taking: count).compactMap { item in
            switch item.member {
            case .function(let decl):
                if decl.kind == .initializer {
                    return CallCandidate(target: .function(decl), map: item.map, base: nil, owner: item.owner, distance: item.distance)
                }
                var receiver = base
                if !decl.isStatic, let base, item.distance > 0, case .nominal(let owner, _) = item.owner, head(base.type).nominal != owner, owner.kind == .class
                {
                    receiver = Expr(.convert(base), item.owner, base.span)
                }
                if decl.isStatic, base.map({ $0.isMetatypeValue && mayBeOther(type) }) != true {
                    receiver = Expr(.metatype(type), .metatype(type), base?.span ?? span(in: source))
                }
                return CallCandidate(target: .function(decl), map: item.map, base: receiver, owner: item.owner, distance: item.distance)
            case .enumCase(let enumCase): return CallCandidate(target: .enumCase(enumCase), map: item.map, base: nil, owner: item.owner)
            case .variable: return nil
            }
        }
    }

    private func memberCall(_ node: MemberAccessExprSyntax, _ arguments: [Argument], _ expected: SwiftType?, _ place: Span) -> Expr {
        let name = node.declName.baseName.word
        let nameSpan = span(node.declName)
        guard let baseSyntax = node.base else { return implicitCall(name, arguments, expected, place) }
        if baseSyntax.is(SuperExprSyntax.self) { return superCall(name, arguments, expected, place) }
        if let known = baseSyntax.as(DeclReferenceExprSyntax.self)?.baseName, Self.moduleNames.contains(known.text), module.type(known.text) == nil {
            return namedCall(node.declName, arguments, expected, place, isGlobal: true)
        }
        if name == "init", baseSyntax.as(DeclReferenceExprSyntax.self)?.baseName.word == "self", scope?.function.isInitializer == true {
            return delegated(arguments, place)
        }
        if name == "init", baseSyntax.is(ArrayExprSyntax.self) || baseSyntax.is(DictionaryExprSyntax.self), let type = typeExpression(baseSyntax) {
            return construct(type, arguments, expecting: expected, at: place)
        }
        let written = baseExpression(baseSyntax, name == "init" ? nil : expected)
        let base = implicitlyUnwrapped(written, toReach: name)
        if isProbed(name) { probeMember(of: base, wanted: nil) }
        if base.type.isError { checkAnyway(arguments); return Expr(.failed, .error, place) }
        var type = head(base.type)
        if case .metatype(let inner) = type {
            if name == "init" { return construct(inner, arguments, expecting: expected, at: place, through: base, blaming: nameSpan) }
            let candidates = methods(name, of: inner, isStatic: true, base: base)
            if !candidates.isEmpty { return call(candidates, arguments, expecting: expected, named: name, at: place, blaming: nameSpan) }
            if let nested = typeMember(name, ofType: inner) {
                checkAccess(to: nested, at: nameSpan)
                if case .nominal(let decl, let known) = nested, decl.parameters.count > (decl.parent?.parameters.count ?? 0) {
                    return construct(
                        .nominal(decl, known.map { a in decl.parameters.contains { a == .parameter($0) } && !isInside(decl) ? fresh() : a }), arguments,
                        expecting: expected, at: place)
                }
                return construct(nested, arguments, expecting: expected, at: place)
            }
            if arguments.isEmpty, !members(name, of: inner, isStatic: false).isEmpty {
                reportUnknownMember(name, on: type, at: nameSpan)
                return Expr(.failed, .error, place)
            }
            if isCallOfInstance(name, of: inner, arguments) {
                reportUnknownMember(name, on: type, at: nameSpan)
                checkAnyway(arguments)
                return Expr(.failed, .error, place)
            }
            if let value = staticValue(name, of: inner, base: nil, at: nameSpan, expected: nil) { return callValue(value, arguments, expected, place) }
            reportUnknownMember(name, on: type, at: nameSpan)
            checkAnyway(arguments)
            return Expr(.failed, .error, place)
        }
        if case .variable(let variable) = type {
            guard let literal = variable.literal, literal != .nil else {
                reportUnknownType(of: base)
                return Expr(.failed, .error, place)
            }
            settleLiteral(base, reaching: name)
            type = head(base.type)
        }
        settleParts(of: base, reaching: name)
        var candidates = methods(name, of: type, isStatic: false, base: base, taking: askedCount(arguments))
        if !isOne(of: candidates, taking: arguments) {
            candidates = methods(name, of: type, isStatic: false, base: base)
            if !isOne(of: candidates, taking: arguments), let message = ruledOut(name, of: type.resolved, taking: arguments) {
                error("member-condition", message, at: nameSpan)
                checkAnyway(arguments)
                return Expr(.failed, .error, place)
            }
        }
        if let function = nearerProperty(name, on: base, than: candidates, taking: arguments, at: nameSpan) {
            return callValue(function, arguments, expected, place)
        }
        if !candidates.isEmpty { return call(candidates, arguments, expecting: expected, named: name, at: place, blaming: nameSpan) }
        if let value = memberValue(name, on: base, at: nameSpan, expected: nil, isCalled: true) { return callValue(value, arguments, expected, place) }
        reportUnknownMember(name, on: type, at: nameSpan, of: base)
        checkAnyway(arguments)
        return Expr(.failed, .error, place)
    }

    private func implicitCall(_ name: String, _ arguments: [Argument], _ expected: SwiftType?, _ place: Span) -> Expr {
        let bases = implicitBases(expected, isCaseOfOptional: name == "some")
        if isProbed(name) { probeImplicitMember(bases) }
        guard !bases.isEmpty else {
            if expected?.isError != true { reportNoBase(of: name, at: place) }
            checkAnyway(arguments)
            return Expr(.failed, .error, place)
        }
        for base in bases {
            if case .error = base.type { return Expr(.failed, .error, place) }
            if name == "init" { return construct(base.type, arguments, expecting: expected, at: place) }
            var candidates: [CallCandidate] = []
            switch base {
            case .conforming(let decl):
                for target in [decl] + decl.refined {
                    for case .function(let function) in module.members(name, of: target) where function.isStatic {
                        guard let own = concreteSelf(function.requirements, target) else { continue }
                        let concrete = instantiated(own, of: function)
                        candidates.append(
                            CallCandidate(
                                target: .function(function), map: [target.parameters[0]: concrete], base: Expr(.metatype(concrete), .metatype(concrete), place))
                        )
                    }
                }
            case .type(let type): candidates = methods(name, of: type, isStatic: true, base: nil)
            }
            let suiting = candidates.filter { $0.base.map { suits(concrete(of: $0), expected) } ?? true }
            if !suiting.isEmpty { candidates = suiting }
            if !candidates.isEmpty { return call(candidates, arguments, expecting: expected, named: name, at: place) }
        }
        reportUnknownMember(name, on: .metatype(bases[0].type), at: place)
        checkAnyway(arguments)
        return Expr(.failed, .error, place)
    }

    /// `self.init(…)`: a struct's or enum's `self` is made by the other initializer; a class's instance is filled by it. Where that gives `nil`, so does
    /// this one at once; behind `!` it may not.
    private func delegated(_ arguments: [Argument], _ place: Span) -> Expr {
        guard let this = selfReference(at: place) else { return Expr(.failed, .error, place) }
        let made = construct(this.type, arguments, expecting: this.type, at: place)
        // In an extension of a protocol nothing is made yet, whatever kind of type it is.
        let isOfProtocol = if case .parameter = head(this.type) { true } else { false }
        guard case .call(.function(let decl, let typeArguments), _, let values) = made.kind, !isOfProtocol || decl.isFailable else {
            return made.type.isError ? made : Expr(.assign(this, made), .void, place)
        }
        if let owner = head(this.type).nominal, owner.kind == .class, scope?.function.isConvenience == false, !owner.isPrelude {
            let message = "designated initializer for '\(owner.name)' cannot delegate (with 'self.init'); did you mean this to be a convenience initializer?"
            error("initializer", message, at: scope?.function.place ?? place, help: "write 'convenience' before it")
        }
        return Expr(.call(.function(decl, typeArguments), base: this, arguments: values), .void, place)
    }

    func superCall(_ name: String, _ arguments: [Argument], _ expected: SwiftType?, _ place: Span) -> Expr {
        if let this = selfReference(at: place), case .metatype(let own) = head(this.type), let superclass = own.nominal?.superclass {
            let candidates = methods(name, of: superclass, isStatic: true, base: Expr(.convert(this), .metatype(superclass), place))
            guard !candidates.isEmpty else { reportUnknownMember(name, on: .metatype(superclass), at: place); return Expr(.failed, .error, place) }
            let made = call(candidates, arguments, expecting: expected, named: name, at: place)
            guard case .call(.function(let decl, let typeArguments), _, let values) = made.kind else { return made }
            return Expr(.call(.superFunction(decl, typeArguments), base: this, arguments: values), made.type, place)
        }
        guard let this = selfReference(at: place), let superclass = head(this.type).nominal?.superclass else {
            if !context.isPartlyKnown { error("super", "'super' cannot be used here", at: place) }
            return Expr(.failed, .error, place)
        }
        if name == "init", scope?.function.isConvenience == true, let owner = head(this.type).nominal {
            let chaining = "rather than chaining to a superclass initializer (with 'super.init')"
            let message = "convenience initializer for '\(owner.name)' must delegate (with 'self.init') \(chaining)"
            error("initializer", message, at: scope?.function.place ?? place, help: "call 'self.init', or leave out 'convenience'")
        }
        let base = Expr(.convert(this), superclass, place)
        let candidates =
            name == "init"
            ? members("init", of: superclass, isStatic: true).compactMap { item -> CallCandidate? in
                guard case .function(let decl) = item.member else { return nil }
                return CallCandidate(target: .function(decl), map: item.map, base: base, owner: superclass)
            } : methods(name, of: superclass, isStatic: false, base: base)
        guard !candidates.isEmpty else { reportUnknownMember(name, on: superclass, at: place); return Expr(.failed, .error, place) }
        let made = call(candidates, arguments, expecting: expected, named: name, at: place)
        if case .call(.function(let decl, let typeArguments), _, let values) = made.kind {
            return Expr(.call(.superFunction(decl, typeArguments), base: this, arguments: values), name == "init" ? .void : made.type, place)
        }
        return made
    }

    private func callLocal(_ functions: [LocalFunction], _ arguments: [Argument], _ expected: SwiftType?, _ place: Span) -> Expr {
        let made = call(functions.map(candidate), arguments, expecting: expected, named: functions[0].decl.name, at: place)
        guard case .call(let callee, _, let values) = made.kind, let chosen = functions.first(where: { $0.decl === callee.decl }) else { return made }
        capture(chosen)
        let function: Expr.Kind = chosen.decl.ownParameterCount > 0 ? .functionValue(callee, base: nil) : .local(chosen.variable)
        return Expr(.callValue(Expr(function, chosen.variable.type, place), arguments: values), made.type, place)
    }

    func candidate(_ function: LocalFunction) -> CallCandidate {
        // The parameters of enclosing declarations stand for themselves.
        let outer = function.decl.parameters.dropLast(function.decl.ownParameterCount)
        return CallCandidate(target: .function(function.decl), map: Dictionary(uniqueKeysWithValues: outer.map { ($0, .parameter($0)) }), base: nil)
    }
}
