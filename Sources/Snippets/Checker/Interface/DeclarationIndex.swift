import Diagnostics

/// Where the declarations of a library stand in its texts, by name; found line by line, without parsing.
///
/// It relies on how the texts are formatted: a declaration begins at the margin and its members begin four columns in, each with its attributes on its
/// first line; what a line opens a brace of ends with a brace that stands where the line began.
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

    enum Keyword { case type, alias, `extension`, function, variable, initializer, `subscript`, other }

    /// A declaration at the top level.
    final class Entry {
        let source: SourceText
        let keyword: Keyword
        let name: String
        let range: Range<Int>
        let firstLine: Int
        /// Whether the header names what it inherits.
        let inherits: Bool
        /// Whether it stands on one line and nests a type or an alias there.
        let nestsOnOneLine: Bool
        /// Those that stand on lines of their own.
        private(set) lazy var members = findMembers()
        private let findMembers: () -> [Piece]

        init(
            source: SourceText, keyword: Keyword, name: String, range: Range<Int>, firstLine: Int, inherits: Bool, nestsOnOneLine: Bool,
            findMembers: @escaping () -> [Piece]
        ) {
            (self.source, self.keyword, self.name, self.range, self.firstLine) = (source, keyword, name, range, firstLine)
            (self.inherits, self.nestsOnOneLine, self.findMembers) = (inherits, nestsOnOneLine, findMembers)
        }

        /// Members that are read when their name is asked for: those of extensions, and functions and computed properties of structs and classes.
        private(set) lazy var deferred: [String: [Piece]] = {
            var found: [String: [Piece]] = [:]
            for piece in members where piece.isDeferred { found[piece.name, default: []].append(piece) }
            return found
        }()
        private(set) lazy var declaresTypes = nestsOnOneLine || members.contains { $0.keyword == .type || $0.keyword == .alias || $0.keyword == .other }
        private(set) lazy var hasOthers = members.contains { !$0.isDeferred } || members.isEmpty
    }

    /// A member.
    struct Piece {
        let keyword: Keyword
        let name: String
        let range: Range<Int>
        let firstLine: Int
        let isDeferred: Bool

        /// How many arguments a call of it takes; `nil` where that is not one number.
        func argumentCount(in source: SourceText) -> Int? { DeclarationScanner.argumentCount(of: self, in: source) }
    }
}
