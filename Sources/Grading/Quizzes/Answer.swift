import Course

/// An answer that is known to fit its question.
public enum Answer: Equatable, Sendable {
    /// Ids of choices, in the order given.
    case choices([String])
    case text(String)
    case number(Double)
    /// Ids of right-hand sides by ids of left-hand sides.
    case pairs([String: String])
    /// Numbers of lines, from 1.
    case lines(Set<Int>)
    /// What fills blanks, in order.
    case texts([String])
}

extension QuestionInstance {
    /// Reads an answer of a file, where choices are named by id or by text.
    public func read(_ given: GivenAnswer) throws(Unreadable) -> Answer { try read(given, allowsPlaces: false) }

    /// Reads what a learner typed: choices may be named by their places as shown, `b`, `b) The texts` or `a c`; pairs are written `1b 2a` or `b a`.
    public func read(reply: String) throws(Unreadable) -> Answer {
        if case .pairs = key {
            if reply.count > Unreadable.lengthLimit { throw .tooLong }
            return try .pairs(ChoiceReader.reading(of: reply, isTyped: true) { text throws(Unreadable) in try pairs(reply: text) })
        }
        return try read(.text(reply), allowsPlaces: true)
    }

    private func read(_ given: GivenAnswer, allowsPlaces: Bool) throws(Unreadable) -> Answer {
        if case .text(let text) = given, text.count > Unreadable.lengthLimit { throw .tooLong }
        switch key {
        case .choices(_, let credit):
            guard let texts = given.texts else { throw Unreadable(reason: "write the answer as a text") }
            return .choices(try read(choices: texts, allowsPlaces: allowsPlaces, isSingle: credit == nil, allowsAll: credit != nil))
        case .order(let right):
            guard let texts = given.texts else { throw Unreadable(reason: "list the items in order") }
            let ids = try read(choices: texts, allowsPlaces: allowsPlaces, isSingle: false)
            guard ids.count == right.count else { throw Unreadable(reason: "name each of the \(right.count) items once") }
            return .choices(ids)
        case .pairs:
            guard case .pairs(let pairs) = given else { throw Unreadable(reason: "say which belongs to which: a mapping of left to right") }
            return .pairs(try read(pairs: pairs))
        case .value(let value, let tolerance): return try read(given, as: value, tolerance)
        case .kind(let key): return try key.read(given, in: self, isTyped: allowsPlaces)
        case .texts, .exercise, .rubric:
            guard case .text(let text) = given else { throw Unreadable(reason: "write the answer as a text") }
            if folded(text).isEmpty { throw .empty }
            if allowsPlaces, case .exercise(let grader) = key, let reason = grader.exercise.shown.reasonNotToGrade(text) { throw Unreadable(reason: reason) }
            return .text(text)
        }
    }

    private func read(_ given: GivenAnswer, as value: Value, _ tolerance: Key.Tolerance) throws(Unreadable) -> Answer {
        switch (given, value.replyForm) {
        case (.list(let texts), .list):
            let text = texts.joined(separator: ", ")
            _ = try value.isMet(by: "[\(text)]", tolerance)
            return .text("[\(text)]")
        case (.text(let text), .number):
            guard let number = readNumber(text, of: asked) else { throw .noNumber }
            return .number(number)
        case (_, .number): throw .noNumber
        case (.text(let text), _):
            _ = try value.isMet(by: text, tolerance, question: asked)
            return .text(text)
        default: throw Unreadable(reason: "write the answer as a text")
        }
    }

    private func read(choices texts: [String], allowsPlaces: Bool, isSingle: Bool, allowsAll: Bool = false) throws(Unreadable) -> [String] {
        var ids: [String] = []
        for text in texts {
            ids += try ChoiceReader.reading(of: text, isTyped: allowsPlaces) { text throws(Unreadable) in
                var reader = ChoiceReader(text, choices: choices, allowsLetters: allowsPlaces, allowsNumbers: allowsPlaces)
                return try reader.readAll(allowsAll: allowsAll)
            }
        }
        if ids.isEmpty { throw Unreadable(reason: "name a choice") }
        if isSingle, ids.count > 1 { throw Unreadable(reason: "name one choice") }
        if Set(ids).count < ids.count { throw Unreadable(reason: "name each choice once") }
        return ids
    }

    /// A left-hand side's number and a right-hand side's letter, `1b 2a`; or the letters alone in the order of the left-hand sides, `b a`.
    private func pairs(reply: String) throws(Unreadable) -> [String: String] {
        let incomplete = Unreadable(reason: "give each number a letter: 1b 2a")
        var reader = ChoiceReader(reply, choices: choices, allowsLetters: true, allowsNumbers: false)
        var result: [String: String] = [:]
        reader.skipSeparators()
        if let first = halfWidth(reply).first(where: { !$0.isWhitespace && $0 != "(" }), !first.isNumber {
            let ids = try reader.readAll()
            guard ids.count == items.count else { throw incomplete }
            return Dictionary(zip(items.map(\.id), ids)) { first, _ in first }
        }
        while !reader.isAtEnd {
            guard let number = reader.readNumber(upTo: items.count), result[items[number - 1].id] == nil, !reader.isAtEnd else { throw incomplete }
            let right = try reader.readNext()
            guard right.count == 1 else { throw incomplete }
            result[items[number - 1].id] = right[0]
            reader.skipSeparators()
        }
        guard result.count == items.count else { throw incomplete }
        return result
    }

    private func read(pairs: [String: String]) throws(Unreadable) -> [String: String] {
        var result: [String: String] = [:]
        for (left, right) in pairs.sorted(by: { $0.key < $1.key }) {
            guard let item = items.first(where: { $0.id == left || comparable($0.plainText) == comparable(left) }) else {
                throw Unreadable(reason: "there is nothing called `\(left)` on the left")
            }
            let ids = try read(choices: [right], allowsPlaces: false, isSingle: true)
            result[item.id] = ids.first
        }
        return result
    }
}

extension GivenAnswer {
    /// The parts of a list, or a text as its only part.
    fileprivate var texts: [String]? {
        switch self {
        case .text(let text): [text]
        case .list(let texts): texts
        case .pairs: nil
        }
    }
}
