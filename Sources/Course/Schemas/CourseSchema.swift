import Foundation

/// The JSON Schemas of what authors write in YAML, for editors. YAML's texts, numbers and flags are read alike, so where a text is wanted a number will do.
public enum CourseSchema: String, CaseIterable, Sendable {
    /// The front matter of a lesson, and of its translations.
    case lesson
    /// The front matter of a quiz, and of its translations.
    case quiz
    /// A quiz in YAML.
    case bank
    /// `lessons/misconceptions.yaml`.
    case misconceptions
    /// A file of answers to a quiz.
    case answers

    /// `quiz.schema.json`.
    public var fileName: String { "\(rawValue).schema.json" }

    /// The schema as JSON, pretty-printed.
    public var json: String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        return (try? encoder.encode(document)).map { String(decoding: $0, as: UTF8.self) } ?? "{}"
    }

    private var document: SchemaValue {
        guard case .object(var object) = schema else { return schema }
        object["$schema"] = "https://json-schema.org/draft/2020-12/schema"
        object["title"] = .text(title)
        return .object(object)
    }

    private var title: String {
        switch self {
        case .lesson: "The front matter of a lesson"
        case .quiz: "The front matter of a quiz"
        case .bank: "A quiz in YAML"
        case .misconceptions: "The misconceptions of a course"
        case .answers: "Answers to a quiz, by question id"
        }
    }

    var schema: SchemaValue {
        switch self {
        case .lesson: Self.object(Self.frontMatter(FrontMatter.lessonKeys), required: ["format", "id", "title"])
        case .quiz: Self.object(Self.frontMatter(FrontMatter.quizKeys), required: ["format", "id", "title"])
        case .bank: Self.bankFile
        case .misconceptions: Self.misconceptionFile
        case .answers: Self.answerFile
        }
    }

    static func object(_ properties: [String: SchemaValue], required: [String] = []) -> SchemaValue {
        var schema: [String: SchemaValue] = ["type": "object", "properties": .object(properties), "additionalProperties": false]
        if !required.isEmpty { schema["required"] = .list(required.map { .text($0) }) }
        return .object(schema)
    }
}
