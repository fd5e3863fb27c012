import ViewTree

/// Paints a drawing on pixels of half a cell, and texts on cells.
struct CellPainter {
    let columns, rows: Int
    let pixel: Double
    let background: DrawnColor
    var raster: Raster
    var letters: [Letter?]
    /// Whether a letter took another's cell.
    var coversLetters = false
    /// What cells can't show, by name, each once.
    private(set) var notes: [String] = []

    struct Letter {
        var character: Character
        var paint: DrawnColor
        var isBold, isItalic, isUnderlined, isCovered: Bool
    }

    /// What holds for the items of a group.
    struct Place {
        var transform: AffineTransform
        var opacity = 1.0
        /// In cells; letters elsewhere aren't seen.
        var seen: (columns: Range<Int>, rows: Range<Int>)
        var filters: [ColorFilter] = []
        var depth = 0
    }
    static let greatestDepth = 100

    /// - Parameter scale: how many times smaller than a cell for a letter of body text the drawing is.
    init(columns: Int, rows: Int, scale: Double, background: DrawnColor) {
        (self.columns, self.rows, self.background) = (columns, rows, background)
        pixel = 8 * scale
        raster = Raster(width: columns, height: rows * 2, color: background)
        letters = Array(repeating: nil, count: columns * rows)
    }

    mutating func paint(_ items: [DrawnItem]) {
        let place = Place(transform: .scale(1 / pixel, 1 / pixel), seen: (0..<columns, 0..<rows))
        var whole = raster
        paint(items, place, on: &whole)
        raster = whole
    }

    mutating func paint(_ items: [DrawnItem], _ place: Place, on raster: inout Raster) {
        for item in items {
            switch item {
            case .fill(let path, let paint):
                let lines = path.applying(place.transform).flattened(tolerance: 0.1)
                fill(Coverage(lines, isEvenOdd: path.isEvenOdd, width: raster.width, height: raster.height), paint, place, on: &raster)
            case .stroke(let path, let paint, let stroke):
                let scale = place.transform.lengthFactor
                // A line thinner than a pixel is still seen.
                let width = max(stroke.width * scale, 0.6)
                let lines = path.applying(place.transform).flattened(tolerance: 0.1).flatMap {
                    $0.stroked(width: width, dash: stroke.dash.map { $0 * scale }, phase: stroke.dashPhase * scale)
                }
                fill(Coverage(lines.map(\.counterclockwise), isEvenOdd: false, width: raster.width, height: raster.height), paint, place, on: &raster)
            case .text(let text): write(text, place)
            case .image(let image):
                if !notes.contains(image.note) { notes.append(image.note) }
                paint(image.standIn, place, on: &raster)
            case .group(let group, let items): paint(items, of: group, place, on: &raster)
            }
        }
    }

    mutating func fill(_ coverage: Coverage, _ paint: DrawnPaint, _ place: Place, on raster: inout Raster) {
        let back = place.transform.inverted ?? .identity
        func color(_ x: Int, _ y: Int) -> DrawnColor { paint.color(at: Point(x: Double(x) + 0.5, y: Double(y) + 0.5).applying(back)) }
        raster.paint(coverage, color)
        coverage.forEach { x, y, part in
            guard part > 0.6, letters[y / 2 * columns + x] != nil, color(x, y).alpha * place.opacity > 0.6 else { return }
            letters[y / 2 * columns + x] = nil
        }
    }
}

extension AffineTransform {
    /// How much longer lengths become, on average.
    var lengthFactor: Double {
        let area = abs(a * d - b * c)
        return area.isFinite ? area.squareRoot() : 1
    }
}

extension PathValue.Polyline {
    /// The same figure drawn in one direction, so that figures that overlap don't cancel each other.
    fileprivate var counterclockwise: Self {
        var area = 0.0
        for (a, b) in zip(points, points.dropFirst() + points.prefix(1)) { area += a.x * b.y - b.x * a.y }
        return area < 0 ? Self(points: points.reversed(), isClosed: isClosed) : self
    }
}
