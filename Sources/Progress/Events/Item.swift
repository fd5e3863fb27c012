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
        guard let colon = description.utf8.firstIndex(of: UInt8(ascii: ":")), let hash = description.utf8.lastIndex(of: UInt8(ascii: "#")), colon < hash else {
            return nil
        }
        let owner = String(description[description.utf8.index(after: colon)..<hash])
        let part = description[description.utf8.index(after: hash)...]
        switch description[..<colon] {
        case "prediction":
            guard let slash = part.utf8.lastIndex(of: UInt8(ascii: "/")) else { return nil }
            let number = part[part.utf8.index(after: slash)...]
            guard let index = Int(number), "\(index)" == number else { return nil }
            self = .prediction(lesson: owner, section: String(part[..<slash]), index: index)
        case "exercise": self = .exercise(lesson: owner, section: String(part))
        case "question": self = .question(quiz: owner, question: String(part))
        default: return nil
        }
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
