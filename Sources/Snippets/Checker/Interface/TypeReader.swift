import Diagnostics
import SwiftSyntax

/// Reads what one declared type holds in steps: what it inherits, what stands in it, and the members of a name. Nested types are read with it.
final class TypeReader: DeclarationReader {
    private unowned let checker: Checker
    private let own: ReadPiece
    private let entry: DeclarationIndex.Entry
    private var decls: [NominalDecl] = []
    private var extensions: [ObjectIdentifier: [Extension]] = [:]
    private var header = Progress.unread
    private var isContentRead = false
    private var readNames: [ObjectIdentifier: Set<String>] = [:]
    private var readPieces: Set<PieceID> = []

    private enum Progress { case unread, inHand, read }

    private struct PieceID: Hashable {
        let entry: ObjectIdentifier
        let start: Int
    }

    private final class Extension {
        let entry: DeclarationIndex.Entry
        private var piece: ReadPiece?
        init(_ entry: DeclarationIndex.Entry) { self.entry = entry }
        func read(_ checker: Checker) -> ReadPiece {
            if let piece { return piece }
            let read = checker.read(entry)
            piece = read
            return read
        }
    }

    init(_ own: ReadPiece, _ entry: DeclarationIndex.Entry, checker: Checker) { (self.own, self.entry, self.checker) = (own, entry, checker) }

    /// Takes a type that was declared, and the extensions of it; those that nest types are read at once.
    func add(_ decl: NominalDecl, extensions entries: [DeclarationIndex.Entry]) {
        decl.reader = self
        decls.append(decl)
        let list = entries.map(Extension.init)
        extensions[ObjectIdentifier(decl)] = list
        for item in list where item.entry.declaresTypes { checker.collect(item.read(checker), .extensionTypes) }
    }

    private func all(_ decl: NominalDecl) -> [Extension] { extensions[ObjectIdentifier(decl)] ?? [] }

    func readHeader() {
        guard header == .unread else { return }
        header = .inHand
        defer { header = .read }
        checker.reading {
            checker.collect(own, .inheritance)
            for decl in decls {
                for item in all(decl) where item.entry.inherits || item.entry.declaresTypes { checker.collect(item.read(checker), .inheritance) }
            }
        }
    }

    /// Nothing stands in a type while its header is read: the types that the content names may hang on it.
    func readContent() {
        readHeader()
        guard header == .read, !isContentRead else { return }
        isContentRead = true
        checker.reading {
            checker.collect(own, .members)
            for decl in decls {
                for item in all(decl) where item.entry.hasOthers { checker.collect(item.read(checker), .members) }
            }
        }
    }

    /// - Parameter count: the number of arguments, where only functions that take as many are of interest.
    func readMembers(named name: String, of decl: NominalDecl, taking count: Int?) {
        readContent()
        guard header == .read, !(readNames[ObjectIdentifier(decl)]?.contains(name) ?? false) else { return }
        if count == nil { readNames[ObjectIdentifier(decl), default: []].insert(name) }
        func unread(_ entry: DeclarationIndex.Entry) -> [DeclarationIndex.Piece] {
            (entry.deferred[name] ?? []).filter { piece in
                if let count, let taken = piece.argumentCount(in: entry.source), taken != count { return false }
                return readPieces.insert(PieceID(entry: ObjectIdentifier(entry), start: piece.range.lowerBound)).inserted
            }
        }
        let found = (decl === decls[0] ? [(entry, nil)] : []) + all(decl).map { ($0.entry, $0) }
        for (entry, item) in found {
            let pieces = unread(entry)
            guard !pieces.isEmpty else { continue }
            checker.reading { checker.collect(pieces, of: entry, header: item?.read(checker) ?? own, in: decl) }
        }
    }

    func readAllMembers(of decl: NominalDecl) {
        readContent()
        for name in memberNames(of: decl).sorted() { readMembers(named: name, of: decl, taking: nil) }
    }

    /// The names of the members that wait for them.
    func memberNames(of decl: NominalDecl) -> Set<String> {
        var names: Set<String> = decl === decls[0] ? Set(entry.deferred.keys) : []
        for item in all(decl) { names.formUnion(item.entry.deferred.keys) }
        return names
    }
}
