import ViewLayout
import ViewTree

extension Drawing {
    /// The drawing in character cells: a cell shows 8 by 16 points, or more where the window wouldn't fit into the columns and rows.
    public func cells(columns: Int, rows: Int) -> CellPicture {
        let (columns, rows) = (max(1, columns), max(1, rows))
        let scale = max(1, size.width / (8 * Double(columns)), size.height / (16 * Double(rows)))
        let wide = min(columns, max(1, Int((size.width / (8 * scale)).rounded(.up))))
        let high = min(rows, max(1, Int((size.height / (16 * scale)).rounded(.up))))
        var painter = CellPainter(columns: wide, rows: high, scale: scale, background: background)
        painter.paint(items)
        return painter.picture(notes: notes)
    }
}

/// Paints a drawing on pixels of half a cell, and texts on cells.
struct CellPainter {
    private let columns, rows: Int
    private let pixel: Double
    private let background: DrawnColor
    private var raster: Raster
    private var letters: [Letter?]

    private struct Letter {
        var character: Character
        var paint: DrawnColor
        var isBold, isItalic, isUnderlined, isCovered: Bool
    }

    /// What holds for the items of a group.
    private struct Place {
        var transform: AffineTransform
        var opacity = 1.0
        /// In cells; letters elsewhere aren't seen.
        var seen: (columns: Range<Int>, rows: Range<Int>)
        var filters: [ColorFilter] = []
        var depth = 0
    }
    private static let greatestDepth = 100

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

