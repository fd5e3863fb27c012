import Foundation
import Testing

/// The sections of docs/Semantics.md that tests name.
@Suite struct RuleCitations {
    private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

    @Test func everyCitedRuleIsDescribed() throws {
        let text = try String(contentsOf: Self.root.appendingPathComponent("docs/Semantics.md"), encoding: .utf8)
        var rules: Set<String> = []
        var section = ""
        for line in text.split(separator: "\n") {
            if let heading = line.prefixMatch(of: #/## (§\d+) /#) { section = String(heading.1) }
            if line.hasPrefix("## "), !line.hasPrefix("## §") { section = "" }
            if section.isEmpty { continue }
            rules.insert(section)
            if let rule = line.prefixMatch(of: #/(\d+)\. /#) { rules.insert("\(section).\(rule.1)") }
        }
        var cited: Set<String> = []
        let tests = FileManager.default.enumerator(at: Self.root.appendingPathComponent("Tests"), includingPropertiesForKeys: nil)
        for case let file as URL in try #require(tests) where file.pathExtension == "swift" {
            let source = try String(contentsOf: file, encoding: .utf8)
            cited.formUnion(source.matches(of: #/§\d+(\.\d+)?/#).map { String($0.0) })
        }
        #expect(cited.count > 5)
        #expect(cited.subtracting(rules).sorted() == [])
    }
}
