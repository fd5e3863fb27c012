import Diagnostics
import SwiftSyntax

/// A parsed declaration of a library, without the members that wait for their names.
struct ReadPiece {
    let source: SourceText
    let item: DeclSyntax
}

extension Checker {
    /// Reads apart from whatever is in hand.
    func reading(_ work: () -> Void) { conformances.apart { separately(in: DeclContext(), source: source, work) } }

    /// Parses a declaration without the members that wait; blank lines stand for them.
    func read(_ entry: DeclarationIndex.Entry) -> ReadPiece {
        let utf8 = entry.source.utf8
        var text: [UInt8] = []
        if entry.deferred.isEmpty {
            text = Array(utf8[entry.range])
        } else {
            var position = entry.range.lowerBound
            for piece in entry.members where piece.isDeferred {
                text += utf8[position..<piece.range.lowerBound]
                text += utf8[piece.range].lazy.filter { $0 == UInt8(ascii: "\n") }
                position = piece.range.upperBound
            }
            text += utf8[position..<entry.range.upperBound]
        }
        return read(String(decoding: text, as: UTF8.self), entry, firstLine: entry.firstLine)
    }

    private func read(_ text: String, _ entry: DeclarationIndex.Entry, firstLine: Int) -> ReadPiece {
        let source = SourceText(name: entry.source.name, text: text, firstLine: firstLine)
        let parsed = Parsing.parseApart(source)
        reported += parsed.diagnostics
        return ReadPiece(
            source: source, item: parsed.items.first?.item.as(DeclSyntax.self) ?? DeclSyntax(MissingDeclSyntax(placeholder: .identifier("missing"))))
    }

    func collect(_ piece: ReadPiece, _ pass: CollectingPass) {
        source = piece.source
        collect([piece.item], pass)
    }

    /// Collects members of a type that waited for their name.
    func collect(_ pieces: [DeclarationIndex.Piece], of entry: DeclarationIndex.Entry, header: ReadPiece, in decl: NominalDecl) {
        for piece in pieces {
            let text = "extension \(decl.name) {\n" + entry.source.text(in: piece.range) + "\n}"
            let read = read(text, entry, firstLine: piece.firstLine - 1)
            guard let block = read.item.as(ExtensionDeclSyntax.self) else { continue }
            collectMembers(block.memberBlock.members, of: decl, extension: header.item.as(ExtensionDeclSyntax.self), from: header.source, text: read.source)
        }
    }
}
