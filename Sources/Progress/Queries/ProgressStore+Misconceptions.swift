import GRDB

/// How often a learner showed a misconception in answers that weren't put right since.
public struct MisconceptionCount: Equatable, Codable, Sendable {
    /// The misconception's id.
    public let name: String
    public let count: Int

    public init(name: String, count: Int) { (self.name, self.count) = (name, count) }
}

extension ProgressStore {
    /// The misconceptions that the learner probably still has, the most frequent first.
    public func misconceptions() -> [MisconceptionCount] {
        read([]) { db in
            // An item that was answered correctly since is put right.
            let sql = """
                SELECT misconception.name, count(*) FROM misconception JOIN item ON item.name = misconception.item
                WHERE item.verdict <> 'correct' GROUP BY misconception.name ORDER BY count(*) DESC, max(misconception.event) DESC
                """
            return try Row.fetchAll(db.cachedStatement(sql: sql)).map { MisconceptionCount(name: try $0.value(at: 0), count: try $0.value(at: 1)) }
        }
    }
}
