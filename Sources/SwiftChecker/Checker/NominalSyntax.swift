import SwiftModel
import SwiftSyntax

/// The common parts of struct, class, enum and protocol declarations.
struct NominalSyntax {
    let kind: NominalDecl.Kind
    let name: TokenSyntax
    let generics: GenericParameterClauseSyntax?
    let inheritance: InheritanceClauseSyntax?
    let whereClause: GenericWhereClauseSyntax?
    let members: MemberBlockItemListSyntax
    let attributes: AttributeListSyntax
    let modifiers: DeclModifierListSyntax

    init?(_ item: DeclSyntax) {
        switch item.as(DeclSyntaxEnum.self) {
        case .structDecl(let node):
            (kind, name, generics, inheritance) = (.struct, node.name, node.genericParameterClause, node.inheritanceClause)
            (whereClause, members, attributes, modifiers) = (node.genericWhereClause, node.memberBlock.members, node.attributes, node.modifiers)
        case .classDecl(let node):
            (kind, name, generics, inheritance) = (.class, node.name, node.genericParameterClause, node.inheritanceClause)
            (whereClause, members, attributes, modifiers) = (node.genericWhereClause, node.memberBlock.members, node.attributes, node.modifiers)
        case .enumDecl(let node):
            (kind, name, generics, inheritance) = (.enum, node.name, node.genericParameterClause, node.inheritanceClause)
            (whereClause, members, attributes, modifiers) = (node.genericWhereClause, node.memberBlock.members, node.attributes, node.modifiers)
        case .actorDecl(let node):
            (kind, name, generics, inheritance) = (.class, node.name, node.genericParameterClause, node.inheritanceClause)
            (whereClause, members, attributes, modifiers) = (node.genericWhereClause, node.memberBlock.members, node.attributes, node.modifiers)
        case .protocolDecl(let node):
            (kind, name, generics, inheritance) = (.protocol, node.name, nil, node.inheritanceClause)
            (whereClause, members, attributes, modifiers) = (node.genericWhereClause, node.memberBlock.members, node.attributes, node.modifiers)
        default: return nil
        }
    }
}
