import Foundation
import TerminalTesting
import Testing

/// `workbook run FOLDER`.
struct FolderCommandTests {
    private static let view = "struct One: View { var body: some View { Two() } }\n"
    private static let other = "struct Two: View { var body: some View { Text(\"two\") } }\n"

    /// The Swift files, and what else is there, of the program in Tests/Programs.
    private static func pantry() throws -> [String: String] {
        let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("Programs/Pantry")
        let names = try FileManager.default.subpathsOfDirectory(atPath: root.path).filter { $0.hasSuffix(".swift") }
        return try names.reduce(into: [:]) { $0["Pantry/\($1)"] = try String(contentsOf: root.appendingPathComponent($1), encoding: .utf8) }
    }

    @Test func aProgramOfManyFilesRuns() throws {
        let finished = try workbook("run", "Pantry", "--do", "tap Button[0]", "--show", "layout", "--time", "60", files: try Self.pantry())
        #expect(finished.status == 0 && finished.errors == "")
        #expect(finished.output.contains("Text \"0 pieces\"") && finished.output.contains("Text \"2 missing\""))
    }

    @Test func previewsAreListedAndChosen() throws {
        let files = try Self.pantry()
        let listed = try workbook("run", "Pantry", "--list", files: files)
        #expect(
            listed.output == """
                -\tview\tContentView\tContentView.swift:3
                -\tapp\tPantryApp\tPantryApp.swift:3
                0\tpreview\tHeader\tViews/Header.swift:23
                1\tpreview\tRow\tViews/ItemRow.swift:23
                2\tpreview\tMissing row\tViews/ItemRow.swift:24
                3\tprovider\tSummary_Previews\tViews/Summary.swift:10

                """)
        for (name, root) in [("Header", "Header"), ("1", "ItemRow"), ("Summary", "Summary"), ("Summary_Previews", "Summary")] {
            let shown = try workbook("run", "Pantry", "--preview", name, "--show", "layout", "--time", "60", files: files)
            #expect(shown.output.split(separator: "\n").dropFirst().first?.hasPrefix(root) ?? false, "\(name): \(shown)")
        }
        let unknown = try workbook("run", "Pantry", "--preview", "Rwo", files: files)
        #expect(unknown.status == 66 && unknown.errors == "error: there is no preview `Rwo`\nhelp: did you mean `Row`?\n")
    }

    @Test func aFileHasPreviewsToo() throws {
        let files = ["a.swift": "#Preview(\"A\") { Text(\"a\") }\n#Preview(\"B\") { Text(\"b\") }\nText(\"top\")\n"]
        #expect(try workbook("run", "a.swift", "--preview", "B", "--show", "declared", files: files).output.contains("Text (\"b\")"))
        #expect(try workbook("run", "a.swift", "--list", "--json", files: files).output.contains("\"name\" : \"B\""))
    }

    @Test func errorsNameTheFile() throws {
        let files = ["p/A.swift": "let a = 1\n", "p/Views/B.swift": "let b: String = a\n"]
        let finished = try workbook("run", "p", files: files)
        #expect(finished.status == 1)
        #expect(finished.errors.hasPrefix("Views/B.swift:1:17: error: cannot convert value of type 'Int' to specified type 'String'\n"))
        #expect(try workbook("run", "p", "--json", files: files).output.contains("\"file\": \"Views/B.swift\""))
    }

    @Test(arguments: [
        "One.xcodeproj/project.pbxproj", "OneTests/Test.swift", ".hidden/X.swift", "DerivedData/X.swift", ".build/X.swift", "Inner.playground/Contents.swift",
        "Assets.xcassets/Contents.json",
    ])
    func whatToolsMakeAndTestsAreLeftOut(_ path: String) throws {
        let finished = try workbook("run", "p", files: ["p/One.swift": Self.view, "p/Deep/Two.swift": Self.other, "p/\(path)": "this isn't Swift"])
        #expect(finished.status == 0 && finished.output.contains("Text \"two\""), "\(finished)")
    }

    @Test func aPackageAndAPlaygroundAreFoundByTheirLayout() throws {
        let package = [
            "p/Package.swift": "import PackageDescription", "p/Sources/A/One.swift": Self.view, "p/Sources/B/Two.swift": Self.other,
            "p/Plugins/x.swift": "x y z",
        ]
        #expect(try workbook("run", "p", files: package).output.contains("Text \"two\""))
        let playground = ["P.playground/Contents.swift": "One()\n", "P.playground/Sources/One.swift": Self.view + Self.other]
        #expect(try workbook("run", "P.playground", files: playground).output.contains("Text \"two\""))
        let page = "P.playground/Pages/A.playgroundpage"
        let paged = ["\(page)/Contents.swift": "One()\n", "P.playground/Sources/One.swift": Self.view + Self.other]
        #expect(try workbook("run", "P.playground", files: paged).output.contains("Text \"two\""))
        let several = try workbook("run", "P.playground", files: paged.merging(["P.playground/Pages/B.playgroundpage/Contents.swift": "1"]) { $1 })
        #expect(several.status == 64 && several.errors.contains("help: name one of them: workbook run \(page)"))
    }

    @Test(arguments: [
        (["p/readme.txt": "text"], 66, "the folder `p` has no Swift files"),
        (["p/A.swift": "\0"], 1, "`p/A.swift` isn't UTF-8 text"),
        (["p/a/main.swift": "print(1)", "p/b/main.swift": "print(2)"], 1, "`a/main.swift` and `b/main.swift` are two programs"),
        (["p/A.swift": "let a = 1", "p/B.swift": "print(a)"], 1, "expressions are not allowed at the top level"),
    ])
    func badFoldersSayWhy(_ files: [String: String], _ status: Int32, _ message: String) throws {
        let finished = try workbook("run", "p", files: files)
        #expect(finished.status == status && finished.errors.contains(message), "\(finished)")
        #expect(finished.errors.contains("help: "))
    }

    @Test func theLimitOfBytesIsThatOfTheFolder() throws {
        let text = "// " + String(repeating: "a", count: 600) + "\n"
        let finished = try workbook("run", "p", "--input-bytes", "1000", files: ["p/A.swift": text, "p/B.swift": text])
        #expect(finished.status == 1 && finished.errors.hasPrefix("error: the Swift files of `p` are larger than 1000 bytes, with `B.swift`\nhelp: "))
    }
}