    private mutating func paint(_ items: [DrawnItem], _ place: Place, on raster: inout Raster) {
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
            case .group(let group, let items): paint(items, of: group, place, on: &raster)
            }
        }
    }

    private mutating func fill(_ coverage: Coverage, _ paint: DrawnPaint, _ place: Place, on raster: inout Raster) {
        let back = place.transform.inverted ?? .identity
        func color(_ x: Int, _ y: Int) -> DrawnColor { paint.color(at: Point(x: Double(x) + 0.5, y: Double(y) + 0.5).applying(back)) }
        raster.paint(coverage, color)
        coverage.forEach { x, y, part in
            guard part > 0.6, letters[y / 2 * columns + x] != nil, color(x, y).alpha * place.opacity > 0.6 else { return }
            letters[y / 2 * columns + x] = nil
        }
    }

    // MARK: Groups

    private mutating func paint(_ items: [DrawnItem], of group: DrawnGroup, _ around: Place, on raster: inout Raster) {
        guard around.depth < Self.greatestDepth, !items.isEmpty else { return }
        var place = around
        place.depth += 1
        place.transform = group.transform.then(around.transform)
        place.opacity *= group.opacity
        place.filters = group.filters + around.filters
        for clip in group.clips { place.seen = intersection(place.seen, clip.applying(around.transform)) }
        guard group.needsLayer else { return paint(items, place, on: &raster) }
        var layer = Raster(width: raster.width, height: raster.height)
        paint(items, place, on: &layer)
        for filter in group.filters { layer.pixels = layer.pixels.map { DrawnColor($0).filtered(by: filter).pixel } }
        layer = layer.blurred(radius: min(8, Int((group.blur * place.transform.lengthFactor / 2).rounded())))
        let mask = mask(of: group, around, raster)
        if let shadow = group.shadow { drop(shadow, of: layer, place, on: &raster) }
        raster.composite(layer, opacity: group.opacity, mask: mask, blendMode: group.blendMode)
    }

    private func drop(_ shadow: DrawnGroup.Shadow, of layer: Raster, _ place: Place, on raster: inout Raster) {
        let factor = place.transform.lengthFactor
        let radius = Int((shadow.radius * factor / 2).rounded())
        let (dx, dy) = (Int((shadow.offset.width * factor).rounded()), Int((shadow.offset.height * factor).rounded()))
        guard radius > 0 || dx != 0 || dy != 0, abs(dx) < raster.width, abs(dy) < raster.height else { return }
        var dark = Raster(width: raster.width, height: raster.height)
        for y in max(0, dy)..<min(raster.height, raster.height + dy) {
            for x in max(0, dx)..<min(raster.width, raster.width + dx) {
                dark.pixels[y * raster.width + x] = shadow.color.pixel * layer.pixels[(y - dy) * raster.width + x - dx].w
            }
        }
        raster.composite(dark.blurred(radius: min(8, radius)), opacity: place.opacity, blendMode: "normal")
    }

    /// How much of each pixel the group's clips and its mask let through; `nil` for all.
    private mutating func mask(of group: DrawnGroup, _ place: Place, _ raster: Raster) -> [Float]? {
        guard !group.clips.isEmpty || group.mask != nil else { return nil }
        var parts = Array(repeating: Float(1), count: raster.width * raster.height)
        func keep(_ covered: [Float]) { for index in parts.indices { parts[index] *= covered[index] } }
        for clip in group.clips {
            var covered = Array(repeating: Float(0), count: parts.count)
            let lines = clip.applying(place.transform).flattened(tolerance: 0.1)
            Coverage(lines, isEvenOdd: clip.isEvenOdd, width: raster.width, height: raster.height).forEach { covered[$1 * raster.width + $0] = $2 }
            keep(covered)
        }
        if let mask = group.mask {
            var layer = Raster(width: raster.width, height: raster.height)
            let written = letters
            var inner = place
            inner.transform = group.transform.then(place.transform)
            paint(mask, inner, on: &layer)
            letters = written
            keep(layer.pixels.map(\.w))
        }
        return parts
    }

    private func intersection(_ seen: (columns: Range<Int>, rows: Range<Int>), _ clip: PathValue) -> (columns: Range<Int>, rows: Range<Int>) {
        guard let bounds = clip.controlBounds else { return (0..<0, 0..<0) }
        func cells(_ low: Double, _ high: Double, _ range: Range<Int>) -> Range<Int> {
            let limit = Double(range.upperBound)
            let (start, end) = (min(max(low.rounded(), 0), limit), min(max(high.rounded(), 0), limit))
            return start < end ? (Int(start)..<Int(end)).clamped(to: range) : 0..<0
        }
        return (cells(bounds.minX, bounds.maxX, seen.columns), cells(bounds.minY / 2, bounds.maxY / 2, seen.rows))
    }

    // MARK: Letters

    private mutating func write(_ text: DrawnText, _ place: Place) {
        let center = Point(x: text.origin.x, y: text.origin.y + text.fontSize / 2).applying(place.transform)
        let row = Int((center.y / 2).rounded(.down).finite)
        guard place.seen.rows.contains(row), center.x.isFinite else { return }
        let scale = place.transform.lengthFactor
        let room = text.width * scale
        let taken = Double(text.runs.reduce(0) { $0 + $1.string.columns })
        // Letters of large texts are next to each other in the middle of their room.
        var column = Int((center.x + max(0, (room - taken) / 2)).rounded().finite)
        for run in text.runs {
            let color = run.paint.color(at: text.origin).filtered(by: place.filters).faded(place.opacity)
            for character in run.string {
                let width = CharacterWidth.columns(of: character)
                guard width > 0 else { continue }
                if place.seen.columns.contains(column), place.seen.columns.contains(column + width - 1) {
                    let letter = Letter(
                        character: character, paint: color, isBold: run.weight >= 600, isItalic: run.isItalic, isUnderlined: run.isUnderlined, isCovered: false)
                    letters[row * columns + column] = letter
                    if width == 2 {
                        letters[row * columns + column + 1] = letter
                        letters[row * columns + column + 1]?.isCovered = true
                    }
                }
                column += width
            }
        }
    }

    // MARK: Cells

    func picture(notes: [String]) -> CellPicture {
        var picture = CellPicture(columns: columns, background: background.bytes, pointsPerColumn: pixel, notes: notes)
        for row in 0..<rows { picture.append(row: (0..<columns).compactMap { cell($0, row) }) }
        return picture
    }

    /// `nil` for the second half of a wide character.
    private func cell(_ column: Int, _ row: Int) -> CellPicture.Run? {
        let (top, bottom) = (raster.pixels[row * 2 * columns + column], raster.pixels[(row * 2 + 1) * columns + column])
        if let letter = letters[row * columns + column] {
            guard !letter.isCovered else { return nil }
            let behind = DrawnColor((top + bottom) / 2)
            let ink = letter.paint.pixel
            return CellPicture.Run(
                String(letter.character), DrawnColor(ink + behind.pixel * (1 - ink.w)).bytes, behind.bytes, isBold: letter.isBold, isItalic: letter.isItalic,
                isUnderlined: letter.isUnderlined)
        }
        let (upper, lower) = (DrawnColor(top).bytes, DrawnColor(bottom).bytes)
        return upper == lower ? CellPicture.Run(" ", lower, lower) : CellPicture.Run("▀", upper, lower)
    }
}

extension DrawnColor {
    /// Without alpha: `0x34C759`.
    fileprivate var bytes: Int {
        func byte(_ part: Double) -> Int { Int((part * 255).rounded()) }
        return byte(red) << 16 | byte(green) << 8 | byte(blue)
    }
}

extension DrawnGroup {
    /// Whether the items have to be painted apart from what is below.
    fileprivate var needsLayer: Bool {
        opacity < 1 || !clips.isEmpty || mask != nil || blur > 0 || shadow != nil || !filters.isEmpty || blendMode != "normal"
    }
}

extension Double {
    /// A number that an Int can hold.
    fileprivate var finite: Double { isFinite ? Swift.min(Swift.max(self, -1e9), 1e9) : -1e9 }
}

extension AffineTransform {
    /// How much longer lengths become, on average.
    fileprivate var lengthFactor: Double {
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
