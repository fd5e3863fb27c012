import SwiftModel

extension WrittenDeclaration {
    /// A member.
    init(_ piece: DeclarationIndex.Piece, of entry: DeclarationIndex.Entry) {
        let isInConditional = entry.keyword == .extension && entry.header.map { entry.source.text(in: $0).contains(" where ") } ?? false
        self.init(entry.source.utf8[piece.range], piece.keyword, isStatic: piece.isStatic, isInConditional: isInConditional)
    }

    /// A declaration at the top level.
    init(_ entry: DeclarationIndex.Entry) { self.init(entry.source.utf8[entry.range], entry.keyword, isStatic: false, isInConditional: false) }
}
