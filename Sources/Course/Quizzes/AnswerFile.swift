import Diagnostics
import Foundation

/// An answer as it is handed in, before it is read against its question.
public enum GivenAnswer: Equatable, Codable, Sendable {
    case text(String)
    case list([String])
    case pairs([String: String])

    fileprivate var count: Int {
        switch self {
        case .text: 1
        case .list(let texts): texts.count
        case .pairs(let pairs): pairs.count
        }
    }
}

/// A file of answers: a YAML or JSON mapping of question ids to answers.
public enum AnswerFile {
    /// The most answers of a file, and the most parts of one answer.
    private static let countLimit = 2_000

    /// The answers by question id; empty after a fault.
    public static func read(_ file: SourceText, faults: inout Faults) -> [String: GivenAnswer] {
        let before = faults.errorCount
        let answers = answers(in: file, faults: &faults)
        if answers.count > countLimit || answers.values.contains(where: { $0.count > countLimit }) {
            faults.error("many-answers", "there are more than \(countLimit) answers or parts of an answer", at: Span(file, 0..<0), help: "drop some")
        }
        return faults.errorCount > before ? [:] : answers
    }

    private static func answers(in file: SourceText, faults: inout Faults) -> [String: GivenAnswer] {
        if let answers = try? JSONDecoder().decode([String: JSONAnswer].self, from: Data(file.utf8)) {
            if let twice = JSONKeys.firstDuplicate(in: file.utf8) {
                faults.error("duplicate-key", "`\(twice.key)` is here twice", at: Span(file, twice.range), help: "keep one")
            }
            return answers.compactMapValues(\.answer)
        }
        guard let node = YAMLNode.read(Fragment(file), faults: &faults) else { return [:] }
        guard case .mapping(let pairs) = node.content else {
            faults.error("wrong-shape", "this file doesn't map question ids to answers", at: node.span, help: "write lines of `question: answer`")
            return [:]
        }
        var result: [String: GivenAnswer] = [:]
        for (key, value) in pairs { result[key.text] = answer(value, faults: &faults) }
        return result
    }

    private static func answer(_ node: YAMLNode, faults: inout Faults) -> GivenAnswer? {
        func text(_ node: YAMLNode) -> String? {
            if case .scalar(let text) = node.content { return text.text }
            faults.error("wrong-shape", "this answer isn't a text, a list of texts or a mapping of texts", at: node.span)
            return nil
        }
        switch node.content {
        case .scalar(let answer): return answer.text.isEmpty ? nil : .text(answer.text)
        case .sequence(let nodes): return .list(nodes.compactMap(text))
        case .mapping(let pairs): return .pairs(Dictionary(pairs.compactMap { pair in text(pair.value).map { (pair.key.text, $0) } }) { $1 })
        }
    }

    private enum JSONAnswer: Decodable {
        case null, bool(Bool), number(Double), text(String), list([JSONAnswer]), pairs([String: JSONAnswer])

        init(from decoder: any Decoder) throws {
            let container = try decoder.singleValueContainer()
            if container.decodeNil() {
                self = .null
            } else if let bool = try? container.decode(Bool.self) {
                self = .bool(bool)
            } else if let number = try? container.decode(Double.self) {
                self = .number(number)
            } else if let text = try? container.decode(String.self) {
                self = .text(text)
            } else if let list = try? container.decode([JSONAnswer].self) {
                self = .list(list)
            } else {
                self = .pairs(try container.decode([String: JSONAnswer].self))
            }
        }

        private var text: String? {
            switch self {
            case .bool(let bool): String(bool)
            case .number(let number): shownNumber(number)
            case .text(let text): text
            case .null, .list, .pairs: nil
            }
        }

        var answer: GivenAnswer? {
            switch self {
            case .null: nil
            case .list(let list): .list(list.compactMap(\.text))
            case .pairs(let pairs): .pairs(pairs.compactMapValues(\.text))
            case .bool, .number, .text: text.map(GivenAnswer.text)
            }
        }
    }
}
