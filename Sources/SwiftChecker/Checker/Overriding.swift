import Diagnostics
import SwiftModel

/// Whether members of a class that have the name and types of inherited ones may take their place.
extension Checker {
    func checkOverriding(_ decl: NominalDecl, _ superclass: SwiftType?) {
        for (name, list) in decl.allMembers {
            for member in list {
                switch member {
                case .function(let function) where function.kind == .function || function.kind == .initializer:
                    if !function.initializesEverything, let place = function.span { checkOverriding(function, superclass, at: place) }
                case .variable(let variable):
                    if variable.wrapped == nil, let place = variable.span {
                        checkOverriding(variable, superclass.flatMap { inherited(name, variable, $0) }, at: place)
                    }
                default: continue
                }
            }
        }
    }

    private static let keywordHelp = "write 'override' before it"

    private func checkOverriding(_ function: FunctionDecl, _ superclass: SwiftType?, at place: Span) {
        let isOverride = function.attributes.contains("override")
        guard let overridden = superclass.flatMap({ overridden(function, $0) }) else {
            guard isOverride, !(function.owner?.isPartlyKnown ?? false) else { return }
            let isInitializer = function.kind == .initializer
            let what = isInitializer ? "initializer does not override a designated initializer" : "method does not override any method"
            return error("override", "\(what) from its superclass", at: place, help: "leave out 'override', or use the superclass's name and types")
        }
        if overridden.attributes.contains("static"), isOverride {
            return error("override", "cannot override static method", at: place, help: "declare the superclass's method with 'class' instead of 'static'")
        }
        if overridden.attributes.contains("final") { return error("override", "instance method overrides a 'final' instance method", at: place) }
        let what = function.kind == .initializer ? "initializer" : "instance method"
        if function.isThrowing, !overridden.isThrowing {
            error("override", "cannot override non-throwing \(what) with throwing \(what)", at: place, help: "handle the error inside, and leave out 'throws'")
        }
        if function.kind == .initializer, overridden.attributes.contains("required"), !function.attributes.contains("required") {
            let message = "'required' modifier must be present on all overrides of a required initializer"
            return error("required", message, at: place, help: "write 'required' before it")
        }
        if isOverride { checkLevel(function.attributes, overridden.attributes, function.owner, "instance method", at: place) }
        if !isOverride, overridden.attributes.names.isDisjoint(with: ["convenience", "required"]) {
            error("override", "overriding declaration requires an 'override' keyword", at: place, help: Self.keywordHelp)
        }
    }

    private func checkOverriding(_ variable: VariableDecl, _ inherited: VariableDecl?, at place: Span) {
        let (name, isOverride) = (variable.name, variable.attributes.contains("override"))
        guard let inherited else {
            if isOverride, !(variable.owner?.isPartlyKnown ?? false) {
                error("override", "property does not override any property from its superclass", at: place)
            }
            return
        }
        if !isOverride { return error("override", "overriding declaration requires an 'override' keyword", at: place, help: Self.keywordHelp) }
        checkLevel(variable.attributes, inherited.attributes, variable.owner, "property", at: place)
        if inherited.attributes.contains("static") { return error("override", "cannot override static property", at: place) }
        if !mayResult(variable.type, inherited.type) {
            let message = "property '\(name)' with type '\(variable.type)' cannot override a property with type '\(inherited.type)'"
            return error("override", message, at: place)
        }
        if inherited.attributes.contains("final") { return error("override", "property overrides a 'final' property", at: place) }
        if variable.getter == nil, variable.willSet == nil, variable.didSet == nil {
            let help = "set the inherited one in 'init', or override it with a getter"
            return error("override", "cannot override with a stored property '\(name)'", at: place, help: help)
        }
        if inherited.isLet, variable.setter != nil {
            return error("override", "cannot override immutable 'let' property '\(name)' with the getter of a 'var'", at: place)
        }
        let isReadOnly = variable.getter != nil && variable.setter == nil && !inherited.attributes.contains("private(set)")
        if isReadOnly, !inherited.isLet, inherited.getter == nil || inherited.setter != nil {
            error("override", "cannot override mutable property with read-only property '\(name)'", at: place, help: "give it a 'set' too")
        }
    }

    /// An override can be named from everywhere where what it overrides and the class can be.
    private func checkLevel(_ own: Attributes, _ overridden: Attributes, _ owner: NominalDecl?, _ what: String, at place: Span) {
        let levels = ["private", "fileprivate", "internal", "public"]
        func level(_ attributes: Attributes) -> Int { levels.firstIndex(where: attributes.contains) ?? (attributes.contains("open") ? 3 : 2) }
        let wanted = min(level(overridden), owner.map { level($0.attributes) } ?? 3)
        guard level(own) < wanted else { return }
        let message = "overriding \(what) must be as accessible as the declaration it overrides"
        error("override", message, at: place, help: "write '\(levels[wanted])' in place of '\(levels[level(own)])'")
    }

    private func inherited(_ name: String, _ variable: VariableDecl, _ superclass: SwiftType) -> VariableDecl? {
        for item in members(name, of: superclass, isStatic: variable.isStatic) {
            if case .variable(let other) = item.member, other.owner?.kind == .class, !other.attributes.contains("private") { return other }
        }
        return nil
    }

    private func overridden(_ function: FunctionDecl, _ superclass: SwiftType) -> FunctionDecl? {
        for item in members(function.name, of: superclass, isStatic: function.isStatic) {
            guard case .function(let other) = item.member, other.owner?.kind == .class, other.fullName == function.fullName,
                other.ownParameterCount == function.ownParameterCount, !other.attributes.contains("private"), other.isAsync == function.isAsync
            else { continue }
            let types = zip(function.arguments, other.arguments).allSatisfy { mine, theirs in
                mine.type.contains { if case .parameter = $0 { true } else { false } }
                    || mine.type == conformances.normalized(theirs.type.substituting(item.map))
            }
            guard types, function.kind == .initializer || mayResult(function.result, conformances.normalized(other.result.substituting(item.map))) else {
                continue
            }
            return other
        }
        return nil
    }

    /// Whether a method with the first result may override one with the second: the same, a subclass, a value for an optional.
    private func mayResult(_ mine: SwiftType, _ theirs: SwiftType) -> Bool {
        let isOpen: (SwiftType) -> Bool = { $0.contains { if case .parameter = $0 { true } else { false } } || $0.isError }
        if isOpen(mine) || isOpen(theirs) || mine == theirs { return true }
        if case .opaque = mine.head { return true }
        if let payload = theirs.optionalPayload { return mayResult(mine.optionalPayload ?? mine, payload) }
        return conformances.isSubclass(mine, of: theirs)
    }
}
