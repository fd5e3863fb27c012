/// A field of terminal cells on which boxes are drawn; lines that cross are joined.
struct CellCanvas {
    /// The first cell's place; cells left of and above the origin have negative numbers.
    let columns: Range<Int>
    let rows: Range<Int>
    private var cells: [Cell]

    private enum Cell: Equatable {
        case empty
        /// Where lines leave the cell.
        case lines(Directions)
        case character(Character)
        /// The second half of a wide character.
        case covered
    }

    private struct Directions: OptionSet {
        let rawValue: Int
        static let up = Directions(rawValue: 1)
        static let down = Directions(rawValue: 2)
        static let left = Directions(rawValue: 4)
        static let right = Directions(rawValue: 8)
    }

    /// By the sum of the directions.
    private static let lineCharacters: [Character] = Array(" ╵╷│╴┘┐┤╶└┌├─┴┬┼")

    init(columns: Range<Int>, rows: Range<Int>) {
        (self.columns, self.rows) = (columns, rows)
        cells = [Cell](repeating: .empty, count: columns.count * rows.count)
    }

    private subscript(column: Int, row: Int) -> Cell? {
        get { index(column, row).map { cells[$0] } }
        set { if let index = index(column, row), let newValue { cells[index] = newValue } }
    }

    private func index(_ column: Int, _ row: Int) -> Int? {
        guard columns.contains(column), rows.contains(row) else { return nil }
        return (row - rows.lowerBound) * columns.count + column - columns.lowerBound
    }

    /// Draws the outline of a box. A box of one row or column becomes a line.
    mutating func drawBox(columns box: Range<Int>, rows high: Range<Int>) {
        let (left, right, top, bottom) = (box.lowerBound, box.upperBound - 1, high.lowerBound, high.upperBound - 1)
        guard left <= right, top <= bottom else { return }
        for column in box.clamped(to: columns) where left < right {
            let sides: Directions = column == left ? .right : column == right ? .left : [.left, .right]
            join(column, top, sides)
            join(column, bottom, sides)
        }
        for row in high.clamped(to: rows) where top < bottom {
            let sides: Directions = row == top ? .down : row == bottom ? .up : [.up, .down]
            join(left, row, sides)
            join(right, row, sides)
        }
    }

    private mutating func join(_ column: Int, _ row: Int, _ sides: Directions) {
        switch self[column, row] {
        case .lines(let present)?: self[column, row] = .lines(present.union(sides))
        case .empty?: self[column, row] = .lines(sides)
        default: break
        }
    }

    /// Writes text, cut to the given number of columns.
    mutating func write(_ text: String, column start: Int, row: Int, columns limit: Int) {
        var column = start
        for character in text {
            let width = CharacterWidth.columns(of: character)
            guard column + width <= start + limit else { return }
            if width == 0 { continue }
            self[column, row] = .character(character)
            if width == 2 { self[column + 1, row] = .covered }
            column += width
        }
    }

    /// Whether nothing is written in the cells.
    func isFreeOfText(_ place: Range<Int>, row: Int) -> Bool {
        place.clamped(to: columns).allSatisfy { column in
            switch self[column, row] {
            case .character?, .covered?: false
            default: true
            }
        }
    }

    /// The rows from the top; empty cells as `background` has them.
    func text(background: (_ column: Int, _ row: Int) -> Character) -> [String] {
        rows.map { row in
            String(
                columns.compactMap { column in
                    switch self[column, row] {
                    case .lines(let sides)?: Self.lineCharacters[sides.rawValue]
                    case .character(let character)?: character
                    case .covered?: nil
                    case .empty?, nil: background(column, row)
                    }
                })
        }
    }
}
