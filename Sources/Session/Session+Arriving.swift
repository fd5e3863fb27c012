import Course
import Progress

extension Session {
    /// What is said before the first prompt: where the learner left off and what is due, or how to begin.
    public func greeting() -> [Output] {
        var lines = [StyledText(say(.tagline), .strong)]
        if let place = latestPlace {
            lines.append(StyledText(say(.enterResumes(place))))
        } else if let first = course.lessons.first {
            lines.append(StyledText(say(.enterBegins(first.id))))
        }
        let due = progress.dueCount(in: outline, on: options.now())
        if due > 0 { lines.append(StyledText(say(.reviewsDue(due)))) }
        lines.append(StyledText(say(.greetingCommands)))
        return takeNotices() + [.text(lines.flatMap { $0.wrapped(to: options.width) })]
    }

    /// The lesson or quiz where the learner left off.
    var latestStudyPlace: StudyPlace? { progress.latestPlace(in: outline).flatMap { StudyPlace($0, in: course) } }

    /// `containers 4/23`, or `quiz layout 3/20`.
    private var latestPlace: String? {
        switch latestStudyPlace {
        case .lesson(let lesson)?:
            let progress = progress.progress(of: LessonOutline(lesson))
            guard !progress.isFinished, let place = progress.place, let index = lesson.sections.firstIndex(where: { $0.id == place.section }) else {
                return nil
            }
            return "\(lesson.id) \(index + 1)/\(lesson.sections.count)"
        case .quiz(let quiz)?:
            guard let open = progress.progress(of: QuizOutline(quiz)).open, !open.replies.isEmpty else { return nil }
            return say(.quizPlace(quiz.id, open.replies.count, of: quiz.askedCount))
        case nil: return nil
        }
    }

    /// Goes on where the learner left off; at the first lesson where that is nowhere.
    public func resumeLatest() -> [Output] {
        guard latestPlace != nil else { return course.lessons.first.map { open($0.id) } ?? listing() }
        switch latestStudyPlace {
        case .lesson(let lesson)?: return open(lesson.id)
        case .quiz(let quiz)?: return takeQuiz(quiz.id)
        case nil: return []
        }
    }

    /// The lessons and quizzes, each with how far the learner is.
    func listing() -> [Output] {
        guard !(course.lessons.isEmpty && course.quizzes.isEmpty && course.brokenFiles.isEmpty) else {
            return [failure("no-course", .noLessonsHere, help: .startWithCourse)]
        }
        let lessons = course.lessons.map { lesson in
            let progress = progress.progress(of: LessonOutline(lesson))
            let solved = lesson.exercises.isEmpty ? "" : say(.exerciseCount(progress.exercisesSolved, of: lesson.exercises.count))
            let seen = "\(progress.sections.count)/\(lesson.sections.count)"
            return Row(mark: progress.mark, id: lesson.id, title: lesson.title, counts: [say(.sectionCount(seen)), solved])
        }
        let quizzes = course.quizzes.map { quiz in
            let progress = progress.progress(of: QuizOutline(quiz))
            let counts = progress.best.map { [say(.bestScore($0.score, of: $0.max))] } ?? [say(.questionCount(quiz.askedCount))]
            return Row(mark: progress.mark, id: quiz.id, title: quiz.title, counts: counts)
        }
        return [.text(rows(lessons, under: .lessonsTitle) + rows(quizzes, under: .quizzesTitle) + misconceptionList + brokenRows)]
    }

    /// Files that can't be shown, or not wholly.
    private var brokenRows: [StyledText] {
        let files = course.brokenFiles
        guard !files.isEmpty else { return [] }
        let rows = files.map { file in
            let count = StyledText("  \(say(.faultCount(file.errors.count)))", .mark)
            return StyledText("  ! ", .removed) + StyledText(file.path.withoutControlSequences, .code) + count
        }
        return [StyledText(say(.brokenTitle), .heading)] + rows
    }

    private struct Row {
        let mark: Mark
        let id, title: String
        let counts: [String]
    }

    private func rows(_ rows: [Row], under title: Phrase) -> [StyledText] {
        guard !rows.isEmpty else { return [] }
        let (ids, titles) = (rows.map { StyledText($0.id).width }.max() ?? 0, rows.map { StyledText($0.title).width }.max() ?? 0)
        func padded(_ text: String, to width: Int) -> String { text + String(repeating: " ", count: max(0, width - StyledText(text).width) + 2) }
        return [StyledText(say(title), .heading)]
            + rows.map { row in
                let counts = row.counts.filter { !$0.isEmpty }.joined(separator: " · ")
                let mark = StyledText("  \(row.mark.sign) ", row.mark == .done ? .added : .mark)
                return mark + StyledText(padded(row.id, to: ids), .code) + StyledText(padded(row.title, to: titles)) + StyledText(counts, .mark)
            }
    }

    /// Leaves what is open: the scratch scope, a quiz or a review; else the session.
    func leave() -> [Output] {
        if let outputs = leaveScratchScope() { return outputs }
        switch state.pending {
        case .quiz(let run):
            close(run)
            return [remark(.quizKept(run.prepared.quiz.id))]
        case .review:
            leaveReview()
            return [remark(.reviewLeft)] + (isOver ? [] : whereabouts())
        case .predictions, nil:
            isOver = true
            return []
        }
    }
}

extension Mark {
    /// ✓, ◐ or ○.
    public var sign: String {
        switch self {
        case .done: "✓"
        case .begun: "◐"
        case .none: "○"
        }
    }
}
