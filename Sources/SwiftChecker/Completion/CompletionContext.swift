import SwiftModel
import SwiftSyntax

/// What the grammar allows in the place of the placeholder.
enum CompletionContext: Equatable {
    /// `base.…`
    case member
    /// `.…`; in a pattern only cases of the value's enum.
    case implicitMember(isPattern: Bool)
    /// `\.…`
    case keyPath
    /// The names of generic parameters and types that declarations around the place declare.
    case type(local: [String])
    /// `Outer.…` as a type.
    case nestedType
    /// `@…`
    case attribute
    case expression(startsStatement: Bool)
    /// Before the colon of an argument.
    case label
    /// Among the members of a type.
    case declaration
    /// A name that is declared here, or no place for anything.
    case nothing

    init(_ tree: SourceFileSyntax, at offset: Int) {
        guard let token = tree.token(at: AbsolutePosition(utf8Offset: offset)), let parent = token.parent else {
            self = .nothing
            return
        }
        self = Self.context(of: token, in: parent)
    }

    private static func context(of token: TokenSyntax, in parent: Syntax) -> Self {
        if parent.is(IdentifierTypeSyntax.self), parent.parent?.is(AttributeSyntax.self) ?? false { return .attribute }
        if isAmongMembers(token) { return .declaration }
        switch parent.as(SyntaxEnum.self) {
        case .declReferenceExpr(let node): return reference(node)
        case .identifierType: return .type(local: localTypes(around: parent))
        case .memberType: return .nestedType
        case .labeledExpr: return .label
        default: return .nothing
        }
    }

    private static func reference(_ node: DeclReferenceExprSyntax) -> Self {
        guard let parent = node.parent else { return .nothing }
        if let access = parent.as(MemberAccessExprSyntax.self), access.declName.id == node.id {
            return access.base == nil ? .implicitMember(isPattern: isPattern(Syntax(access))) : .member
        }
        if parent.is(KeyPathPropertyComponentSyntax.self) { return .keyPath }
        if isUnexpected(Syntax(node)) || followsExpression(Syntax(node)) { return .nothing }
        return .expression(startsStatement: parent.is(CodeBlockItemSyntax.self))
    }

    /// In `case .a` of a `switch`, an `if` or a loop.
    private static func isPattern(_ node: Syntax) -> Bool {
        node.parent?.is(ExpressionPatternSyntax.self) ?? false
    }

    private static func isUnexpected(_ node: Syntax) -> Bool {
        sequence(first: node, next: \.parent).contains { $0.is(UnexpectedNodesSyntax.self) }
    }

    /// Two expressions on one line, such as `a b`, are an error whatever the second one is.
    private static func followsExpression(_ node: Syntax) -> Bool {
        guard let item = sequence(first: node, next: \.parent).lazy.compactMap({ $0.as(CodeBlockItemSyntax.self) }).first,
            item.positionAfterSkippingLeadingTrivia == node.positionAfterSkippingLeadingTrivia,
            let list = item.parent?.as(CodeBlockItemListSyntax.self), let index = list.firstIndex(where: { $0.id == item.id }), index != list.startIndex
        else { return false }
        let isOnLineOfItsOwn = item.leadingTrivia.contains { $0.isNewline } || list[list.index(before: index)].trailingTrivia.contains { $0.isNewline }
        return !isOnLineOfItsOwn && list[list.index(before: index)].semicolon?.presence != .present
    }

    private static func isAmongMembers(_ token: TokenSyntax) -> Bool {
        let ancestors = sequence(first: Syntax(token), next: \.parent).prefix(6)
        guard ancestors.contains(where: { $0.is(UnexpectedNodesSyntax.self) || $0.is(MissingDeclSyntax.self) || $0.is(UnexpectedCodeDeclSyntax.self) }) else {
            return false
        }
        return ancestors.contains { $0.is(MemberBlockItemSyntax.self) || $0.is(MemberBlockItemListSyntax.self) || $0.is(MemberBlockSyntax.self) }
    }

    private static func localTypes(around node: Syntax) -> [String] {
        sequence(first: node, next: \.parent).flatMap { outer -> [String] in
            let generics = outer.asProtocol((any WithGenericParametersSyntax).self)?.genericParameterClause?.parameters.map(\.name.word) ?? []
            let members = outer.asProtocol((any DeclGroupSyntax).self)?.memberBlock.members.compactMap { member -> String? in
                NominalSyntax(member.decl)?.name.word ?? member.decl.as(TypeAliasDeclSyntax.self)?.name.word
                    ?? member.decl.as(AssociatedTypeDeclSyntax.self)?.name.word
            }
            return generics + (members ?? [])
        }
    }
}
