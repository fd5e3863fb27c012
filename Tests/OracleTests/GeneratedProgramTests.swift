import Foundation
import Testing

@testable import generated

/// Programs drawn from a grammar, judged by the compiler and the workbook.
@Suite struct GeneratedProgramTests {
    private static let isAvailable = CompiledPrograms.frontend != nil

    /// The same verdict, the same types, the same output, but for what is listed.
    @Test(.enabled(if: isAvailable, "no Swift compiler is on the path"))
    func verdictsTypesAndOutputAreTheCompilers() throws {
        let judge = Judge(frontend: try #require(CompiledPrograms.frontend), jobs: 2)
        let trials = try judge.trials(seed: 1, indices: Array(0..<200))
        let known = try KnownProgramDifferences()
        let found = trials.filter { $0.difference != nil }
        let new = found.filter { known.reasons[$0.index] == nil }.map { $0.described(number: $0.index) }
        #expect(new.isEmpty, "\(new.joined(separator: "\n"))")
        let settled = Set(known.reasons.keys).subtracting(found.map(\.index))
        #expect(settled.isEmpty, "no longer differ: take them from KnownProgramDifferences.txt")
    }

    /// A smaller program is one with a part left out: it is still a program, and its text is shorter.
    @Test func reductionsAreShorter() {
        for index in 0..<20 {
            let program = GeneratedProgram(seed: 2, index: index)
            for reduction in program.reductions { #expect(reduction.text(number: 1).count < program.text(number: 1).count) }
        }
    }

    /// The same seed and index give the same program.
    @Test func programsAreReproducible() {
        let texts = (0..<20).map { GeneratedProgram(seed: 3, index: $0).text(number: 0) }
        #expect(texts == (0..<20).map { GeneratedProgram(seed: 3, index: $0).text(number: 0) })
        #expect(Set(texts).count > 15)
    }
}

/// The programs of the fixed seed that are known to differ: `INDEX | REASON` a line; `#` begins a remark. The list may only shrink.
struct KnownProgramDifferences {
    private(set) var reasons: [Int: String] = [:]

    init() throws {
        let text = try String(contentsOf: ComparedSnippet.folder.appendingPathComponent("KnownProgramDifferences.txt"), encoding: .utf8)
        for line in text.split(separator: "\n") where !line.hasPrefix("#") {
            let parts = line.split(separator: "|", maxSplits: 1).map { $0.trimmingCharacters(in: .whitespaces) }
            guard parts.count == 2, let index = Int(parts[0]), !parts[1].isEmpty else {
                throw SwiftCompiler.Failure(description: "KnownProgramDifferences.txt: `\(line)` gives no reason")
            }
            reasons[index] = parts[1]
        }
    }
}
