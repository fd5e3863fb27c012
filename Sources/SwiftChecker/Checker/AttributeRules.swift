import Diagnostics
import SwiftModel
import SwiftSyntax

/// What attributes may name, and where property wrappers may be used.
extension Checker {
    /// Attributes of the library that are accepted without being types of the prelude.
    static let knownAttributes: Set = [
        "MainActor", "Sendable", "Entry", "Observable", "ObservationIgnored", "ObservationTracked", "Previewable", "Model",
        "Attribute", "Relationship", "Transient", "Animatable", "AnimatableIgnored",
    ]
    private static let attributeKinds: Set = ["propertyWrapper", "resultBuilder", "globalActor"]

    /// A capitalised attribute names a property wrapper, a result builder, a global actor or a macro.
    ///
    /// - Returns: Whether all do.
    @discardableResult
    func checkAttributes(_ attributes: AttributeListSyntax) -> Bool {
        guard !module.isPrelude else { return true }
        var areKnown = true
        for case .attribute(let node) in attributes {
            guard let name = node.attributeName.as(IdentifierTypeSyntax.self)?.name.text, name.first?.isUppercase == true, !Self.knownAttributes.contains(name)
            else { continue }
            guard let decl = attributeType(name) else {
                if module.alias(name) != nil { continue }
                areKnown = false
                if reportsNewer(name, at: span(node)) { continue }
                if let framework = unsupportedFramework(of: name) {
                    error("unsupported", "'\(name)' is not supported yet", at: span(node), help: Self.unsupportedHelp(framework))
                    continue
                }
                let near = nearest(to: name, among: module.attributeTypeNames)
                error("unknown-attribute", "unknown attribute '\(name)'", at: span(node), help: near.map { "did you mean '@\($0)'?" })
                continue
            }
            guard decl.attributes.names.isDisjoint(with: Self.attributeKinds) else { continue }
            let kind = (decl.parameters.isEmpty || decl.kind == .protocol ? "" : "generic ") + decl.kind.rawValue
            let help = "only types marked '@propertyWrapper', '@resultBuilder' or '@globalActor' are attributes"
            error("unknown-attribute", "\(kind) '\(name)' cannot be used as an attribute", at: span(node), help: help)
            areKnown = false
        }
        return areKnown
    }

    /// `@Observable` makes a class conform to the protocol of that name.
    func declareObservable(_ decl: NominalDecl) {
        guard decl.kind == .class, decl.attributes.contains("Observable"), let observable = module.root.type("Observable"),
            !decl.header.conformances.contains(where: { $0.protocol == observable })
        else { return }
        decl.header.conformances.append(Conformance(protocol: observable, conditions: []))
    }

    /// `@Observable` and `@Model` follow what is written into an object.
    func checkObservable(_ parts: NominalSyntax) {
        guard !module.isPrelude, parts.kind != .class else { return }
        for case .attribute(let node) in parts.attributes where Attributes.ofObservableClasses.contains(node.attributeName.trimmedDescription) {
            let message = "'@\(node.attributeName.trimmedDescription)' cannot be applied to \(parts.kind) type '\(parts.name.word)'"
            error("declaration", message, at: span(node), help: "make it a 'class'")
        }
    }

    /// A wrapped property is a `var` with its own value.
    func checkWrapper(_ node: VariableDeclSyntax, of decl: NominalDecl?, isExtension: Bool) {
        guard !module.isPrelude, let wrapper = wrapper(of: node.attributes), let binding = node.bindings.first else { return }
        let place = span(wrapper.node)
        if decl?.kind == .protocol, !isExtension {
            let name = binding.pattern.trimmedDescription
            error("wrapper", "property '\(name)' declared inside a protocol cannot have a wrapper", at: place, help: "leave out '@\(wrapper.decl.name)'")
        } else if Accessors(binding.accessorBlock).isComputed {
            error("wrapper", "property wrapper cannot be applied to a computed property", at: place, help: "leave out '@\(wrapper.decl.name)'")
        } else if node.bindingSpecifier.text == "let" {
            error("wrapper", "property wrapper can only be applied to a 'var'", at: place, help: "write 'var'")
        } else if wrapper.decl.known == .published, decl?.kind != .class {
            error(
                "wrapper", "'wrappedValue' is unavailable: @Published is only available on properties of classes", at: place,
                help: "make the type around it a 'class', or leave out '@Published'")
        }
    }
}
