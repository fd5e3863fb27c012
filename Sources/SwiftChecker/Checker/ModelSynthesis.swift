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

    /// The members that a context and the other end of a relationship ask for.
    func synthesizeModel(_ decl: NominalDecl, _ parts: NominalSyntax) {
        guard !module.isPrelude, decl.kind == .class, decl.attributes.contains(Self.attribute) else { return }
        if let superclass = decl.superclass?.nominal, superclass.attributes.contains(Self.attribute) { return }
        let properties = ModelProperty.all(in: parts.members)
        collectDerived(ModelProperty.members(properties, relatedTo: { isModel($0) }), of: decl)
    }

    /// A relationship tells the other end when it changes, unless the class observes it itself.
    func observeRelationship(_ variable: VariableDecl, of decl: NominalDecl?, _ inner: DeclContext) {
        guard let decl, !module.isPrelude, decl.kind == .class, decl.attributes.contains(Self.attribute), !variable.isLet, !variable.isStatic, !variable.isLazy,
            variable.willSet == nil, variable.didSet == nil, !variable.attributes.contains("Transient"), let type = variable.typeStorage,
            let other = Self.element(of: type), other.attributes.contains(Self.attribute)
        else { return }
        let text = SourceText(name: "what is derived for \(decl.name)", text: "self._relate(\"\(variable.name)\", oldValue, self.`\(variable.name)`)")
        let saved = source
        source = text
        defer { source = saved }
        let function = accessor(.didSet, variable, inner)
        (function.isMutating, function.isSynthesized) = (false, true)
        function.arguments = [FunctionDecl.Parameter(label: nil, name: "oldValue", type: variable.type)]
        setBody(function, Parsing.parseApart(text, folds: true).items)
        variable.didSet = function
    }

    private func isModel(_ name: String) -> Bool { module.type(name)?.attributes.contains(Self.attribute) ?? false }

    /// `Book` of `Book`, `Book?`, `[Book]` and `[Book]?`.
    private static func element(of type: SwiftType) -> NominalDecl? {
        var type = type.resolved
        while let inner = type.optionalPayload ?? type.elementType { type = inner.resolved }
        return type.nominal
    }
}

/// A stored property of a model, as it is written.
struct ModelProperty {
    let name: String
    /// The type's name without what makes it optional or an array.
    let type: String
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
                guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.word, !Accessors(binding.accessorBlock).isComputed,
                    let type = binding.typeAnnotation?.type.trimmedDescription
                else { return nil }
                return ModelProperty(
                    name: name, type: type.filter { !"[]? ".contains($0) }, isLet: node.bindingSpecifier.text == "let", isUnique: unique,
                    deleteRule: relationship?.argumentTexts.first { $0.label == "deleteRule" }.map { String($0.text.drop { $0 == "." }) } ?? "nullify",
                    inverse: relationship?.argumentTexts.first { $0.label == "inverse" }?.text.split(separator: ".").last.map(String.init))
            }
        }
    }

    static func members(_ properties: [ModelProperty], relatedTo isModel: (String) -> Bool) -> [String] {
        let relations = properties.filter { !$0.isLet && isModel($0.type) }
        func cases(_ body: (String) -> String, otherwise: String) -> String {
            let cases = relations.map { "case \"\($0.name)\": \(body("self.`\($0.name)`"))" }
            return "switch name { \((cases + ["default: \(otherwise)"]).joined(separator: "; ")) }"
        }
        let list = relations.map { relation in
            let inverse = relation.inverse.map { "\"\($0)\"" } ?? "nil"
            return "_ModelRelation(\"\(relation.name)\", target: \"\(relation.type)\", rule: \"\(relation.deleteRule)\", inverse: \(inverse))"
        }
        let unique = properties.filter(\.isUnique).map { "\"\($0.name)\": AnyHashable(self.`\($0.name)`)" }
        let (links, unlinks) = (
            cases({ "\($0) = _ModelLink.add(model, \($0))" }, otherwise: "break"), cases({ "\($0) = _ModelLink.remove(model, \($0))" }, otherwise: "break")
        )
        return [
            "@ObservationIgnored var _modelContext: ModelContext? = nil",
            "var _relations: [_ModelRelation] { [\(list.joined(separator: ", "))] }",
            "var _uniqueValues: [String: AnyHashable] { [\(unique.isEmpty ? ":" : unique.joined(separator: ", "))] }",
            "func _related(_ name: String) -> [any PersistentModel] { \(cases({ "return _ModelLink.all(\($0))" }, otherwise: "return []")) }",
            "func _link(_ model: any PersistentModel, _ name: String) { \(links) }",
            "func _unlink(_ model: any PersistentModel, _ name: String) { \(unlinks) }",
        ]
    }
}

extension AttributeSyntax {
    /// The arguments as they are written.
    fileprivate var argumentTexts: [(label: String?, text: String)] {
        guard case .argumentList(let list)? = arguments else { return [] }
        return list.map { ($0.label?.text, $0.expression.trimmedDescription) }
    }
}
