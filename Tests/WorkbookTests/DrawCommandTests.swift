import Foundation
import Testing

/// `workbook run` with `--draw`, `--svg`, `--png`, `--pdf`.
@Suite struct DrawCommandTests {
    private let folder = FileManager.default.temporaryDirectory.appendingPathComponent("drawings-\(UUID().uuidString)")
    private var file: String { folder.appendingPathComponent("a.svg").path }

    init() throws { try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true) }

    private func run(_ snippet: String, _ options: [String], environment: [String: String] = [:]) throws -> Finished {
        try workbook(arguments: ["run", "a.swift"] + options, files: ["a.swift": snippet], environment: environment)
    }

    private var contents: String? { try? String(contentsOfFile: file, encoding: .utf8) }

    @Test func aFileIsWrittenOnceAndThenOnlyByForce() throws {
        #expect(try run("Color.red", ["--svg", file]).status == 0)
        #expect(contents?.contains("#ff3b30") == true)
        let second = try run("Color.blue", ["--svg", file])
        #expect(second.status == 1 && second.errors.contains("already exists") && second.errors.contains("--force"))
        #expect(contents?.contains("#ff3b30") == true)
        #expect(try run("Color.blue", ["--svg", file, "--force"]).status == 0)
        #expect(contents?.contains("#007aff") == true)
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["a.svg"])
    }

    @Test func whatFailsWritesNothing() throws {
        #expect(try run("Color.rde", ["--svg", file]).status == 1)
        #expect(try run("struct L: Shape { func path(in rect: CGRect) -> Path { while true {} } }\nL()", ["--svg", file, "--fuel", "100000"]).status != 0)
        #expect(contents == nil)
    }

    @Test func aFileNeedsAName() throws {
        let finished = try run("Color.red", ["--svg", ""])
        #expect(finished.status == 1 && finished.errors == "error: the drawing's file has no name\nhelp: write it after the option, as in --svg view.svg\n")
    }

    @Test func theOutputIsPrintedAsEver() throws {
        let finished = try run("print(\"hi\")\nColor.red.frame(width: 8, height: 8)", ["--svg", file, "--show", "output"])
        #expect(finished.output == "hi\n" && finished.errors == "")
    }

    @Test func aFolderThatIsNotThere() throws {
        let finished = try run("Color.red", ["--svg", folder.appendingPathComponent("none/a.svg").path])
        #expect(finished.status == 74 && finished.errors.contains("can't be written"))
        #expect(try run("Color.red", ["--svg", folder.path, "--force"]).errors.contains("is a folder"))
    }

    @Test func boxesAreAskedFor() throws {
        #expect(try run("Color.red", ["--svg", file, "--wireframe"]).status == 0)
        #expect(contents?.contains("<title>Color.red") == true)
    }

    @Test func withoutAConverter() throws {
        let finished = try run("Color.red", ["--png", file], environment: ["PATH": "/nowhere"])
        #expect(finished.status == 1 && finished.errors.contains("rsvg-convert isn't installed") && finished.errors.contains("--svg"))
    }

    @Test func thePictureInTheTerminal() throws {
        let finished = try run("Text(\"Hello\").padding(8)", ["--draw", "--size", "64x32", "--show", "output"])
        #expect(finished.output == "\n Hello\n" || finished.output.contains("Hello"))
        let colored = try run("Color.red", ["--draw", "--size", "16x16", "--color", "always"], environment: ["COLORTERM": "truecolor"])
        #expect(colored.output.contains("\u{1B}[38;2;255;59;48;48;2;255;59;48m"))
        let few = try run("Color.red", ["--draw", "--size", "16x16", "--color", "always"], environment: ["TERM": "xterm"])
        #expect(few.output.contains("m") && !few.output.contains(";2;") && !few.output.contains(";5;"))
        #expect(try run("VStack { Text(\"a\"); Color.red }", ["--draw", "--plain", "--size", "64x64", "--show", "output"]).output == "a\n")
    }

    @Test func whatIsDrawnOtherwiseIsNamed() throws {
        #expect(try run("Image(\"photo\")", ["--draw", "--size", "160x160"]).output.contains("SwiftUI draws these differently: image \"photo\""))
    }

    @Test func thePictureOfTheReadmeIsCurrent() throws {
        let repository = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        let images = repository.appendingPathComponent("docs/images")
        let finished = try workbook("run", images.appendingPathComponent("Badge.swift").path, "--size", "336x232", "--show", "svg")
        let picture = try String(contentsOf: images.appendingPathComponent("badge.svg"), encoding: .utf8)
        #expect(finished.output.trimmingCharacters(in: .newlines) == picture.trimmingCharacters(in: .newlines))
    }

    @Test(arguments: [["--draw"], ["--show", "svg"], ["--show", "drawing"]]) func aShapeThatFailsIsAnError(_ options: [String]) throws {
        let finished = try run("struct Broken: Shape { func path(in rect: CGRect) -> Path { Path([CGRect.zero][3]) } }\nBroken()", options)
        #expect(finished.status == 1 && finished.errors.contains("index 3 is out of range") && !finished.output.contains("svg"))
        let session = try workbook(
            input: "struct Broken: Shape { func path(in rect: CGRect) -> Path { Path([CGRect.zero][3]) } }\nBroken()\n:svg\n")
        #expect(session.errors.contains("index 3 is out of range") && !session.errors.contains("no view"))
    }
}
