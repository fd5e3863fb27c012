import Course
import Diagnostics
import Foundation

/// Checks files of a course whenever one is saved, and with it what depends on it, until Ctrl-C.
struct CourseWatch {
    let checker: CourseChecker
    let context: Context

    /// Seconds between looks at the files: editors replace files, so a handle on one says nothing of the next.
    static let interval = 0.2

    /// - Parameters:
    ///   - first: what was on the disk when all was checked.
    ///   - checked: called with the outcome of each check.
    func run(since first: SavedVersions, _ checked: (CourseChecker.Outcome) -> Void) {
        var known = first
        announce(checker.files.groups.count)
        while !context.console.isClosed {
            Thread.sleep(forTimeInterval: Self.interval)
            let groups = checker.files.groups
            let now = SavedVersions(of: groups.flatMap(\.self))
            guard now != known else { continue }
            let concerned = concerned(by: now.changed(since: known), among: groups)
            known = now
            checked(checker.check(concerned))
            announce(groups.count)
        }
    }

    /// The changed files with their translations, and the files whose findings they may change.
    private func concerned(by changed: Set<String>, among groups: [[String]]) -> [[String]] {
        let own = Set(groups.filter { !changed.isDisjoint(with: $0) }.flatMap(\.self)).union(changed)
        let all = own.union(context.readCourse(checker.named).dependents(of: own))
        return groups.filter { !all.isDisjoint(with: $0) }
    }

    private func announce(_ count: Int) { context.console.report(context.say(.watchingCourse(count)) + "\n") }
}
