import SwiftModel

/// What the first line of a declaration says.
struct DeclarationHead {
    private(set) var keyword = DeclarationIndex.Keyword.other
    private(set) var name = ""
    /// `struct`, `func`, ... as written.
    private(set) var kind = ""
    private(set) var inherits = false
    /// Whether a function's first type parameter is a pack.
    private(set) var takesPack = false
    private(set) var isStatic = false
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
                if cursor.byte == UInt8(ascii: "<") { cursor.skipBrackets("<", ">") }
                if cursor.byte == UInt8(ascii: "(") { cursor.skipBrackets("(", ")") }
                continue
            }
            kind = cursor.word()
            if kind == "class", cursor.isBeforeMember {
                isStatic = true
                continue
            }
            guard let keyword = Self.keyword(kind) else {
                if kind == "static" { isStatic = true }
                if !Self.modifiers.contains(kind) { break }
                if cursor.byte == UInt8(ascii: "(") { cursor.skipBrackets("(", ")") }
                continue
            }
            self.keyword = keyword
            break
        }
        cursor.skipSpaces()
        switch keyword {
        case .type, .alias, .function, .variable: name = cursor.name()
        case .extension: name = cursor.path()
        case .initializer: name = "init"
        case .subscript: name = "subscript"
        case .other: break
        }
        switch keyword {
        case .type, .extension: inherits = cursor.holdsColon()
        case .variable: (isComputed, hasSeveralNames) = cursor.variable()
        case .function: takesPack = cursor.beginsPack()
        default: break
        }
    }

    private static func keyword(_ word: String) -> DeclarationIndex.Keyword? {
        switch word {
        case "func": .function
        case "var", "let": .variable
        case "extension": .extension
        case "struct", "class", "enum", "protocol", "actor": .type
        case "init": .initializer
        case "typealias": .alias
        case "subscript": .subscript
        default: nil
        }
    }

    /// Whether a member can wait until its name is looked up. What a type stores, what it has cases for and what it names cannot.
    ///
    /// - Parameter owner: what contains it. Initializers of classes are found through subclasses as well.
    func isDeferred(in owner: DeclarationHead) -> Bool {
        guard ["extension", "struct", "class"].contains(owner.kind) else { return false }
        return switch keyword {
        case .function, .subscript: true
        case .initializer: owner.kind != "class"
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

    /// Whether the next word begins a member: then `class` before it is a modifier.
    var isBeforeMember: Bool {
        var ahead = self
        ahead.skipSpaces()
        return ["func", "var", "subscript", "override", "final"].contains(ahead.word())
    }

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

    mutating func skipBrackets(_ open: Unicode.Scalar, _ close: Unicode.Scalar) {
        var depth = 0
        while let byte {
            offset += 1
            if byte == UInt8(ascii: open) { depth += 1 }
            if byte == UInt8(ascii: close) { depth -= 1 }
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
                if self.byte == UInt8(ascii: "w"), word() == "where" { return false }
                continue
            default: break
            }
            offset += 1
        }
        return false
    }

    /// `<each` comes next.
    mutating func beginsPack() -> Bool {
        guard byte == UInt8(ascii: "<") else { return false }
        offset += 1
        return word() == "each"
    }

    /// At a brace: `didSet` or `willSet` comes next, so the variable is stored.
    private var beginsObservers: Bool {
        let word = utf8[(offset + 1)...].drop { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\n") }.prefix(7)
        return word.elementsEqual("willSet".utf8) || word.starts(with: "didSet".utf8)
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
            case UInt8(ascii: "{") where depth == 0: return (!hasValue && !beginsObservers, several)
            default: break
            }
            offset += 1
        }
        return (false, several)
    }
}
