import Testing

/// What `workbook run` says where there is nothing to see.
struct RunCommandTests {
    @Test(arguments: ["", "let x = 3\n", "1 + 1\n", "struct A: View { let n: Int; var body: some View { Text(\"a\") } }\n"])
    func aFileWithoutAViewSaysSo(_ text: String) throws {
        let finished = try workbook("run", "a.swift", files: ["a.swift": text])
        #expect(finished.status == 0 && finished.output == "")
        #expect(finished.errors.hasPrefix("remark: the file shows no view and prints nothing\nhelp: "))
    }

    @Test(arguments: [
        "print(1)\n", "Text(\"a\")\n", "struct A: View { var body: some View { Text(\"a\") } }\n", "#Preview { Text(\"a\") }\n",
        "@main struct M: App { var body: some Scene { WindowGroup { Text(\"a\") } } }\n",
    ])
    func whatShowsSomethingSaysNoMore(_ text: String) throws {
        #expect(try workbook("run", "a.swift", files: ["a.swift": text]).errors == "")
    }

    @Test func aPartOfAnotherViewIsNamed() throws {
        let part = "struct Part: View { var body: some View { Text(\"part\") } }\n"
        let whole = "struct Whole: View { var body: some View { VStack { Part() } } }\n"
        let finished = try workbook("run", "a.swift", files: ["a.swift": whole + part])
        #expect(finished.status == 0 && finished.errors.hasPrefix("remark: Part is shown, the last view of the file; Whole contains it\nhelp: "))
        for text in [part + whole, whole + part + "Whole()\n", part + part.replacingOccurrences(of: "Part", with: "Other")] {
            #expect(try workbook("run", "a.swift", files: ["a.swift": text]).errors == "")
        }
        #expect(try workbook("run", "a.swift", "--json", files: ["a.swift": whole + part]).errors == "")
    }

    @Test(arguments: ["a", "é", "a/", "./", "b/a", "\u{E000}", "\u{301}", "/\u{301}"])
    func aFileThatIsMissingIsReported(_ name: String) throws {
        let finished = try workbook("run", name)
        #expect(finished.status == 66 && finished.errors.hasPrefix("error: "), "\(finished)")
    }

    @Test func aFileOfOneLetterIsRead() throws {
        #expect(try workbook("run", "a", "--input-bytes", "\(Int.max)", files: ["a": "print(1)\n"]).output == "1\n")
    }

    @Test func manyErrorsAreCountedAfterTheFirst() throws {
        let finished = try workbook("run", "a.swift", files: ["a.swift": String(repeating: "missing\n", count: 250)])
        #expect(finished.errors.components(separatedBy: "error: ").count == 101)
        #expect(finished.errors.hasSuffix("remark: 150 more aren't shown\nhelp: fix these first, or use --json for all of them\n"))
    }

    @Test func warningsHideNoError() throws {
        let views = "VStack { ForEach(0..<150, id: \\.self) { _ in Color.red.frame(height: .infinity) } }\n"
        let finished = try workbook("run", "a.swift", "--do", "dance", files: ["a.swift": views])
        #expect(finished.status == 1 && finished.errors.contains("error: there is no action 'dance'"), "\(finished.errors.suffix(500))")
        #expect(finished.errors.contains("more aren't shown"))
    }
}
