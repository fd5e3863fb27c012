import Testing

@testable import Playground

/// Parts of collections found, replaced and trimmed. The outputs are those of the compiled program, but for the names of ranges.
@Suite struct CollectionSearchTests {
    private func lines(_ start: String, _ expressions: [String]) -> [String] {
        printed(start + "\n" + expressions.map { "print(\($0))" }.joined(separator: "\n"))[0]
    }

    @Test func partsOfArraysAreFound() {
        let shown = lines(
            "let a = [1, 2, 3, 2, 3, 4]",
            [
                "a.contains([2, 3]), a.contains([3, 3]), a.contains([]), a.starts(with: [1, 2])",
                "a.firstRange(of: [2, 3])!.lowerBound, a.ranges(of: [2, 3]).map(\\.upperBound), [2, 2, 2].ranges(of: [2, 2]).count",
                "a.split(separator: [2, 3]).map { Array($0) }, a.split(separator: [2, 3], maxSplits: 1).map { Array($0) }",
                "a.split(separator: [2, 3], omittingEmptySubsequences: false).map { Array($0) }",
                "Array(a.trimmingPrefix([1, 2])), Array(a.trimmingPrefix([2])), Array(a.trimmingPrefix { $0 < 3 })",
            ])
        #expect(
            shown == [
                "true false true true", "1 [3, 5] 1", "[[1], [4]] [[1], [2, 3, 4]]", "[[1], [], [4]]", "[3, 2, 3, 4] [1, 2, 3, 2, 3, 4] [3, 2, 3, 4]",
            ])
    }

    @Test func partsOfArraysAreReplaced() {
        let shown = lines(
            "let a = [1, 2, 3, 2, 3, 4]; var b = a; b.replace([2, 3], with: [9, 9]); var c = b; c.trimPrefix([1, 9]); var d = c; d.trimPrefix { $0 == 9 }",
            [
                "a.replacing([2, 3], with: [0]), a.replacing([2, 3], with: [0], maxReplacements: 1), a.replacing([2, 3], with: [], subrange: 2..<6)",
                "b, c, d",
            ])
        #expect(shown == ["[1, 0, 0, 4] [1, 0, 2, 3, 4] [1, 2, 3, 4]", "[1, 9, 9, 9, 9, 4] [9, 9, 9, 4] [4]"])
    }

    @Test func textsAreSearchedAlike() {
        let shown = lines(
            "let s = \"one, two, three\"; var t = s; t.replace(\", \", with: \"-\"); var u = t; u.trimPrefix(\"one-\"); var v = u; v.trimPrefix(while: \\.isLetter)",
            [
                "s.split(separator: \", \"), s.ranges(of: \"t\").count, s[s.firstRange(of: \"two\")!], s.contains(\"two\"), s.dropFirst(6).contains(\"two\")",
                "s.replacing(\"t\", with: \"T\"), s.replacing(\"t\", with: \"T\", maxReplacements: 1), s.trimmingPrefix(\"one\"), s.starts(with: \"one\")",
                "t, u, v",
            ])
        #expect(
            shown == [
                #"["one", "two", "three"] 2 two true false"#, "one, Two, Three one, Two, three , two, three true", "one-two-three two-three -three",
            ])
    }
}
