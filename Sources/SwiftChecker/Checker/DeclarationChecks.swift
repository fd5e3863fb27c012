import Diagnostics
import SwiftModel

/// Declarations that contradict each other or themselves.
extension Checker {
    func checkDeclarations() {
        checkAliases(module.aliases)
        for file in module.files.values { checkAliases(file.aliases) }
        for variable in module.allVariables where variable.isWeak { checkReference(variable) }
        for decl in module.nominals where !isSettled(decl.span) {
            checkAliases(decl.aliases)
            if decl.attributes.contains("propertyWrapper"), !decl.hasMember(named: "wrappedValue") {
                error("wrapper", "property wrapper type '\(decl.name)' does not contain a non-static property named 'wrappedValue'", at: decl.span)
            }
            checkRedeclarations(decl.allMembers)
            checkMembers(of: decl)
            checkContainment(decl)
            checkBuilder(decl)
            if decl.kind == .class {
                checkOverriding(decl, decl.superclass)
                if let superclass = decl.superclass { checkRequiredInitializers(decl, superclass) }
            }
        }
        for members in module.addedMembers.values { checkRedeclarations(members) }
        checkRedeclarations(module.functions.mapValues { $0.map(Member.function) })
        for file in module.files.values {
            checkRedeclarations(file.functions.reduce(into: [:]) { $0[$1.key] = ((module.functions[$1.key] ?? []) + $1.value).map(Member.function) })
        }
        checkAccessLevels()
        for function in module.allFunctions where !isSettled(function.span) { checkGenerics(of: function) }
        checkOwnership()
        checkWrittenTypes()
        checkDefaultArguments()
    }

    private func checkAliases(_ aliases: [String: TypeAlias]) {
        for alias in aliases.values.sorted(by: { ($0.span?.range.lowerBound ?? 0) < ($1.span?.range.lowerBound ?? 0) }) {
            _ = conformances.aliasType(alias)
            if alias.isCircular { error("circular-alias", "type alias '\(alias.name)' references itself", at: alias.span, help: "name another type after '='") }
        }
    }

    /// `weak` and `unowned` are for objects; what is weak may be gone.
    private func checkReference(_ variable: VariableDecl) {
        let type = head(variable.type).optionalPayload ?? variable.type
        let keyword = variable.attributes.contains("weak") ? "weak" : "unowned"
        guard case .nominal(let decl, _) = head(type), decl.kind != .class else {
            if keyword == "weak", !variable.type.isError, head(variable.type).optionalPayload == nil {
                error("weak", "'weak' variable should have optional type '\(variable.type)?'", at: variable.span, help: "write '\(variable.type)?'")
            }
            return
        }
        error("weak", "'\(keyword)' may only be applied to class and class-bound protocol types, not '\(type)'", at: variable.span)
    }

    // MARK: Names declared twice

    private struct TextPlace: Hashable {
        let (text, offset): (ObjectIdentifier, Int)
        init(_ span: Span) { (text, offset) = (ObjectIdentifier(span.source), span.range.lowerBound) }
    }

    private func checkRedeclarations(_ members: [String: [Member]]) {
        for (_, list) in members where list.count > 1 {
            let signatures = list.compactMap(signature)
            checkPropertiesAndMethods(list)
            let countAtPlace = Dictionary(grouping: signatures) { TextPlace($0.place) }.mapValues(\.count)
            var seen: Set<String> = []
            for (key, name, place) in signatures where !seen.insert(key).inserted && countAtPlace[TextPlace(place)] == 1 {
                error("redeclaration", "invalid redeclaration of '\(name)'", at: place)
            }
        }
    }

    /// A method without parameters is named as a property is.
    private func checkPropertiesAndMethods(_ list: [Member]) {
        for case .function(let function) in list where function.kind == .function && function.arguments.isEmpty && function.ownParameterCount == 0 {
            guard let place = function.span, !function.isRequirement else { continue }
            let isTaken = list.contains { member in
                guard case .variable(let variable) = member, let other = variable.span else { return false }
                return variable.isStatic == function.isStatic && variable.wrapped == nil && other.source === place.source && variable.owner == function.owner
                    && conditions(variable.getter) == conditions(function)
            }
            if isTaken { error("redeclaration", "invalid redeclaration of '\(function.fullName)'", at: place, help: "give one of the two another name") }
        }
    }

