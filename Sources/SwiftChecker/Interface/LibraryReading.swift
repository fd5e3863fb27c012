import Diagnostics
import SwiftModel
import SwiftSyntax

/// A parsed declaration of a library, without the members that wait for their names.
struct ReadPiece {
    let source: SourceText
    let item: DeclSyntax
}

extension Checker {
    /// Reads apart from the current work.
    func reading(_ work: () -> Void) { conformances.apart { separately(in: DeclContext(), source: source, work) } }

    /// Parses parts of a declaration: its outline or its content. Blank lines stand for what lies between them.
    func read(_ parts: [Range<Int>], of entry: DeclarationIndex.Entry) -> ReadPiece {
        let utf8 = entry.source.utf8
        var text: [UInt8] = []
        var position = entry.range.lowerBound
        for part in parts {
            text += utf8[position..<part.lowerBound].lazy.filter { $0 == UInt8(ascii: "\n") }
            text += utf8[part]
            position = part.upperBound
        }
        return read(text, entry, firstLine: entry.firstLine)
    }

    private func read(_ text: [UInt8], _ entry: DeclarationIndex.Entry, firstLine: Int) -> ReadPiece {
        let source = SourceText(name: entry.source.name, utf8: text, firstLine: firstLine, library: entry.source.library)
        let parsed = Parsing.parseApart(source, folds: entry.mayHoldOperators(text))
        reported += parsed.diagnostics
        return ReadPiece(
            source: source, item: parsed.items.first?.item.as(DeclSyntax.self) ?? DeclSyntax(MissingDeclSyntax(placeholder: .identifier("missing"))))
    }

    func collect(_ piece: ReadPiece, _ passes: CollectingPass...) {
        source = piece.source
        for pass in passes { collect([piece.item], pass) }
    }

    /// Declares the types that an extension nests. Resolving what it extends would read that type's header, for which they are needed.
    func declareTypes(in piece: ReadPiece, of decl: NominalDecl) {
        source = piece.source
        if let node = piece.item.as(ExtensionDeclSyntax.self) { declareTypes(in: node, of: decl) }
    }

    /// Collects members of a type that waited for their name.
    func collect(_ pieces: [DeclarationIndex.Piece], of entry: DeclarationIndex.Entry, header: ReadPiece, in decl: NominalDecl) {
        guard let first = pieces.first else { return }
        var members: [UInt8] = []
        var position = first.range.lowerBound
        for piece in pieces {
            // What a pack is read as is on separate lines.
            let isAgain = position > piece.range.lowerBound
            members += isAgain ? [UInt8(ascii: "\n")] : entry.source.utf8[position..<piece.range.lowerBound].filter { $0 == UInt8(ascii: "\n") }
            members += piece.text(in: entry.source)
            position = piece.range.upperBound
        }
        let read = read(Array("extension \(decl.name) {\n".utf8) + members + Array("\n}".utf8), entry, firstLine: first.firstLine - 1)
        guard let block = read.item.as(ExtensionDeclSyntax.self) else { return }
        collectMembers(block.memberBlock.members, of: decl, extension: header.item.as(ExtensionDeclSyntax.self), from: header.source, text: read.source)
    }
}
