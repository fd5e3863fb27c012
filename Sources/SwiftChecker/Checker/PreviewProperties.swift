import Diagnostics
import SwiftModel
import SwiftSyntax

/// What `#Preview` makes of `@Previewable` properties: a view that has them, and the closure for its body.
extension Checker {
    /// A value of that view; `nil` for a preview without such properties.
    func viewWithProperties(of closure: ClosureExprSyntax) -> Expr? {
        let properties = closure.statements.compactMap { $0.item.as(DeclSyntax.self)?.as(VariableDeclSyntax.self) }.filter { node in
            node.attributes.contains { $0.as(AttributeSyntax.self)?.attributeName.trimmedDescription == "Previewable" }
        }
        if properties.isEmpty { return nil }
        previewProperties.formUnion(properties.map(\.id))
        let decl = NominalDecl(kind: .struct, name: "Preview", parent: nil, key: 1, isPrelude: false, span: span(closure), attributes: Attributes())
        module.nominals.append(decl)
        decl.header.conformances = [Conformance(protocol: module.nominal(.view), conditions: [])]
        collectMembers(properties.map { DeclSyntax($0) }, of: decl)
        collectDerived(["@ViewBuilder var body: some View {}"], of: decl)
        guard case .variable(let body)? = decl.members(named: "body").first, let getter = body.getter else { return nil }
        setBody(getter, closure.statements)
        for property in decl.storedProperties { _ = property.initializer }
        _ = getter.body
        return construct(decl.selfType, [], expecting: nil, at: span(closure))
    }
}
