import Diagnostics
import SwiftModel
import SwiftSyntax

/// What `@Model` makes of a class: it is observed, conforms to `PersistentModel`, and keeps both ends of its relationships equal.
extension Checker {
    private static let attribute = "Model"

    func declareModel(_ decl: NominalDecl) {
        guard !module.isPrelude, decl.kind == .class, decl.attributes.contains(Self.attribute), let model = module.type("PersistentModel") else { return }
        if !decl.header.conformances.contains(where: { $0.protocol == model }) { decl.header.conformances.append(Conformance(protocol: model, conditions: [])) }
    }

    /// The members that a context and the other end of a relationship ask for. What they do follows from the properties' types, which are known once all is collected.
    func synthesizeModel(_ decl: NominalDecl, _ parts: NominalSyntax) {
        guard isModel(decl) else { return }
        if let superclass = decl.superclass?.nominal, superclass.attributes.contains(Self.attribute) { return }
        let properties = ModelProperty.all(in: parts.members)
        collectDerived(ModelProperty.members(properties, of: decl.name), of: decl)
        for member in ModelRelation.members {
            for function in decl.members(named: member.name).compactMap(\.body) {
                writeLater(function) { [unowned self, unowned decl] in member.body(relations(properties, of: decl)) }
            }
        }
    }

    private func relations(_ properties: [ModelProperty], of decl: NominalDecl) -> [ModelRelation] {
        properties.compactMap { property in
            let variable = decl.storedProperties.first { $0.name == property.name }
            guard !property.isLet, let variable, let target = relatedModel(variable.type) else { return nil }
            return ModelRelation(property: property, target: target.name, isOptionalList: variable.type.resolved.optionalPayload?.elementType != nil)
        }
    }

    /// A property tells the context that its object has changed and how to undo that, a relationship its other end, unless the class observes it itself.
    func observeModel(_ variable: VariableDecl, of decl: NominalDecl?, _ inner: DeclContext) {
        guard let decl, isModel(decl), !variable.isLet, !variable.isStatic, !variable.isLazy, variable.willSet == nil,
            variable.didSet == nil, variable.attributes.names.isDisjoint(with: ["Transient", "ObservationIgnored"])
        else { return }
        let function = accessor(.didSet, variable, inner)
        (function.isMutating, function.isSynthesized) = (false, true)
        function.prepare = { [unowned function, unowned variable] in
            function.arguments = [FunctionDecl.Parameter(label: nil, name: "oldValue", type: variable.type)]
        }
        setBody(function, CodeBlockItemListSyntax([]))
        writeLater(function) { [unowned self, unowned variable] in
            let note = relatedModel(variable.type) == nil ? "self._noteChange()" : "self._relate(\"\(variable.name)\", oldValue, self.`\(variable.name)`)"
            return "\(note); self._modelContext?.undoManager?.registerUndo(withTarget: self) { $0.`\(variable.name)` = oldValue }"
        }
        variable.didSet = function
    }

    /// Writes the body of a function when it is asked for.
    private func writeLater(_ function: FunctionDecl, _ body: @escaping () -> String) {
        let inner = function.context ?? context
        function.checkBody = { [unowned self, unowned function] in
            let text = SourceText(name: "what is derived for \(function.owner?.name ?? function.name)", text: body())
            return separately(in: inner, source: text) { functionBody(function, Parsing.parseApart(text, folds: true).items) }
        }
    }

    private func isModel(_ decl: NominalDecl) -> Bool { !module.isPrelude && decl.kind == .class && decl.attributes.contains(Self.attribute) }

    /// `Book` of `Book`, `Book?`, `[Book]` and `[Book]?`.
    private func relatedModel(_ type: SwiftType) -> NominalDecl? {
        var type = type.resolved
        while let inner = type.optionalPayload ?? type.elementType { type = inner.resolved }
        return type.nominal.flatMap { isModel($0) ? $0 : nil }
    }
}

/// A stored property of a model, as it is written.
struct ModelProperty {
    let name: String
    let isLet: Bool
    let isUnique: Bool
    let deleteRule: String
    /// The property at the other end.
    let inverse: String?

