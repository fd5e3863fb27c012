import Diagnostics
import Playground
import Testing

/// What a program reads of the files beside it.
@Suite struct BundleTests {
    private static let resources = Playground.Resources(
        [
            .init(path: "Data/items.json", bytes: Array("{\"a\": 1}".utf8)), .init(path: "notes.txt", bytes: Array("one\ntwo".utf8)),
            .init(path: "a b.txt", bytes: Array("ü".utf8)), .init(path: "broken.txt", bytes: [0xFF, 0xFE]),
        ],
        colors: ["Brand": .init(red: 1, green: 0.5, blue: 0, opacity: 0.25)], images: ["photo": .init("photo.png", size: .init(width: 40, height: 30))])

    private func entered(_ text: String) -> (Playground, Playground.Outcome) {
        var input = Playground.Input(SourceText(name: "main.swift", text: text))
        input.resources = Self.resources
        let playground = Playground()
        return (playground, playground.enter(input))
    }

    private func printed(_ text: String) -> [String] {
        onLargeStack {
            let outcome = entered(text).1
            return outcome.diagnostics.map(\.message) + outcome.output
        }
    }

    @Test(arguments: [
        ("Bundle.main.url(forResource: \"items\", withExtension: \"json\")?.path ?? \"-\"", "/Program.app/Data/items.json"),
        ("Bundle.main.url(forResource: \"items.json\", withExtension: nil)?.lastPathComponent ?? \"-\"", "items.json"),
        ("Bundle.main.path(forResource: \"items\", ofType: \"txt\") ?? \"-\"", "-"),
        ("Bundle.main.path(forResource: \"items\", ofType: \"json\", inDirectory: \"Data\") ?? \"-\"", "/Program.app/Data/items.json"),
        ("Bundle.main.path(forResource: \"items\", ofType: \"json\", inDirectory: \"Other\") ?? \"-\"", "-"),
        ("Bundle.main.paths(forResourcesOfType: \"txt\", inDirectory: nil).count", "3"),
        ("Bundle.main.url(forResource: \"a b\", withExtension: \"txt\")!.absoluteString", "file:///Program.app/a%20b.txt"),
        ("try! String(contentsOf: Bundle.main.url(forResource: \"a b\", withExtension: \"txt\")!, encoding: .utf8)", "ü"),
        ("try! String(contentsOfFile: Bundle.main.path(forResource: \"notes\", ofType: \"txt\")!).count", "7"),
        ("try! Data(contentsOf: Bundle.main.url(forResource: \"items\", withExtension: \"json\")!)", "8 bytes"),
        ("String(data: try! Data(contentsOf: Bundle.main.url(forResource: \"items\", withExtension: \"json\")!), encoding: .utf8) ?? \"-\"", "{\"a\": 1}"),
        ("String(data: try! Data(contentsOf: Bundle.main.url(forResource: \"broken\", withExtension: \"txt\")!), encoding: .utf8) ?? \"-\"", "-"),
        ("URL(string: \"https://a.b/c%20d\")!.path", "/c d"),
    ])
    func filesAreFoundAndRead(_ expression: String, _ value: String) {
        #expect(printed("import Foundation\nprint(\(expression))") == [value])
    }

    @Test func whatIsNotThereIsAnError() {
        let text = """
            do { _ = try String(contentsOf: URL(fileURLWithPath: "PATH"), encoding: .utf8) } catch { print(error.localizedDescription) }
            """
        func error(_ path: String) -> [String] { printed(text.replacing("PATH", with: path)) }
        #expect(error("/etc/passwd") == ["The file “passwd” couldn’t be opened because there is no such file."])
        #expect(error("/Program.app/../etc/passwd") == ["The file “passwd” couldn’t be opened because there is no such file."])
        #expect(error("/Program.app/broken.txt") == ["The file “broken.txt” couldn’t be opened using text encoding Unicode (UTF-8)."])
    }

    @Test func colorsAndImagesHaveWhatTheirFilesSay() {
        let (layout, picture) = onLargeStack {
            let playground = entered("HStack(spacing: 0) { Color(\"Brand\").frame(width: 10); Image(\"photo\"); Image(\"other\") }").0
            return (playground.text(.layout) ?? "", playground.text(.svg) ?? "")
        }
        #expect(layout.contains("40x30") && layout.contains("100x100"))
        #expect(picture.contains("#ff8000"))
    }

    @Test func aLaterInputStillReads() {
        let output = onLargeStack {
            let playground = entered("print(1)").0
            return playground.enter(SourceText(name: "input", text: "print(Bundle.main.path(forResource: \"notes\", ofType: \"txt\") ?? \"-\")")).output
        }
        #expect(output == ["/Program.app/notes.txt"])
    }

    @Test func aTextThatIsTooLongPassesALimit() {
        var options = Playground.Options()
        options.limits.stringBytes = 4
        let outcome = onLargeStack {
            var input = Playground.Input(SourceText(name: "main.swift", text: "print(try String(contentsOfFile: \"/Program.app/notes.txt\"))"))
            input.resources = Self.resources
            return Playground(options: options).enter(input)
        }
        #expect(outcome.status == .limited && outcome.diagnostics.map(\.code) == ["limit-string"])
    }
}
