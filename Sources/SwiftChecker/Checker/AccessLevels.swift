import Diagnostics
import SwiftModel

/// From where a declaration can be named.
private enum AccessScope {
    /// In the declaration of a type and of what it contains: `private` there.
    case inside(NominalDecl)
    case file
    case module
    case everywhere

    private var rank: Int {
        switch self {
        case .inside: 0
        case .file: 1
        case .module: 2
        case .everywhere: 3
        }
    }

    /// Whether all who can name the one can name the other.
    func isWithin(_ other: AccessScope) -> Bool {
        guard case .inside(let outer) = other else { return rank <= other.rank }
        guard case .inside(let own) = self else { return false }
        var current: NominalDecl? = own
        while let decl = current {
            if decl == outer { return true }
            current = decl.parent
        }
        return false
    }

    func narrowed(to other: AccessScope) -> AccessScope { isWithin(other) ? self : other }
}

/// A declaration is known no farther than the types that it names.
extension Checker {
    func checkAccessLevels() {
        for variable in module.allVariables where isGlobalOrMember(variable.owner, variable.span) && variable.wrapped == nil { checkAccess(of: variable) }
        for function in module.allFunctions where isGlobalOrMember(function.owner, function.span) && !function.isSynthesized { checkAccess(of: function) }
        for decl in module.nominals where isGlobalOrMember(decl, decl.span) { checkAccess(of: decl) }
    }

    /// Types in functions, and their contents, aren't visible from outside anyway.
    private func isGlobalOrMember(_ owner: NominalDecl?, _ span: Span?) -> Bool {
        guard span != nil, !isSettled(span) else { return false }
        guard var outermost = owner else { return true }
        while let parent = outermost.parent { outermost = parent }
        return outermost.isPrelude || module.declares(outermost)
    }

    // MARK: Scopes

    private func scope(of attributes: Attributes, in owner: NominalDecl?) -> AccessScope {
        let outer = owner.map(scope) ?? .everywhere
        if attributes.contains("private") { return owner.map { AccessScope.inside($0) } ?? .file }
        if attributes.contains("fileprivate") { return AccessScope.file.narrowed(to: outer) }
        if !attributes.names.isDisjoint(with: ["public", "open"]) { return outer }
        return AccessScope.module.narrowed(to: outer)
    }

    private func scope(of decl: NominalDecl) -> AccessScope { decl.isPrelude ? .everywhere : scope(of: decl.attributes, in: decl.parent) }

    /// The type in a signature that is known least far, where that is not as far as the declaration.
    private func narrowType(in type: SwiftType, than scope: AccessScope) -> NominalDecl? {
        var found: NominalDecl?
        _ = type.contains { part in
            let named: [NominalDecl] =
                switch part {
                case .nominal(let decl, _): [decl]
                case .existential(let list, _): list
                default: []
                }
            found = named.first { !scope.isWithin(self.scope(of: $0)) }
            return found != nil
        }
        return found
    }

    // MARK: Declarations

    private func checkAccess(of variable: VariableDecl) {
        guard !variable.type.isError, let narrow = narrowType(in: variable.type, than: scope(of: variable.attributes, in: variable.owner)) else { return }
        let what = variable.owner != nil ? "property" : variable.isLet ? "constant" : "variable"
        tell(what, "its type uses", variable.attributes, variable.owner, narrow, at: variable.span)
    }

    private func checkAccess(of function: FunctionDecl) {
        let what: String
        switch function.kind {
        case .function: what = function.isOperator ? "operator function" : function.owner == nil ? "function" : "method"
        case .initializer: what = "initializer"
        case .subscriptGetter: what = "subscript"
        case .getter, .setter, .subscriptSetter, .deinitializer, .willSet, .didSet: return
        }
        let own = scope(of: function.attributes, in: function.owner)
        let isSubscript = function.kind == .subscriptGetter
        for parameter in function.parameters.suffix(function.ownParameterCount) {
            guard let narrow = parameter.protocols.first(where: { !own.isWithin(scope(of: $0)) }) else { continue }
            return tell(what, "its generic parameter uses", function.attributes, function.owner, narrow, at: function.span)
        }
        for parameter in function.arguments {
            guard let narrow = narrowType(in: parameter.type, than: own) else { continue }
            return tell(what, isSubscript ? "its index uses" : "its parameter uses", function.attributes, function.owner, narrow, at: function.span)
        }
        guard function.kind != .initializer, let narrow = narrowType(in: function.result, than: own) else { return }
        tell(what, isSubscript ? "its element type uses" : "its result uses", function.attributes, function.owner, narrow, at: function.span)
    }

