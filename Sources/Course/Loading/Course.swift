import Diagnostics

/// Lessons and quizzes of a folder, and the faults of its files. A broken file takes nothing from the others.
public struct Course: Sendable {
    public internal(set) var lessons: [Lesson] = []
    public internal(set) var quizzes: [Quiz] = []
    public internal(set) var misconceptions: [Misconception] = []
    var misconceptionFiles: [SourceText] = []
    /// Whether all of its files were read, so that a name that nothing has is a fault.
    var isWhole = false
    /// The faults of each file, which has to be read for them, and those of the whole.
    private var found: [Deferred<Faults>] = []

    public init() {}

    public mutating func add(_ lesson: Lesson) { lessons.append(lesson) }
    public mutating func add(_ quiz: Quiz) { quizzes.append(quiz) }
    mutating func add(_ others: Faults) { found.append(Deferred(made: others)) }
    mutating func add(_ others: Deferred<Faults>) { found.append(others) }

    mutating func add(_ fault: Diagnostic) {
        var faults = Faults()
        faults.add(fault)
        add(faults)
    }

    /// What is wrong with the files. Reads all of them.
    public var faults: Faults { found.reduce(into: Faults()) { $0.add($1.value) } }

    /// Reads what was only begun of the files, one after another.
    func readAll() { for faults in found { _ = faults.value } }

    /// The course with quizzes that have no other questions than those of a name.
    public func withQuestions(named id: String) -> Course {
        var course = self
        course.quizzes = quizzes.map { quiz in quiz.changing { $0.questions = [quiz.question(named: id)].compactMap(\.self) } }
        return course
    }

    /// The course with quizzes that ask all of their questions.
    public func withoutDraws() -> Course {
        var course = self
        for index in quizzes.indices { course.quizzes[index].draws = [] }
        return course
    }

    /// Takes the translation of a lesson, which is read when it is first asked for.
    mutating func addTranslation(_ file: SourceText, language: String, of name: String, reading: FilesInHand) {
        guard let index = lessons.firstIndex(where: { $0.file.stem == name }) else { return addStray(file, "lesson", name, wanted: "\(name).md") }
        let id = lessons[index].id
        let translation = Deferred { reading.with(file.name) { LessonTranslation.read(file, language: language, of: id, reading: reading) } }
        lessons[index].deferredTranslations[language] = translation
        add(Deferred { translation.value.faults.adding(translation.value.content?.body.value.faults) })
    }

    /// Takes the translation of a quiz, which is read when it is first asked for.
    mutating func addQuizTranslation(_ file: SourceText, language: String, of name: String, reading: FilesInHand) {
        guard let index = quizzes.firstIndex(where: { $0.file.stem == name }) else {
            return addStray(file, "quiz", name, wanted: "\(name).md or \(name).yaml")
        }
        let quiz = quizzes[index]
        let translation = Deferred { reading.with(file.name) { QuizTranslation.read(file, language: language, of: quiz, reading: reading) } }
        quizzes[index].deferredTranslations[language] = translation
        add(Deferred { translation.value.faults.adding(translation.value.content?.body.value.faults) })
    }

    /// A translation of nothing.
    private mutating func addStray(_ file: SourceText, _ kind: String, _ name: String, wanted: String) {
        let message = "there is no \(kind) `\(name)` to translate"
        add(Diagnostic(.error, "no-original", message, at: Span(file, 0..<0), help: "it would be \(wanted) beside this file"))
    }

    /// Puts lessons and quizzes in their order, and reports names that are taken twice.
    mutating func finish() {
        lessons.sort { ($0.order ?? .infinity, $0.title, $0.id) < ($1.order ?? .infinity, $1.title, $1.id) }
        quizzes.sort { ($0.order ?? .infinity, $0.title, $0.id) < ($1.order ?? .infinity, $1.title, $1.id) }
        let whole = self
        add(Deferred { whole.faultsOfWhole })
    }

    /// What is wrong with the files as parts of one course.
    private var faultsOfWhole: Faults {
        var faults = Faults()
        reportDuplicates(lessons.map { ($0.id, $0.aliases, $0.file) }, faults: &faults)
        reportDuplicates(quizzes.map { ($0.id, $0.aliases, $0.file) }, faults: &faults)
        reportMissingSections(faults: &faults)
        reportMisconceptions(faults: &faults)
        return faults
    }

    /// Reports questions that send the learner to a section that a lesson of the course doesn't have.
    private func reportMissingSections(faults: inout Faults) {
        for question in quizzes.flatMap(\.questions) {
            guard let name = question.rereads, case .missing(let diagnostic) = place(named: name) else { continue }
            // A quiz may be checked without the lesson.
            guard lessons.contains(where: { $0.id == name.prefix { $0 != "#" } }) || isWhole else { continue }
            faults.error(diagnostic.code, diagnostic.message, at: question.span, help: diagnostic.help)
        }
    }

