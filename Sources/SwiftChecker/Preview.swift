import Diagnostics
import SwiftModel
import SwiftSyntax

/// Something that an input can show: a preview, or what it shows by itself.
public struct Preview: Sendable {
    public enum Kind: String, Codable, Sendable {
        /// `#Preview`
        case preview
        /// A type that conforms to `PreviewProvider`.
        case provider
        /// A type that conforms to `App`.
        case app
        /// The view struct `ContentView`.
        case view
    }
    public let kind: Kind
    /// What is written after `#Preview`, or the type; `nil` for a preview without a name.
    public let name: String?
    public let source: SourceText
    /// 1-based.
    public let line: Int
    /// The closure of a macro.
    let content: ClosureExprSyntax?
    /// What a macro is given as `traits`.
    let traits: [ExprSyntax]
    /// What makes its view.
    private let code: Syntax?

    /// Whether it shows a view with objects that the view may need in its environment.
    func givesObjects(to view: String) -> Bool {
        guard isPreview, let code else { return false }
        let tokens = code.tokens(viewMode: .sourceAccurate).map(\.text)
        let gives = tokens.indices.contains { index in
            switch tokens[index] {
            case "environmentObject", "modelContainer": true
            case "environment": index + 2 < tokens.count && tokens[index + 1] == "(" && tokens[index + 2] != "\\"
            default: false
            }
        }
        return gives && tokens.contains(view)
    }

    /// Whether it can be chosen; what an input shows by itself can't.
    public var isPreview: Bool { kind == .preview || kind == .provider }

    /// The previews of an input, in the order of its texts.
    public static func all(in input: Input) -> [Preview] { shown(in: input).filter(\.isPreview) }

    /// The previews of an input and what it could show by itself.
    public static func shown(in input: Input) -> [Preview] {
        input.sources.flatMap { source in Parsing.parse(source).items.compactMap { Preview($0, in: source) } }
    }

    static func all(in items: CodeBlockItemListSyntax, of source: SourceText) -> [Preview] {
        items.compactMap { Preview($0, in: source) }.filter(\.isPreview)
    }

    private init?(_ item: CodeBlockItemSyntax, in source: SourceText) {
        self.source = source
        line = source.position(at: item.positionAfterSkippingLeadingTrivia.utf8Offset).line
        if let macro = item.previewMacro {
            guard let content = macro.content else { return nil }
            (kind, name, self.content, traits, code) = (.preview, macro.name, content, macro.traits, Syntax(content.statements))
            return
        }
        guard let decl = item.item.as(DeclSyntax.self), let parts = NominalSyntax(decl) else { return nil }
        (name, content, traits) = (parts.name.word, nil, [])
        let getter = parts.members.lazy.compactMap { $0.decl.as(VariableDeclSyntax.self)?.bindings.first?.accessorBlock?.accessors }.first
        if case .getter(let items)? = getter { code = Syntax(items) } else { code = nil }
        let inherited = parts.inheritance?.inheritedTypes.map { $0.type.trimmedDescription.split(separator: ".").last ?? "" } ?? []
        if inherited.contains("PreviewProvider") {
            kind = .provider
        } else if inherited.contains("App") {
            kind = .app
        } else if name == "ContentView", inherited.contains("View") {
            kind = .view
        } else {
            return nil
        }
    }
}

extension CodeBlockItemSyntax {
    /// Whether it is neither a declaration nor a `#Preview`.
    var isTopLevelCode: Bool { !item.is(DeclSyntax.self) && previewMacro == nil }

    /// The parts of a `#Preview`, which is read as a declaration or as an expression.
    fileprivate var previewMacro: (name: String?, traits: [ExprSyntax], content: ClosureExprSyntax?)? {
        let node: (any FreestandingMacroExpansionSyntax)? =
            item.as(DeclSyntax.self)?.as(MacroExpansionDeclSyntax.self) ?? item.as(ExprSyntax.self)?.as(MacroExpansionExprSyntax.self)
        guard let node, node.macroName.text == "Preview" else { return nil }
        let name = node.arguments.first { $0.label == nil }?.expression.as(StringLiteralExprSyntax.self)?.representedLiteralValue
        let closure = node.trailingClosure ?? node.arguments.lazy.compactMap { $0.expression.as(ClosureExprSyntax.self) }.last
        let traits = node.arguments.drop { $0.label?.text != "traits" }.map(\.expression).filter { !$0.is(ClosureExprSyntax.self) }
        return (name, traits, closure)
    }
}
