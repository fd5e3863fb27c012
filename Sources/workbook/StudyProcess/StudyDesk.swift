import Foundation
import Progress
import Session
import Terminal

/// Answers what the session's process asks: it has the files, the editor and the learner's record.
final class StudyDesk {
    private let progress: ProgressStore
    private let surroundings: ProgramSurroundings
    private let context: Context
    /// As the session said.
    private var course: CourseOutline?

    init(progress: ProgressStore, surroundings: ProgramSurroundings = .init(), context: Context) {
        (self.progress, self.surroundings, self.context) = (progress, surroundings, context)
    }

    func answer(_ question: StudyQuestion) -> StudyAnswer {
        switch question {
        case .read(let path): read(path)
        case .load(let path): load(path)
        case .edit(let text): .edited(context.console.isInteractive ? Editor(console: context.console, environment: context.environment).edit(text) : nil)
        case .notices: .record(trouble: progress.notices, isSaving: progress.isSaving)
        case .lesson(let lesson): .lesson(progress.progress(of: lesson))
        case .quiz(let quiz): .quiz(progress.progress(of: quiz))
        case .latestPlaces(let course): .places(progress.latestPlaces(in: course))
        case .lastReply(let lesson, let section): .reply(progress.lastReply(to: section, of: lesson))
        case .hintCount(let lesson, let section): .count(progress.hintCount(of: section, in: lesson))
        case .hasDue(let date): .truth(progress.hasDue(on: date))
        case .course(let outline): open(outline)
        case .cards: .cards(course.map { progress.cards(in: $0) } ?? [])
        case .reviewCards(let isCram, let date): .cards(course.map { progress.reviewCards(in: $0, isCram: isCram, on: date) } ?? [])
        case .dueCount(let date): .count(course.map { progress.dueCount(in: $0, on: date) } ?? 0)
        case .statistics(let date): .statistics(course.map { progress.statistics(in: $0, on: date) })
        case .misconceptions: .misconceptions(progress.misconceptions())
        case .record(let event): .record(trouble: progress.record(event.kind).map { [$0] } ?? [], isSaving: progress.isSaving)
        }
    }

    /// Answers a question of a session that does again what it did before: what happened is recorded already.
    func answerAgain(_ question: StudyQuestion) -> StudyAnswer {
        if case .record = question { .record(trouble: [], isSaving: progress.isSaving) } else { answer(question) }
    }

    private func open(_ course: CourseOutline) -> StudyAnswer {
        self.course = course
        return .truth(true)
    }

    private func read(_ path: String) -> StudyAnswer {
        reading(path) {
            let source = try SourceFile.read(context.expandingHome(path))
            return .text(name: source.name, source.text)
        }
    }

    private func load(_ path: String) -> StudyAnswer {
        reading(path) { .program(LoadedProgram(try surroundings.around(Program.read(context.expandingHome(path))))) }
    }

    private func reading(_ path: String, _ work: () throws -> StudyAnswer) -> StudyAnswer {
        do {
            return try work()
        } catch {
            return .unreadable((error as? Failure)?.diagnostics(in: context.language).first ?? .init(.error, "unreadable-file", "`\(path)` can't be read"))
        }
    }
}
