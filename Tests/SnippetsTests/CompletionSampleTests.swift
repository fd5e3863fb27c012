import Diagnostics
import Foundation
import SwiftParser
import SwiftSyntax
import Testing

@testable import SwiftChecker

/// Completion in snippets that were written for other ends: the text is cut before a name, and that name should be among what is offered.
@Suite struct CompletionSampleTests {
    /// `COMPLETION_STEP=1` tries every name.
    private static let step = ProcessInfo.processInfo.environment["COMPLETION_STEP"].flatMap(Int.init) ?? 499

    /// What is declared below the cursor is known where the whole text is there, and else missing. Of about a hundred names each counts one hundredth.
    @Test(arguments: [(isCut: false, share: 0.96), (isCut: true, share: 0.93)]) func offersTheNamesThatFollow(isCut: Bool, share: Double) {
        let samples = Sample.every(Self.step, isCut: isCut)
        let missed = onLargeStack { samples.filter { !$0.isOffered } }
        #expect(samples.count > 50)
        #expect(Double(samples.count - missed.count) >= share * Double(samples.count), "\(missed.map(\.description).joined(separator: "\n"))")
    }

    /// Nothing crashes or hangs, whatever the text ends with.
    @Test func takesAnyPrefix() {
        onLargeStack {
            for (index, text) in Sample.texts.enumerated() {
                for offset in stride(from: index % 7 * Self.step, through: text.utf8.count, by: Self.step * 7) {
                    let prefix = String(decoding: Array(text.utf8)[..<offset], as: UTF8.self)
                    guard prefix.utf8.count == offset else { continue }
                    let found = Completions.of(prefix, at: offset, after: [], over: .forTests)
                    #expect(found.replacing.upperBound == offset)
                    #expect(Set(found.items.map(\.text)).count == found.items.count)
                    #expect(!found.items.contains { $0.text.contains(CursorPlace.placeholder) })
                }
            }
        }
    }
}

/// A name in a text.
private struct Sample: CustomStringConvertible {
    let text: String
    let offset: Int
    let name: String

    var isOffered: Bool { Completions.of(text, at: offset, after: [], over: .forTests).items.contains { $0.text == name } }
    var description: String {
        "…\(String(decoding: Array(text.utf8)[..<offset], as: UTF8.self).suffix(90).split(separator: "\n").joined(separator: "⏎")) \(name)"
    }

    static let texts: [String] = {
        let tests = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        let files = FileManager.default.enumerator(at: tests.appendingPathComponent("PlaygroundTests/Articles"), includingPropertiesForKeys: nil)
        let articles = (files?.compactMap { $0 as? URL } ?? []).filter { $0.pathExtension == "swift" && !$0.path.contains("/Refused/") }
        return articles.sorted { $0.path < $1.path }.compactMap { try? String(contentsOf: $0, encoding: .utf8) }
    }()

    /// Every so many-th name of all texts: the text without it, or cut before it.
    static func every(_ count: Int, isCut: Bool) -> [Sample] {
        let all = texts.flatMap { text in
            let finder = NameFinder(viewMode: .sourceAccurate)
            finder.walk(Parser.parse(source: text))
            return finder.found.map { (text, $0.offset, $0.name) }
        }
        return all.enumerated().filter { $0.offset % count == 0 }.map { _, item in
            let utf8 = Array(item.0.utf8)
            let length = item.2.prefix { $0 != ":" }.utf8.count
            let text = utf8[..<item.1] + (isCut ? [] : utf8[(item.1 + length)...])
            return Sample(text: String(decoding: text, as: UTF8.self), offset: item.1, name: item.2)
        }
    }
}

/// Members, names, labels and types.
private final class NameFinder: SyntaxVisitor {
    private(set) var found: [(offset: Int, name: String)] = []

    private func add(_ token: TokenSyntax, _ suffix: String = "") {
        guard case .identifier = token.tokenKind, token.text.first?.isLetter ?? false else { return }
        found.append((token.positionAfterSkippingLeadingTrivia.utf8Offset, token.text + suffix))
    }

    override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
        add(node.baseName)
        return .visitChildren
    }

    override func visit(_ node: LabeledExprSyntax) -> SyntaxVisitorContinueKind {
        if let label = node.label, node.parent?.parent?.is(FunctionCallExprSyntax.self) ?? false { add(label, ":") }
        return .visitChildren
    }

    override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind {
        add(node.name)
        return .visitChildren
    }
}
