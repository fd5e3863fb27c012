import Diagnostics
import Prelude
import SwiftModel
import SwiftSyntax
import Synchronization

/// Finds declarations of the prelude by name and parses no others.
final class LibraryIndex {
    static let standard = Mutex(LibraryIndex(PreludeText.standard))

    private let entries: [DeclarationIndex.Entry]

    init(_ sources: [SourceText]) { entries = sources.flatMap { DeclarationScanner($0).entries() } }

    /// - Parameter name: with or without the type that it is a member of.
    func entries(named name: String) -> [LibraryEntry] {
        let word = name.split(separator: ".").last.map(String.init) ?? name
        let found = entries.flatMap { read($0, word: word) }.filter { $0.name == name || $0.qualifiedName == name }
        let types = Set(found.filter { $0.kind == .type }.map(\.qualifiedName))
        guard !types.isEmpty else { return found }
        let initializers = entries.flatMap { self.initializers(in: $0, of: types) }
        return found + initializers.filter { initializer in !found.contains(initializer) }
    }

    /// What may declare the word in a declaration at the top level: itself, its members, and what types in it hold.
    private func read(_ entry: DeclarationIndex.Entry, word: String) -> [LibraryEntry] {
        if entry.isTypeOnOneLine { return entry.source.holds(word, in: entry.range) ? parsed(whole: entry) : [] }
        let own = entry.keyword != .extension && entry.name == word ? parsed(itself: entry) : []
        let pieces = entry.members.filter { $0.name == word || (!$0.isDeferred && entry.source.holds(word, in: $0.range)) }
        return own + parsed(pieces, of: entry)
    }

    private func initializers(in entry: DeclarationIndex.Entry, of types: Set<String>) -> [LibraryEntry] {
        let isNested = types.contains { $0.hasPrefix(entry.name + ".") }
        guard types.contains(entry.name) || isNested else { return [] }
        let pieces = entry.members.filter { $0.keyword == .initializer || (isNested && $0.keyword == .type) }
        return (entry.isTypeOnOneLine ? parsed(whole: entry) : parsed(pieces, of: entry)).filter {
            $0.kind == .initializer && $0.owner.map(types.contains) ?? false
        }
    }

    // MARK: Names

    private(set) lazy var topLevelNames: Set<String> = Set(
        entries.filter { $0.keyword != .extension && $0.keyword != .alias }.map(\.name).filter(Self.isPublic))

    private(set) lazy var memberNames: Set<String> = {
        var names: Set<String> = []
        for entry in entries where !entry.name.contains("_") {
            for piece in entry.members where piece.isDeferred && piece.keyword != .initializer && piece.keyword != .subscript { names.insert(piece.name) }
            // Types in types, cases and what one line declares together have more names than one.
            let others = entry.isTypeOnOneLine ? parsed(whole: entry) : parsed(entry.members.filter { !$0.isDeferred }, of: entry)
            for other in others where other.kind != .initializer && other.owner != nil { names.insert(other.name) }
        }
        return names.filter(Self.isPublic)
    }()

    private static func isPublic(_ name: String) -> Bool {
        name.first.map { $0.isLetter } ?? false
    }

    // MARK: Parsing

    /// The entry itself, without members.
    private func parsed(itself entry: DeclarationIndex.Entry) -> [LibraryEntry] {
        guard entry.keyword == .type, let header = entry.header else { return parsed(whole: entry) }
        return parsed(Array(entry.source.utf8[entry.source.documented(header)]) + Array("{}".utf8), of: entry.source)
    }

    private func parsed(whole entry: DeclarationIndex.Entry) -> [LibraryEntry] {
        parsed(Array(entry.source.utf8[entry.source.documented(entry.range)]), of: entry.source)
    }

    private func parsed(_ pieces: [DeclarationIndex.Piece], of entry: DeclarationIndex.Entry) -> [LibraryEntry] {
        guard !pieces.isEmpty else { return [] }
        let texts = pieces.map { Array(entry.source.utf8[entry.source.documented($0.range)]) }
        let documentation = entry.keyword == .extension ? Array(entry.source.utf8[entry.source.documentation(above: entry.range)]) : []
        let header = Array("extension \(entry.name) {\n".utf8)
        return parsed(documentation + header + texts.joined(separator: [UInt8(ascii: "\n")]) + Array("\n}".utf8), of: entry.source)
    }

    private func parsed(_ text: [UInt8], of source: SourceText) -> [LibraryEntry] {
        let reader = LibraryReader(isSwiftUI: source.isOfSwiftUI)
        let items = Parsing.parseApart(SourceText(name: source.name, utf8: text), folds: false).items
        reader.read(items.compactMap { $0.item.as(DeclSyntax.self) }, owner: nil)
        return reader.entries
    }
}

extension DeclarationIndex.Entry {
    /// The text before the brace of a type; `nil` where there is none.
    var header: Range<Int>? {
        source.utf8[range].firstIndex(of: UInt8(ascii: "{")).map { range.lowerBound..<$0 }
    }

    /// A type with its members on its line, which aren't distinguished.
    fileprivate var isTypeOnOneLine: Bool { keyword == .type && !source.utf8[range].contains(UInt8(ascii: "\n")) }
}

extension SourceText {
    /// The range with the documentation above it.
    fileprivate func documented(_ range: Range<Int>) -> Range<Int> { documentation(above: range).lowerBound..<range.upperBound }

    fileprivate func documentation(above range: Range<Int>) -> Range<Int> {
        var start = range.lowerBound
        while let line = lineStarts.last(where: { $0 < start }), self.text(in: line..<start).trimmingPrefix(while: { $0 == " " }).hasPrefix("///") {
            start = line
        }
        return start..<range.lowerBound
    }

    /// Whether a word occurs in a range, as a part of another one too.
    fileprivate func holds(_ word: String, in range: Range<Int>) -> Bool {
        let bytes = Array(word.utf8)
        guard let first = bytes.first else { return false }
        return utf8.withUnsafeBufferPointer { text in
            var start = range.lowerBound
            while start + bytes.count <= range.upperBound {
                if text[start] == first, text[start..<start + bytes.count].elementsEqual(bytes) { return true }
                start += 1
            }
            return false
        }
    }
}
