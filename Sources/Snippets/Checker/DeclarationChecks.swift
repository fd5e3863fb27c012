import Diagnostics

/// Declarations that contradict each other: names declared twice, overriding.
extension Checker {
    func checkDeclarations() {
        for alias in module.aliases.values { _ = conformances.aliasType(alias) }
        for variable in module.allVariables where variable.isWeak { checkReference(variable) }
        for decl in module.nominals where !isSettled(decl.span) {
            for alias in decl.aliases.values { _ = conformances.aliasType(alias) }
            if decl.attributes.contains("propertyWrapper"), !decl.hasMember(named: "wrappedValue") {
                error("wrapper", "property wrapper type '\(decl.name)' does not contain a non-static property named 'wrappedValue'", at: decl.span)
            }
            checkRedeclarations(decl.allMembers)
            checkContainment(decl)
            checkBuilder(decl)
            if decl.kind == .class, let superclass = decl.superclass {
                checkOverriding(decl, superclass)
                checkRequiredInitializers(decl, superclass)
            }
        }
        checkRedeclarations(module.functions.mapValues { $0.map(Member.function) })
        checkWrittenTypes()
        checkDefaultArguments()
    }

    /// `weak` and `unowned` are for objects.
    private func checkReference(_ variable: VariableDecl) {
        let type = head(variable.type).optionalPayload ?? variable.type
        guard case .nominal(let decl, _) = head(type), decl.kind != .class else { return }
        let keyword = variable.attributes.contains("weak") ? "weak" : "unowned"
        error("weak", "'\(keyword)' may only be applied to class and class-bound protocol types, not '\(type)'", at: variable.span)
    }

    // MARK: Names declared twice

    private func checkRedeclarations(_ members: [String: [Member]]) {
        for (_, list) in members where list.count > 1 {
            var seen: Set<String> = []
            for member in list {
                guard let (key, name, place) = signature(member), !seen.insert(key).inserted, list.filter({ signature($0)?.place == place }).count == 1 else {
                    continue
                }
                error("redeclaration", "invalid redeclaration of '\(name)'", at: place)
            }
        }
    }

    /// What makes a member differ from others of its name; `nil` for members with conditions and for those that the checker made.
    private func signature(_ member: Member) -> (key: String, name: String, place: Span)? {
        switch member {
        case .variable(let variable):
            guard let place = variable.span, variable.getter?.requirements.isEmpty ?? true, variable.wrapped == nil, !variable.isRequirement else { return nil }
            return ("\(variable.isStatic) \(variable.name)", variable.name, place)
        case .function(let function):
            guard let place = function.span, function.requirements.isEmpty, !function.isRequirement, !function.initializesEverything,
                function.parameters.allSatisfy({ !$0.isImplicit }),
                function.kind == .function || function.kind == .initializer, function.parameters.count == (function.owner?.parameters.count ?? 0)
            else { return nil }
            let types = function.arguments.map { $0.type.description }.joined(separator: ",")
            let position = function.attributes.names.intersection(["prefix", "postfix"])
            return ("\(function.isStatic) \(function.fullName) \(types) \(function.result) \(position)", function.fullName, place)
        case .enumCase: return nil
        }
    }

    // MARK: Overriding

    private func checkOverriding(_ decl: NominalDecl, _ superclass: SwiftType) {
        for (name, list) in decl.allMembers {
            for member in list {
                switch member {
                case .function(let function) where function.kind == .function || function.kind == .initializer:
                    guard !function.initializesEverything, let place = function.span else { continue }
                    let overridden = self.overridden(function, superclass)
                    let isOverride = function.attributes.contains("override")
                    if let overridden {
                        if overridden.attributes.contains("final") {
                            error("override", "instance method overrides a 'final' instance method", at: place)
                        } else if !isOverride, overridden.attributes.names.isDisjoint(with: ["convenience", "required"]) {
                            error("override", "overriding declaration requires an 'override' keyword", at: place, help: "write 'override' before it")
                        }
                    } else if isOverride {
                        let isInitializer = function.kind == .initializer
                        let what = isInitializer ? "initializer does not override a designated initializer" : "method does not override any method"
                        error("override", "\(what) from its superclass", at: place, help: "leave out 'override', or use the superclass's name and types")
                    }
                case .variable(let variable):
                    guard let place = variable.span, variable.wrapped == nil else { continue }
                    let isInherited = members(name, of: superclass, isStatic: variable.isStatic).contains {
                        if case .variable(let other) = $0.member { other.owner?.kind == .class } else { false }
                    }
                    let isOverride = variable.attributes.contains("override")
                    if isOverride, !isInherited { error("override", "property does not override any property from its superclass", at: place) }
                    if !isOverride, isInherited { error("override", "overriding declaration requires an 'override' keyword", at: place) }
                default: continue
                }
            }
        }
    }

    private func overridden(_ function: FunctionDecl, _ superclass: SwiftType) -> FunctionDecl? {
        for item in members(function.name, of: superclass, isStatic: function.isStatic) {
            guard case .function(let other) = item.member, other.owner?.kind == .class, other.fullName == function.fullName,
                !other.attributes.contains("private")
            else { continue }
            let types = zip(function.arguments, other.arguments).allSatisfy { mine, theirs in
                mine.type.contains { if case .parameter = $0 { true } else { false } }
                    || mine.type == conformances.normalized(theirs.type.substituting(item.map))
            }
            if types { return other }
        }
        return nil
    }
}

/// What is read off whole bodies once their types are right.
extension Checker {
    /// - Parameters:
    ///   - topLevel: the statements of the text itself.
    ///   - values: the views that it shows, and the value of its last expression.
    func checkFlow(_ topLevel: Body, _ values: [Expr]) {
        checkLiterals(topLevel, values)
        var effects = EffectsCheck(tries: tries, awaits: awaits) { code, message, place, help in self.error(code, message, at: place, help: help) }
        effects.checkTopLevel(topLevel.statements)
        for value in values { effects.checkTopLevel(value) }
        for variable in module.allVariables where variable.owner != nil && !isSettled(variable.span) {
            if let value = variable.initializer { effects.check(value, in: variable.isStatic ? .global : .property) }
        }
        for function in module.allFunctions { effects.check(function) }
        for function in module.allFunctions {
            EscapingCheck.check(function) { message, place in self.error("escaping", message, at: place, help: "write '@escaping' before the parameter's type")
            }
        }
        guard !pending.contains(where: { $0.severity == .error }) else { return }
        for function in module.allFunctions {
            InitializationFlow.check(function) { code, message, place in self.error(code, message, at: place) }
        }
        if !pending.contains(where: { $0.severity == .error }) { addRemarks(topLevel, values) }
    }
}