    static func all(in members: MemberBlockItemListSyntax) -> [ModelProperty] {
        members.compactMap { $0.decl.as(VariableDeclSyntax.self) }.flatMap { node -> [ModelProperty] in
            let attributes = node.attributes.compactMap { $0.as(AttributeSyntax.self) }
            let isStatic = node.modifiers.contains { ["static", "class", "lazy"].contains($0.name.text) }
            guard !isStatic, !attributes.contains(where: { $0.attributeName.trimmedDescription == "Transient" }) else { return [] }
            let relationship = attributes.first { $0.attributeName.trimmedDescription == "Relationship" }
            let unique = attributes.first { $0.attributeName.trimmedDescription == "Attribute" }?.argumentTexts.contains { $0.text == ".unique" } ?? false
            return node.bindings.compactMap { binding in
                let pattern = binding.pattern.as(IdentifierPatternSyntax.self)
                guard let name = pattern?.identifier.word, !Accessors(binding.accessorBlock).isComputed else { return nil }
                return ModelProperty(
                    name: name, isLet: node.bindingSpecifier.text == "let", isUnique: unique,
                    deleteRule: relationship?.argumentTexts.first { $0.label == "deleteRule" }.map { String($0.text.drop { $0 == "." }) } ?? "nullify",
                    inverse: relationship?.argumentTexts.first { $0.label == "inverse" }?.text.split(separator: ".").last.map(String.init))
            }
        }
    }

    /// Those whose bodies follow from types are written later.
    static func members(_ properties: [ModelProperty], of name: String) -> [String] {
        let unique = properties.filter(\.isUnique).map { "\"\($0.name)\": AnyHashable(self.`\($0.name)`)" }
        return [
            "@ObservationIgnored var _modelContext: ModelContext? = nil", "@ObservationIgnored var _hasChanges = false",
            "var _uniqueValues: [String: AnyHashable] { [\(unique.isEmpty ? ":" : unique.joined(separator: ", "))] }",
            "static var _family: String { \"\(name)\" }", "var _relations: [_ModelRelation] { [] }",
            "func _related(_ name: String) -> [any PersistentModel] { [] }",
            "func _link(_ model: any PersistentModel, _ name: String) {}",
            "func _unlink(_ model: any PersistentModel, _ name: String) {}", "func _fill() {}",
        ]
    }
}

/// A property of a model that holds others.
struct ModelRelation {
    let property: ModelProperty
    let target: String
    /// Whether it is an optional array: one that was never set is empty once its object is in a context.
    let isOptionalList: Bool

    /// What the relationships of a class make of these members.
    static var members: [(name: String, body: ([ModelRelation]) -> String)] {
        [
            ("_relations", { "[\($0.map(\.described).joined(separator: ", "))]" }),
            ("_related", { cases($0, { "return _ModelLink.all(\($0))" }, otherwise: "return []") }),
            ("_link", { cases($0, { "\($0) = _ModelLink.add(model, \($0))" }, otherwise: "break") }),
            ("_unlink", { cases($0, { "\($0) = _ModelLink.remove(model, \($0))" }, otherwise: "break") }),
            ("_fill", { $0.filter(\.isOptionalList).map(\.property.name).map { "if self.`\($0)` == nil { self.`\($0)` = [] }" }.joined(separator: "; ") }),
        ]
    }

    private var described: String {
        let inverse = property.inverse.map { "\"\($0)\"" } ?? "nil"
        return "_ModelRelation(\"\(property.name)\", target: \"\(target)\", rule: \"\(property.deleteRule)\", inverse: \(inverse))"
    }

    private static func cases(_ relations: [ModelRelation], _ body: (String) -> String, otherwise: String) -> String {
        let cases = relations.map { "case \"\($0.property.name)\": \(body("self.`\($0.property.name)`"))" }
        return "switch name { \((cases + ["default: \(otherwise)"]).joined(separator: "; ")) }"
    }
}

extension Member {
    /// The function, or the getter of a property.
    fileprivate var body: FunctionDecl? {
        switch self {
        case .function(let function): function
        case .variable(let variable): variable.getter
        case .enumCase: nil
        }
    }
}

extension AttributeSyntax {
    /// The arguments as they are written.
    fileprivate var argumentTexts: [(label: String?, text: String)] {
        guard case .argumentList(let list)? = arguments else { return [] }
        return list.map { ($0.label?.text, $0.expression.trimmedDescription) }
    }
}
