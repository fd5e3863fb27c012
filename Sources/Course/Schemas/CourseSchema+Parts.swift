/// The parts of the schemas, by key.
extension CourseSchema {
    private static let scalar: SchemaValue = ["string", "number", "boolean"]

    private static func text(_ description: String) -> SchemaValue { ["type": scalar, "description": .text(description)] }
    private static func list(of items: SchemaValue, _ description: String) -> SchemaValue {
        ["type": "array", "items": items, "description": .text(description)]
    }
    private static func texts(_ description: String) -> SchemaValue { list(of: ["type": scalar], description) }
    private static func name(_ description: String) -> SchemaValue {
        ["type": ["string", "integer"], "pattern": "^[\\p{L}\\p{N}][\\p{L}\\p{N}_-]*$", "description": .text(description)]
    }
    private static func number(_ range: ClosedRange<Double>, _ description: String, type: String = "number") -> SchemaValue {
        ["type": .text(type), "minimum": .number(range.lowerBound), "maximum": .number(range.upperBound), "description": .text(description)]
    }
    private static func word<Word: RawRepresentable & CaseIterable>(_ type: Word.Type, _ description: String) -> SchemaValue where Word.RawValue == String {
        ["enum": .list(Word.allCases.map { .text($0.rawValue) }), "description": .text(description)]
    }
    private static let size: SchemaValue = ["type": "string", "pattern": "^[0-9.]+x[0-9.]+$", "description": "Width and height in points: 300x100."]
    private static let place: SchemaValue = ["type": "string", "pattern": "^[^#]+#[^#]+$", "description": "LESSON#SECTION: what to read again."]

    /// - Parameter keys: those that the kind of file has.
    static func frontMatter(_ keys: [String]) -> [String: SchemaValue] {
        let all: [String: SchemaValue] = [
            "format": ["const": 1, "description": "The version of the format."],
            "id": name("Progress is kept by it: never change one."),
            "title": text("The title."),
            "order": number(-1_000_000...1_000_000, "The place among the others; files without one come last."),
            "aliases": list(of: name("An earlier id."), "Ids that the file once had."),
            "sources": [
                "type": ["array", "object"], "items": ["type": scalar], "additionalProperties": ["type": scalar],
                "description": "Where its facts come from: texts, or keys with texts that headings name.",
            ],
            "window": size,
            "pass": number(0...1, "The share of the points that passes."),
            "attempts": number(Question.attemptRange, "The tries that a question gives where it doesn't say so itself.", type: "integer"),
            "draw": list(of: draw, "How many questions are drawn, of which tags and levels; without it, all are asked."),
        ]
        return all.filter { keys.contains($0.key) }
    }

    static let draw = object(
        [
            "tags": ["type": ["string", "array"], "items": ["type": scalar], "description": "The questions have one of these tags."],
            "level": ["anyOf": [level, ["type": "array", "items": level]], "description": "The questions have one of these levels."],
            "count": number(1...1_000, "How many of them are drawn.", type: "integer"),
        ], required: ["count"])

    private static let level = number(
        Double(QuestionDraw.levelRange.lowerBound)...Double(QuestionDraw.levelRange.upperBound), "From naming (1) to designing (7).", type: "integer")

    static let run = object(
        [
            "code": text("Swift."), "window": size, "compat": word(Compatibility.self, "An older SwiftUI."),
            "sdk": ["enum": [26, 27], "description": "Whose rules it follows."],
            "do": text("What is done on the view: actions with ; between."),
            "fails": ["type": "boolean", "description": "Whether it is meant to be refused."],
            "vary": text("What is drawn: w in 40...60; e in [top, bottom]."),
        ], required: ["code"])

    static let choice = object(
        [
            "id": name("Made of the words where it is missing."), "text": text("Markdown."),
            "right": ["type": "boolean", "description": "Whether it is right."], "feedback": text("What those who choose it read."),
            "misconception": name("What those who choose it probably think: an id of misconceptions.yaml."),
        ], required: ["text"])

    private static let choices: SchemaValue = ["anyOf": [["type": scalar], choice]]

    static let question = object(
        [
            "id": name("Progress is kept by it: never change one."), "aliases": list(of: name("An earlier id."), "Ids that the question once had."),
            "title": text("The title."), "kind": word(Question.Kind.self, "What is asked, and how it is answered."),
            "level": level, "family": name("A drawn quiz has one question of a family at most."),
            "points": number(0...1_000, "What it is worth."), "attempts": number(Question.attemptRange, "How many tries it gives.", type: "integer"),
            "tags": texts("What it is about."), "credit": word(Question.Credit.self, "How a partly right set of choices scores."),
            "as": word(Question.Comparison.self, "How short answers are compared."),
            "shuffle": ["type": "boolean", "description": "Whether choices are shuffled."], "see": place,
            "evidence": word(ClaimEvidence.Strength.self, "How its claims are known."), "source": text("Keys of sources, with commas between."),
            "prompt": text("The question, in Markdown."),
            "run": ["anyOf": [["type": "string"], run], "description": "Code that is run."],
            "choices": list(of: choices, "Of the kinds single and multiple."), "wrong": list(of: choices, "Known wrong answers."),
            "answer": text("The right answer."), "answers": texts("All right answers."), "order": texts("The items in their right order."),
            "match": list(of: ["type": "array", "items": ["type": scalar], "minItems": 2, "maxItems": 2], "Pairs; an empty left makes an extra."),
            "criteria": texts("What is marked, of the kinds rubric and explain."), "explanation": text("Shown afterwards, in Markdown."),
        ], required: ["id", "kind", "prompt"])

    static let bankFile: SchemaValue = {
        var properties = frontMatter(FrontMatter.quizKeys)
        properties["setup"] = text("Swift that every question sees.")
        properties["introduction"] = text("Markdown.")
        properties["questions"] = list(of: question, "The questions.")
        return object(properties, required: ["format", "id", "title", "questions"])
    }()

    static let misconception = object(
        [
            "id": name("Wrong choices and mistakes name it."), "title": text("What is believed, as a sentence."), "see": place,
            "ko": text("The sentence in Korean."),
        ], required: ["id", "title", "see"])

    static let misconceptionFile = object(
        ["format": ["const": 1, "description": "The version of the format."], "misconceptions": list(of: misconception, "The misconceptions.")],
        required: ["format"])

    static let answerFile: SchemaValue = [
        "type": "object",
        "additionalProperties": [
            "description": "A text or number, a list of them, or left-hand sides with right-hand sides.",
            "anyOf": [
                ["type": ["string", "number", "boolean", "null"]], ["type": "array", "items": ["type": scalar]],
                ["type": "object", "additionalProperties": ["type": scalar]],
            ],
        ],
    ]
}
