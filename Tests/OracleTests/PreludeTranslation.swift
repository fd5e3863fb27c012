import SwiftParser
import SwiftSyntax

/// Turns the prelude's SwiftUI part into a module that the compiler accepts: declarations without a body get one that traps.
enum PreludeTranslation {
    /// What a function that returns `some View` returns as far as its callers see.
    enum Results {
        /// `some View`, as in SwiftUI: for verdicts and messages.
        case opaque
        /// The declared underlying type: for static types.
        case concrete
    }

    /// - Parameter texts: the prelude's files that stand for SwiftUI; those that stand for the standard library and Foundation give way to the real ones.
    static func module(from texts: [String], results: Results) -> String {
        ([support] + texts.map { translated($0, results) }).joined(separator: "\n")
    }

    private static func translated(_ text: String, _ results: Results) -> String {
        let text = TextOverloads.added(to: text)
        let visitor = PreludeVisitor(results)
        visitor.walk(Parser.parse(source: text))
        return visitor.edits.applied(to: text)
    }

    /// What SwiftUI adds to other modules, what all shapes share, and what only the main entry needs.
    private static let support = """
        @_exported import Foundation
        @_exported import Observation
        func _made<T>(_ type: T.Type) -> T { fatalError() }
        extension Duration { var _seconds: Double { fatalError() } }
        extension UserDefaults { var _suite: String { fatalError() } }
        extension Locale { var _isAmerican: Bool { fatalError() } }
        func _localeNumber(_ locale: String, _ value: Double, _ style: String, _ code: String, _ digits: [Int], _ isSignificant: Bool, _ groups: Bool, _ sign: Int) -> String { fatalError() }
        func _localeList(_ locale: String, _ items: [String], _ type: String, _ width: String) -> String { fatalError() }
        func _imageFailure(_ url: URL) async -> URLError? { nil }
        extension RangeReplaceableCollection where Self: MutableCollection {
            mutating func remove(atOffsets offsets: IndexSet) {}
            mutating func move(fromOffsets source: IndexSet, toOffset destination: Int) {}
        }
        extension DefaultStringInterpolation {
            mutating func appendInterpolation<T>(_ value: T, specifier: String) {}
            mutating func appendInterpolation<V: _FormattedNumber>(_ value: V, format: _NumberFormat) {}
            mutating func appendInterpolation(_ date: Date, style: Text.DateStyle) {}
            mutating func appendInterpolation(_ date: Date, format: Date.FormatStyle) {}
        }
        struct CGVector: Hashable { var dx: CGFloat; var dy: CGFloat }
        protocol VectorArithmetic: AdditiveArithmetic { mutating func scale(by rhs: Double); var magnitudeSquared: Double { get } }
        extension VectorArithmetic { mutating func scale(by rhs: Double) {}; var magnitudeSquared: Double { 0 } }
        extension Double: VectorArithmetic {}
        extension CGFloat: VectorArithmetic {}
        extension Float: VectorArithmetic {}
        extension App { static func main() {} }
        protocol ChartContent: View {}
        extension Shape { var body: _ShapeView<Self, BackgroundStyle> { fatalError() } }
        """
}

private final class PreludeVisitor: SyntaxVisitor {
    private let results: PreludeTranslation.Results
    var edits = TextEdits()

    /// The concurrency library's own take their place.
    private static let replaced: Set = ["Task", "TaskPriority", "CancellationError", "Observable"]
    private static let isolated: Set = ["View", "ViewModifier", "App", "Scene", "DynamicProperty"]
    /// Members that a type of the prelude has natively, by the protocol that asks for them and the name by which a declared one is known.
    private static let witnesses: [(protocols: Set<String>, name: String, text: String)] = [
        (["View", "ShapeView", "ToolbarContent"], "body", "typealias Body = Never; var body: Never { fatalError() }"),
        (["Scene"], "body", "typealias Body = Never; var body: Never { fatalError() }"),
        (["ViewModifier"], "body", "typealias Body = Never; func body(content: Content) -> Never { fatalError() }"),
        (["Shape", "InsettableShape"], "path", "func path(in rect: CGRect) -> Path { fatalError() }"),
        (["RandomAccessCollection"], "startIndex", "var startIndex: Int { 0 }; var endIndex: Int { 0 }; subscript(index: Int) -> Element { fatalError() }"),
        (
            ["Layout"], "sizeThatFits",
            "func sizeThatFits(proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout Void) -> CGSize { fatalError() }; "
                + "func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout Void) {}"
        ),
    ]

