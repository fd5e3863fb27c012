import Course
import Foundation
import GRDB

extension ProgressStore {
    /// What has been done of a quiz, under its id or any of its aliases.
    public func progress(of quiz: Quiz) -> QuizProgress {
        read(QuizProgress()) { db in
            var progress = QuizProgress()
            for name in quiz.names {
                let seen = try Int64.fetchOne(db.cachedStatement(sql: "SELECT seen FROM quiz WHERE name = ?"), arguments: [name])
                progress.lastSeen = [progress.lastSeen, seen.map { Date(milliseconds: $0) }].compactMap(\.self).max()
            }
            guard progress.lastSeen != nil else { return progress }
            func row(_ query: String) throws -> Row? {
                try Row.fetchOne(db.cachedStatement(sql: Self.attempts(of: quiz) + query), arguments: StatementArguments(quiz.names))
            }
            if let row = try row("SELECT count(score) AS ended, ifnull(max(passed), 0) AS passed FROM attempts") {
                (progress.attempts, progress.isPassed) = (try row.value("ended"), try row.value("passed"))
            }
            // Of no points, all were reached.
            if let row = try row("SELECT * FROM attempts WHERE score NOTNULL ORDER BY ifnull(score / nullif(max, 0), 1) DESC, score DESC, id LIMIT 1") {
                progress.best = .init(score: try row.value("score"), max: try row.value("max"), passed: try row.value("passed"))
            }
            if let row = try row("SELECT * FROM attempts WHERE began NOTNULL ORDER BY began DESC, id DESC LIMIT 1"), try !row.value("closed") {
                let id: String = try row.value("id")
                progress.open = .init(id: id, seed: try row.value("seed"), replies: try Self.replies(of: id, in: quiz, db))
            }
            return progress
        }
    }

    /// The attempts of a quiz: one that was continued after the quiz's id changed has a row under each.
    private static func attempts(of quiz: Quiz) -> String {
        """
        WITH attempts AS (
            SELECT id, max(seed) AS seed, min(began) AS began, max(closed) AS closed, max(score) AS score, max(max) AS max, max(passed) AS passed
            FROM attempt WHERE quiz IN (\(databaseQuestionMarks(count: quiz.names.count))) GROUP BY id
        )

        """
    }

    private static func replies(of attempt: String, in quiz: Quiz, _ db: Database) throws -> [QuizProgress.Reply] {
        let statement = try db.cachedStatement(
            sql: """
                SELECT event.sequence AS sequence, content FROM reply JOIN event ON event.sequence = reply.event
                WHERE quiz = ? AND attempt = ? ORDER BY reply.time, event
                """)
        let entries = try quiz.names.flatMap { try Row.fetchAll(statement, arguments: [$0, attempt]).map(EventLog.entry) }
        return entries.sorted { ($0.event.time, $0.sequence) < ($1.event.time, $1.sequence) }.compactMap { QuizProgress.Reply($0.event, in: quiz) }
    }
}

extension QuizProgress.Reply {
    fileprivate init?(_ event: Event, in quiz: Quiz) {
        switch event.kind {
        case .answered(.question(_, let name), let reply, let verdict, let score, _, _):
            self.init(question: quiz.question(named: name)?.id ?? name, reply: reply, isSkipped: false, verdict: verdict, score: score)
        case .skipped(.question(_, let name), _):
            self.init(question: quiz.question(named: name)?.id ?? name, reply: "", isSkipped: true, verdict: nil, score: nil)
        default: return nil
        }
    }
}
