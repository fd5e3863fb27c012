import Playground

/// Gathers lines, typed one by one or pasted at once, into commands and whole Swift inputs.
struct InputBuffer {
    enum Item: Equatable {
        /// A line that begins with a colon, without it.
        case command(String)
        case swift(String)
        /// Swift that a command cut off before it was complete.
        case dropped(String)

        var text: String {
            switch self {
            case .command(let line): ":\(line)"
            case .swift(let text), .dropped(let text): text
            }
        }
    }

    private var pending: [Substring] = []
    /// Brackets that are open, as characters are counted.
    private var depth = 0
    /// Bytes of what is pending, and bytes that were parsed to see whether it is over.
    private(set) var (size, parsed) = (0, 0)

    /// Inputs of up to this many lines are checked after each. In longer inputs only a line that closes something at its start can be the last: looking costs a
    /// parse of the whole.
    private static let shortInput = 200
    /// Bytes that may be parsed to see whether an input is over; where it is longer than a tenth of that, ten times its length.
    private static let patience = 1_000_000
    /// An input that is longer is taken as it is.
    private static let lineLimit = 10_000

    /// Whether an input has begun that is not complete yet.
    var isContinuing: Bool { !pending.isEmpty }

    /// Whether what has begun ends with two blank lines, as where somebody presses Enter and nothing happens.
    var seemsStuck: Bool {
        let areBlank = pending.suffix(3).map { $0.allSatisfy(\.isWhitespace) }
        return areBlank == [false, true, true]
    }

    /// What has begun, as it was typed.
    var unfinished: String { pending.joined(separator: "\n") }

    /// Four blanks for each bracket that is open.
    var indentation: Int { 4 * min(depth, 20) }

    /// What is complete with these lines. In the middle of an input a line is a command only if it names one: `: b` may end a conditional expression.
    mutating func take(_ text: String, isCommandName: (Substring) -> Bool) -> [Item] {
        var items: [Item] = []
        for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
            guard let command = Self.command(line), pending.isEmpty || isCommandName(command.name) else {
                if !pending.isEmpty || line.contains(where: { !$0.isWhitespace }) { append(line) }
                continue
            }
            items += flush()
            items.append(.command(command.text))
        }
        if mayBeOver, isComplete() { items += finish() }
        return pending.count > Self.lineLimit ? items + finish() : items
    }

    /// What is left when no more lines come, complete or not.
    mutating func finish() -> [Item] {
        let item = pending.isEmpty ? [] : [Item.swift(text)]
        clear()
        return item
    }

    mutating func clear() { self = InputBuffer() }

    private mutating func append(_ line: Substring) {
        pending.append(line)
        size += line.utf8.count + 1
        for character in line.utf8 {
            switch character {
            case UInt8(ascii: "{"), UInt8(ascii: "("), UInt8(ascii: "["): depth += 1
            case UInt8(ascii: "}"), UInt8(ascii: ")"), UInt8(ascii: "]"): depth = max(0, depth - 1)
            default: break
            }
        }
    }

    /// Blank lines at the end, which a paste leaves, say nothing.
    private var text: String { pending.reversed().drop { $0.allSatisfy(\.isWhitespace) }.reversed().joined(separator: "\n") }

    /// Whether the last line may end the input, which looking at it would show.
    private var mayBeOver: Bool {
        guard parsed + size <= max(Self.patience, 10 * size) else { return false }
        return pending.count <= Self.shortInput || pending.last?.first.map { "})]\"".contains($0) } ?? false
    }

    private mutating func isComplete() -> Bool {
        parsed += size
        return !pending.isEmpty && Playground.isComplete(text)
    }

    private mutating func flush() -> [Item] {
        guard !pending.isEmpty else { return [] }
        defer { clear() }
        return [isComplete() ? .swift(text) : .dropped(text)]
    }

    /// Whether a text by itself is the beginning of an input that closes its brackets later.
    static func leavesBracketOpen(_ text: String) -> Bool {
        var buffer = InputBuffer()
        text.split(separator: "\n", omittingEmptySubsequences: false).forEach { buffer.append($0) }
        return buffer.depth > 0 && !buffer.isComplete()
    }

    /// Whether a line begins with a colon, as commands do; it may be a full-width one. Blanks before it are those of an indented line.
    static func isCommand(_ line: some StringProtocol) -> Bool { line.first { !$0.isWhitespace }.map { ":：".contains($0) } ?? false }

    /// What is behind the colon of a command.
    private static func command(_ line: Substring) -> (text: String, name: Substring)? {
        guard isCommand(line) else { return nil }
        let text = line.drop(while: \.isWhitespace).dropFirst()
        return (String(text), text.prefix { !$0.isWhitespace })
    }
}