    init(_ results: PreludeTranslation.Results) {
        self.results = results
        super.init(viewMode: .sourceAccurate)
    }

    // MARK: Types

    override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
        if Self.replaced.contains(node.name.text) { edits.replace(node, with: ""); return .skipChildren }
        addWitnesses(node.inheritanceClause, node.memberBlock)
        return .visitChildren
    }
    override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
        if Self.replaced.contains(node.extendedType.trimmedDescription) { edits.replace(node, with: ""); return .skipChildren }
        // As a view, `Never` has the body of a scene already.
        let isScene = node.inheritanceClause?.inheritedTypes.first?.type.trimmedDescription == "Scene"
        if ["Never", "Optional", "Group"].contains(node.extendedType.trimmedDescription), !isScene { addWitnesses(node.inheritanceClause, node.memberBlock) }
        return .visitChildren
    }
    override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
        if Self.replaced.contains(node.name.text) { edits.replace(node, with: ""); return .skipChildren }
        if Self.isolated.contains(node.name.text) { edits.insert("@MainActor @preconcurrency ", at: node.trimmedOffsets.lowerBound) }
        for member in node.memberBlock.members {
            // The default would make `body` optional: in SwiftUI views without one say so themselves.
            if let type = member.decl.as(AssociatedTypeDeclSyntax.self), type.name.text == "Body", let initializer = type.initializer {
                edits.replace(initializer, with: "")
            }
            // Where a view has another builder, neither would be inferred.
            if let body = member.decl.as(VariableDeclSyntax.self), body.attributes.trimmedDescription.hasPrefix("@TabContentBuilder") {
                edits.replace(body.attributes, with: "")
            }
        }
        return .skipChildren
    }

    private func addWitnesses(_ inheritance: InheritanceClauseSyntax?, _ members: MemberBlockSyntax) {
        let inherited = Set(inheritance?.inheritedTypes.map(\.type.trimmedDescription) ?? [])
        for witness in Self.witnesses where !inherited.isDisjoint(with: witness.protocols) && !declares(witness.name, members) {
            edits.insert(" \(witness.text); ", at: members.leftBrace.trimmedOffsets.upperBound)
        }
    }

    private func declares(_ name: String, _ members: MemberBlockSyntax) -> Bool {
        members.members.contains { member in
            member.decl.as(FunctionDeclSyntax.self)?.name.text == name
                || member.decl.as(VariableDeclSyntax.self)?.bindings.first?.pattern.trimmedDescription == name
        }
    }

    // MARK: Members

    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
        let underlying = underlyingType(node.attributes)
        if let underlying, results == .concrete, let result = node.signature.returnClause?.type { edits.replace(result, with: underlying) }
        if node.body == nil {
            let value = underlying.map { "_made((\($0)).self)" } ?? "fatalError()"
            edits.insert(" { \(value) }", at: node.trimmedOffsets.upperBound)
        }
        return .visitChildren
    }
    override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
        // Of a group that fits nowhere the compiler would say what is wrong with it as rows of a table.
        let parameters = node.signature.trimmedDescription
        if node.attributes.trimmedDescription == "@_disfavoredOverload" && parameters.contains("@Table") || parameters.contains("_rows: @escaping") {
            edits.replace(node, with: "")
            return .skipChildren
        }
        if node.body == nil { edits.insert(" { fatalError() }", at: node.trimmedOffsets.upperBound) }
        return .visitChildren
    }
    override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
        if let entry = EntryExpansion(node) { edits.replace(node, with: entry.text); return .skipChildren }
        return .visitChildren
    }
    override func visit(_ node: AccessorDeclSyntax) -> SyntaxVisitorContinueKind {
        if node.body == nil { edits.insert(" { fatalError() }", at: node.trimmedOffsets.upperBound) }
        return .visitChildren
    }
    override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind {
        if ["_underlying", "_inert", "_renamed", "_constantRange", "_onlyCalled"].contains(node.attributeName.trimmedDescription) {
            edits.replace(node, with: "")
        }
        return .skipChildren
    }

    /// The type that `@_underlying(TYPE.self)` or `@_inert(TYPE.self)` names; `@_inert` alone means one of its own.
    private func underlyingType(_ attributes: AttributeListSyntax) -> String? {
        for case .attribute(let attribute) in attributes where ["_underlying", "_inert"].contains(attribute.attributeName.trimmedDescription) {
            let argument = attribute.arguments?.trimmedDescription ?? "ModifiedContent<Self, _InertModifier>.self"
            return argument.hasSuffix(".self") ? String(argument.dropLast(".self".count)) : nil
        }
        return nil
    }
}
