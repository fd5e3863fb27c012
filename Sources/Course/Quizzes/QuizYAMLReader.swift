import Diagnostics

extension Quiz {
    static let keys = FrontMatter.quizKeys + ["setup", "introduction", "questions"]

    /// Reads a quiz in YAML, the spelling for generated question banks: the same parts as in Markdown, each under a key.
    public static func readYAML(_ file: SourceText, faults: inout Faults) -> Quiz? {
        guard let quiz = beginYAML(file, faults: &faults) else { return nil }
        faults.add(quiz.body.value.faults)
        return quiz
    }

    /// Reads what the quiz is called; its questions wait until they are asked for.
    static func beginYAML(_ file: SourceText, reading: FilesInHand = FilesInHand(), faults: inout Faults) -> Quiz? {
        guard let node = YAMLNode.read(Fragment(file), faults: &faults), let mapping = YAMLMapping(node, known: keys, faults: &faults),
            let front = FrontMatter(mapping, faults: &faults)
        else { return nil }
        return Quiz(front, file: file, isFaulty: faults.hasErrors, reading: reading) { faults in questions(of: mapping, below: front, faults: &faults) }
    }

    private static func questions(of mapping: YAMLMapping, below front: FrontMatter, faults: inout Faults) -> QuizBody {
        let setup = mapping.text("setup", faults: &faults).map { code in
            Snippet(role: .setup, id: nil, code: code, window: nil, actions: [], fails: false, variations: [], span: code.span)
        }
        let introduction = mapping.text("introduction", faults: &faults).map { Prose(template: $0, faults: &faults) }
        let questions = mapping.list("questions", item: "{id: rest, kind: numeric, prompt: …, answer: …}", faults: &faults).compactMap { node -> Question? in
            guard let mapping = YAMLMapping(node, known: QuestionDraft.keys, elsewhere: QuestionDraft.blockHelp, faults: &faults) else { return nil }
            return QuestionDraft(mapping, sources: front.sources, faults: &faults)?.finished(inheritedAttempts: front.attempts ?? 1, faults: &faults)
        }
        return QuizBody(setup: [setup].compactMap(\.self), introduction: [introduction].compactMap(\.self), questions: questions)
    }
}

extension QuestionDraft {
    static let keys = [
        "id", "aliases", "title", "kind", "level", "family", "points", "attempts", "tags", "credit", "as", "shuffle", "see", "evidence", "source", "prompt",
        "run", "choices",
        "wrong", "answer",
        "answers",
        "order",
        "match",
        "criteria", "explanation",
    ]
    /// The blocks of exercises have no keys.
    static let blockHelp: [String: String] = {
        let blocks = CodeBlockRole.Name.allCases.filter { ![.listing, .run].contains($0) }.map { name in
            (name.rawValue, "write it into `prompt`, as a ```\(CodeBlockRole.Name.swiftRoles.contains(name) ? "swift " : "")\(name.rawValue) block")
        }
        return Dictionary(blocks) { first, _ in first }
    }()
    static let runKeys = ["code", "window", "compat", "sdk", "do", "fails", "vary"]
    static let choiceKeys = ["id", "text", "right", "feedback", "misconception"]

