import ViewLayout
import ViewTree

extension CellPainter {
    mutating func write(_ text: DrawnText, _ place: Place) {
        let center = Point(x: text.origin.x, y: text.origin.y + text.height / 2).applying(place.transform)
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
                    if let covered = letters[row * columns + column], covered.character != " " { coversLetters = true }
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
}

extension Double {
    /// A number that an Int can hold.
    fileprivate var finite: Double { isFinite ? Swift.min(Swift.max(self, -1e9), 1e9) : -1e9 }
}
