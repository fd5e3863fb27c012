import Course
import Diagnostics
import Foundation
import Testing

/// A generator with a fixed seed, so that a failure can be had again.
private struct Generator: RandomNumberGenerator {
    var state: UInt64
    mutating func next() -> UInt64 {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return state ^ (state >> 33)
    }
}

/// Course files with pieces dropped, doubled, moved and replaced: whatever comes of them is read without a crash, and all spans lie inside the file.
@Suite struct MutatedFilesTests {
    private static let sources: [[UInt8]] = {
        let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        let files = ["lessons/containers.md", "quizzes/containers.md"].compactMap { try? Data(contentsOf: root.appendingPathComponent($0)) }
        let bank = """
            format: 1
            id: bank
            title: Bank
            questions:
              - id: rest
                kind: single
                prompt: |
                  How wide {{w}}?
                run: { code: "Color.red.frame(width: {{w}})", vary: "w in 1...3", do: 'tap "Add"; set n 3' }
                choices: [{ text: "{= 1 + 2 }", right: true }, 150, "c"]
              - { id: pairs, kind: match, prompt: Which?, match: [[a, b], [c, d], ["", e]] }
            """
        return files.map(Array.init) + [Array(bank.utf8)]
    }()

    private static let pieces = [
        "```", "\n", "---\n", "{", "}", "{=", "{{w}}", "\"", "\\", "|", "- [x] ", "= ", "> ", "## ", "{#", " +- ", "\t", "\r\n", "é", "\u{FEFF}", "*", "&a",
        "*a", "!!str ", ": ", "    ", "한",
    ]

    private static func mutated(_ source: [UInt8], using generator: inout Generator) -> String {
        var bytes = source
        for _ in 0..<Int.random(in: 1...6, using: &generator) where !bytes.isEmpty {
            let start = Int.random(in: 0..<bytes.count, using: &generator)
            let end = min(bytes.count, start + Int.random(in: 0...40, using: &generator))
            switch Int.random(in: 0..<4, using: &generator) {
            case 0: bytes.removeSubrange(start..<end)
            case 1: bytes.insert(contentsOf: bytes[start..<end], at: start)
            case 2: bytes.replaceSubrange(start..<end, with: Array((pieces.randomElement(using: &generator) ?? "").utf8))
            default: bytes.insert(contentsOf: Array((pieces.randomElement(using: &generator) ?? "").utf8), at: start)
            }
        }
        return String(decoding: bytes, as: UTF8.self)
    }

    @Test func mutatedFilesAreReadOrRefused() throws {
        let count = Int(ProcessInfo.processInfo.environment["MUTATIONS"] ?? "") ?? 100
        var generator = Generator(state: 2)
        for round in 0..<count {
            let source = try #require(Self.sources.randomElement(using: &generator))
            let file = SourceText(name: "x", text: Self.mutated(source, using: &generator))
            var faults = Faults()
            for section in Lesson.read(file, faults: &faults)?.sections ?? [] { section.prose.forEach { _ = $0.rendered(width: 30) } }
            for question in Quiz.read(file, faults: &faults)?.questions ?? [] { _ = question.choices.map { $0.text.filled(["1"]).plainText } }
            for question in Quiz.readYAML(file, faults: &faults)?.questions ?? [] { _ = question.snippets.map { $0.filled(["w": "3"]).code.text } }
            _ = AnswerFile.read(file, faults: &faults)
            for span in faults.diagnostics.flatMap({ [$0.span] + $0.notes.map(\.span) }).compactMap(\.self) {
                #expect(span.source === file && span.range.upperBound <= file.utf8.count, "round \(round)")
            }
            _ = faults.diagnostics.map { $0.rendered() }
        }
    }
}
