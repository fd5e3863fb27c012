import Diagnostics
import SwiftModel
import SwiftSyntax

/// What is done to a place that has to be mutable: Swift's error depends on it.
enum Change {
    case assignment, operatorLeft, mutatingMember, inOutArgument
}

/// Places that can be changed.
extension Checker {
    /// The expression as a place that can be changed, or an error that says why not.
    func mutable(_ expr: Expr, at place: Span, for change: Change) -> Expr {
        if trialDepth == 0, let obstacle = obstacle(expr) {
            error("immutable", "\(opening(expr, change))\(obstacle.reason)", at: anchor(of: place), help: obstacle.help)
        }
        return expr
    }

    func isMutable(_ expr: Expr) -> Bool { obstacle(expr) == nil }

    private func opening(_ expr: Expr, _ change: Change) -> String {
        switch change {
        case .operatorLeft: return "left side of mutating operator isn't mutable: "
        case .mutatingMember: return "cannot use mutating member on immutable value: "
        case .inOutArgument: return "cannot pass immutable value as inout argument: "
        case .assignment:
            switch expr.kind {
            case .member, .staticMember: return "cannot assign to property: "
            case .subscripted: return "cannot assign through subscript: "
            default: return "cannot assign to value: "
            }
        }
    }

    private struct Obstacle {
        let reason: String
        var help: String?
    }

    /// Why the place cannot be changed; `nil` where it can.
    private func obstacle(_ expr: Expr) -> Obstacle? {
        switch expr.kind {
        case .local(let variable):
            variable.isMutated = true
            if let accessors = variable.accessors, accessors.getter != nil {
                return accessors.setter == nil ? Obstacle(reason: "'\(variable.name)' is a get-only property") : nil
            }
            if variable.name == "self" {
                return variable.isLet && head(variable.type).nominal?.kind != .class ? immutableSelf(nil) : nil
            }
            guard variable.isLet, !variable.isAssignedOnce else { return nil }
            if variable.name.first == "$" {
                return Obstacle(reason: "'\(variable.name)' is immutable", help: "name the argument and copy it into a 'var' first")
            }
            return Obstacle(
                reason: "'\(variable.name)' is a 'let' constant", help: variable.isParameter ? "copy it into a 'var' first" : "declare it with 'var'")
        case .global(let variable): return variable.isLet && variable.hasInitializer ? constant(variable) : nil
        case .staticMember(let variable, _):
            if variable.isLet { return constant(variable) }
            return variable.getter != nil && variable.setter == nil ? getOnly(variable) : nil
        case .member(let base, let variable, _): return obstacle(base, variable)
        case .subscripted(let base, let getter, let setter, let arguments):
            if getter.decl.owner == module.nominal(.keyPathAccess), let path = arguments.first, isReadOnly(keyPath: path) {
                return Obstacle(reason: "key path is read-only", help: "a key path that is written to leads through 'var' properties: WritableKeyPath")
            }
            if let path = arguments.first, leadsThroughObject(keyPath: path) { return nil }
            guard let setter else { return Obstacle(reason: "subscript is get-only") }
            if !setter.decl.isMutating || isObject(base) { return nil }
            return obstacle(base)
        case .tupleElement(let base, _), .forceUnwrap(let base), .optionalBind(let base), .optionalChain(let base), .convert(let base), .wrap(let base),
            .inOut(let base):
            return obstacle(base)
        case .placeholder, .failed: return nil
        case .conditional: return isObject(expr) ? nil : Obstacle(reason: "result of conditional operator '? :' is never mutable")
        case .call(let callee, _, _):
            let help = callee.decl.isOperator ? "write '==' to compare" : "keep the value in a 'var' first"
            return isObject(expr) ? nil : Obstacle(reason: "'\(callee.decl.name)' returns immutable value", help: help)
        case .callValue: return isObject(expr) ? nil : Obstacle(reason: "call returns immutable value")
        case .integer, .float, .boolean, .string, .interpolation, .array, .dictionary, .nilLiteral: return Obstacle(reason: "literals are not mutable")
        default: return Obstacle(reason: "expression is not assignable")
        }
    }

    private func obstacle(_ base: Expr, _ variable: VariableDecl) -> Obstacle? {
        if case .existential = head(base.type), let owner = variable.owner, owner.kind == .protocol,
            conformances.dependsOnOpened(conformances.normalized(variable.type.substituting([owner.parameters[0]: base.type])))
        {
            let reason = "the type of '\(variable.name)' depends on the value behind '\(base.type.resolved)'"
            return Obstacle(reason: reason, help: "take the value in a generic function, or as 'some' of the protocol")
        }
        if variable.isLet, !(scope?.function.isInitializer ?? false) { return constant(variable) }
        if variable.getter != nil, variable.setter == nil { return getOnly(variable) }
        if let owner = variable.owner, isSetterHidden(variable, of: owner) {
            return Obstacle(reason: "'\(variable.name)' setter is inaccessible")
        }
        if let setter = variable.setter, !setter.isMutating { return nil }
        if isObject(base) { return nil }
        if case .local(let this) = base.kind, this.name == "self", this.isLet { return immutableSelf(variable) }
        return obstacle(base)
    }

