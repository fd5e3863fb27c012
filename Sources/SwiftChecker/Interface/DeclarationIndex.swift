import Diagnostics
import SwiftModel

/// Where the declarations of a library are in its texts, by name; found line by line, without parsing.
///
/// It relies on how the texts are formatted: a declaration begins at the margin and its members begin four columns in, each with its attributes on its
/// first line; what opens with a brace ends with a brace in the column where its line began. An extension may be on one line with its members.
struct DeclarationIndex {
    /// Types and aliases at the top level.
    private(set) var types: [String: Entry] = [:]
    /// By the extended type as it is written, in the order of the texts.
    private(set) var extensions: [String: [Entry]] = [:]
    /// Functions and variables at the top level.
    private(set) var globals: [String: [Entry]] = [:]

    init(_ sources: [SourceText]) {
        for source in sources {
            for entry in DeclarationScanner(source).entries() {
                switch entry.keyword {
                case .type, .alias: types[entry.name] = entry
                case .extension: extensions[entry.name, default: []].append(entry)
                case .function, .variable, .initializer, .subscript: globals[entry.name, default: []].append(entry)
                case .other: break
                }
            }
        }
    }

    typealias Keyword = DeclarationKeyword

    /// A declaration at the top level. Its range and those of its members leave the documentation out.
    final class Entry {
        let source: SourceText
        let keyword: Keyword
        let name: String
        let range: Range<Int>
        let firstLine: Int
        /// Whether the header names what it inherits.
        let inherits: Bool
        private(set) lazy var members = scanner.members(of: found)
        /// What naming the declaration needs: its header, and those of the types that it nests.
        private(set) lazy var outline = scanner.outline(of: found)
        private let scanner: DeclarationScanner
        private let found: DeclarationScanner.Found

        init(_ found: DeclarationScanner.Found, _ head: DeclarationHead, scanner: DeclarationScanner) {
            (self.found, self.scanner, source) = (found, scanner, scanner.source)
            (keyword, name, inherits) = (head.keyword, head.name, head.inherits)
            (range, firstLine) = (scanner.range(found), found.lowerBound + 1)
        }

        /// Members that are read when their name is looked up: those of extensions and structs, and functions and computed properties of classes.
        private(set) lazy var deferred: [String: [Piece]] = {
            var found: [String: [Piece]] = [:]
            for piece in members where piece.isDeferred { found[piece.name, default: []].append(piece) }
            return found
        }()
        /// The same as they are written.
        private(set) lazy var written = deferred.mapValues { $0.map { WrittenDeclaration($0, of: self) } }
        private(set) lazy var declaresTypes = members.contains { $0.keyword == .type || $0.keyword == .alias || $0.keyword == .other }
        private(set) lazy var hasOthers = members.contains { !$0.isDeferred }

        /// Whether a part of it may hold expressions with operators.
        func mayHoldOperators(_ part: [UInt8]) -> Bool { OperatorScan(part).findsOperators(after: keyword == .type || keyword == .extension ? 1 : 0) }

        /// What is read of it at once, without the members that wait for their names.
        private(set) lazy var content = scanner.parts(of: range, without: members.filter(\.isDeferred).map(\.range))
    }

    /// A member.
    struct Piece {
        let keyword: Keyword
        let name: String
        let range: Range<Int>
        let firstLine: Int
        let isDeferred: Bool
        /// Whether it has a parameter pack.
        let takesPack: Bool
        let isStatic: Bool
        /// How many values the pack is read for.
        var packCount: Int?

        /// How many arguments a call of it takes; `nil` where that is not one number.
        func argumentCount(in source: SourceText) -> Int? { DeclarationScanner.argumentCount(of: self, in: source) }
    }
}
