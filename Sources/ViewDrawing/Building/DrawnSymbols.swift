import ViewTree

/// The views that a canvas may draw, as they are drawn at their own places.
struct DrawnSymbols {
    struct Symbol {
        let tag: ExplicitID?
        let frame: Rect
        let items: [DrawnItem]
    }

    /// How many things all drawings of symbols may have together: a canvas may be a symbol of another.
    static let mostParts = 100_000

    private let symbols: [(symbol: Symbol, parts: Int)]
    private var partsLeft = mostParts

    init(_ symbols: [Symbol]) { self.symbols = symbols.map { ($0, $0.items.reduce(0) { $0 + $1.parts }) } }

    /// What the canvas's closure knows of them.
    var known: [CanvasSymbol] { symbols.map { CanvasSymbol(tag: $0.symbol.tag, size: $0.symbol.frame.size) } }

    /// What a symbol draws in a rectangle; `nil` where all would have too many parts.
    mutating func items(of index: Int, scaledTo rect: Rect) -> [DrawnItem]? {
        guard symbols.indices.contains(index) else { return [] }
        let (symbol, parts) = symbols[index]
        guard parts > 0, symbol.frame.width > 0, symbol.frame.height > 0 else { return [] }
        guard parts <= partsLeft else { return nil }
        let scale = AffineTransform.scale(rect.width / symbol.frame.width, rect.height / symbol.frame.height)
        let transform = AffineTransform.translation(-symbol.frame.minX, -symbol.frame.minY).then(scale).then(.translation(rect.minX, rect.minY))
        guard transform.isFinite else { return [] }
        partsLeft -= parts
        return [.group(DrawnGroup { $0.transform = transform }, symbol.items)]
    }
}

extension DrawnItem {
    /// How many things are drawn, those that mask others included.
    fileprivate var parts: Int {
        guard case .group(let group, let items) = self else { return 1 }
        return ((group.mask ?? []) + items).reduce(0) { $0 + $1.parts }
    }
}