    /// What makes a member differ from others of its name; `nil` for those that have generic parameters, and for those that the checker made.
    private func signature(_ member: Member) -> (key: String, name: String, place: Span)? {
        switch member {
        case .variable(let variable):
            guard let place = variable.span, variable.wrapped == nil, !variable.isRequirement else { return nil }
            return ("\(variable.isStatic) \(variable.name) \(conditions(variable.getter))\(file(of: variable.attributes, place))", variable.name, place)
        case .function(let function):
            guard let place = function.span, !function.isRequirement, !function.initializesEverything,
                function.parameters.allSatisfy({ !$0.isImplicit }),
                function.kind == .function || function.kind == .initializer, function.parameters.count == (function.owner?.parameters.count ?? 0)
            else { return nil }
            let types = function.arguments.map { parameter in
                let kind = parameter.isInout ? "inout " : parameter.isAutoclosure ? "@autoclosure " : ""
                return "\(kind)\(parameter.type)\(parameter.isVariadic ? "..." : "")"
            }.joined(separator: ",")
            let position = function.attributes.names.intersection(["prefix", "postfix"])
            return (
                "\(function.isStatic) \(function.isAsync) \(function.fullName) \(types) \(function.result) \(position) \(conditions(function))\(file(of: function.attributes, place))",
                function.fullName, place
            )
        case .enumCase: return nil
        }
    }

    /// What a member requires of its type's parameters.
    private func conditions(_ function: FunctionDecl?) -> String { function?.requirements.map(\.description).sorted().joined(separator: ", ") ?? "" }

    /// The file of a folder that keeps a member for itself: others may have one like it.
    private func file(of attributes: Attributes, _ place: Span) -> String {
        attributes.isForFile && module.folders[ObjectIdentifier(place.source)] != nil ? " \(place.source.name)" : ""
    }
}

/// What is read off whole bodies once their types are right.
extension Checker {
    /// The variables of the current file that its statements must give a value.
    private var unsetGlobals: [VariableDecl] {
        module.allVariables.filter { variable in
            variable.owner == nil && variable.isStored && !variable.hasInitializer && !isSettled(variable.span) && variable.span?.source === source
                && variable.wrapped == nil && variable.backing == nil && (variable.isLet || variable.type.optionalPayload == nil)
        }
    }

    /// - Parameters:
    ///   - topLevel: the statements of the text itself.
    ///   - values: the views that it shows, and the value of its last expression.
    func checkFlow(_ topLevel: Body, _ values: [Expr]) {
        checkLiterals(topLevel, values)
        guard ending == nil else { return }
        var effects = EffectsCheck(tries: tries, awaits: awaits, mayThrow: mayThrow) { code, message, place, help in
            self.error(code, message, at: place, help: help)
        }
        effects.checkTopLevel(topLevel.statements)
        for value in values { effects.checkTopLevel(value) }
        for variable in module.allVariables where variable.owner != nil && !isSettled(variable.span) {
            if let value = variable.initializer { effects.check(value, in: variable.isStatic ? .global : .property) }
        }
        for function in module.allFunctions where !isSettled(function.span) { effects.check(function) }
        for function in module.allFunctions where !isSettled(function.span) {
            EscapingCheck.check(function) { message, place, help in self.error("escaping", message, at: place, help: help) }
        }
        let exclusivity = ExclusivityCheck { message, place, help in self.error("exclusivity", message, at: place, help: help) }
        forEachExpression(topLevel, values, exclusivity.check)
        if module.hasNoncopyableTypes { forEachExpression(topLevel, values, checkCopies) }
        guard !pending.contains(where: { $0.severity == .error }) else { return }
        for function in module.allFunctions where !isSettled(function.span) {
            InitializationFlow.check(function) { code, message, place, help in
                self.error(code, message, at: place, help: help)
            } reportState: { assignment, variable, place in
                self.report(assignment, to: variable, at: place)
            }
        }
        InitializationFlow.check(topLevel.statements, values, declaring: unsetGlobals) { code, message, place, help in
            self.error(code, message, at: place, help: help)
        }
        if module.hasNoncopyableTypes || consumes { checkConsumption(topLevel, values) }
        guard !pending.contains(where: { $0.severity == .error }) else { return }
        addRemarks(topLevel, values)
        warnOfUses(topLevel, values)
        forEachExpression(topLevel, values, warnOfOptionals)
    }
}
