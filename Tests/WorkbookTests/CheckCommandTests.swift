import Foundation
import Testing

struct CheckCommandTests {
    private let files = [
        "lessons/demo.md": """
        ---
        format: 1
        id: demo
        title: Demo
        ---
        ## Two {#two .exercise}

        Show two colors.

        ```swift starter
        Color.red
        ```

        ```check
        find(Color.self).count == 2 at 240x100 | 2 | As many colors as asked for.
        find(Color.self).count >= 1 | 1 | There is a color.
        ```

        ```swift solution
        HStack { Color.red; Color.blue }
        ```

        """,
        "one.swift": "Color.green", "starter.swift": "// mine\nColor.red\n", "two.swift": "HStack { Color.red; Color.blue }", "broken.swift": "Colr.red",
        "endless.swift": "while true { }",
    ]

    @Test func aFailedCheckShowsWhatItFound() throws {
        let failed = try workbook("check", "two", "one.swift", files: files)
        #expect(
            failed
                == Finished(
                    status: 1,
                    output: """
                        ✗ As many colors as asked for (at 240x100): 2 wanted, 1 found (find(Color.self).count)
                        ✓ There is a color.
                        1 of 3 points, not passed

                        """, errors: ""))
        #expect(try workbook("check", "two", "two.swift", files: files).output.hasSuffix("3 points, passed\n"))
        #expect(try workbook("check", "two", "starter.swift", files: files).output.hasSuffix("this is the unchanged starter\n0 of 3 points, not passed\n"))
    }

    @Test func evidenceIsInTheJSON() throws {
        let failed = try workbook("check", "two", "one.swift", "--json", files: files)
        let json = try JSONSerialization.jsonObject(with: Data(failed.output.utf8)) as? [String: Any]
        let check = (json?["checks"] as? [[String: Any]])?.first
        #expect(["wanted", "found", "expression", "size"].map { check?[$0] as? String } == ["2", "1", "find(Color.self).count", "240x100"])
    }

    @Test func whatDoesNotRunIsNotChecked() throws {
        let broken = try workbook("check", "two", "broken.swift", files: files)
        #expect(broken.status == 1 && broken.errors.hasPrefix("broken.swift:1:1: error: ") && broken.output.contains("– not run: There is a color."))
        let endless = try workbook("check", "two", "endless.swift", files: files)
        #expect(endless.status == 3 && endless.output.contains("was stopped before it could be checked: ") && endless.output.contains("0 of 3 points"))
    }
}
