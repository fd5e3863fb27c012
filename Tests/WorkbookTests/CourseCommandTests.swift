import Foundation
import Testing

struct CourseCommandTests {
    private let quiz = """
        ---
        format: 1
        id: demo
        title: Demo
        ---
        ## Colours {#colours kind=multiple shuffle=off}

        Which are colours?

        - [x] Red {#red}
        - [ ] Tall {#tall}
        - [x] Blue {#blue}

        > Red and blue are.

        """
    private let broken = "---\nformat: 1\ntitle: No id\n---\n# A\n\nB.\n"

    @Test func answersOfAFileAreGraded() throws {
        let files = ["quizzes/demo.md": quiz, "right.yaml": "colours: [red, blue]\n", "wrong.json": "{\"colours\": [\"tall\"]}"]
        let right = try workbook("quiz", "demo", "--answers", "right.yaml", files: files)
        #expect(right == Finished(status: 0, output: "1/1  colours\n1 of 1 points, passed\n", errors: ""))
        #expect(try workbook("quiz", "demo", "--answers", "wrong.json", files: files).status == 1)
        #expect(try workbook("quiz", "--answers", "-", input: "colours: [red]", files: files).output.hasPrefix("0.5/1  colours"))
    }

    @Test func aQuizIsTakenWithoutATerminal() throws {
        #expect(try workbook("quiz", "demo", input: "a c\n", files: ["quizzes/demo.md": quiz]).status == 0)
        #expect(try workbook("quiz", "demo", input: "b\n", files: ["quizzes/demo.md": quiz]).status == 1)
        #expect(try workbook("quiz", "demo", input: "", files: ["quizzes/demo.md": quiz]).status == 1)
    }

    @Test func theListOfQuestionsHasNoKey() throws {
        let list = try workbook("quiz", "demo", "--list", "--json", files: ["quizzes/demo.md": quiz])
        #expect(list.status == 0)
        #expect(list.output.contains("\"Tall\""))
        #expect(!list.output.contains("Red and blue are") && !list.output.lowercased().contains("right"))
    }

    @Test func aBrokenFileTakesNothingFromTheOthers() throws {
        let files = ["quizzes/demo.md": quiz, "lessons/broken.md": broken]
        let list = try workbook("list", files: files)
        #expect(list.status == 2)
        let lines = ["Quizzes (workbook quiz NAME)", "  ○ demo  Demo  1 question", "Broken (workbook author check FILE)", "  ! lessons/broken.md  1 fault", ""]
        #expect(list.output == lines.joined(separator: "\n"))
        #expect(list.errors.hasPrefix("lessons/broken.md:"))
        #expect(try workbook("learn", "broken", files: files).status == 2)
        #expect(try workbook("quiz", "demo", input: "a c\n", files: files).status == 0)
    }

    @Test func aMissingNameIsGuessed() throws {
        let finished = try workbook("quiz", "dmo", files: ["quizzes/demo.md": quiz])
        #expect(finished == Finished(status: 66, output: "", errors: "error: there is no quiz called `dmo`\nhelp: did you mean `demo`?\n"))
    }

    @Test func theCourseIsFoundByFlagAndVariable() throws {
        let files = ["other/quizzes/demo.md": quiz]
        #expect(try workbook("list", files: files).output == "")
        #expect(try workbook("list", "--course", "other", files: files).output.contains("demo"))
        #expect(try workbook("list", files: files, environment: ["WORKBOOK_COURSE": "other"]).output.contains("demo"))
    }

    @Test func aFolderOfSubmissionsIsGraded() throws {
        let files = ["quizzes/demo.md": quiz, "in/ada.yaml": "colours: [red, blue]", "in/bob.yaml": "colours: red", "in/notes.txt": "x"]
        let graded = try workbook("grade", "demo", "in", files: files)
        #expect(graded == Finished(status: 0, output: "ada  1 of 1  passed\nbob  0.5 of 1  not passed\n", errors: ""))
        #expect(try workbook("grade", "demo", "in", files: files.merging(["in/cy.yaml": "- ["]) { $1 }).status == 3)
        #expect(try workbook("grade", "demo", "out", files: files).status == 66)
    }

    /// The examples of the help name sections that the repository's course has.
    @Test func examplesOfTheHelpExist() throws {
        let root = URL(fileURLWithPath: #filePath).appendingPathComponent("../../..").standardized
        let known = try workbook("list", "--json", "--course", root.path).output
        for command in ["learn", "check", "quiz"] {
            let help = try workbook(command, "--help").output
            let named = help.matches(of: #/workbook \w+ ([a-z-]+)#([a-z-]+)/#)
            #expect(command == "quiz" || !named.isEmpty)
            for example in named { #expect(known.contains("\"id\" : \"\(example.2)\""), "\(example.0)") }
        }
    }

    @Test func newFilesAreWrittenOnce() throws {
        let written = try workbook("author", "new", "quiz", "mine")
        #expect(written == Finished(status: 0, output: "quizzes/mine.md is written: next, `workbook author check quizzes/mine.md`\n", errors: ""))
        #expect(try workbook("author", "new", "quiz", "demo", files: ["quizzes/demo.md": quiz]).status == 1)
    }
}
