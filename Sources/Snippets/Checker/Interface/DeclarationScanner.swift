import Diagnostics

/// Finds the declarations of a text by their places on the lines.
struct DeclarationScanner {
    private let source: SourceText
    private let lines: [Range<Int>]

    init(_ source: SourceText) {
        self.source = source
        lines = Self.lines(of: source)
    }

    func entries() -> [DeclarationIndex.Entry] {
        declarations(in: lines.indices, at: 0).map { found in
            let head = Head(source.utf8, lines[found.start])
            return DeclarationIndex.Entry(
                source: source, keyword: head.keyword, name: head.name, range: range(found), firstLine: found.lines.lowerBound + 1, inherits: head.inherits,
                nestsOnOneLine: head.keyword == .extension && nestsTypes(lines[found.start]),
                findMembers: { members(of: head, found) })
        }
    }

    private func members(of head: Head, _ outer: Found) -> [DeclarationIndex.Piece] {
        guard head.keyword == .extension || head.keyword == .type, outer.lines.upperBound - 1 > outer.start else { return [] }
        let isExtension = head.keyword == .extension
        let defers = isExtension || head.kind == "struct" || head.kind == "class"
        return declarations(in: outer.start + 1..<outer.lines.upperBound - 1, at: 4).map { found in
            let member = Head(source.utf8, lines[found.start])
            return DeclarationIndex.Piece(
                keyword: member.keyword, name: member.name, range: range(found), firstLine: found.lines.lowerBound + 1,
                isDeferred: defers && member.isDeferred(inExtension: isExtension))
        }
    }

    /// Whether what follows the brace on a line begins with a type or an alias.
    private func nestsTypes(_ line: Range<Int>) -> Bool {
        guard let brace = source.utf8[line].firstIndex(of: UInt8(ascii: "{")), brace + 1 < line.upperBound else { return false }
        let inner = Head(source.utf8, brace + 1..<line.upperBound)
        return inner.keyword == .type || inner.keyword == .alias
    }

    private func range(_ found: Found) -> Range<Int> { lines[found.lines.lowerBound].lowerBound..<lines[found.lines.upperBound - 1].upperBound }

    /// How many arguments a function takes; `nil` where that is not one number, for defaults and variadic parameters.
    static func argumentCount(of piece: DeclarationIndex.Piece, in source: SourceText) -> Int? {
        let text = source.utf8[piece.range].drop { $0 == UInt8(ascii: " ") }
        // The parentheses of comments and attributes are others.
        guard piece.keyword == .function, let first = text.first, first != UInt8(ascii: "/"), first != UInt8(ascii: "@") else { return nil }
        var (depth, count, isEmpty) = (0, 0, true)
        for byte in text.drop(while: { $0 != UInt8(ascii: "(") }) {
            switch byte {
            case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "<"): depth += 1
            case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: ">"): depth -= 1
            case UInt8(ascii: ",") where depth == 1: count += 1
            case UInt8(ascii: "="), UInt8(ascii: "."), UInt8(ascii: "@"), UInt8(ascii: "-"): return nil
            case UInt8(ascii: " "): break
            default: isEmpty = false
            }
            if depth == 0 { return isEmpty ? 0 : count + 1 }
        }
        return nil
    }

    // MARK: Lines

    /// The lines without their ends; an empty one after the last end does not count.
    private static func lines(of source: SourceText) -> [Range<Int>] {
        let starts = source.lineStarts
        return starts.indices.compactMap { index in
            guard index + 1 < starts.count else { return starts[index] < source.utf8.count ? starts[index]..<source.utf8.count : nil }
            return starts[index]..<starts[index + 1] - 1
        }
    }

    private struct Found {
        /// With its documentation, up to the line that closes it.
        var lines: Range<Int>
        /// The line on which the declaration itself begins.
        var start: Int
    }

    private func declarations(in region: Range<Int>, at margin: Int) -> [Found] {
        var found: [Found] = []
        var documentation: Int?
        var line = region.lowerBound
        while line < region.upperBound {
            guard let first = byte(line, margin), first != UInt8(ascii: " ") else {
                (documentation, line) = (nil, line + 1)
                continue
            }
            if first == UInt8(ascii: "/") {
                documentation = byte(line, margin + 2) == UInt8(ascii: "/") ? documentation ?? line : nil
                line += 1
                continue
            }
            var end = line + 1
            if opens(line) {
                while end < region.upperBound, byte(end, margin) != UInt8(ascii: "}") { end += 1 }
                end += 1
            }
            found.append(Found(lines: (documentation ?? line)..<min(end, region.upperBound), start: line))
            (documentation, line) = (nil, end)
        }
        return found
    }

    /// The byte at a column, from 0; `nil` beyond the line's end.
    private func byte(_ line: Int, _ column: Int) -> UInt8? {
        let offset = lines[line].lowerBound + column
        return offset < lines[line].upperBound ? source.utf8[offset] : nil
    }

    /// Whether a line opens a brace that it does not close.
    private func opens(_ line: Int) -> Bool {
        source.utf8.withUnsafeBufferPointer { bytes in
            var (depth, inString) = (0, false)
            for byte in bytes[lines[line]] {
                switch byte {
                case UInt8(ascii: "\""): inString.toggle()
                case UInt8(ascii: "{") where !inString: depth += 1
                case UInt8(ascii: "}") where !inString: depth -= 1
                default: break
                }
            }
            return depth > 0
        }
    }
}

