import Testing

@testable import Terminal

struct PromptTests {
    @Test func promptsMarkWhatTakesNoColumns() {
        #expect(LineEditor.markingInvisible("\u{1B}[1mtree\u{1B}[0m> ") == "\u{1}\u{1B}[1m\u{2}tree\u{1}\u{1B}[0m\u{2}> ")
        #expect(LineEditor.markingInvisible("plain> ") == "plain> ")
    }
}
