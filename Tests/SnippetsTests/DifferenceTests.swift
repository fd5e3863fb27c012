import Testing

/// Ways from one collection to another, as the compiled program finds them.
extension ExecutionSuite {
    @Suite struct DifferenceTests {
        @Test func theShortestWayIsTheCompilers() {
            let text = """
                let (old, new) = ([1, 2, 3, 4, 5], [2, 6, 3, 5, 1, 7])
                let difference = new.difference(from: old)
                for change in difference.inferringMoves() {
                    switch change {
                    case .insert(let offset, let element, let partner): print("+", offset, element, partner ?? -1, terminator: "; ")
                    case .remove(let offset, let element, let partner): print("-", offset, element, partner ?? -1, terminator: "; ")
                    }
                }
                print(old.applying(difference) == new, new.applying(difference.inverse()) == old)
                """
            #expect(output(of: text) == "- 3 4 -1; - 0 1 4; + 1 6 -1; + 4 1 0; + 5 7 -1; true true")
        }

        @Test(arguments: [
            (#"Array("kitten").difference(from: Array("sitting")).count"#, "5"), ("[Int]().difference(from: []).isEmpty", "true"),
            (#""abcde".difference(from: "xaybz").count"#, "6"), ("[1, 2].applying([5, 6, 7].difference(from: [1, 2, 3])) as Any", "nil"),
            ("[1, 2].difference(from: [3, 2, 2]) { $0 % 2 == $1 % 2 }.count", "1"),
            ("CollectionDifference<Int>([1, 2].map { .insert(offset: 0, element: $0, associatedWith: nil) }) == nil", "true"),
        ]) func differences(_ expression: String, _ expected: String) { #expect(output(of: "print(\(expression))") == expected) }
    }
}
