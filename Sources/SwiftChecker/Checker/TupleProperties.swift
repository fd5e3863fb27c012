import Diagnostics
import SwiftModel
import SwiftSyntax

/// Globals and properties that a tuple pattern names: `let (a, b) = pair`.
extension Checker {
    /// `let (a, b) = pair` at the top level: a hidden global for the pair, and one for each name.
    func globalTuple(_ binding: PatternBindingSyntax, isLet: Bool) {
        guard let value = binding.initializer?.value else { return error("missing-value", "a tuple pattern needs a value", at: span(binding.pattern)) }
        let place = span(binding.pattern)
        let whole = tupleOfPattern(
            binding, value, VariableDecl(name: "$tuple", owner: nil, isStatic: false, isLet: true, span: place, isPrelude: module.isPrelude))
        tuplePatterns[binding.id] = whole
        for (part, path) in tupleParts(binding.pattern) {
            guard let name = part.as(IdentifierPatternSyntax.self)?.identifier.word else { continue }
            let variable = VariableDecl(name: name, owner: nil, isStatic: false, isLet: isLet, span: span(part), isPrelude: module.isPrelude)
            module.allVariables.append(variable)
            variable.resolveType = { [unowned self, unowned whole] in tuplePart(Expr(.global(whole), whole.type, place), path).type }
            add(.variable(variable), named: name, to: nil)
        }
    }

    /// `var (a, b) = (0, 1)` in a type: its instances, or the type itself, evaluate the tuple once for all names.
    func memberTuple(_ binding: PatternBindingSyntax, _ node: VariableDeclSyntax, of decl: NominalDecl, isExtension: Bool) {
        let attributes = names(node.attributes, node.modifiers)
        let isStatic = attributes.contains("static") || attributes.contains("class")
        let isLet = node.bindingSpecifier.text == "let"
        let place = span(binding.pattern)
        if attributes.contains("lazy") { return error("tuple-pattern", "'lazy' cannot destructure an initializer", at: place, help: "declare each name alone") }
        if decl.kind == .protocol || binding.accessorBlock != nil {
            return error("tuple-pattern", "getter/setter can only be defined for a single variable", at: place, help: "declare each name alone")
        }
        if wrapper(of: node.attributes) != nil {
            return error("tuple-pattern", "property wrapper can only apply to a single variable", at: place, help: "declare each name alone")
        }
        let value = binding.initializer?.value
        guard value != nil || binding.typeAnnotation != nil && !isStatic else {
            return error("missing-type", "type annotation missing in pattern", at: place, help: "give the names values: = (…, …)")
        }
        if value != nil, isLet, !isStatic, decl.kind == .struct {
            let message = "binding multiple 'let' stored properties from a single initializer expression in a struct is unsupported"
            return error("tuple-pattern", message, at: place, help: "declare each with its own value, or write 'var'")
        }
        let whole = tupleOfPattern(
            binding, value, VariableDecl(name: "$tuple", owner: decl, isStatic: isStatic, isLet: true, span: place, isPrelude: module.isPrelude))
        if value != nil { initializers.append(whole) }
        let pattern = isStatic ? nil : TuplePattern(whole)
        for (part, path) in tupleParts(binding.pattern) {
            guard let name = part.as(IdentifierPatternSyntax.self)?.identifier.word else { continue }
            let variable = VariableDecl(name: name, owner: decl, isStatic: isStatic, isLet: isLet, span: span(part), isPrelude: module.isPrelude)
            (variable.attributes, variable.requirements, variable.pattern) = (attributes, context.requirements, pattern)
            module.allVariables.append(variable)
            let read = { [unowned self] in
                let tuple: Expr.Kind = pattern.map { .local($0.variable) } ?? .staticMember(whole, owner: decl.selfType)
                return tuplePart(Expr(tuple, whole.type, place), path)
            }
            if value != nil { variable.checkInitializer = read }
            variable.resolveType = { read().type }
            if !isStatic { if isExtension { storedInExtension(variable) } else { decl.content.storedProperties.append(variable) } }
            add(.variable(variable), named: name, to: decl)
        }
    }

    /// What a tuple pattern takes apart.
    private func tupleOfPattern(_ binding: PatternBindingSyntax, _ value: ExprSyntax?, _ whole: VariableDecl) -> VariableDecl {
        var inner = context
        inner.scope = scope
        let (text, place) = (source, span(binding.pattern))
        let annotation = binding.typeAnnotation?.type
        whole.resolveType = { [unowned self, unowned whole] in
            separately(in: inner, source: text) { annotation.map(type) ?? value.map { initialValue(of: whole, $0, nil).type.resolved } ?? .error }
        }
        whole.checkInitializer = { [unowned self, unowned whole] in
            separately(in: inner, source: text) { () -> Expr? in
                let names = binding.pattern.as(TuplePatternSyntax.self)?.elements.count ?? 1
                if case .tuple(let elements) = head(whole.type), elements.count != names { reportTuple(whole.type, names, at: place) }
                return value.map { initialValue(of: whole, $0, whole.type) }
            }
        }
        module.allVariables.append(whole)
        return whole
    }

    /// The names in a tuple pattern, each with its way from the whole.
    func tupleParts(_ pattern: PatternSyntax) -> [(PatternSyntax, [TuplePlace])] {
        guard let node = pattern.as(TuplePatternSyntax.self) else { return [(pattern, [])] }
        if node.elements.count == 1, let only = node.elements.first { return tupleParts(only.pattern) }
        let labels = node.elements.map { TupleElement(label: $0.label?.word, type: .error) }
        return node.elements.enumerated().flatMap { index, element in
            tupleParts(element.pattern).map { ($0.0, [TuplePlace(index: index, labels: labels)] + $0.1) }
        }
    }

    /// A tuple pattern with other parts than its value.
    func reportTuple(_ type: SwiftType, _ count: Int, at place: Span) {
        guard !type.isError else { return }
        var parts: [SwiftType] = []
        if case .tuple(let elements) = type.resolved { parts = elements.prefix(count).map(\.type) }
        let wanted = SwiftType.tuple((parts + Array(repeating: module.named(.int), count: max(0, count - parts.count))).map { TupleElement(type: $0) })
        error(
            "tuple-pattern", "'\(type.resolved)' is not convertible to '\(wanted)', tuples have a different number of elements", at: place,
            help: "name \(count < parts.count ? "every part" : "as many parts as there are"), '_' for one that is not needed")
    }

    func tuplePart(_ whole: Expr, _ path: [TuplePlace]) -> Expr {
        path.reduce(whole) { value, place in
            guard case .tuple(let elements) = head(value.type), elements.indices.contains(place.index) else { return Expr(.failed, .error, value.span) }
            let index = order(of: place.labels, as: elements)?.firstIndex(of: place.index) ?? place.index
            return Expr(.tupleElement(value, index), elements[index].type, value.span)
        }
    }
}
