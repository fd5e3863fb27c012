import Diagnostics

/// A piece of a file that is read as a separate text (a snippet, an expression, a paragraph) and still knows where each of its bytes is in the file.
public struct Fragment: Sendable {
    /// The piece's own text, named after the file or after what the piece is.
    public let source: SourceText
    public let file: SourceText
    /// In order and without gaps over the own text; several may share a place in the file.
    private let pieces: [Piece]

    private struct Piece {
        var own: Range<Int>
        var file: Range<Int>
        /// False where the own text replaces the file's: every place inside stands for the whole.
        var isVerbatim: Bool
    }

    public var text: String { source.text }
    public var isBlank: Bool { text.utf8.allSatisfy { $0 == 0x20 || $0 == 0x09 || $0 == 0x0A || $0 == 0x0D } }

    private init(utf8: [UInt8], file: SourceText, pieces: [Piece], name: String? = nil) {
        (source, self.file, self.pieces) = (SourceText(name: name ?? file.name, utf8: utf8), file, pieces)
    }

    /// The same piece, named so that learners find it.
    func named(_ name: String) -> Fragment { Fragment(utf8: source.utf8, file: file, pieces: pieces, name: name) }

    private init(text: String, file: SourceText, pieces: [Piece]) { self.init(utf8: Array(text.utf8), file: file, pieces: pieces) }

    /// The bytes of a file in a range of UTF-8 offsets.
    public init(_ file: SourceText, _ range: Range<Int>) {
        let range = range.clamped(to: 0..<file.utf8.count)
        self.init(utf8: Array(file.utf8[range]), file: file, pieces: [Piece(own: 0..<range.count, file: range, isVerbatim: true)])
    }

    /// The whole of a file.
    public init(_ file: SourceText) { self.init(file, 0..<file.utf8.count) }

    /// A text that a file spells differently (an escaped or folded scalar): every place in it stands for the range.
    init(text: String, standingFor range: Range<Int>, in file: SourceText) {
        self.init(text: text, file: file, pieces: [Piece(own: 0..<text.utf8.count, file: range, isVerbatim: false)])
    }

    /// Pieces one after the other; the first says which file they are of.
    init?(joining parts: [Fragment]) {
        guard let first = parts.first else { return nil }
        var pieces: [Piece] = []
        var offset = 0
        for part in parts {
            for piece in part.pieces {
                let own = (piece.own.lowerBound + offset)..<(piece.own.upperBound + offset)
                if let last = pieces.last, last.isVerbatim, piece.isVerbatim, last.file.upperBound == piece.file.lowerBound {
                    pieces[pieces.count - 1].own = last.own.lowerBound..<own.upperBound
                    pieces[pieces.count - 1].file = last.file.lowerBound..<piece.file.upperBound
                } else {
                    pieces.append(Piece(own: own, file: piece.file, isVerbatim: piece.isVerbatim))
                }
            }
            offset += part.source.utf8.count
        }
        self.init(text: parts.map(\.text).joined(), file: first.file, pieces: pieces)
    }
}

extension Fragment {
    /// Where the fragment is in the file.
    public var span: Span { span(of: 0..<source.utf8.count) }

    /// Where a range of the fragment's own UTF-8 offsets is in the file.
    public func span(of range: Range<Int>) -> Span {
        let lower = place(of: range.lowerBound)
        guard !range.isEmpty else { return Span(file, lower..<lower) }
        let upper = placeAfter(range.upperBound)
        return Span(file, lower..<max(lower, upper))
    }

    /// The index of the first piece that ends after an offset.
    private func firstPiece(after offset: Int) -> Int {
        var (low, high) = (0, pieces.count)
        while low < high {
            let middle = (low + high) / 2
            if pieces[middle].own.upperBound > offset { high = middle } else { low = middle + 1 }
        }
        return low
    }

    private func place(of offset: Int) -> Int {
        guard let piece = pieces[firstPiece(after: offset)...].first ?? pieces.last else { return 0 }
        return piece.isVerbatim ? min(piece.file.lowerBound + max(0, offset - piece.own.lowerBound), piece.file.upperBound) : piece.file.lowerBound
    }

    /// The place after the byte before `offset`.
    private func placeAfter(_ offset: Int) -> Int {
        guard let piece = pieces[firstPiece(after: offset - 1)...].first ?? pieces.last else { return 0 }
        return piece.isVerbatim ? min(piece.file.lowerBound + max(0, offset - piece.own.lowerBound), piece.file.upperBound) : piece.file.upperBound
    }

