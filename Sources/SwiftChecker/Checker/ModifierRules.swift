import SwiftSyntax

/// Which modifiers a declaration may have in its place, judged by the syntax alone.
final class ModifierRules: SyntaxVisitor {
    private static let levels: Set = ["private", "fileprivate", "internal", "package", "public", "open"]
    private let report: (_ message: String, _ node: Syntax, _ help: String?) -> Void
    /// Whether the top level of the text holds members.
    private let isInsideOfView: Bool

    init(isInsideOfView: Bool, report: @escaping (String, Syntax, String?) -> Void) {
        (self.isInsideOfView, self.report) = (isInsideOfView, report)
        super.init(viewMode: .sourceAccurate)
    }

    override func visit(_ node: DeclModifierListSyntax) -> SyntaxVisitorContinueKind {
        var seen: Set<String> = []
        for modifier in node where !seen.insert(modifier.trimmedDescription).inserted {
            report("duplicate modifier", Syntax(modifier), "leave it out")
            return .visitChildren
        }
        let levels = node.filter { $0.detail == nil && Self.levels.contains($0.name.text) }
        if levels.count > 1, let second = levels.dropFirst().first {
            report("multiple incompatible access-level modifiers specified", Syntax(second), "leave out one of the two")
        }
        return .visitChildren
    }

    override func visit(_ node: DeclModifierSyntax) -> SyntaxVisitorContinueKind {
        guard let declaration = node.parent?.parent, let (message, help) = fault(node, of: declaration) else { return .visitChildren }
        report(message, Syntax(node), help)
        return .visitChildren
    }

    private func fault(_ node: DeclModifierSyntax, of declaration: Syntax) -> (message: String, help: String?)? {
        let name = node.name.text
        let variable = declaration.as(VariableDeclSyntax.self)
        let isFunction = declaration.is(FunctionDeclSyntax.self)
        if Self.levels.contains(name), node.detail == nil, declaration.isMember(of: ProtocolDeclSyntax.self) {
            return ("'\(name)' modifier cannot be used in protocols", "leave it out: a requirement is as accessible as the protocol")
        }
        switch name {
        case "private" where node.detail != nil, "fileprivate" where node.detail != nil:
            if variable?.bindingSpecifier.text == "let" {
                return ("'\(node.trimmedDescription)' modifier cannot be applied to read-only properties", "a 'let' isn't set anyway: leave it out")
            }
        case "class" where isFunction || variable != nil:
            let isOfValue = declaration.isMember(of: StructDeclSyntax.self) || declaration.isMember(of: EnumDeclSyntax.self)
            let (many, one) = isFunction ? ("methods", "method") : ("properties", "property")
            if isOfValue { return ("class \(many) are only allowed within classes; use 'static' to declare a static \(one)", "write 'static'") }
        case "static" where variable != nil && isFree(declaration): return ("static properties may only be declared on a type", "leave it out")
        case "mutating" where isFunction && isFree(declaration): return ("'mutating' is only valid on methods", "take the value as 'inout'")
        case "lazy" where variable == nil: return ("'lazy' may only be used on 'var' declarations", "leave it out")
        case "lazy" where declaration.isMember(of: ProtocolDeclSyntax.self): return ("'lazy' cannot be used on a protocol requirement", "leave it out")
        case "open" where declaration.is(StructDeclSyntax.self) || declaration.is(EnumDeclSyntax.self) || declaration.is(ProtocolDeclSyntax.self):
            return ("only classes and overridable class members can be declared 'open'; use 'public'", "write 'public'")
        default: break
        }
        return nil
    }

    private func isFree(_ declaration: Syntax) -> Bool {
        guard let item = declaration.parent, item.is(CodeBlockItemSyntax.self) else { return false }
        return !(isInsideOfView && item.parent?.parent?.is(SourceFileSyntax.self) ?? false)
    }
}
