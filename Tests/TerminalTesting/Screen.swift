import Diagnostics

/// What a terminal like xterm shows of what is written to it: texts, wide characters, lines that wrap and scroll, and the control sequences that line editors use.
public struct Screen {
    public private(set) var columns, rows: Int
    /// Nil is the right half of a wide character.
    private var cells: [[Character?]]
    private var (line, column) = (0, 0)
    /// All characters that were written, in order, with `\n` for each line break.
    public private(set) var printed = ""
    /// The start of a control sequence that isn't whole yet.
    private var sequence = ""

    public init(columns: Int, rows: Int) {
        (self.columns, self.rows) = (columns, rows)
        cells = Array(repeating: Array(repeating: " ", count: columns), count: rows)
    }

    /// The rows, without blanks at their ends, and without empty ones at the end.
    public var lines: [String] {
        let lines = cells.map { row in String(String(row.compactMap { $0 }).reversed().drop { $0 == " " }.reversed()) }
        return Array(lines.reversed().drop(while: \.isEmpty).reversed())
    }
    public var text: String { lines.joined(separator: "\n") }
    /// The row of the cursor.
    public var row: String { line < lines.count ? lines[line] : "" }
    /// The column of the cursor, from 0.
    public var cursor: Int { min(column, columns - 1) }

    /// Rows are cut or filled up with blanks; those at the top go first.
    mutating func resize(columns: Int, rows: Int) {
        cells = cells.map { $0.prefix(columns) + Array(repeating: " ", count: max(0, columns - $0.count)) }
        let excess = max(0, line + 1 - rows)
        cells = Array(cells.dropFirst(excess).prefix(rows))
        cells += Array(repeating: Array(repeating: " ", count: columns), count: rows - cells.count)
        (self.columns, self.rows, line, column) = (columns, rows, line - excess, min(column, columns))
    }

    mutating func write(_ text: String) {
        // Scalars, since a line break and the return before it are one character.
        for scalar in text.unicodeScalars {
            if !sequence.isEmpty {
                sequence.unicodeScalars.append(scalar)
                finishSequence()
                continue
            }
            switch scalar {
            case "\u{1B}": sequence = "\u{1B}"
            case "\r": column = 0
            case "\n":
                printed += "\n"
                moveDown()
            case "\u{8}": column = max(0, cursor - 1)
            case "\t": column = min(columns - 1, (column / 8 + 1) * 8)
            case let scalar where scalar.value < 0x20: break
            default: put(Character(scalar))
            }
        }
    }

    private mutating func put(_ character: Character) {
        printed.append(character)
        let width = displayWidth(character)
        if column + width > columns {
            column = 0
            moveDown()
        }
        cells[line][column] = character
        if width == 2 { cells[line][column + 1] = nil }
        column += width
    }

    private mutating func moveDown() {
        if line + 1 < rows { return line += 1 }
        cells.removeFirst()
        cells.append(Array(repeating: " ", count: columns))
    }

    private mutating func finishSequence() {
        guard sequence.hasPrefix("\u{1B}[") else {
            // Other sequences are an escape and one character.
            sequence = ""
            return
        }
        guard sequence.count > 2, let last = sequence.last, ("@"..."~").contains(last) else { return }
        let numbers = sequence.dropFirst(2).dropLast().split(separator: ";", omittingEmptySubsequences: false).map { Int($0) }
        let number = numbers.first ?? nil
        let count = max(1, number ?? 1)
        sequence = ""
        switch last {
        case "A": line = max(0, line - count)
        case "B": line = min(rows - 1, line + count)
        case "C": column = min(columns - 1, column + count)
        case "D": column = max(0, cursor - count)
        case "G": column = min(columns, count) - 1
        case "H": (line, column) = (min(rows, count) - 1, min(columns, max(1, (numbers.dropFirst().first ?? nil) ?? 1)) - 1)
        case "J": clear(number ?? 0)
        case "K": cells[line].replaceSubrange(cursor..., with: Array(repeating: " ", count: columns - cursor))
        case "P": cells[line] = cells[line][..<cursor] + cells[line][cursor...].dropFirst(count) + Array(repeating: " ", count: min(count, columns - cursor))
        case "@": cells[line] = Array((cells[line][..<cursor] + Array(repeating: " ", count: count) + cells[line][cursor...]).prefix(columns))
        // Styles and modes show nothing.
        default: break
        }
    }

    private mutating func clear(_ what: Int) {
        let blank = Array<Character?>(repeating: " ", count: columns)
        if what == 2 { return cells = Array(repeating: blank, count: rows) }
        cells[line].replaceSubrange(cursor..., with: blank[cursor...])
        for below in cells.indices where below > line { cells[below] = blank }
    }
}
