import Course
import Progress

/// A misconception that a learner probably has, in JSON.
struct ShownMisconception: Encodable {
    let id, title, see: String
    let count: Int

    /// Those of the course, the most frequent first.
    static func all(_ progress: ProgressStore, _ course: Course) -> [ShownMisconception] {
        progress.misconceptions().compactMap { counted in
            course.misconception(named: counted.name).map { ShownMisconception(id: $0.id, title: $0.title, see: $0.rereads, count: counted.count) }
        }
    }
}
