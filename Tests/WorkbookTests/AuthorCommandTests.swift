import Foundation
import TerminalTesting
import Testing

struct AuthorCommandTests {
    private let lesson = """
        ---
        format: 1
        id: demo
        title: Demo
        ---
        ## A {#a}

        ```swift run
        Color.red.frame(width: 40, height: 20)
        ```

        ```expect show=output
        nothing like it
        ```

        """

    @Test func newFilesGoToTheFolderThatIsNamed() throws {
        let written = try workbook("author", "new", "lesson", "grids", "--course", "mine")
        #expect(written.status == 0 && written.output.hasPrefix("mine/lessons/grids.md is written"))
        let byVariable = try workbook("author", "new", "quiz", "grids", environment: ["WORKBOOK_COURSE": "other"])
        #expect(byVariable.output.hasPrefix("other/quizzes/grids.md is written"))
        #expect(try workbook("author", "new", "lesson", "grids").output.hasPrefix("lessons/grids.md is written"))
    }

    /// The binary of an installation has a course beside it.
    @Test func newFilesNeverGoToTheInstallation() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("workbook-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        let installed = folder.appendingPathComponent("share/workbook/lessons")
        let work = folder.appendingPathComponent("work")
        for path in [installed, folder.appendingPathComponent("bin"), work] {
            try FileManager.default.createDirectory(at: path, withIntermediateDirectories: true)
        }
        let binary = folder.appendingPathComponent("bin/workbook")
        try FileManager.default.copyItem(at: builtExecutable("workbook"), to: binary)
        let process = Process()
        process.executableURL = binary
        process.arguments = ["author", "new", "lesson", "grids"]
        process.currentDirectoryURL = work
        process.environment = ["HOME": folder.path]
        process.standardOutput = FileHandle.nullDevice
        try process.run()
        process.waitUntilExit()
        #expect(process.terminationStatus == 0)
        #expect(FileManager.default.fileExists(atPath: work.appendingPathComponent("lessons/grids.md").path))
        #expect(try FileManager.default.contentsOfDirectory(atPath: installed.path) == [])
    }