/// What the first line of a declaration says.
private struct Head {
    private(set) var keyword = DeclarationIndex.Keyword.other
    private(set) var name = ""
    /// `struct`, `func`, ... as written.
    private(set) var kind = ""
    private(set) var inherits = false
    private var isStatic = false
    private var isComputed = false
    private var hasSeveralNames = false
    private var hasEntry = false

    private static let modifiers: Set<String> = [
        "static", "mutating", "nonmutating", "final", "indirect", "prefix", "postfix", "infix", "override", "required", "convenience", "public", "private",
        "fileprivate", "internal", "lazy", "weak", "unowned", "nonisolated",
    ]

    init(_ utf8: [UInt8], _ line: Range<Int>) {
        var cursor = Cursor(utf8: utf8, offset: line.lowerBound, end: line.upperBound)
        while true {
            cursor.skipSpaces()
            if cursor.byte == UInt8(ascii: "@") {
                cursor.offset += 1
                if cursor.word() == "Entry" { hasEntry = true }
                if cursor.byte == UInt8(ascii: "(") { cursor.skipParentheses() }
                continue
            }
            kind = cursor.word()
            if kind == "static" { isStatic = true }
            if !Self.modifiers.contains(kind) { break }
            if cursor.byte == UInt8(ascii: "(") { cursor.skipParentheses() }
        }
        cursor.skipSpaces()
        switch kind {
        case "struct", "class", "enum", "protocol", "actor":
            (keyword, name) = (.type, cursor.name())
        case "typealias": (keyword, name) = (.alias, cursor.name())
        case "extension": (keyword, name) = (.extension, cursor.path())
        case "func": (keyword, name) = (.function, cursor.name())
        case "var", "let": (keyword, name) = (.variable, cursor.name())
        case "init": (keyword, name) = (.initializer, "init")
        case "subscript": (keyword, name) = (.subscript, "subscript")
        default: break
        }
        switch keyword {
        case .type, .extension: inherits = cursor.holdsColon()
        case .variable: (isComputed, hasSeveralNames) = cursor.variable()
        default: break
        }
    }

    /// Whether a member can wait until its name is asked for. What a type stores, what it has cases for and what it names cannot.
    func isDeferred(inExtension: Bool) -> Bool {
        switch keyword {
        case .function, .subscript: true
        case .initializer: inExtension
        case .variable: !hasSeveralNames && !hasEntry && (isStatic || isComputed)
        default: false
        }
    }
}

/// Reads along a line.
private struct Cursor {
    let utf8: [UInt8]
    var offset: Int
    let end: Int

    var byte: UInt8? { offset < end ? utf8[offset] : nil }

    mutating func skipSpaces() { while byte == UInt8(ascii: " ") { offset += 1 } }

    private static func isWordByte(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"): true
        default: byte >= 0x80
        }
    }

    mutating func word() -> String { take(while: Self.isWordByte) }

    private mutating func take(while holds: (UInt8) -> Bool) -> String {
        let start = offset
        while let byte, holds(byte) { offset += 1 }
        return String(decoding: utf8[start..<offset], as: UTF8.self)
    }

    /// A name, without the backticks around it, or an operator.
    mutating func name() -> String {
        if byte == UInt8(ascii: "`") {
            offset += 1
            defer { offset += 1 }
            return word()
        }
        let found = word()
        return found.isEmpty ? take { $0 != UInt8(ascii: " ") && $0 != UInt8(ascii: "(") } : found
    }

    /// `Outer.Inner`.
    mutating func path() -> String { take { Self.isWordByte($0) || $0 == UInt8(ascii: ".") } }

    mutating func skipParentheses() {
        var depth = 0
        while let byte {
            offset += 1
            if byte == UInt8(ascii: "(") { depth += 1 }
            if byte == UInt8(ascii: ")") { depth -= 1 }
            if depth == 0 { return }
        }
    }

    /// Whether a colon comes before the brace and before `where`, outside of angle brackets.
    mutating func holdsColon() -> Bool {
        var depth = 0
        while let byte, byte != UInt8(ascii: "{") {
            switch byte {
            case UInt8(ascii: "<"): depth += 1
            case UInt8(ascii: ">"): depth -= 1
            case UInt8(ascii: ":") where depth == 0: return true
            case UInt8(ascii: " "):
                offset += 1
                if word() == "where" { return false }
                continue
            default: break
            }
            offset += 1
        }
        return false
    }

    /// Whether a variable has accessors, and whether others are declared with it.
    mutating func variable() -> (isComputed: Bool, hasSeveralNames: Bool) {
        var (depth, hasValue, several) = (0, false, false)
        while let byte {
            switch byte {
            case UInt8(ascii: "("), UInt8(ascii: "<"), UInt8(ascii: "["): depth += 1
            case UInt8(ascii: ")"), UInt8(ascii: ">"), UInt8(ascii: "]"): depth -= 1
            case UInt8(ascii: "=") where depth == 0: hasValue = true
            case UInt8(ascii: ",") where depth == 0: several = true
            case UInt8(ascii: "{") where depth == 0: return (!hasValue, several)
            default: break
            }
            offset += 1
        }
        return (false, several)
    }
}
