import Course
import Progress

extension Session {
    /// What is said before the first prompt: where the learner left off and what is due, or how to begin.
    public func greeting() -> [Output] {
        var lines = [StyledText(say(.tagline), .strong)]
        switch resumption {
        case .place(_, let place)?: lines.append(StyledText(say(.enterResumes(place))))
        case .lesson(let lesson)?: lines.append(StyledText(say(.enterBegins(lesson.id, isFirst: lesson.id == course.lessons.first?.id))))
        case nil: break
        }
        let due = dueCount
        if due > 0 { lines.append(StyledText(say(.reviewsDue(due)))) }
        lines.append(StyledText(say(.greetingCommands)))
        return takeNotices() + [.text(lines.flatMap { $0.wrapped(to: options.width) })]
    }

    /// How many cards of the course are due.
    var dueCount: Int { progress.hasDue(on: options.now()) ? progress.dueCount(in: outline, on: options.now()) : 0 }

    /// Where a learner goes on.
    private enum Resumption {
        /// A lesson or quiz that was left: `containers 4/23`, or `quiz layout 3/20`.
        case place(StudyPlace, String)
        /// A lesson to begin: the one behind the lesson that ended last, or the first.
        case lesson(Lesson)
    }

    /// The lessons and quizzes that the learner used, the last first.
    var studyPlaces: [StudyPlace] { progress.latestPlaces(in: CourseOutline(namesOf: course)).compactMap { StudyPlace($0, in: course) } }

    private var resumption: Resumption? {
        for place in studyPlaces {
            if let label = label(of: place) { return .place(place, label) }
            guard case .lesson(let ended) = place, let next = course.lessons.drop(while: { $0.id != ended.id }).dropFirst().first else { continue }
            return label(of: .lesson(next)).map { .place(.lesson(next), $0) } ?? .lesson(next)
        }
        return course.lessons.first.map(Resumption.lesson)
    }

    /// Where in a lesson or quiz the learner left off; nil where it isn't open.
    private func label(of place: StudyPlace) -> String? {
        switch place {
        case .lesson(let lesson):
            let progress = progress.progress(of: LessonOutline(lesson))
            guard isOpen(lesson, progress), let place = progress.place, let index = lesson.sections.firstIndex(where: { $0.id == place.section }) else {
                return nil
            }
            return "\(lesson.id) \(index + 1)/\(lesson.sections.count)"
        case .quiz(let quiz):
            guard let open = progress.progress(of: QuizOutline(quiz)).open, !open.replies.isEmpty else { return nil }
            return say(.quizPlace(quiz.id, open.replies.count, of: quiz.askedCount))
        }
    }

    /// Whether a lesson goes on where the learner left off: one that is finished does where that is an exercise before its end that isn't solved.
    func isOpen(_ lesson: Lesson, _ progress: LessonProgress) -> Bool {
        guard progress.isFinished else { return true }
        guard let place = progress.place, let section = lesson.section(named: place.section), section.id != lesson.sections.last?.id else { return false }
        return section.exercise != nil && progress.sections[section.id] != .solved
    }

    /// Goes on where the learner left off; at the next or the first lesson where that is nowhere.
    public func resumeLatest() -> [Output] {
        switch resumption {
        case .place(.lesson(let lesson), _)?, .lesson(let lesson)?: open(lesson.id)
        case .place(.quiz(let quiz), _)?: takeQuiz(quiz.id)
        case nil: listing()
        }
    }

    /// What `:next` goes on with, where Enter doesn't, since the learner entered something.
    var resumptionByNext: Output? {
        switch resumption {
        case .place(_, let place)?: remark(.nextResumes(place))
        case .lesson(let lesson)?: remark(.nextBegins(lesson.id))
        case nil: nil
        }
    }

    /// The lessons and quizzes, each with how far the learner is.
    func listing() -> [Output] {
        // Which files are broken shows only where all of them are read.
        let broken = course.brokenFiles
        guard !(course.lessons.isEmpty && course.quizzes.isEmpty && broken.isEmpty) else {
            return [failure("no-course", .noLessonsHere, help: .startWithCourse)]
        }
        let lessons = course.lessons.map { lesson in
            let progress = progress.progress(of: LessonOutline(lesson))
            let solved = lesson.exercises.isEmpty ? "" : say(.exerciseCount(progress.exercisesSolved, of: lesson.exercises.count))
            let seen = "\(progress.sections.count)/\(lesson.sections.count)"
            let short = lesson.exercises.isEmpty ? [seen] : [seen, "\(progress.exercisesSolved)/\(lesson.exercises.count)"]
            return Row(mark: progress.mark, id: lesson.id, title: lesson.title, counts: [say(.sectionCount(seen)), solved], shortCounts: short)
        }
        return [.text(rows(lessons, under: .lessonsTitle(options.commands)) + quizRows + misconceptionList + rows(of: broken))]
    }

    /// The quizzes, each with how far the learner is.
    var quizRows: [StyledText] {
        let quizzes = course.quizzes.map { quiz in
            let progress = progress.progress(of: QuizOutline(quiz))
            let counts = progress.best.map { [say(.bestScore($0.score, of: $0.max))] } ?? [say(.questionCount(quiz.askedCount))]
            return Row(mark: progress.mark, id: quiz.id, title: quiz.title, counts: counts, shortCounts: nil)
        }
        return rows(quizzes, under: .quizzesTitle(options.commands))
    }

    /// Files that can't be shown, or not wholly.
    private func rows(of files: [BrokenFile]) -> [StyledText] {
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
        /// Without words, where those don't fit: the title says what is counted.
        let shortCounts: [String]?
    }

    private func rows(_ rows: [Row], under title: Phrase) -> [StyledText] {
        guard !rows.isEmpty else { return [] }
        let (ids, titles) = (rows.map { StyledText($0.id).width }.max() ?? 0, rows.map { StyledText($0.title).width }.max() ?? 0)
        func padded(_ text: String, to width: Int) -> String { text + String(repeating: " ", count: max(0, width - StyledText(text).width) + 2) }
        func lines(isShort: Bool) -> [StyledText] {
            rows.map { row in
                let counts = (isShort ? row.shortCounts ?? row.counts : row.counts).filter { !$0.isEmpty }.joined(separator: " · ")
                let mark = StyledText("  \(row.mark.sign) ", row.mark == .done ? .added : .mark)
                return mark + StyledText(padded(row.id, to: ids), .code) + StyledText(padded(row.title, to: titles)) + StyledText(counts, .mark)
            }
        }
        let full = lines(isShort: false)
        guard full.contains(where: { $0.width > options.width }), rows[0].shortCounts != nil else { return [StyledText(say(title), .heading)] + full }
        return [StyledText(say(title), .heading) + StyledText(say(.countsTitle), .mark)] + lines(isShort: true)
    }

    /// Leaves what is open: the scratch scope, a quiz or a review; else the session.
    func leave() -> [Output] {
        if let outputs = leaveScratchScope() { return outputs }
        switch state.pending {
        case .quiz(let run):
            guard run.attempt != nil else { return leaveRepeat() }
            close(run)
            return [remark(.quizKept(options.commands.quiz(run.prepared.quiz.id)))] + askPredictionAgain()
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
