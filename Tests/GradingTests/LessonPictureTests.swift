import Course
import Diagnostics
import Foundation
import Playground
import Testing
import ViewReport

@testable import Grading

#if canImport(FoundationXML)
    import FoundationXML
#endif

/// Both pictures of every view that a lesson shows.
@Suite struct LessonPictureTests {
    /// A view of a lesson's snippet or exercise.
    struct Shown: CustomTestStringConvertible, Sendable {
        let testDescription: String
        let cells: String
        let svg: String
        /// The nodes that have a place, parents first.
        let nodes: [ResolvedReport]
    }

    static let shown: [Shown] = Course.load(repository).lessons.flatMap { lesson in
        let playground = Playground()
        var shown: [Shown] = []
        for (index, snippet) in lesson.sections.flatMap(\.snippets).enumerated() {
            shown += views(of: lesson, before: index, in: playground)
            if snippet.run(in: playground, window: lesson.window).status == .done { shown += views(in: playground, at: snippet.span, of: lesson) }
        }
        return shown + views(of: lesson, before: lesson.sections.flatMap(\.snippets).count, in: playground)
    }

    /// What starters, solutions and mistakes of the exercises show that stand before a snippet.
    private static func views(of lesson: Lesson, before index: Int, in scope: Playground) -> [Shown] {
        lesson.exercises.compactMap(\.exercise).filter { $0.scope == index }.flatMap { exercise in
            ([exercise.starter, exercise.solution] + exercise.mistakes.map(\.code)).compactMap { $0 }.flatMap { code in
                let playground = scope.fork()
                return playground.enter(code.source).status == .done ? views(in: playground, at: code.span, of: lesson) : []
            }
        }
    }

    private static func views(in playground: Playground, at span: Span, of lesson: Lesson) -> [Shown] {
        guard let roots = playground.report.steps.last?.resolved, !roots.isEmpty else { return [] }
        return [
            Shown(
                testDescription: "\(lesson.id), line \(span.start.line)", cells: playground.text(.picture) ?? "", svg: playground.text(.wireframe) ?? "",
                nodes: roots.flatMap(\.all).filter { $0.frame?.isFinite ?? false })
        ]
    }

    private static let repository =
        URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent().path

    @Test func thereAreManyViews() {
        #expect(Self.shown.count > 100)
    }

    @Test(arguments: shown) func svg(_ view: Shown) throws {
        let titles = Titles()
        let parser = XMLParser(data: Data(view.svg.utf8))
        parser.delegate = titles
        #expect(parser.parse(), "\(parser.parserError.map(String.init(describing:)) ?? "") in \(view.svg)")
        #expect(titles.texts.count == view.nodes.count)
        for (node, title) in zip(view.nodes, titles.texts) {
            #expect(title.hasPrefix(node.view + (node.text.map { " \"\($0.prefix(3))" } ?? "")), "\(title)")
        }
    }

    /// Every view's name is in the picture or below it, and every line of text that nothing else covers.
    @Test(arguments: shown) func terminal(_ view: Shown) {
        #expect(view.cells.split(separator: "\n").count > 1)
        for node in view.nodes where node.text == nil {
            #expect(view.cells.contains(node.view), "\(node.view) in\n\(view.cells)")
        }
    }

    /// The texts of the `title` elements in order.
    private final class Titles: NSObject, XMLParserDelegate {
        private(set) var texts: [String] = []
        private var isInside = false

        func parser(
            _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?, attributes: [String: String] = [:]
        ) {
            isInside = name == "title"
            if isInside { texts.append("") }
        }

        func parser(_ parser: XMLParser, foundCharacters text: String) {
            if isInside { texts[texts.count - 1] += text }
        }

        func parser(_ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?) { isInside = false }
    }
}

extension ResolvedReport {
    /// The node and all inside it.
    fileprivate var all: [ResolvedReport] { [self] + children.flatMap(\.all) }
}

extension Frame {
    fileprivate var isFinite: Bool { [x, y, x + width, y + height].allSatisfy(\.isFinite) }
}