    init?(_ mapping: YAMLMapping, sources: SourceList, faults: inout Faults) {
        var unread = Faults()
        let name = mapping.text("title", faults: &unread) ?? mapping.text("prompt", faults: &unread)
        guard let id = mapping.required("id", example: name.map { slug($0.text) } ?? "rest", faults: &faults),
            let kindText = mapping.required("kind", example: "single", faults: &faults),
            let prompt = mapping.required("prompt", example: "How wide is the view?", faults: &faults),
            let kind: Question.Kind = Self.word(kindText, "kind", faults: &faults)
        else { return nil }
        if !isName(id.text) {
            faults.error("bad-id", "`\(id.text)` isn't a valid id", at: id.span, help: "use letters, digits, `-` and `_`: \(slug(id.text))")
            return nil
        }
        let title = mapping.title(example: "How wide is it", isRequired: false, faults: &faults)?.text ?? id.text
        self.init(id: id.text, title: StyledText(title, .heading), kind: kind, span: id.span)
        isYAML = true
        aliases = mapping.texts("aliases", faults: &faults).map(\.text)
        tags = mapping.texts("tags", faults: &faults).map(\.text)
        points = mapping.number("points", in: 0...1000, example: "2", faults: &faults)
        attempts = mapping.text("attempts", faults: &faults).flatMap { Self.attempts($0, example: "attempts: 2", faults: &faults) }
        credit = Self.word(mapping.text("credit", faults: &faults), "credit rule", faults: &faults)
        comparison = Self.word(mapping.text("as", faults: &faults), "comparison", faults: &faults)
        level = mapping.text("level", faults: &faults).flatMap { QuestionDraw.level($0, faults: &faults) }
        family = Self.family(mapping.text("family", faults: &faults), faults: &faults)
        rereads = Self.place(mapping.text("see", faults: &faults), faults: &faults)
        evidence = ClaimEvidence(
            mapping.text("evidence", faults: &faults), sources: mapping.text("source", faults: &faults), among: sources, for: id.span, faults: &faults)
        shuffles = mapping.flag("shuffle", faults: &faults) ?? true
        // The prompt is Markdown and may hold the blocks that a question in Markdown has.
        var reader = QuestionReader(document: prompt)
        reader.read(MarkdownParser.blocks(of: prompt), kind: kind, faults: &faults)
        self.prompt = reader.prompt + [Self.run(mapping, faults: &faults)].compactMap(\.self).map(PromptPart.snippet)
        exercise = reader.exercise
        choices = reader.choices
        for key in ["choices", "wrong"] {
            choices += mapping.list(key, item: "{text: \"150\", feedback: …}", faults: &faults).compactMap { Self.choice($0, faults: &faults) }
        }
        for key in ["order", "criteria"] {
            choices += mapping.texts(key, faults: &faults).compactMap { makeChoice($0.trimmed(), isRight: false, feedback: nil, faults: &faults) }
        }
        answers = reader.answers + mapping.texts("answers", faults: &faults) + [mapping.text("answer", faults: &faults)].compactMap(\.self)
        rows = mapping.list("match", item: "[left, right]", faults: &faults).compactMap { Self.row($0, faults: &faults) }
        explanation = mapping.text("explanation", faults: &faults).map { Prose(template: $0, faults: &faults) } ?? reader.explanation
    }

    /// `run: CODE`, or a mapping with `code` and what an info string says.
    private static func run(_ mapping: YAMLMapping, faults: inout Faults) -> Snippet? {
        guard let node = mapping["run"] else { return nil }
        if case .scalar(let code) = node.content {
            return Snippet(role: .run, id: nil, code: code, window: nil, actions: [], fails: false, variations: [], span: code.span)
        }
        guard let run = YAMLMapping(node, known: runKeys, faults: &faults), let code = run.required("code", example: "Text(\"hi\")", faults: &faults) else {
            return nil
        }
        return Snippet(
            role: .run, id: nil, code: code, window: WindowSize.read(run.text("window", faults: &faults), faults: &faults),
            compatibility: Compatibility.read(run.text("compat", faults: &faults), faults: &faults),
            sdk: SDKVersion.read(run.text("sdk", faults: &faults), faults: &faults),
            actions: run.text("do", faults: &faults).map { readActions($0, faults: &faults) } ?? [], fails: run.flag("fails", faults: &faults) ?? false,
            variations: run.text("vary", faults: &faults).map { Variation.readAll($0, faults: &faults) } ?? [], span: code.span)
    }

    /// A text, which is a wrong choice, or a mapping of `text`, `right`, `feedback` and `id`.
    private static func choice(_ node: YAMLNode, faults: inout Faults) -> Choice? {
        if case .scalar(let text) = node.content { return makeChoice(text.trimmed(), isRight: false, feedback: nil, faults: &faults) }
        guard let mapping = YAMLMapping(node, known: choiceKeys, faults: &faults), let text = mapping.required("text", example: "\"150\"", faults: &faults)
        else {
            return nil
        }
        let feedback = mapping.text("feedback", faults: &faults)
        let choice = makeChoice(text.trimmed(), isRight: mapping.flag("right", faults: &faults) ?? false, feedback: feedback, faults: &faults)
        guard let choice else { return nil }
        return Choice(
            id: mapping.text("id", faults: &faults)?.text ?? choice.id, text: choice.text, isRight: choice.isRight, feedback: choice.feedback,
            span: choice.span,
            misconception: mapping.text("misconception", faults: &faults) ?? choice.misconception)
    }

    /// `[left, right]`.
    private static func row(_ node: YAMLNode, faults: inout Faults) -> [Fragment]? {
        if case .sequence(let cells) = node.content, cells.count == 2 {
            let texts = cells.compactMap { if case .scalar(let text) = $0.content { text } else { nil } }
            if texts.count == 2 { return texts }
        }
        faults.error("wrong-shape", "this pair isn't a list of two texts", at: node.span, help: "write - [left, right]; an empty left makes an extra")
        return nil
    }
}