    private func checkAccess(of decl: NominalDecl) {
        let own = scope(of: decl)
        if let superclass = decl.superclass, let narrow = narrowType(in: superclass, than: own) {
            let level = level(of: narrow)
            let message = "\(demand("class", decl.attributes, decl.parent, narrow)) because its superclass is \(level)"
            return error("access-level", message, at: decl.span, help: help(narrow))
        }
        for item in decl.cases {
            guard let narrow = item.payload.lazy.compactMap({ self.narrowType(in: $0.type, than: own) }).first else { continue }
            let enumLevel = ["public", "open", "fileprivate", "private"].first { decl.attributes.contains($0) } ?? "internal"
            return error(
                "access-level", "enum case in \(enumLevel == "internal" ? "an" : "a") \(enumLevel) enum uses a \(level(of: narrow)) type", at: decl.span,
                help: help(narrow))
        }
    }

    /// What fulfills a requirement is known as far as both the type and the protocol.
    func checkWitnessAccess(of decl: NominalDecl, _ target: NominalDecl) {
        for member in target.requiredMembers {
            switch member {
            case .function(let requirement):
                guard let witness = conformances.witness(for: requirement, in: decl.selfType)?.0, witness.owner == decl, !witness.isSynthesized else {
                    continue
                }
                let kind = requirement.kind == .initializer ? "initializer" : "method"
                let name = witness.isOperator ? witness.name : witness.fullName
                let what = requirement.kind == .subscriptGetter ? "subscript" : "\(kind) '\(name)'"
                if !witness.isPrelude { checkWitness(what, witness.attributes, of: decl, target, at: witness.span) }
            case .variable(let requirement):
                guard let witness = conformances.variableWitness(for: requirement, in: decl.selfType)?.0, witness.owner == decl,
                    witness.wrapped != nil || !(witness.getter?.isSynthesized ?? false)
                else { continue }
                if !witness.isPrelude { checkWitness("property '\(witness.name)'", witness.attributes, of: decl, target, at: witness.span) }
            default: continue
            }
        }
    }

    private func checkWitness(_ what: String, _ attributes: Attributes, of decl: NominalDecl, _ target: NominalDecl, at place: Span?) {
        let (own, wanted) = (scope(of: attributes, in: decl), scope(of: target))
        guard let place, !wanted.narrowed(to: scope(of: decl)).isWithin(own) else { return }
        let level = target.isPrelude ? "public" : ["public", "fileprivate", "private"].first { target.attributes.contains($0) } ?? "internal"
        let needed = level == "private" ? "fileprivate" : level
        let demand =
            wanted.isWithin(scope(of: decl))
            ? "must be declared \(needed) because it matches a requirement in \(level) protocol '\(target.name)'"
            : "must be as accessible as its enclosing type because it matches a requirement in protocol '\(target.name)'"
        let written = ["private", "fileprivate", "internal"].first { attributes.contains($0) }
        let help = needed == "public" ? "write 'public' \(written.map { "in place of '\($0)'" } ?? "before it")" : "leave out '\(written ?? "private")'"
        error("access-level", "\(what) \(demand)", at: place, help: help)
    }

    private func tell(_ what: String, _ why: String, _ attributes: Attributes, _ owner: NominalDecl?, _ narrow: NominalDecl, at place: Span?) {
        let message = "\(demand(what, attributes, owner, narrow)) because \(why) \(level(of: narrow) == "internal" ? "an" : "a") \(level(of: narrow)) type"
        error("access-level", message, at: place, help: help(narrow))
    }

    private func level(of decl: NominalDecl) -> String {
        var current: NominalDecl? = decl
        while let type = current {
            for level in ["private", "fileprivate"] where type.attributes.contains(level) { return level }
            current = type.parent
        }
        return "internal"
    }

    /// `property must be declared private`, where its access isn't written; else `property cannot be declared public`.
    private func demand(_ what: String, _ attributes: Attributes, _ owner: NominalDecl?, _ narrow: NominalDecl) -> String {
        if let written = ["public", "open", "internal", "fileprivate"].first(where: attributes.contains) { return "\(what) cannot be declared \(written)" }
        if owner == nil { return "\(what) must be declared private or fileprivate" }
        if case .inside = scope(of: narrow) { return "\(what) must be declared private" }
        return "\(what) must be declared fileprivate"
    }

    private func help(_ narrow: NominalDecl) -> String { "declare it as '\(level(of: narrow))' as '\(narrow.name)', or leave out the word there" }
}
