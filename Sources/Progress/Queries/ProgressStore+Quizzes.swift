import Foundation
import GRDB

extension ProgressStore {
    /// What has been done of a quiz, under its id or any of its aliases.
    public func progress(of quiz: QuizOutline) -> QuizProgress {
        read(QuizProgress()) { db in
            var progress = QuizProgress()
            var attempts: [String: Attempt] = [:]
            for name in quiz.names {
                let seen = try Int64.fetchOne(db.cachedStatement(sql: "SELECT seen FROM quiz WHERE name = ?"), arguments: [name])
                progress.lastSeen = [progress.lastSeen, seen.map { Date(milliseconds: $0) }].compactMap(\.self).max()
                let rows = try Row.fetchCursor(
                    db.cachedStatement(sql: "SELECT id, seed, began, closed, score, max, passed FROM attempt WHERE quiz = ?"), arguments: [name])
                while let row = try rows.next() {
                    let attempt = try Attempt(row)
                    attempts[attempt.id] = attempts[attempt.id]?.merged(with: attempt) ?? attempt
                }
            }
            let results = attempts.values.compactMap(\.result)
            progress.attempts = results.count
            progress.isPassed = results.contains(where: \.passed)
            progress.best = results.max { ($0.share, $0.score) < ($1.share, $1.score) }
            if let newest = attempts.values.filter({ $0.began != nil }).max(by: { ($0.began ?? 0, $0.id) < ($1.began ?? 0, $1.id) }), !newest.isClosed {
                progress.open = .init(id: newest.id, seed: newest.seed ?? "", replies: try Self.replies(of: newest.id, in: quiz, db))
            }
            return progress
        }
    }

    private static func replies(of attempt: String, in quiz: QuizOutline, _ db: Database) throws -> [QuizProgress.Reply] {
        let statement = try db.cachedStatement(
            sql: """
                SELECT event.sequence AS sequence, content FROM reply JOIN event ON event.sequence = reply.event
                WHERE quiz = ? AND attempt = ? ORDER BY reply.time, event
                """)
        let entries = try quiz.names.flatMap { try Row.fetchAll(statement, arguments: [$0, attempt]).map(EventLog.entry) }
        return entries.sorted { ($0.event.time, $0.sequence) < ($1.event.time, $1.sequence) }.compactMap { QuizProgress.Reply($0.event, in: quiz) }
    }
}

/// A row of the table `attempt`, in the order of its columns: a quiz may have hundreds.
private struct Attempt {
    let id: String
    var seed: String?
    /// Milliseconds.
    var began: Int64?
    var isClosed: Bool
    var result: QuizProgress.Result?

    init(_ row: Row) throws {
        (id, seed, began, isClosed) = (try row.value(at: 0), try row.optional(at: 1), try row.optional(at: 2), try row.value(at: 3))
        guard let score: Double = try row.optional(at: 4) else { return }
        result = .init(score: score, max: try row.value(at: 5), passed: try row.value(at: 6))
    }

    /// The attempt as it was continued after the quiz's id changed.
    func merged(with other: Attempt) -> Attempt {
        var merged = self
        merged.seed = seed ?? other.seed
        merged.began = began ?? other.began
        merged.isClosed = isClosed || other.isClosed
        merged.result = result ?? other.result
        return merged
    }
}

extension QuizProgress.Result {
    /// The share of the points; all of none.
    fileprivate var share: Double { max > 0 ? score / max : 1 }
}

extension QuizProgress.Reply {
    fileprivate init?(_ event: Event, in quiz: QuizOutline) {
        switch event.kind {
        case .answered(.question(_, let name), let reply, let verdict, let score, _, _):
            self.init(question: quiz.questions.named(name)?.id ?? name, reply: reply, isSkipped: false, verdict: verdict, score: score)
        case .skipped(.question(_, let name), _):
            self.init(question: quiz.questions.named(name)?.id ?? name, reply: "", isSkipped: true, verdict: nil, score: nil)
        default: return nil
        }
    }
}
