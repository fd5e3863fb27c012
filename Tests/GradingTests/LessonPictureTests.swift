import Course
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
    /// A view of a lesson's snippet.
    struct Shown: CustomTestStringConvertible, Sendable {
        let testDescription: String
        let cells: String
        let svg: String
        /// The nodes that have a place, parents first.
        let nodes: [ResolvedReport]
    }

    static let shown: [Shown] = {
        var shown: [Shown] = []
        for lesson in Course.load(repository).lessons {
            let playground = Playground()
            for snippet in lesson.sections.flatMap(\.snippets) {
                let outcome = snippet.run(in: playground, window: lesson.window)
                guard outcome.status == .done, let roots = playground.report.steps.last?.resolved, !roots.isEmpty else { continue }
                let placed = roots.flatMap(\.all).filter { $0.frame?.isFinite ?? false }
                shown.append(
                    Shown(
                        testDescription: "\(lesson.id), line \(snippet.span.start.line)", cells: playground.text(.picture) ?? "",
                        svg: playground.text(.svg) ?? "",
                        nodes: placed))
            }
        }
        return shown
    }()

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
