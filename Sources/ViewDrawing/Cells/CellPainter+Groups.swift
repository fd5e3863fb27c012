import ViewTree

extension CellPainter {
    mutating func paint(_ items: [DrawnItem], of group: DrawnGroup, _ around: Place, on raster: inout Raster) {
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
}

extension DrawnGroup {
    /// Whether the items have to be painted apart from what is below.
    fileprivate var needsLayer: Bool {
        opacity < 1 || !clips.isEmpty || mask != nil || blur > 0 || shadow != nil || !filters.isEmpty || blendMode != "normal"
    }
}
