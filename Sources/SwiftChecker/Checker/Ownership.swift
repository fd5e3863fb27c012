import Diagnostics
import SwiftModel
import SwiftSyntax

extension TypeSyntax {
    /// Whether an inherited type or a constraint says `~Copyable`, alone or beside others.
    func suppresses(_ name: String) -> Bool {
        if let node = self.as(SuppressedTypeSyntax.self) { return node.type.trimmedDescription == name }
        if let node = self.as(SomeOrAnyTypeSyntax.self) { return node.constraint.suppresses(name) }
        return self.as(CompositionTypeSyntax.self)?.elements.contains { $0.type.suppresses(name) } ?? false
    }
}

extension FunctionDecl.Ownership {
    /// What the specifiers of a parameter's type say.
    init?(_ specifiers: Set<String>) {
        if specifiers.contains("consuming") || specifiers.contains("__owned") {
            self = .consuming
        } else if specifiers.contains("borrowing") || specifiers.contains("__shared") {
            self = .borrowing
        } else {
            return nil
        }
    }
}

/// Types whose values are moved and not copied: what declarations say of them.
extension Checker {
    /// Whether a part of a constraint takes `Copyable` away.
    func isSuppressed(_ syntax: TypeSyntax) -> Bool {
        guard let node = syntax.as(SuppressedTypeSyntax.self) else { return false }
        if node.type.trimmedDescription != "Copyable" { unsupported("'\(node.trimmedDescription)' is", at: node) }
        return true
    }

    func suppress(_ syntax: TypeSyntax, _ decl: NominalDecl) {
        if decl.kind == .class {
            return error(
                "noncopyable", "\(decl.isActor ? "actors" : "classes") cannot be '~Copyable'", at: span(syntax), help: "leave it out, or declare a struct")
        }
        decl.header.suppressesCopyable = true
        if decl.kind == .protocol { decl.header.parameters[0].suppressesCopyable = true }
        if !module.isPrelude { module.hasNoncopyableTypes = true }
    }

    func isNoncopyable(_ type: SwiftType) -> Bool {
        let type = type.resolved
        return !type.hasVariables && !conformances.isCopyable(type)
    }

    // MARK: Declarations

    func checkOwnership() {
        guard module.hasNoncopyableTypes else { return }
        for decl in module.nominals where !isSettled(decl.span) {
            let saved = conformances.assumptions
            conformances.assumptions = decl.requirements
            checkParts(of: decl)
            checkConformances(of: decl)
            conformances.assumptions = saved
        }
        for function in module.allFunctions where !isSettled(function.span) && !function.isSynthesized { checkParameters(of: function) }
    }

    /// A value that can be copied holds only such values.
    private func checkParts(of decl: NominalDecl) {
        if decl.kind == .enum, let function = decl.deinitializer {
            error("noncopyable", "deinitializers are not yet supported on noncopyable enums", at: function.span, help: "put what has to end into a struct")
        }
        if decl.suppressesCopyable, decl.attributes.contains("indirect") || decl.cases.contains(where: \.isIndirect) {
            let message = "noncopyable enum '\(decl.name)' cannot be marked indirect or have indirect cases yet"
            error("noncopyable", message, at: decl.span, help: "hold the part in a class")
        }
        guard decl.kind != .class, !decl.suppressesCopyable || conditionallyCopies(decl) else { return }
        conformances.assumptions += decl.suppressesCopyable ? conditions(of: decl) : []
        let what = "of 'Copyable'-conforming \(decl.kind.rawValue) '\(decl.name)' has non-Copyable type"
        let help = decl.suppressesCopyable ? nil : "write '\(decl.name): ~Copyable'"
        for property in decl.storedProperties where isNoncopyable(property.type) {
            error("noncopyable", "stored property '\(property.name)' \(what) '\(property.type)'", at: property.span, help: help)
        }
        for enumCase in decl.cases {
            guard let part = enumCase.payload.first(where: { isNoncopyable($0.type) }) else { continue }
            error("noncopyable", "associated value '\(enumCase.name)' \(what) '\(part.type)'", at: enumCase.span ?? decl.span, help: help)
        }
    }

    private func conditions(of decl: NominalDecl) -> [Requirement] {
        module.conformances(of: decl).first { $0.protocol.known == .copyable }?.conditions ?? []
    }