    private func reportDuplicates(_ named: [(id: String, aliases: [String], file: SourceText)], faults: inout Faults) {
        var seen: [String: SourceText] = [:]
        for item in named {
            for name in [item.id] + item.aliases {
                if let first = seen[name] {
                    let note = Diagnostic.Note("the other", at: Span(first, 0..<0))
                    faults.error("duplicate-id", "the id `\(name)` is taken", at: Span(item.file, 0..<0), notes: [note], help: "give this one another")
                }
                seen[name] = item.file
            }
        }
    }
}

extension SourceText {
    /// The file's name without folder and extension.
    fileprivate var stem: String { String((name.split(separator: "/").last ?? "").prefix { $0 != "." }) }
}

/// A file of a course that has errors.
public struct BrokenFile: Equatable, Sendable {
    /// Its path, as the course was given.
    public let path: String
    /// Whether nothing of it can be shown.
    public let isMissing: Bool
    public let errors: [Diagnostic]
}

extension Course {
    /// The files that have errors, by path: a list of lessons and quizzes names them, too.
    public var brokenFiles: [BrokenFile] {
        let read = Set(
            (lessons.map(\.file) + quizzes.map(\.file) + lessons.flatMap { $0.translations.values.map(\.file) }
                + quizzes.flatMap { $0.translations.values.map(\.file) } + misconceptionFiles).map(\.name))
        let errors = faults.diagnostics.filter { $0.severity == .error && $0.span != nil }
        return Dictionary(grouping: errors) { $0.span?.source.name ?? "" }
            .map { BrokenFile(path: $0.key, isMissing: !read.contains($0.key), errors: $0.value) }
            .sorted { $0.path < $1.path }
    }
}

/// A name that was looked for: what it names, or why it names nothing.
public enum Found<Item> {
    case found(Item)
    case missing(Diagnostic)
}

extension Course {
    /// A lesson by its id or its title, in any language.
    public func lesson(named name: String) -> Found<Lesson> {
        Self.find("lesson", name, in: lessons.map { lesson in (lesson, [lesson.id] + lesson.aliases, { lesson.titles }) })
    }

    /// A quiz by its id or its title, in any language.
    public func quiz(named name: String) -> Found<Quiz> {
        Self.find("quiz", name, in: quizzes.map { quiz in (quiz, [quiz.id] + quiz.aliases, { quiz.titles }) })
    }

    /// `LESSON#SECTION`; the section is nil where only a lesson is named.
    public func place(named name: String) -> Found<(lesson: Lesson, section: Section?)> {
        let parts = name.split(separator: "#", maxSplits: 1).map(String.init)
        switch lesson(named: parts.first ?? "") {
        case .missing(let diagnostic): return .missing(diagnostic)
        case .found(let lesson):
            guard parts.count > 1 else { return .found((lesson, nil)) }
            switch Self.find("section", parts[1], in: lesson.sections.map { section in (section, [section.id] + section.aliases, { [section.title.text] }) }) {
            case .found(let section): return .found((lesson, section))
            case .missing(let diagnostic): return movedSection(named: name).map { .found($0) } ?? .missing(diagnostic)
            }
        }
    }

    /// A section that was in another lesson when it had this name: one of its aliases is `LESSON#SECTION`.
    private func movedSection(named name: String) -> (lesson: Lesson, section: Section?)? {
        for lesson in lessons {
            if let section = lesson.sections.first(where: { $0.aliases.contains(name) }) { return (lesson, section) }
        }
        return nil
    }

    /// An exercise by its section's id, or by `LESSON#SECTION` where two lessons have one of that name.
    public func exercise(named name: String) -> Found<(lesson: Lesson, section: Section, exercise: Exercise)> {
        let all = lessons.flatMap { lesson in
            lesson.sections.compactMap { section in section.exercise.map { (lesson: lesson, section: section, exercise: $0) } }
        }
        let named = all.map { item in
            let ids = [item.section.id] + item.section.aliases
            return (item, ids + ids.flatMap { id in ([item.lesson.id] + item.lesson.aliases).map { "\($0)#\(id)" } })
        }
        let matches = named.filter { $0.1.contains(name) }
        if matches.count > 1 {
            let help = "name one: " + matches.map { "\($0.0.lesson.id)#\($0.0.section.id)" }.joined(separator: ", ")
            return .missing(Diagnostic(.error, "ambiguous-exercise", "several lessons have an exercise called `\(name)`", help: help))
        }
        return Self.find("exercise", name, in: named.map { ($0.0, $0.1, { [] }) }, listed: all.map { "\($0.lesson.id)#\($0.section.id)" })
    }

    /// By a name, or by a title, which may be written in small letters.
    ///
    /// - Parameter listed: the names to choose from, where they are others than those without a lesson.
    private static func find<Item>(
        _ what: String, _ name: String, in items: [(item: Item, names: [String], titles: () -> [String])], listed: [String]? = nil
    ) -> Found<Item> {
        if let found = items.first(where: { $0.names.contains(name) }) { return .found(found.item) }
        let title = folded(name).lowercased()
        if let found = items.first(where: { $0.titles().contains { folded($0).lowercased() == title } }) { return .found(found.item) }
        var faults = Faults()
        faults.unknown(what, name, among: listed ?? items.flatMap(\.names).filter { !$0.contains("#") }, at: nil)
        return .missing(faults.diagnostics[0])
    }
}
