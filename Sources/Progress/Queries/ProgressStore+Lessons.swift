import Foundation
import GRDB

extension ProgressStore {
    /// What has been done of a lesson, under its id or any of its aliases.
    public func progress(of lesson: LessonOutline) -> LessonProgress {
        read(LessonProgress()) { db in
            var progress = LessonProgress()
            for name in lesson.names {
                try Self.addVisits(of: name, in: lesson, to: &progress, db)
            }
            for name in lesson.names + lesson.formerLessons {
                try Self.addSections(of: name, in: lesson, to: &progress, db)
            }
            let answers = try Self.answers(to: lesson, db)
            for section in lesson.sections {
                for item in section.items(in: lesson) {
                    let isSolved = answers[item]
                    progress.questions += 1
                    progress.answered += isSolved == nil ? 0 : 1
                    progress.correct += isSolved == true ? 1 : 0
                    guard case .exercise = item else { continue }
                    progress.exercises += 1
                    guard isSolved == true else { continue }
                    progress.exercisesSolved += 1
                    progress.sections[section.id] = .solved
                }
            }
            return progress
        }
    }

    /// Takes in what is known under one of the lesson's names.
    private static func addVisits(of name: String, in lesson: LessonOutline, to progress: inout LessonProgress, _ db: Database) throws {
        let statement = try db.cachedStatement(sql: "SELECT section, step, finished, seen FROM lesson WHERE name = ?")
        guard let row = try Row.fetchOne(statement, arguments: [name]) else { return }
        let seen = Date(milliseconds: try row.value("seen"))
        if try row.value("finished") { progress.isFinished = true }
        if progress.lastSeen.map({ $0 < seen }) ?? true {
            progress.lastSeen = seen
            let section: String? = try row.optional("section")
            progress.place = try section.flatMap(lesson.sections.named).map { .init(section: $0.id, step: try row.value("step")) }
        }
    }

    /// Marks the sections that were seen under one name of the lesson, or in a lesson that they once were in.
    private static func addSections(of name: String, in lesson: LessonOutline, to progress: inout LessonProgress, _ db: Database) throws {
        for section in try String.fetchAll(db.cachedStatement(sql: "SELECT name FROM section WHERE lesson = ?"), arguments: [name]) {
            if let section = lesson.section(section, of: name) { progress.sections[section.id] = .seen }
        }
    }

    /// Whether items of the lesson were answered correctly, for those that were answered.
    private static func answers(to lesson: LessonOutline, _ db: Database) throws -> [Item: Bool] {
        var answers: [Item: Bool] = [:]
        for name in lesson.names + lesson.formerLessons {
            let statement = try db.cachedStatement(sql: "SELECT name, solved FROM item WHERE subject = ?")
            for row in try Row.fetchAll(statement, arguments: [Subject.lesson(name)]) {
                guard let item = Item(try row.value(at: 0))?.renamed(in: lesson) else { continue }
                let isSolved: Bool = try row.value(at: 1)
                answers[item] = isSolved || answers[item] == true
            }
        }
        return answers
    }
}
