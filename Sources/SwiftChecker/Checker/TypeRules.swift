import Diagnostics
import SwiftModel
import SwiftSyntax

/// What types must be as wholes, once all declarations are known.
extension Checker {
    /// The rules that syntax alone decides.
    func checkPlaces(_ items: CodeBlockItemListSyntax, isInsideOfView: Bool, knowing operators: Operators) {
        let report = { (message: String, node: Syntax, help: String?) in self.error("declaration", message, at: self.span(node), help: help) }
        let rules = [
            DeclarationRules(isInsideOfView: isInsideOfView, report: report), ModifierRules(isInsideOfView: isInsideOfView, report: report),
            SignatureRules(report: report),
        ]
        for rule in rules { rule.walk(items) }
        MisplacedWords(knowing: operators) { message, node, help in self.error("declaration", message, at: self.span(node), help: help) }.walk(items)
        if !isInsideOfView { items.forEach(checkBeginning) }
        checkGlobals(items)
        for item in items { if let node = item.item.as(DeclSyntax.self)?.as(ImportDeclSyntax.self) { checkModule(node) } }
    }

    private func checkBeginning(of item: CodeBlockItemSyntax) {
        guard case .expr(let node) = item.item, let first = node.firstToken(viewMode: .sourceAccurate), first.tokenKind == .leftBrace else { return }
        let help = "write 'do' before it, or give the closure a name: 'let work = {'"
        error("declaration", "top-level statement cannot begin with a closure expression", at: span(first), help: help)
    }

    /// A text declares a name of its top level once; a later text may declare it again.
    private func checkGlobals(_ items: CodeBlockItemListSyntax) {
        var seen: Set<String> = []
        for item in items {
            guard let node = item.item.as(DeclSyntax.self) else { continue }
            let names: [TokenSyntax] =
                if let type = NominalSyntax(node) {
                    [type.name]
                } else if let variables = node.as(VariableDeclSyntax.self) {
                    variables.bindings.compactMap { $0.pattern.as(IdentifierPatternSyntax.self)?.identifier }
                } else {
                    []
                }
            for name in names where !seen.insert(name.word).inserted { error("redeclaration", "invalid redeclaration of '\(name.word)'", at: span(name)) }
        }
    }

    // MARK: Type arguments

    func checkWrittenTypes() {
        for (type, place, assumptions) in writtenTypes where !isSettled(place) {
            if case .tuple(let elements) = type.resolved, let element = elements.first(where: { isNoncopyable($0.type) }) {
                let message = "tuple with noncopyable element type '\(element.type)' is not supported"
                error("noncopyable", message, at: place, help: "declare a struct that holds both")
            }
            guard case .nominal(let decl, let arguments) = type.resolved else { continue }
            let saved = conformances.assumptions
            conformances.assumptions = assumptions
            defer { conformances.assumptions = saved }
            for (parameter, argument) in zip(decl.parameters, arguments) where !argument.hasVariables && !argument.isError {
                for target in parameter.protocols where !conformances.conforms(conformances.normalized(argument), to: target) {
                    error(
                        "conformance", "type '\(argument)' does not conform to protocol '\(target.name)'", at: place,
                        help: argument.nominal.map { $0.isPrelude ? nil : "write '\($0.name): \(target.name)' where it is declared" } ?? nil)
                }
            }
            for (parameter, argument) in zip(decl.parameters, arguments) where !parameter.suppressesCopyable && isNoncopyable(argument) {
                error("noncopyable", "type '\(argument)' does not conform to protocol 'Copyable'", at: place, help: "such values can't be held there")
            }
            let map = conformances.map(decl, arguments)
            let bounds = decl.parameters.compactMap { parameter in parameter.superclass.map { (SwiftType.parameter(parameter), $0) } }
            let demanded = decl.requirements.compactMap { if case .superclass(let subject, let base) = $0 { (subject, base) } else { nil } }
            for (subject, base) in bounds + demanded {
                let (type, base) = (conformances.normalized(subject.substituting(map)), base.substituting(map))
                if type.isError || type.hasVariables || conformances.isSubclass(type, of: base) { continue }
                error(
                    "inheritance", "'\(decl.name)' requires that '\(type)' inherit from '\(base)'", at: place,
                    help: "write '\(base)' or one of its subclasses")
            }
        }
        writtenTypes = []
    }

    // MARK: Values that contain themselves

    func checkContainment(_ decl: NominalDecl) {
        guard decl.kind == .struct || decl.kind == .enum && !decl.attributes.contains("indirect"), contains(decl, decl) else { return }
        if decl.kind == .enum {
            error("recursive-type", "recursive enum '\(decl.name)' is not marked 'indirect'", at: decl.span, help: "write 'indirect enum'")
        } else {
            let property = decl.storedProperties.first { holds($0.type, decl) }
            error(
                "recursive-type", "value type '\(decl.name)' cannot have a stored property that recursively contains it", at: property?.span ?? decl.span,
                help: "make it a 'class', or keep it in an array")
        }
    }