    @Test func acceptKeepsPermissionsAndRefusesReadOnlyFiles() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("workbook-\(UUID().uuidString)/lessons")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder.deletingLastPathComponent()) }
        let file = folder.appendingPathComponent("demo.md")
        func permissions() throws -> Int? {
            (try FileManager.default.attributesOfItem(atPath: file.path)[.posixPermissions] as? NSNumber)?.intValue
        }
        try Data(lesson.utf8).write(to: file)
        try FileManager.default.setAttributes([.posixPermissions: 0o440], ofItemAtPath: file.path)
        let refused = try workbook("author", "accept", file.path)
        #expect(refused.status == 2 && refused.errors.contains("is read-only"))
        #expect(try String(contentsOf: file, encoding: .utf8) == lesson)
        try FileManager.default.setAttributes([.posixPermissions: 0o640], ofItemAtPath: file.path)
        #expect(try workbook("author", "accept", file.path).status == 0)
        #expect(try String(contentsOf: file, encoding: .utf8) != lesson)
        #expect(try permissions() == 0o640)
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["demo.md"])
    }

    private static let translated = [
        "quizzes/demo.md": """
        ---
        format: 1
        id: demo
        title: Demo
        ---
        # Demo

        Words.

        ## A {#a kind=numeric}

        How many?

        = 2

        - [ ] 3
          - One too many.

        > Two.

        ## B {#b kind=numeric}

        How many more?

        = 4

        > Four.

        """,
        "quizzes/demo.ko.md": """
        ---
        format: 1
        id: demo
        title: 데모
        ---
        # 데모

        말.

        ## 가 {#a}

        몇 개입니까?

        - [ ] 3
          - 하나 많습니다.

        > 둘입니다.

        ## 나 {#b of=00000000}

        몇 개 더입니까?

        > 넷입니다.

        """,
    ]

    @Test func acceptFillsMarksThatAreMissingAndRenewsThoseThatAreNamed() throws {
        let filled = try workbook("author", "accept", "--language", "ko", "--dry-run", files: Self.translated)
        #expect(filled.status == 1 && filled.errors.contains("demo.ko.md:19:4: warning: the original has changed since, so this stays marked"))
        #expect(filled.output.hasPrefix("--- ./quizzes/demo.ko.md") || filled.output.hasPrefix("--- quizzes/demo.ko.md"))
        #expect(filled.output.matches(of: /\n-# 데모\n\+# 데모 \{of=[0-9a-f]{8}\}\n/).count == 1)
        #expect(filled.output.matches(of: /\n-## 가 \{#a\}\n\+## 가 \{#a of=[0-9a-f]{8}\}/).count == 1 && !filled.output.contains("#b"))
        let renewed = try workbook("author", "accept", "--language", "ko", "--renew", "demo#b", "--dry-run", files: Self.translated)
        #expect(renewed.output.matches(of: /-## 나 \{#b of=00000000\}\n\+## 나 \{#b of=[0-9a-f]{8}\}/).count == 1 && renewed.errors == "")
        let unknown = try workbook("author", "accept", "--language", "ko", "--renew", "demo#bb", "--dry-run", files: Self.translated)
        #expect(unknown.status == 2 && unknown.errors.contains("did you mean `demo#b`?"))
        #expect(try workbook("author", "accept", "--renew", "demo#b", files: Self.translated).status == 64)
    }

    @Test func acceptedTranslationsAreClean() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("workbook-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        for (path, text) in Self.translated {
            let file = folder.appendingPathComponent(path)
            try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data(text.utf8).write(to: file)
        }
        let accepted = try workbook("author", "accept", "--language", "ko", "--renew", "demo#b", "--course", folder.path)
        #expect(accepted.status == 0 && accepted.output.split(separator: "\n").count == 3, "\(accepted)")
        let checked = try workbook("author", "check", "--language", "ko", "--course", folder.path)
        #expect(checked.status == 0 && checked.errors == "", "\(checked)")
    }

    @Test func faultsAreInTheOrderOfLines() throws {
        let lines = try workbook("author", "check", "--language", "ko", files: Self.translated).errors.matches(of: /demo\.ko\.md:(\d+):\d+: (?:error|warning)/)
        #expect(lines.compactMap { Int($0.1) } == [6, 10, 19])
    }

    @Test func previewsHaveTheFeedbackOnWrongAnswers() throws {
        let shown = try workbook("author", "preview", "quizzes/demo.md", files: Self.translated).output
        #expect(shown.contains("Feedback on wrong answers:\n  ✗  3\n     One too many.\n"), "\(shown)")
        #expect(!(try workbook("quiz", "demo", input: "?\n", files: Self.translated).output.contains("One too many.")))
        let named = try workbook("author", "preview", "demo", files: Self.translated)
        #expect(named.status == 66 && named.errors.contains("quizzes/demo.md, the file that has this id"), "\(named)")
    }

    @Test func asManyMutantsAreTriedAsAreAskedFor() throws {
        let exercise = """
            ## E {#e .exercise}

            ```swift starter
            Color.red
            ```

            ```check
            find(Color.self).count == 3 | 1 | three colors
            ```

            ```swift solution
            HStack { Color.red; Color.green; Color.blue }
            ```

            """
        let course = ["lessons/demo.md": lesson.replacing("nothing like it\n", with: "") + exercise]
        let few = try workbook("author", "check", "--mutate", "--mutants", "2", files: course)
        #expect(few.output.contains("2 mutants") && few.errors.contains("try more with --mutants "), "\(few)")
        #expect(try workbook("author", "check", "--mutants", "0", files: course).status == 64)
    }

    @Test func namesInPartsAreToBeQuoted() throws {
        let course = ["lessons/my lesson.md": lesson]
        #expect(
            try workbook("author", "check", "lessons/my", "lesson.md", files: course).errors.contains(#"put quotes around the name: "lessons/my lesson.md""#))
        #expect(try workbook("author", "new", "lesson", "grids", "--course", "X/lessons").output.hasPrefix("X/lessons/grids.md is written"))
    }

    @Test func aMissingCourseFolderHasNoExcerpt() throws {
        let listed = try workbook("list", "--course", "nope")
        #expect(listed.status == 2)
        #expect(listed.errors.hasSuffix("nope: error: there is no such file or folder\nhelp: check the path\n"))
    }

    @Test func checksAreSilentAboutTheirProgressWithoutATerminal() throws {
        let checked = try workbook("author", "check", files: ["lessons/demo.md": lesson.replacing("nothing like it\n", with: "")])
        #expect(checked.status == 0 && checked.errors == "")
    }
}
