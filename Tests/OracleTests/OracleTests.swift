import Foundation
import Testing

/// The workbook's checker against the compiler, with the prelude as the module `SwiftUI`.
@Suite struct OracleTests {
    private static let isAvailable = SwiftCompiler.frontend != nil

    /// Verdicts, lines, messages and static types of every snippet there is; what differs is listed with a reason, and what is listed differs.
    @Test(.enabled(if: isAvailable, "no Swift compiler is on the path"))
    func answersAreTheCompilers() throws {
        let snippets = ComparedSnippet.all
        let comparisons = try Oracle.compare(snippets, frontend: #require(SwiftCompiler.frontend))
        #expect(comparisons.count == snippets.count)

        for item in comparisons where item.snippet.isMeantToBeAccepted.map({ $0 != item.isAcceptedByTheCompiler }) ?? false {
            Issue.record("\(item.snippet.name) is in the wrong folder")
        }

        let known = try KnownDifferences().reasons
        let found = Dictionary(comparisons.compactMap { item in item.key.map { ($0, item.explanation) } }) { first, _ in first }
        let new = found.filter { known[$0.key] == nil }.sorted { $0.key < $1.key }.map { "\($0.key)\n    \($0.value)" }
        #expect(new.isEmpty, "\(new.joined(separator: "\n"))")
        let settled = known.keys.filter { key in found[key] == nil && snippets.contains { key.hasPrefix("\($0.name) |") } }.sorted()
        #expect(settled.isEmpty, "no longer differ: take them from KnownDifferences.txt")
    }
}
