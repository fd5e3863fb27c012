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