    private func conditionallyCopies(_ decl: NominalDecl) -> Bool { module.conformances(of: decl).contains { $0.protocol.known == .copyable } }

    private func checkConformances(of decl: NominalDecl) {
        guard decl.kind != .protocol, decl.suppressesCopyable else { return }
        let demanding = module.conformances(of: decl).first { conformance in
            let target = conformance.protocol
            return !target.suppressesCopyable && !(target.known?.isMarker ?? false)
        }
        guard demanding != nil, !conditionallyCopies(decl) else { return }
        error(
            "noncopyable", "type '\(decl.name)' does not conform to protocol 'Copyable'", at: demanding?.span ?? decl.span,
            help: "only protocols that say '~Copyable' take such types")
    }

    private func checkParameters(of function: FunctionDecl) {
        guard [.function, .initializer, .subscriptGetter].contains(function.kind), !function.initializesEverything else { return }
        let saved = conformances.assumptions
        conformances.assumptions = function.requirements
        defer { conformances.assumptions = saved }
        if function.kind == .subscriptGetter {
            guard function.arguments.contains(where: { isNoncopyable($0.type) }) else { return }
            return error("ownership", "subscripts cannot have noncopyable parameters yet", at: function.span, help: "write a method")
        }
        for parameter in function.arguments where parameter.ownership == nil && !parameter.isInout && isNoncopyable(parameter.type) {
            error(
                "ownership", "parameter of noncopyable type '\(parameter.type)' must specify ownership", at: parameter.typeSpan ?? function.span,
                help: "write 'borrowing', 'inout' or 'consuming' before the type")
        }
    }

    // MARK: Code

    func consumed(_ node: ConsumeExprSyntax, _ expected: SwiftType?, _ place: Span) -> Expr {
        let inner = expression(node.expression, expected)
        consumes = true
        switch inner.kind {
        case .local, .failed: return Expr(.consume(inner), inner.type, place)
        case .global(let variable) where variable.isStored && variable.owner == nil: return Expr(.consume(inner), inner.type, place)
        case .member(_, let variable, _) where variable.isStored && isNoncopyable(inner.type): return Expr(.consume(inner), inner.type, place)
        case .member:
            error("consumed", "'consume' can only be used to partially consume storage of a noncopyable type", at: place, help: "leave it out")
        default: error("consumed", "'consume' can only be applied to a local binding ('let', 'var', or parameter)", at: place, help: "leave it out")
        }
        return inner
    }

    func discarded(_ node: DiscardStmtSyntax, _ place: Span) -> [Statement] {
        guard node.expression.trimmedDescription == "self", let this = selfReference(at: place), case .nominal(let decl, _) = head(this.type),
            scope?.function.isConsuming == true
        else {
            error("discard-self", "'discard' statement can only appear in consuming instance method", at: place)
            return []
        }
        consumes = true
        if decl.deinitializer == nil {
            error("discard-self", "'discard' has no effect for type '\(decl.name)' unless it has a deinitializer", at: place, help: "leave it out")
        } else if let property = decl.storedProperties.first(where: { !isTrivial($0.type) }) {
            error(
                "discard-self", "can only 'discard' type '\(decl.name)' if it contains trivially-destroyed stored properties at this time", at: place,
                notes: [.init("type '\(property.type)' cannot be trivially destroyed", at: property.span)])
        }
        return [Statement(.expression(Expr(.discardSelf(this), .void, place)), place)]
    }

    /// Whether nothing has to be done where a value ends.
    private func isTrivial(_ type: SwiftType) -> Bool {
        switch type.resolved {
        case .nominal(let decl, let arguments):
            if let known = decl.known, known.isInteger || known.isFloatingPoint || known == .bool { return true }
            if decl.known == .optional { return arguments.allSatisfy(isTrivial) }
            guard !decl.isPrelude, decl.kind != .class, decl.deinitializer == nil else { return false }
            let map = conformances.map(decl, arguments)
            let parts = decl.storedProperties.map(\.type) + decl.cases.flatMap { $0.payload.map(\.type) }
            return parts.allSatisfy { isTrivial($0.substituting(map)) }
        case .tuple(let elements): return elements.allSatisfy { isTrivial($0.type) }
        case .metatype: return true
        default: return false
        }
    }
}
