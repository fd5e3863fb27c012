import Course
import Diagnostics
import Foundation

/// A text that is checked by the workbook and by the compiler.
struct ComparedSnippet: Sendable {
    /// `refused/Builders#assignment`, `cases/g02-assignment-in-builder`, `lessons/containers#3`.
    let name: String
    let text: String
    /// What the author of a fixture says; `nil` where the snippet comes from elsewhere.
    var isMeantToBeAccepted: Bool?

    /// A file's name for the compiler.
    var fileName: String { String(name.map { $0.isLetter || $0.isNumber ? $0 : "_" }) }
}

extension ComparedSnippet {
    private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    static let folder = root.appendingPathComponent("Tests/OracleTests")

    static let all = fixtures("accepted") + fixtures("refused") + course + cases

    /// The snippets of a folder of files; a line `//--- NAME` begins a snippet.
    private static func fixtures(_ kind: String) -> [ComparedSnippet] {
        files(in: folder.appendingPathComponent("Snippets/\(kind)")).flatMap { file, text -> [ComparedSnippet] in
            let parts = text.components(separatedBy: "//--- ").dropFirst()
            return parts.map { part in
                let lines = part.split(separator: "\n", maxSplits: 1, omittingEmptySubsequences: false)
                return ComparedSnippet(
                    name: "\(kind)/\(file)#\(lines[0])", text: lines.count > 1 ? String(lines[1]) : "", isMeantToBeAccepted: kind == "accepted")
            }
        }
    }

    /// What lessons and quizzes show and run, after the declarations that they build on; variables have their first values.
    private static var course: [ComparedSnippet] {
        let course = Course.load(root.path)
        var found: [ComparedSnippet] = []
        for lesson in course.lessons {
            let snippets = lesson.sections.flatMap(\.snippets)
            found += inOrder(snippets, "lessons/\(lesson.id)")
            for section in lesson.exercises {
                guard let drawn = section.exercise, let first = drawn.solution.map({ _ in drawn.filled(firstValues(drawn.variations)) }),
                    let solution = first.solution
                else { continue }
                let scope = snippets.prefix(first.scope).filter { $0.role == .setup }.map(\.code.text) + [first.given?.text].compactMap { $0 }
                found.append(ComparedSnippet(name: "lessons/\(lesson.id)#\(section.id)-solution", text: joined(scope, solution.text)))
            }
        }
        for quiz in course.quizzes {
            for question in quiz.questions {
                found += inOrder(quiz.setup + question.snippets.map { $0.filled(firstValues(question.variations)) }, "quizzes/\(quiz.id)#\(question.id)")
            }
        }
        return found
    }

    private static func firstValues(_ variations: [Variation]) -> [String: String] {
        Dictionary(variations.map { ($0.name, $0.values.first ?? "") }) { first, _ in first }
    }

    private static func inOrder(_ snippets: [Snippet], _ name: String) -> [ComparedSnippet] {
        snippets.enumerated().filter { $0.element.role == .run }.map { index, snippet in
            let scope = snippets[..<index].filter { $0.role == .setup }.map(\.code.text)
            return ComparedSnippet(name: "\(name)-\(snippet.id ?? String(index))", text: joined(scope, snippet.code.text))
        }
    }

    private static func joined(_ earlier: [String], _ text: String) -> String { (earlier + [text]).joined(separator: "\n") }

    /// Acceptance cases, where the folder that holds them lies beside the repository.
    private static var cases: [ComparedSnippet] {
        files(in: root.deletingLastPathComponent().appendingPathComponent("shared/cases")).map { ComparedSnippet(name: "cases/\($0)", text: $1) }
    }

    /// Swift files of a folder by name, without the extension; none where there is no such folder.
    private static func files(in folder: URL) -> [(name: String, text: String)] {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        return names.filter { $0.hasSuffix(".swift") }.sorted().compactMap { name in
            (try? String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8)).map { (String(name.dropLast(".swift".count)), $0) }
        }
    }
}
