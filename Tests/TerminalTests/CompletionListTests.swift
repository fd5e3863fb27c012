import Testing

@testable import Terminal

struct CompletionListTests {
    @Test func wordsStandInColumnsReadDownward() {
        let words = ["alpha", "beta", "gamma", "delta", "epsilon"]
        #expect(CompletionList(words: words).lines(columns: 30, rows: 10) == ["alpha    gamma    epsilon", "beta     delta"])
        #expect(CompletionList(words: words).lines(columns: 10, rows: 10) == words)
    }

    @Test func detailsStandBesideTheirWords() {
        let list = CompletionList(words: ["\"단추\"", "\"Add\""], details: ["Button 1", "Button 2"])
        #expect(list.lines(columns: 40, rows: 10) == ["\"단추\"  Button 1", "\"Add\"   Button 2"])
        #expect(list.lines(columns: 12, rows: 10) == ["\"단추\"  But…", "\"Add\"   But…"])
    }

    @Test func whatTheScreenCannotHoldIsCounted() {
        let list = CompletionList(words: (1...100).map { "word\($0)" })
        #expect(list.lines(columns: 8, rows: 4) == ["word1", "word2", "word3", "… +97"])
        #expect(list.lines(columns: 0, rows: 0) == ["… +100"])
    }

    @Test func controlSequencesOfLabelsAreNotShown() {
        #expect(CompletionList(words: ["a\u{1B}[2Jb", "c\nd"]).lines(columns: 40, rows: 4).joined().contains("\u{1B}") == false)
        #expect(CompletionList(words: ["c\nd"]).lines(columns: 40, rows: 4) == ["cd"])
    }
}
