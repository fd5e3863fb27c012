/// A part of a program's text with the parts inside of it, so that one can be exchanged for another.
struct Piece: Sendable, ExpressibleByStringInterpolation {
    enum Part: Sendable {
        case text(String)
        case piece(Piece)
    }

    var parts: [Part]
    /// Of an expression, its type as the grammar sees it.
    var kind: Kind?
    /// Whether it is a statement or declaration, which can be left out.
    var isStatement = false
    /// Whether it needs parentheses before a member: an operator with its operands.
    var isCompound = false

    init(parts: [Part]) { self.parts = parts }
    init(stringLiteral value: String) { parts = [.text(value)] }
    init(stringInterpolation: Interpolation) { parts = stringInterpolation.parts }

    struct Interpolation: StringInterpolationProtocol {
        var parts: [Part] = []
        init(literalCapacity: Int, interpolationCount: Int) {}
        mutating func appendLiteral(_ literal: String) { if !literal.isEmpty { parts.append(.text(literal)) } }
        mutating func appendInterpolation(_ text: String) { appendLiteral(text) }
        mutating func appendInterpolation(_ number: Int) { appendLiteral("\(number)") }
        mutating func appendInterpolation(_ piece: Piece) { parts.append(.piece(piece)) }
        /// As what a member follows: in parentheses where it needs them, with its type where only that gives it one.
        mutating func appendInterpolation(base piece: Piece) {
            let text = piece.text
            if let kind = piece.kind, text.hasPrefix(".") || text == "nil" {
                parts += [.text("("), .piece(piece), .text(" as \(kind.name))")]
            } else {
                parts += piece.isCompound ? [.text("("), .piece(piece), .text(")")] : [.piece(piece)]
            }
        }
        /// As what a block follows: a closure at its end would take the block's place.
        mutating func appendInterpolation(head piece: Piece) {
            parts += piece.text.contains("{") ? [.text("("), .piece(piece), .text(")")] : [.piece(piece)]
        }
        mutating func appendInterpolation(_ pieces: [Piece], separator: String) {
            for (index, piece) in pieces.enumerated() { parts += (index > 0 ? [.text(separator)] : []) + [.piece(piece)] }
        }
    }

    static func compound(_ piece: Piece) -> Piece {
        var copy = piece
        copy.isCompound = true
        return copy
    }

    static func statement(_ piece: Piece) -> Piece {
        var copy = piece
        copy.isStatement = true
        return copy
    }

    func of(_ kind: Kind) -> Piece {
        var copy = self
        copy.kind = kind
        return copy
    }

    var text: String {
        parts.map { part in
            switch part {
            case .text(let text): text
            case .piece(let piece): piece.text
            }
        }.joined()
    }

    var children: [Piece] { parts.compactMap { if case .piece(let piece) = $0 { piece } else { nil } } }

    /// Where a piece is: the index of the part at each level.
    typealias Path = [Int]

    /// The places of all pieces, outer ones first.
    var paths: [Path] {
        parts.indices.flatMap { index -> [Path] in
            guard case .piece(let piece) = parts[index] else { return [] }
            return [[index]] + piece.paths.map { [index] + $0 }
        }
    }

    subscript(path: Path) -> Piece {
        get {
            guard let first = path.first, case .piece(let piece) = parts[first] else { return self }
            return piece[Array(path.dropFirst())]
        }
        set {
            guard let first = path.first else { return self = newValue }
            guard case .piece(var piece) = parts[first] else { return }
            piece[Array(path.dropFirst())] = newValue
            parts[first] = .piece(piece)
        }
    }

    /// All pieces inside of it.
    var descendants: [Piece] { children.flatMap { [$0] + $0.descendants } }
}
