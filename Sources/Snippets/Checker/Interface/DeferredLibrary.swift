import Diagnostics
import SwiftSyntax

/// Reads the declarations of a library when they are first asked for by name.
///
/// A program names a small part of what there is; reading all of it would be most of what a start costs.
final class DeferredLibrary {
    private unowned let checker: Checker
    private let index: DeclarationIndex
    private var declaredTypes: Set<String> = []
    private var declaredGlobals: Set<String> = []

    init(_ sources: [SourceText], checker: Checker) { (index, self.checker) = (DeclarationIndex(sources), checker) }

    var typeNames: some Collection<String> { index.types.keys }
    var globalNames: some Collection<String> { index.globals.keys }

    /// Declares the type or alias of a name, if the library has one.
    func declareType(_ name: String) {
        guard let entry = index.types[name], declaredTypes.insert(name).inserted else { return }
        reading {
            let own = checker.read(entry)
            let first = checker.module.nominals.count
            checker.collect(own, .types)
            var reader: TypeReader?
            var next = first
            while next < checker.module.nominals.count {
                let decl = checker.module.nominals[next]
                next += 1
                // Extensions that nest types may name types that are declared meanwhile.
                if decl.reader != nil { continue }
                let known = reader ?? TypeReader(own, entry, library: self)
                reader = known
                known.add(decl, extensions: index.extensions[decl.qualifiedName] ?? [])
            }
        }
    }

    /// Declares the functions and the variable of a name at the top level.
    func declareGlobals(_ name: String) {
        guard let entries = index.globals[name], declaredGlobals.insert(name).inserted else { return }
        reading { for entry in entries { checker.collect(checker.read(entry), .members) } }
    }

    /// Reads whatever is left, for those who list everything.
    func declareEverything() {
        for name in index.types.keys.sorted() { declareType(name) }
        for name in index.globals.keys.sorted() { declareGlobals(name) }
        var next = 0
        while next < checker.module.nominals.count {
            _ = checker.module.nominals[next].allMembers
            next += 1
        }
    }

    /// Reads apart from whatever the checker has in hand.
    func reading(_ work: () -> Void) {
        checker.conformances.apart { checker.separately(in: DeclContext(), source: checker.source, work) }
    }

    /// Declares the types that an extension nests.
    func declareTypes(in piece: ReadPiece) { checker.collect(piece, .extensionTypes) }
    func collect(_ piece: ReadPiece, _ pass: Checker.CollectingPass) { checker.collect(piece, pass) }
    func read(_ entry: DeclarationIndex.Entry) -> ReadPiece { checker.read(entry) }
    func collect(_ pieces: [DeclarationIndex.Piece], of entry: DeclarationIndex.Entry, header: ReadPiece, in decl: NominalDecl) {
        checker.collect(pieces, of: entry, header: header, in: decl)
    }
}

/// A parsed declaration of a library, without the members that wait for their names.
struct ReadPiece {
    let source: SourceText
    let item: DeclSyntax
}

/// Reads what one declared type holds in steps: what it inherits, what stands in it, and the members of a name. Nested types are read with it.
final class TypeReader {
    private let library: DeferredLibrary
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
        func read(_ library: DeferredLibrary) -> ReadPiece {
            if let piece { return piece }
            let read = library.read(entry)
            piece = read
            return read
        }
    }

    init(_ own: ReadPiece, _ entry: DeclarationIndex.Entry, library: DeferredLibrary) { (self.own, self.entry, self.library) = (own, entry, library) }

    /// Takes a type that was declared, and the extensions of it; those that nest types are read at once.
    func add(_ decl: NominalDecl, extensions entries: [DeclarationIndex.Entry]) {
        decl.reader = self
        decls.append(decl)
        let list = entries.map(Extension.init)
        extensions[ObjectIdentifier(decl)] = list
        for item in list where item.entry.declaresTypes { library.declareTypes(in: item.read(library)) }
    }

    private func all(_ decl: NominalDecl) -> [Extension] { extensions[ObjectIdentifier(decl)] ?? [] }

    func readHeader() {
        guard header == .unread else { return }
        header = .inHand
        defer { header = .read }
        library.reading {
            library.collect(own, .inheritance)
            for decl in decls {
                for item in all(decl) where item.entry.inherits || item.entry.declaresTypes { library.collect(item.read(library), .inheritance) }
            }
        }
    }

    /// Nothing stands in a type while its header is read: the types that the content names may hang on it.
    func readContent() {
        readHeader()
        guard header == .read, !isContentRead else { return }
        isContentRead = true
        library.reading {
            library.collect(own, .members)
            for decl in decls {
                for item in all(decl) where item.entry.hasOthers { library.collect(item.read(library), .members) }
            }
        }
    }

    /// - Parameter count: the number of arguments, where only functions that take as many are of interest.
    func readMembers(named name: String, of decl: NominalDecl, taking count: Int? = nil) {
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
            library.reading { library.collect(pieces, of: entry, header: item?.read(library) ?? own, in: decl) }
        }
    }

    func readAllMembers(of decl: NominalDecl) {
        readContent()
        for name in memberNames(of: decl).sorted() { readMembers(named: name, of: decl) }
    }

    /// The names of the members that wait for them.
    func memberNames(of decl: NominalDecl) -> Set<String> {
        var names: Set<String> = decl === decls[0] ? Set(entry.deferred.keys) : []
        for item in all(decl) { names.formUnion(item.entry.deferred.keys) }
        return names
    }
}

extension Checker {
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
        return ReadPiece(source: source, item: parsed.items.first?.item.as(DeclSyntax.self) ?? DeclSyntax(MissingDeclSyntax(placeholder: .identifier("missing"))))
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
