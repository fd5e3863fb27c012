import Course
import Foundation

/// An answer that is known to fit its question.
public enum Answer: Equatable, Sendable {
    /// Ids of choices, in the order given.
    case choices([String])
    case text(String)
    case number(Double)
    /// Ids of right-hand sides by ids of left-hand sides.
    case pairs([String: String])
}

/// Why something is no answer to a question; costs no attempt.
public struct Unreadable: Error, Equatable {
    public let reason: String
}

extension QuestionInstance {
    /// The longest answer that is read, in characters.
    private static let lengthLimit = 20_000

    /// Reads an answer of a file, where choices are named by id or by text.
    public func read(_ given: GivenAnswer) throws(Unreadable) -> Answer { try read(given, allowsPlaces: false) }

    /// Reads what a learner typed: choices may be named by their places as shown, `b` or `a c`; pairs are written `1b 2a`.
    public func read(reply: String) throws(Unreadable) -> Answer {
        if case .pairs = key { return try .pairs(pairs(reply: reply)) }
        return try read(.text(reply), allowsPlaces: true)
    }

    private func read(_ given: GivenAnswer, allowsPlaces: Bool) throws(Unreadable) -> Answer {
        if case .text(let text) = given, text.count > Self.lengthLimit { throw Unreadable(reason: "the answer is too long") }
        switch (key, given) {
        case (.choices(_, let credit), .text(let text)):
            return .choices(try read(choices: [text], allowsPlaces: allowsPlaces, isSingle: credit == nil))
        case (.choices(_, let credit), .list(let texts)): return .choices(try read(choices: texts, allowsPlaces: allowsPlaces, isSingle: credit == nil))
        case (.order(let right), _):
            guard let texts = given.texts else { throw Unreadable(reason: "list the items in order") }
            let ids = try read(choices: texts, allowsPlaces: allowsPlaces, isSingle: false)
            guard ids.count == right.count else { throw Unreadable(reason: "name each of the \(right.count) items once") }
            return .choices(ids)
        case (.pairs, .pairs(let pairs)): return .pairs(try read(pairs: pairs))
        case (.pairs, _): throw Unreadable(reason: "say which belongs to which: a mapping of left to right")
        case (.value(let value, _), _) where value.number != nil:
            guard case .text(let text) = given, let number = readNumber(text) else { throw Unreadable(reason: "write a number: 230, 1/3 or 25%") }
            return .number(number)
        case (.value(let value, _), .list(let texts)) where value.list != nil: return .text(texts.joined(separator: ", "))
        case (.value, .text(let text)), (.texts, .text(let text)), (.exercise, .text(let text)), (.rubric, .text(let text)):
            if folded(text).isEmpty { throw Unreadable(reason: "the answer is empty") }
            return .text(text)
        default: throw Unreadable(reason: "write the answer as a text")
        }
    }

    private func read(choices texts: [String], allowsPlaces: Bool, isSingle: Bool) throws(Unreadable) -> [String] {
        var ids: [String] = []
        for text in texts {
            if let id = id(named: text) {
                ids.append(id)
            } else {
                for part in text.split(separator: ",") { ids += try read(part: String(part), allowsPlaces: allowsPlaces) }
            }
        }
        if ids.isEmpty { throw Unreadable(reason: "name a choice") }
        if isSingle, ids.count > 1 { throw Unreadable(reason: "name one choice") }
        if Set(ids).count < ids.count { throw Unreadable(reason: "name each choice once") }
        return ids
    }

    /// What stands between two commas: one choice, or several by their places, `a c` or `ac`.
    private func read(part: String, allowsPlaces: Bool) throws(Unreadable) -> [String] {
        if let id = id(named: part) { return [id] }
        var ids: [String] = []
        for word in part.split(whereSeparator: \.isWhitespace).map(String.init) {
            let letters = word.map(String.init)
            if let id = id(named: word) ?? (allowsPlaces ? place(named: word) : nil) {
                ids.append(id)
            } else if allowsPlaces, letters.allSatisfy({ $0.first?.isLetter ?? false && place(named: $0) != nil }) {
                ids += letters.compactMap(place)
            } else {
                throw Unreadable(reason: unknown(word, allowsPlaces))
            }
        }
        return ids
    }

    /// The choice with an id or a text.
    private func id(named text: String) -> String? {
        let text = comparable(text)
        return choices.first { comparable($0.plainText) == text }?.id ?? choices.first { $0.id == text }?.id
    }

    /// The choice at a place as shown: `a`, `B)` or `2`.
    private func place(named word: String) -> String? {
        let word = word.trimmingCharacters(in: ["(", ")", "."])
        guard let letter = word.lowercased().unicodeScalars.first else { return nil }
        let index = word.count == 1 && ("a"..."z").contains(letter) ? Int(letter.value) - 97 : (Int(word) ?? 0) - 1
        return choices.indices.contains(index) ? choices[index].id : nil
    }

    private func unknown(_ word: String, _ allowsPlaces: Bool) -> String {
        let last = choices.count <= 26 ? choices.indices.last.flatMap { UnicodeScalar(UInt8(97 + $0)) }.map(String.init) : nil
        let known = allowsPlaces ? "answer with a letter from a to \(last ?? "z")" : "the choices are \(choices.map(\.id).joined(separator: ", "))"
        return "there is no choice `\(word)`: \(known)"
    }

    /// `1b 2a`: a left-hand side's number and a right-hand side's letter.
    private func pairs(reply: String) throws(Unreadable) -> [String: String] {
        var result: [String: String] = [:]
        for match in reply.matches(of: /(\d{1,3})\s*[-=:→]?\s*([A-Za-z])(?![A-Za-z])/) {
            guard let number = Int(match.1), items.indices.contains(number - 1), let right = place(named: String(match.2)) else { continue }
            result[items[number - 1].id] = right
        }
        guard result.count == items.count else { throw Unreadable(reason: "give each number a letter: 1b 2a") }
        return result
    }

    private func read(pairs: [String: String]) throws(Unreadable) -> [String: String] {
        var result: [String: String] = [:]
        for (left, right) in pairs.sorted(by: { $0.key < $1.key }) {
            guard let item = items.first(where: { $0.id == left || comparable($0.plainText) == comparable(left) }) else {
                throw Unreadable(reason: "there is nothing called `\(left)` on the left")
            }
            guard let id = id(named: right) else { throw Unreadable(reason: unknown(right, false)) }
            result[item.id] = id
        }
        return result
    }
}

extension GivenAnswer {
    /// The parts of a list, or of a text with commas or spaces between.
    fileprivate var texts: [String]? {
        switch self {
        case .text(let text): [text]
        case .list(let texts): texts
        case .pairs: nil
        }
    }
}