/// Folders that hold more than files.
struct StrangeFolderTests {
    /// Runs a folder `p` that a shell command makes.
    private func run(_ command: String, _ options: String...) throws -> Finished {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("workbook-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder.appendingPathComponent("p"), withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let shell = Process()
        shell.executableURL = URL(fileURLWithPath: "/bin/sh")
        shell.arguments = ["-c", "cd p && printf 'Text(\"a\")' > main.swift && " + command]
        shell.currentDirectoryURL = folder
        try shell.run()
        shell.waitUntilExit()
        return try workbook(arguments: ["run", folder.appendingPathComponent("p").path] + options)
    }

    @Test(arguments: [
        ("mkfifo Pipe.swift", "is a pipe or a device, not a file"),
        ("ln -s /etc/passwd Out.swift", "is a link"),
        ("ln -s Circle.swift Circle.swift", "is a link that leads nowhere or in a circle"),
        ("mkdir -p " + String(repeating: "d/", count: 1_000), "is nested more than 32 folders deep"),
        ("mkdir X.swift && cd X.swift && mkfifo Y.swift", "is a pipe or a device, not a file"),
    ])
    func whatIsNoFileIsRefused(_ command: String, _ message: String) throws {
        let finished = try run(command)
        #expect(finished.status == 66 && finished.errors.contains(message) && finished.errors.contains("help: "), "\(finished)")
    }

    @Test(arguments: ["ln -s . Circle", "ln -s /etc Out", "mkfifo pipe", "ln -s /etc/passwd data.json"])
    func whatIsNotSwiftIsNoObstacle(_ command: String) throws {
        let finished = try run(command)
        #expect(finished.status == 0 && finished.output.contains("Text \"a\""), "\(finished)")
    }

    @Test func anAssetCatalogSaysThatAnImageIsATemplate() throws {
        let contents = #"{"images": [{"filename": "mark.png", "scale": "2x"}], "properties": {"template-rendering-intent": "template"}}"#
        let set = "A.xcassets/Mark.imageset"
        let finished = try run(
            """
            mkdir -p \(set) && printf '%s' '\(contents)' > \(set)/Contents.json && printf 'Image("Mark").foregroundStyle(.red)' > main.swift &&
            printf '\\211PNG\\r\\n\\032\\n\\0\\0\\0\\rIHDR\\0\\0\\0\\024\\0\\0\\0\\n' > \(set)/mark.png
            """, "--show", "layout,svg")
        #expect(finished.output.contains("10x5") && finished.output.contains("<mask "), "\(finished)")
    }

    @Test func colorsOfAnAssetCatalogAreMembers() throws {
        let contents = #"{"colors": [{"color": {"components": {"red": "0.1", "green": "0.8", "blue": "0.2", "alpha": "1"}}}]}"#
        let sets = ["leafTint", "Brand-Red", "BG", "red", "own", "1st"].map { "p/A.xcassets/\($0).colorset/Contents.json" }
        var files = Dictionary(uniqueKeysWithValues: sets.map { ($0, contents) })
        files["p/Own.swift"] = "extension Color { static let own = Color.blue }"
        files["p/main.swift"] = "VStack { Color.leafTint; Circle().fill(.brandRed.opacity(0.5)); Circle().fill(.BG); Color.red; Color.own }"
        let finished = try workbook("run", "p", files: files)
        let colors = ["Color.leafTint", "Color.red", "Color.blue"].map { finished.output.contains($0) }
        #expect(finished.status == 0 && !colors.contains(false), "\(finished)")
    }

    @Test func emptyAndCrowdedFoldersSayWhy() throws {
        let empty = try run("rm main.swift")
        #expect(empty.status == 66 && empty.errors.contains("is empty"))
        let crowded = try run("i=0; while [ $i -le 2000 ]; do : > f$i.swift; i=$((i + 1)); done")
        #expect(crowded.status == 1 && crowded.errors.contains("has more than 2000 Swift files"))
    }
}
