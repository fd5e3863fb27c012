import Course
import Foundation
import Progress
import Session
import Terminal

/// Answers what the session's process asks: it has the files, the editor and the learner's record.
struct StudyDesk {
    let course: Course
    let progress: ProgressStore
    let context: Context

    func answer(_ question: StudyQuestion) -> StudyAnswer {
        switch question {
        case .read(let path): read(path)
        case .edit(let text): .edited(context.console.isInteractive ? Editor(console: context.console, environment: context.environment).edit(text) : nil)
        case .lesson(let id): .lesson(course.lessons.first { $0.id == id }.map { progress.progress(of: $0) } ?? .nothing)
        case .quiz(let id): .quiz(course.quizzes.first { $0.id == id }.map { progress.progress(of: $0) } ?? .nothing)
        case .latestPlace:
            .place(
                progress.latestPlace(in: course).map { place in
                    switch place {
                    case .lesson(let lesson): .lesson(lesson.id)
                    case .quiz(let quiz): .quiz(quiz.id)
                    }
                })
        case .cards: .cards(progress.cards(in: course))
        case .reviewCards(let isCram, let date): .cards(progress.reviewCards(in: course, isCram: isCram, on: date))
        case .dueCount(let date): .count(progress.dueCount(in: course, on: date))
        case .statistics(let date): .statistics(progress.statistics(in: course, on: date))
        case .record(let event): .record(trouble: progress.record(event.kind).map { [$0] } ?? [], isSaving: progress.isSaving)
        case .state: .record(trouble: progress.notices, isSaving: progress.isSaving)
        }
    }

    /// Answers a question of a session that does again what it did before: what happened is recorded already.
    func answerAgain(_ question: StudyQuestion) -> StudyAnswer {
        if case .record = question { answer(.state) } else { answer(question) }
    }

    private func read(_ path: String) -> StudyAnswer {
        do {
            let source = try SourceFile.read(context.expandingHome(path))
            return .text(name: source.name, source.text)
        } catch {
            return .unreadable((error as? Failure)?.diagnostics.first ?? .init(.error, "unreadable-file", "`\(path)` can't be read"))
        }
    }
}
