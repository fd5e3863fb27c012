import Foundation
import TerminalTesting
import Testing

/// What the environment says may be anything.
struct EnvironmentTests {
    @Test(arguments: ["aaaaaaaaaaaaa", "../../etc", "😀", String(repeating: "x_", count: 5000), "C", "de_DE@euro", "sr_RS.UTF-8@latin"])
    func anyLocaleWillDo(_ locale: String) throws {
        for name in ["LANG", "LC_ALL"] {
            for command in ["progress", "list"] {
                let finished = try workbook(command, environment: [name: locale])
                #expect(finished.status == 0, "\(name) \(command): \(finished)")
            }
        }
    }

    @Test(arguments: ["-9223372036854775808", "9223372036854775807", "0", "1", "x", ""])
    func anySizeWillDo(_ size: String) throws {
        let finished = try workbook("run", "--help", environment: ["COLUMNS": size, "LINES": size])
        #expect(finished.status == 0 && finished.output.contains("ACTIONS"), "\(finished)")
    }

    /// Without its streams the program reads nothing and says that it can't write, instead of taking other files for them.
    @Test(arguments: [("<&-", 0), (">&-", 74), ("2>&-", 0), ("<&- >&- 2>&-", 0)])
    func streamsMayBeClosed(_ closing: String, _ status: Int) throws {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/bin/sh")
        process.arguments = ["-c", "echo 'Text(\"a\")' | (exec '\(builtExecutable("workbook").path)' \(closing) >/dev/null \(closing))"]
        process.environment = ["PATH": "/usr/bin:/bin", "HOME": FileManager.default.temporaryDirectory.path]
        process.standardError = FileHandle.nullDevice
        try process.run()
        process.waitUntilExit()
        #expect(Int(process.terminationStatus) == status)
    }
}
