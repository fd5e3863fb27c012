import Foundation
import Testing

struct AuthorPreviewTests {
    private let lesson = """
        ---
        format: 1
        id: demo
        title: Demo
        ---
        ## First {#first}

        Some words.

        ## Second {#second}

        More words.

        ```swift run id=row window=300x100
        HStack(spacing: 0) { Color.red.frame(width: 70); Color.blue }
        ```

        ```predict of=row
        ask: How wide is the blue view?
        answer: find(Color.self)[1].frame.width
        ```

        ```expect of=row show=output
        nothing like it
        ```

        """
    private let quiz = """
        ---
        format: 1
        id: demo
        title: Demo
        ---
        ## One {#one kind=numeric}

        How many?

        = 1 + 1

        > Two it is.

        ## Two {#two kind=numeric}

        How many more?

        = 3

        > Three it is.

        """

    @Test func aLessonIsShownToItsEnd() throws {
        let shown = try workbook("author", "preview", "lessons/demo.md", files: ["lessons/demo.md": lesson])
        #expect(shown.status == 0)
        #expect(["Some words.", "More words.", "How wide is the blue view?", "The answer: 230"].allSatisfy(shown.output.contains))
    }

    @Test func aSectionAndAQuestionAreShownAlone() throws {
        let section = try workbook("author", "preview", "lessons/demo.md#second", files: ["lessons/demo.md": lesson])
        #expect(section.output.contains("More words.") && !section.output.contains("Some words."))
        let question = try workbook("author", "preview", "quizzes/demo.md#two", files: ["quizzes/demo.md": quiz])
        #expect(question.output.contains("How many more?") && question.output.contains("Three it is.") && !question.output.contains("Two it is."))
        let missing = try workbook("author", "preview", "quizzes/demo.md#tow", files: ["quizzes/demo.md": quiz])
        #expect(missing.status == 66 && missing.errors.contains("did you mean `#two`?"))
    }

    @Test func allQuestionsAreShownWhereSomeAreDrawn() throws {
        let drawn = quiz.replacing("title: Demo\n", with: "title: Demo\ndraw: [{count: 1}]\n")
        let shown = try workbook("author", "preview", "quizzes/demo.md", files: ["quizzes/demo.md": drawn])
        #expect(shown.output.contains("How many?") && shown.output.contains("How many more?"))
    }

    @Test func anExerciseIsShownWithItsHintsAndItsSolution() throws {
        let exercise = """
            ## Task {#task .exercise}

            ```swift starter
            Color.red
            ```

            ```check
            find(Color.self).count == 2 | 1 | two colors
            ```

            ```hint
            Which container?
            ```

            ```swift solution
            HStack { Color.red; Color.green }
            ```

            """
        let shown = try workbook("author", "preview", "lessons/demo.md", files: ["lessons/demo.md": lesson + exercise])
        #expect(shown.output.contains("Which container?") && shown.output.contains("HStack { Color.red; Color.green }"))
    }

    @Test func aFileWithFaultsShowsThem() throws {
        let broken = try workbook("author", "preview", "lessons/demo.md", files: ["lessons/demo.md": lesson.replacing("{#second}", with: "")])
        #expect(broken.status == 2 && broken.errors.contains("this heading has no id"))
    }

    @Test func aDryRunPrintsADifferenceAndWritesNothing() throws {
        let dry = try workbook("author", "accept", "--dry-run", "lessons/demo.md", files: ["lessons/demo.md": lesson])
        #expect(dry.status == 1)
        #expect(dry.output == "--- lessons/demo.md\n+++ lessons/demo.md\n@@ -24,1 +23,0 @@\n-nothing like it\n")
    }

    @Test func aSavedFileIsCheckedAgainWithWhatRefersToIt() throws {
        let other = lesson.replacing("id: demo", with: "id: other").replacing("Some words.", with: "[See](demo.md#second).")
        let right = lesson.replacing("nothing like it\n", with: "")
        let third = right.replacing("id: demo", with: "id: third")
        let files = ["lessons/demo.md": right, "lessons/other.md": other.replacing("nothing like it\n", with: ""), "lessons/third.md": third]
        let watch = try RunningCommand(["author", "check", "--watch"], files: files)
        try watch.wait(for: "3 lessons")
        try watch.write("lessons/demo.md", right.replacing("{#second}", with: "{#later}"))
        try watch.wait(for: "2 lessons")
        #expect(watch.errors.contains("lessons/other.md:8:7: error: the lesson `demo` has no section `second`"))
        try watch.write("lessons/third.md", third + "\nMore.\n")
        try watch.wait(for: "1 lesson,")
        watch.end()
    }

    @Test func aPreviewIsShownAgainWhenItsFileIsSaved() throws {
        let preview = try RunningCommand(["author", "preview", "quizzes/demo.md#two", "--watch"], files: ["quizzes/demo.md": quiz])
        try preview.wait(for: "How many more?")
        try preview.write("quizzes/demo.md", quiz.replacing("How many more?", with: "How many now?"))
        try preview.wait(for: "How many now?")
        preview.end()
    }
}
