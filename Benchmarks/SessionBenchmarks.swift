import Course
import Foundation
import Progress
import Session

/// The session: from the start of the process to the prompt, and every command that looks at a view of 500 rows.
func measureSession() throws -> [Row] {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("bench-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    try prepare(folder)
    let all = try median(of: 15) { try openSession(in: folder) }
    try FileManager.default.removeItem(at: folder.appendingPathComponent("quizzes"))
    let lessons = try median(of: 15) { try openSession(in: folder) }
    return [
        Row(what: "a process that opens the session with 100 lessons and 100,000 events, and ends", value: milliseconds(lessons), note: "50 ms"),
        Row(what: "the same with 100 quizzes of 20 questions", value: milliseconds(all)),
    ] + commandRows()
}

private func prepare(_ folder: URL) throws {
    for file in largeCourseFiles() {
        let url = folder.appendingPathComponent(file.name)
        try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(file.utf8).write(to: url)
    }
    let store = ProgressStore.open(path: folder.appendingPathComponent("workbook/progress.sqlite").path)
    _ = try store.importEvents(try exported(100_000))
}

/// As at a terminal, what is said first is worked out, too.
private func openSession(in folder: URL) throws {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: ".build/release/workbook")
    process.arguments = ["study", "--course", folder.path, "--greet"]
    process.environment = ["XDG_DATA_HOME": folder.path, "HOME": folder.path, "PATH": "/usr/bin:/bin"]
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else { throw BenchmarkError.failed("workbook ended with \(process.terminationStatus)") }
}

private func commandRows() -> [Row] {
    let session = Session(course: Course())
    _ = session.handle(
        "struct Rows: View { @State var count = 0; var body: some View { VStack { Button(\"Add \\(count)\") { count += 1 }; ForEach(0..<500) { Text(\"Row \\($0)\").padding(1) } } } }"
    )
    _ = session.handle("Rows()")
    let lines = [
        ":tap Button", ":layout", ":tree", ":picture", ":svg", ":identity", ":state", ":updates", ":diff", ":deps", ":values", ":prefs", ":env",
        ":why Button", ":trace Button", ":at 100,100", ":query find(Text.self).count", ":step", ":undo", ":redo", ":help", ":help padding",
    ]
    let times = lines.map { line in (line, median(of: 5) { _ = session.handle(line) }) }
    return times.map { Row(what: "`\($0)` on a view of 500 rows", value: milliseconds($1), note: "30 ms") }
}
