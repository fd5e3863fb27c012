import Foundation

/// Something that can be answered and reviewed.
public enum Item: Hashable, Sendable {
    /// `index` counts the predictions of the section, from 0.
    case prediction(lesson: String, section: String, index: Int)
    case exercise(lesson: String, section: String)
    case question(quiz: String, question: String)
}

/// The stable spelling: `prediction:containers#counting/0`, `exercise:containers#thirds`, `question:layout#frames`.
extension Item: LosslessStringConvertible {
    public var description: String {
        switch self {
        case .prediction(let lesson, let section, let index): "prediction:\(lesson)#\(section)/\(index)"
        case .exercise(let lesson, let section): "exercise:\(lesson)#\(section)"
        case .question(let quiz, let question): "question:\(quiz)#\(question)"
        }
    }

    public init?(_ description: String) {
        let kind = description.prefix { $0 != ":" }
        let names = description.dropFirst(kind.count + 1).split(separator: "#", omittingEmptySubsequences: false).map(String.init)
        guard names.count == 2 else { return nil }
        switch kind {
        case "prediction":
            let parts = names[1].split(separator: "/", omittingEmptySubsequences: false).map(String.init)
            guard parts.count == 2, let index = Int(parts[1]) else { return nil }
            self = .prediction(lesson: names[0], section: parts[0], index: index)
        case "exercise": self = .exercise(lesson: names[0], section: names[1])
        case "question": self = .question(quiz: names[0], question: names[1])
        default: return nil
        }
        guard self.description == description else { return nil }
    }
}

extension Item: Codable {
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(description)
    }

    public init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        guard let item = Item(try container.decode(String.self)) else {
            throw DecodingError.dataCorruptedError(in: container, debugDescription: "`item` isn't a valid item")
        }
        self = item
    }
}

extension Item {
    var subject: String {
        switch self {
        case .prediction(let lesson, _, _), .exercise(let lesson, _): Subject.lesson(lesson)
        case .question(let quiz, _): Subject.quiz(quiz)
        }
    }

    /// The names in the item, and its index.
    var parts: (names: [String], index: Int) {
        switch self {
        case .prediction(let lesson, let section, let index): ([lesson, section], index)
        case .exercise(let lesson, let section): ([lesson, section], 0)
        case .question(let quiz, let question): ([quiz, question], 0)
        }
    }
}