    /// A diagnostic about the own text as one about the file.
    public func located(_ diagnostic: Diagnostic) -> Diagnostic {
        var result = diagnostic
        result.span = diagnostic.span.map(located)
        for index in result.notes.indices { result.notes[index].span = result.notes[index].span.map(located) }
        return result
    }

    private func located(_ span: Span) -> Span { span.source === source ? self.span(of: span.range) : span }
}

extension Fragment {
    /// A part, by own UTF-8 offsets.
    public func part(_ range: Range<Int>) -> Fragment {
        let range = range.clamped(to: 0..<source.utf8.count)
        var kept: [Piece] = []
        for piece in pieces[firstPiece(after: range.lowerBound)...] {
            guard piece.own.lowerBound < range.upperBound else { break }
            let own = piece.own.clamped(to: range)
            var file = piece.file
            if piece.isVerbatim {
                let start = piece.file.lowerBound + own.lowerBound - piece.own.lowerBound
                file = start..<(start + own.count)
            }
            kept.append(Piece(own: (own.lowerBound - range.lowerBound)..<(own.upperBound - range.lowerBound), file: file, isVerbatim: piece.isVerbatim))
        }
        if kept.isEmpty {
            let place = place(of: range.lowerBound)
            kept = [Piece(own: 0..<0, file: place..<place, isVerbatim: true)]
        }
        return Fragment(utf8: Array(source.utf8[range]), file: file, pieces: kept)
    }

    /// The fragment with other text in place of some ranges, which are in order and apart.
    public func replacing(_ edits: [(range: Range<Int>, text: String)]) -> Fragment {
        var parts: [Fragment] = []
        var offset = 0
        for edit in edits {
            parts.append(part(offset..<max(offset, edit.range.lowerBound)))
            parts.append(Fragment(text: edit.text, standingFor: span(of: edit.range).range, in: file))
            offset = max(offset, edit.range.upperBound)
        }
        parts.append(part(offset..<max(offset, source.utf8.count)))
        return Fragment(joining: parts) ?? self
    }

    /// Without spaces, tabs and line ends around it.
    public func trimmed() -> Fragment {
        let bytes = source.utf8
        let isSpace: (UInt8) -> Bool = { $0 == 0x20 || $0 == 0x09 || $0 == 0x0A || $0 == 0x0D }
        guard let first = bytes.firstIndex(where: { !isSpace($0) }), let last = bytes.lastIndex(where: { !isSpace($0) }) else { return part(0..<0) }
        return part(first..<(last + 1))
    }

    /// The lines, without their ends.
    public func lines() -> [Fragment] {
        var result: [Fragment] = []
        var start = 0
        for (offset, byte) in source.utf8.enumerated() where byte == 0x0A {
            result.append(part(start..<(offset > start && source.utf8[offset - 1] == 0x0D ? offset - 1 : offset)))
            start = offset + 1
        }
        if start < source.utf8.count { result.append(part(start..<source.utf8.count)) }
        return result
    }

    /// The parts between occurrences of a byte outside string literals.
    public func split(at separator: UInt8) -> [Fragment] {
        var result: [Fragment] = []
        var start = 0
        for offset in source.utf8.offsetsOutsideStrings() where source.utf8[offset] == separator {
            result.append(part(start..<offset))
            start = offset + 1
        }
        result.append(part(start..<source.utf8.count))
        return result
    }

    /// Where a phrase first or last occurs outside string literals, in own offsets.
    func range(of phrase: String, last: Bool = false) -> Range<Int>? {
        let (bytes, sought) = (source.utf8, Array(phrase.utf8))
        let starts = bytes.offsetsOutsideStrings().filter { bytes[$0...].starts(with: sought) }
        return (last ? starts.last : starts.first).map { $0..<($0 + sought.count) }
    }
}

extension [UInt8] {
    /// The offsets of the bytes that are in no Swift string literal on one line, its quotes included.
    public func offsetsOutsideStrings() -> [Int] {
        var result: [Int] = []
        var isInside = false
        var offset = 0
        while offset < count {
            switch self[offset] {
            case UInt8(ascii: "\\") where isInside: offset += 1
            case UInt8(ascii: "\""): isInside.toggle()
            case UInt8(ascii: "\n"): isInside = false; result.append(offset)
            default: if !isInside { result.append(offset) }
            }
            offset += 1
        }
        return result
    }
}