    private func isObject(_ expr: Expr) -> Bool {
        let type = head(expr.type)
        let object = module.nominal(.anyObject)
        return switch type {
        case .parameter: conformances.conforms(type, to: object)
        case .existential(let list, _): list.contains { conformances.inherits($0, object) }
        default: type.nominal?.kind == .class
        }
    }
    private func constant(_ variable: VariableDecl) -> Obstacle { Obstacle(reason: "'\(variable.name)' is a 'let' constant", help: "declare it with 'var'") }
    private func getOnly(_ variable: VariableDecl) -> Obstacle {
        let help = variable.name.first == "$" ? "set the value itself: write '\(variable.name.dropFirst()) = …'" : nil
        return Obstacle(reason: "'\(variable.name)' is a get-only property", help: help)
    }

    /// `$isOn` of a wrapped property, whose value is meant where it's assigned.
    func isFixedProjection(_ expr: Expr) -> Bool {
        guard case .member(_, let variable, _) = expr.kind else { return false }
        return variable.name.first == "$" && variable.setter == nil && !isMutable(expr)
    }

    private func immutableSelf(_ variable: VariableDecl?) -> Obstacle {
        let isView = context.nominal.map { conformances.conforms($0.selfType, to: module.nominal(.view)) } ?? false
        let help = isView ? variable.map { "keep what changes in '@State private var \($0.name)'" } : "mark the method 'mutating'"
        return Obstacle(reason: "'self' is immutable", help: help)
    }

    /// A getter that changes its value, such as a lazy property's, needs a place that can be changed.
    func checkMutatingGetter(_ variable: VariableDecl, _ base: Expr, at place: Span) {
        let isMutating = variable.getter?.isMutating ?? (variable.isLazy && variable.owner?.kind != .class)
        guard isMutating, trialDepth == 0, let obstacle = obstacle(base) else { return }
        error("immutable", "cannot use mutating getter on immutable value: \(obstacle.reason)", at: place, help: obstacle.help)
    }

    // MARK: Access

    /// A type inside another one may be for that one alone.
    func checkAccess(to type: SwiftType, at place: Span) {
        guard let decl = type.nominal, let owner = decl.parent else { return }
        checkAccess(decl.attributes, owner, decl.name, declared: decl.span, at: place)
    }

    /// A memberwise initializer is as private as the most private property that it takes.
    func checkAccess(toCalled function: FunctionDecl, at place: Span) {
        let taken = function.initializesEverything ? Set(function.arguments.map(\.name)) : []
        let hiding = function.owner?.storedProperties.first { $0.attributes.isForFile && taken.contains($0.wrapped?.name ?? $0.name) }
        checkAccess(function.attributes, function.owner, function.name, declared: function.span, because: hiding, at: place)
    }

    private func isSetterHidden(_ variable: VariableDecl, of owner: NominalDecl) -> Bool {
        let isForType = variable.attributes.contains("private(set)")
        return isForType && !isInside(owner) || (isForType || variable.attributes.contains("fileprivate(set)")) && isInOtherFile(variable.span)
    }

    /// Reports the use of a private member from outside its type or its file.
    ///
    /// - Parameters:
    ///   - declared: where the member is.
    ///   - cause: the property whose access a memberwise initializer has.
    func checkAccess(_ attributes: Attributes, _ owner: NominalDecl?, _ name: String, declared: Span?, because cause: VariableDecl? = nil, at place: Span) {
        guard attributes.isForFile, let owner else { return }
        let what = name == "init" ? "'\(owner.name)' initializer" : "'\(name)'"
        if isInOtherFile(declared) {
            let shown = cause.map { ($0.wrapped?.name ?? $0.name, $0.span) } ?? (name, declared)
            return reportInaccessible(what, shown.0, attributes.contains("private") ? "private" : "fileprivate", shown.1, at: place)
        }
        guard attributes.contains("private"), !owner.isPrelude, !isInside(owner) else { return }
        error(
            "inaccessible", "\(what) is inaccessible due to 'private' protection level", at: place,
            help: "leave out 'private'\(cause.map { " at '\($0.wrapped?.name ?? $0.name)'" } ?? ""), or use it inside '\(owner.name)'")
    }
}
