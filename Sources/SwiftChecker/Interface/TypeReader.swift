import Diagnostics
import SwiftModel
import SwiftSyntax

/// Reads what one declared type holds in steps: what it inherits, what it contains, and the members of a name. Nested types are read with it.
final class TypeReader: DeclarationReader {
    private unowned let checker: Checker
    private let own: Declaration
    private var decls: [NominalDecl] = []
    private var extensions: [ObjectIdentifier: [Declaration]] = [:]
    private var header = Progress.unread
    private var isContentRead = false
    private var readNames: [ObjectIdentifier: Set<String>] = [:]
    private var readPieces: Set<PieceID> = []

    private enum Progress { case unread, inHand, read }

    private struct PieceID: Hashable {
        let entry: ObjectIdentifier
        let start: Int
        let packCount: Int?
    }

    /// The declaration of the type or one of its extensions, read as far as needed.
    private final class Declaration {
        let entry: DeclarationIndex.Entry
        private unowned let checker: Checker
        lazy var outline = checker.read(entry.outline, of: entry)
        private(set) lazy var content = entry.content == entry.outline ? outline : checker.read(entry.content, of: entry)

        init(_ entry: DeclarationIndex.Entry, _ checker: Checker) { (self.entry, self.checker) = (entry, checker) }
    }

    init(_ entry: DeclarationIndex.Entry, outline: ReadPiece, checker: Checker) {
        (self.checker, own) = (checker, Declaration(entry, checker))
        own.outline = outline
    }

    /// Takes a type that was declared, and the extensions of it; those that nest types are read at once.
    func add(_ decl: NominalDecl, extensions entries: [DeclarationIndex.Entry]) {
        decl.reader = self
        decls.append(decl)
        let list = entries.map { Declaration($0, checker) }
        extensions[ObjectIdentifier(decl)] = list
        for item in list where item.entry.declaresTypes { checker.declareTypes(in: item.outline, of: decl) }
    }

    private func all(_ decl: NominalDecl) -> [Declaration] { extensions[ObjectIdentifier(decl)] ?? [] }

    func readHeader() {
        guard header == .unread else { return }
        header = .inHand
        defer { header = .read }
        checker.reading {
            checker.collect(own.outline, .inheritance)
            for decl in decls {
                for item in all(decl) where item.entry.inherits || item.entry.declaresTypes { checker.collect(item.outline, .inheritance) }
            }
        }
    }

    /// A type is empty while its header is read: the types that the content names may depend on it.
    func readContent() {
        readHeader()
        guard header == .read, !isContentRead else { return }
        isContentRead = true
        checker.reading {
            checker.collect(own.content, .wrappers, .members)
            for decl in decls {
                for item in all(decl) where item.entry.hasOthers { checker.collect(item.content, .wrappers, .members) }
            }
        }
    }

    /// - Parameter count: the number of arguments, where only functions that take as many are of interest.
    func readMembers(named name: String, of decl: NominalDecl, taking count: Int?) {
        readContent()
        guard header == .read, count != nil || !(readNames[ObjectIdentifier(decl)]?.contains(name) ?? false) else { return }
        if count == nil { readNames[ObjectIdentifier(decl), default: []].insert(name) }
        func unread(_ entry: DeclarationIndex.Entry) -> [DeclarationIndex.Piece] {
            (entry.deferred[name] ?? []).flatMap { $0.parts(taking: count, in: entry.source) }.filter { piece in
                readPieces.insert(PieceID(entry: ObjectIdentifier(entry), start: piece.range.lowerBound, packCount: piece.packCount)).inserted
            }
        }
        for item in (decl === decls[0] ? [own] : []) + all(decl) {
            let pieces = unread(item.entry)
            guard !pieces.isEmpty else { continue }
            checker.reading { checker.collect(pieces, of: item.entry, header: item.outline, in: decl) }
        }
    }

    func readAllMembers(of decl: NominalDecl) {
        readContent()
        for name in memberNames(of: decl).sorted() { readMembers(named: name, of: decl, taking: nil) }
    }

    func declaresInitializers(_ decl: NominalDecl) -> Bool { decl === decls[0] && own.entry.deferred["init"] != nil }

    /// The names of the members that wait for them.
    func memberNames(of decl: NominalDecl) -> Set<String> {
        var names: Set<String> = decl === decls[0] ? Set(own.entry.deferred.keys) : []
        for item in all(decl) { names.formUnion(item.entry.deferred.keys) }
        return names
    }

    func written(named name: String, of decl: NominalDecl) -> [WrittenDeclaration] {
        ((decl === decls[0] ? [own] : []) + all(decl)).flatMap { $0.entry.written[name] ?? [] }
    }
}