    /// Whether a value of the first type has one of the second inside it.
    private func contains(_ decl: NominalDecl, _ target: NominalDecl) -> Bool {
        var seen: Set<NominalDecl> = []
        return contains(decl, target, &seen)
    }

    private func contains(_ decl: NominalDecl, _ target: NominalDecl, _ seen: inout Set<NominalDecl>) -> Bool {
        guard seen.insert(decl).inserted else { return false }
        return parts(of: decl).contains { holds($0, target, &seen) }
    }

    private func holds(_ type: SwiftType, _ target: NominalDecl) -> Bool {
        var seen: Set<NominalDecl> = []
        return holds(type, target, &seen)
    }

    private func holds(_ type: SwiftType, _ target: NominalDecl, _ seen: inout Set<NominalDecl>) -> Bool {
        switch head(type) {
        case .tuple(let elements): elements.contains { holds($0.type, target, &seen) }
        case .nominal(let decl, let arguments):
            if decl == target {
                true
            } else if decl.isPrelude {
                decl.known == .optional && arguments.contains { holds($0, target, &seen) }
            } else {
                contains(decl, target, &seen)
            }
        default: false
        }
    }

    private func parts(of decl: NominalDecl) -> [SwiftType] {
        switch decl.kind {
        case .struct: decl.storedProperties.map(\.type)
        case .enum: decl.attributes.contains("indirect") ? [] : decl.cases.filter { !$0.isIndirect }.flatMap { $0.payload.map(\.type) }
        case .class, .protocol: []
        }
    }

    // MARK: Initializers

    /// A class with its own designated initializers overrides its superclass's required ones.
    func checkRequiredInitializers(_ decl: NominalDecl, _ superclass: SwiftType) {
        let own = initializers(of: decl)
        guard let parent = superclass.nominal, own.contains(where: { !$0.attributes.contains("convenience") }) else { return }
        let designated = initializers(of: parent).filter { !$0.attributes.contains("convenience") }
        let overridesAll = designated.allSatisfy { inherited in own.contains { $0.fullName == inherited.fullName } }
        for required in initializers(of: parent)
        where !(overridesAll && required.attributes.contains("convenience")) && required.attributes.contains("required")
            && !own.contains(where: { $0.fullName == required.fullName })
        {
            let spelling = required.fullName.replacing(":", with: ": ").replacing(": )", with: ":)")
            error(
                "required", "'required' initializer '\(spelling)' must be provided by subclass of '\(parent.name)'", at: decl.span,
                help: "write 'required \(required.fullName)' in '\(decl.name)'")
        }
    }

    private func initializers(of decl: NominalDecl) -> [FunctionDecl] {
        (decl.allMembers["init"] ?? []).compactMap { member in
            if case .function(let function) = member, !function.initializesEverything { function } else { nil }
        }
    }

    func checkDefaultArguments() {
        for function in module.allFunctions where !isSettled(function.span) && function.span != nil {
            for parameter in function.arguments where parameter.typedDefault == nil && !parameter.type.hasVariables {
                if reportsBoundDefault(parameter, of: function) { continue }
                // Where type parameters decide, each call is checked.
                if parameter.type.contains({ if case .parameter = $0 { true } else { false } }) { continue }
                guard let syntax = parameter.defaultSyntax else { continue }
                _ = defaultArgument(parameter, parameter.type, function, [:], at: function.span ?? span(syntax))
            }
        }
    }

    /// A default value can't determine a type that a requirement binds to other ones: `_ list: some Sequence<Element> = []`.
    private func reportsBoundDefault(_ parameter: FunctionDecl.Parameter, of function: FunctionDecl) -> Bool {
        guard let syntax = parameter.defaultSyntax, case .parameter(let own) = parameter.type.head,
            function.parameters.suffix(function.ownParameterCount).contains(own)
        else { return false }
        let outer = source
        source = function.source ?? source
        defer { source = outer }
        func names(_ type: SwiftType, _ isMeant: (GenericParameter) -> Bool) -> Bool {
            type.contains { if case .parameter(let parameter) = $0 { isMeant(parameter) } else { false } }
        }
        for case .same(let a, let b) in function.requirements {
            let sides = names(a) { $0 == own } ? (b, a) : (a, b)
            guard names(sides.1, { $0 == own }), names(sides.0, { $0 != own }) else { continue }
            let why = "because requirement '\(sides.0) == \(sides.1)' refers to other generic parameters"
            error(
                "default-argument", "cannot use default expression for inference of '\(own.name)' \(why)", at: span(syntax),
                help: "leave the default out, and declare another function without this parameter")
            return true
        }
        return false
    }

    // MARK: Result builders

    func checkBuilder(_ decl: NominalDecl) {
        guard decl.attributes.contains("resultBuilder"), !decl.hasMember(named: "buildBlock"), !decl.hasMember(named: "buildPartialBlock") else { return }
        let both = "both 'buildPartialBlock(first:)' and 'buildPartialBlock(accumulated:next:)'"
        error("result-builder", "result builder must provide at least one static 'buildBlock' method, or \(both)", at: decl.span)
    }
}
