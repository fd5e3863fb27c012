import Testing

/// An exercise with given code and blocks that prove its checks.
private func exercise(_ blocks: String, checks: String = "find(\"#line\").count == 1 | 0 | There is a line.\nfind(Text.self).count == 2 | 1 | Two texts.", starter: String = "struct Line: View { var body: some View { Text(\"a\") } }") -> String {
    """
    ## E {#e .exercise}
    ```swift starter
    \(starter)
    ```
    ```swift given
    Line().accessibilityIdentifier("line")
    ```
    ```check
    \(checks)
    ```
    ```swift solution
    struct Line: View { var body: some View { HStack { Text("a"); Text("b") } } }
    ```
    \(blocks)
    """
}

private func block(_ info: String, _ body: String) -> String { "```swift \(info)\nstruct Line: View { var body: some View { \(body) } }\n```\n" }

@Suite struct AuthorProofTests {
    @Test(arguments: [
        ("", [String]()),
        (block("accept", "VStack { Text(\"a\"); Text(\"b\") }"), []),
        (block("accept", "Text(\"a\")"), ["15:1 accept-fails"]),
        (block("accept", "Txt(\"a\")"), ["15:1 accept-fails"]),
        (block("reject says=\"Two texts\"", "Color.red"), []),
        (block("reject says=\"cannot find 'Txt'\"", "Txt(\"a\")"), []),
        (block("reject says=\"Three texts\"", "Color.red"), ["15:1 reject-words"]),
        (block("reject says=\"Two texts\"", "VStack { Text(\"a\"); Text(\"b\") }"), ["15:1 reject-passes"]),
        (block("mistake says=\"No text.\"", "Color.red") + block("reject says=\"No text.\"", "Color.red"), []),
        (block("reject says=\"unchanged starter\"", "Text(\"a\")"), []),
    ])
    func blocksAreProven(blocks: String, expected: [String]) {
        #expect(findings(lesson: exercise(blocks)) == expected)
    }

    @Test func aStarterThatScoresIsReported() {
        let checks = "find(\"#line\").count == 1 | 1 | There is a line.\nfind(Text.self).count == 2 | 1 | Two texts."
        #expect(findings(lesson: exercise("", checks: checks)) == ["3:1 starter-scores"])
        #expect(messages(lesson: exercise("", checks: checks)).contains("the starter gets 1 of 2 points"))
    }

    @Test func tooFewProofsAreAWarning() {
        let told = messages(lesson: exercise(block("accept", "VStack { Text(\"a\"); Text(\"b\") }")))
        #expect(told == [
            "the checks are proven by 1 of 3 right answers besides the solution", "the checks are proven by 0 of 5 wrong answers",
        ])
    }
}
