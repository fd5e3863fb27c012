import Diagnostics
import Foundation

extension Course {
    /// The files whose findings may change with some files, besides these themselves: those that link to their lessons, send learners to their sections, or
    /// have an id of theirs.
    public func dependents(of files: Set<String>) -> Set<String> {
        let changed = lessons.filter { files.contains($0.file.name) }
        let paths = files.map { ($0 as NSString).standardizingPath }
        let names = Set(changed.flatMap { [$0.id] + $0.aliases })
        let quizNames = Set(quizzes.filter { files.contains($0.file.name) }.flatMap { [$0.id] + $0.aliases })
        let linking = lessons.filter { lesson in
            lesson.linkedFiles.contains { paths.contains($0) } || !names.isDisjoint(with: [lesson.id] + lesson.aliases)
        }
        let sending = quizzes.filter { quiz in
            quiz.questions.contains { $0.rereads.map { names.contains(String($0.prefix { $0 != "#" })) } ?? false }
                || !quizNames.isDisjoint(with: [quiz.id] + quiz.aliases)
        }
        let isRenamed = misconceptionFiles.contains { files.contains($0.name) }
        let naming = isRenamed ? lessons.filter { !$0.misconceptions.isEmpty }.map(\.file) + quizzes.filter { !$0.misconceptions.isEmpty }.map(\.file) : []
        let telling = misconceptions.filter { names.contains(String($0.rereads.prefix { $0 != "#" })) }.map(\.span.source)
        return Set((naming + telling + linking.map(\.file) + sending.map(\.file)).map(\.name)).subtracting(files)
    }
}

extension Lesson {
    /// The files that links in the lesson name, by standardized path.
    fileprivate var linkedFiles: [String] {
        let folder = enclosingFolder(of: file.name) as NSString
        let links = sections.flatMap(\.blocks).flatMap { block in if case .prose(let prose) = block { prose.links } else { [String]() } }
        return links.map { String($0.prefix { $0 != "#" }) }.filter { !$0.isEmpty && !$0.contains("://") }
            .map { (folder.appendingPathComponent($0) as NSString).standardizingPath }
    }
}
