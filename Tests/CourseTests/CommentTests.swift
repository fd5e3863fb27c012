@testable import Course
import Diagnostics
import Testing

/// Comments in HTML are notes between authors: readers don't see them, and nothing counts them.
@Suite struct CommentTests {
    @Test func aCommentIsNoProse() {
        let (read, faults) = lesson("<!-- before -->\n\n## A {#a}\n\n<!-- one -->\n\n<!-- two\nlines -->\n\n## B {#b}\n\nWords.\n\n<!-- end -->\n")
        #expect(faults == ["8:4 empty-section"])
        #expect(
            outline(read) == """
                sample “Sample” order - window -
                # a “A”
                # b “B”
                  prose “Words.”
                """)
    }

    @Test(arguments: [
        ("Prose <!-- a --> goes on.", "Prose goes on."), ("At the end. <!-- a -->", "At the end."), ("a<!-- b -->c", "ac"),
        ("<!-- a --> **Bold** words.", "Bold words."), ("<!-- a --><!-- b --> words", "words"), ("`<!-- a -->` stays", "<!-- a --> stays"),
        ("- x <!-- a -->\n- y", "• x\n• y"), ("> <!-- a -->\n> quoted", "│ quoted"), ("<!-- {= 1 + } {{w}} -->\n\nWords", "Words"), ("<!---->", ""),
        ("<div>", "<div>"),
    ])
    func commentsAreNotShown(markdown: String, shown: String) {
        var faults = Faults()
        let prose = Prose(template: Fragment(SourceText(name: "x", text: markdown)), faults: &faults)
        #expect(faults.diagnostics.isEmpty && prose.holes.isEmpty)
        #expect(prose.plainText == shown)
    }

    @Test func aTitleHasNoComment() {
        #expect(lesson("## A <!-- note --> {#a}\n\nWords.").lesson?.sections.first?.title.text == "A")
    }

    @Test func aCommentThatNeverEndsIsReported() {
        #expect(lesson("## A {#a}\n\nWords.\n\n<!-- note\n\n## B {#b}\n\nMore.").faults == ["10:1 open-comment"])
        #expect(quiz("<!-- note\n\n## B {#b kind=single}").faults.contains("6:1 open-comment"))
    }

    @Test func aChoiceOrQuestionOfCommentsIsEmpty() {
        let question = "## A {#a kind=single}\n\nPROMPT\n\n- [x] CHOICE\n- [ ] no\n\n> y"
        #expect(quiz(question.replacing("PROMPT", with: "<!-- a -->").replacing("CHOICE", with: "yes")).faults == ["6:4 empty-question"])
        #expect(quiz(question.replacing("PROMPT", with: "x").replacing("CHOICE", with: "<!-- a -->")).faults.contains("10:7 empty-choice"))
        #expect(quiz(question.replacing("PROMPT", with: "x").replacing("CHOICE", with: "<!-- a --> yes")).faults == [])
    }

    @Test(arguments: ["<!--", "-->", "<!-->", "<!--->", "<!-- a -->b-->", "<!-- <!-- -->", "<!-- -->\u{0}", "> <!--\n> a", "- <!-- a\n  b -->\n"])
    func oddCommentsAreRead(text: String) {
        for repeated in [text, String(repeating: text, count: 2_000)] { _ = lesson("## A {#a}\n\n" + repeated) }
    }
}
