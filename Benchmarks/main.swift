// Measures what docs/Performance.md promises: `make bench`. Names of groups after it run only those.
import Foundation

/// Nested layouts and long trees recurse: the program itself runs on such a stack as well.
let thread = Thread {
    let groups: [(name: String, run: () throws -> [Row])] = [
        ("mounting", measureMounting), ("updates", measureUpdates), ("layout", measureLayout), ("drawing", measureDrawing), ("snippets", measureSnippets), ("language", measureLanguage),
        ("progress", measureProgress), ("session", measureSession),
        ("completion", measureCompletion),
    ]
    let wanted = Set(CommandLine.arguments.dropFirst())
    for group in groups where wanted.isEmpty || wanted.contains(group.name) {
        do {
            print(table(group.name, try group.run()))
        } catch {
            print("\(group.name): \(error)")
        }
    }
    exit(0)
}
thread.stackSize = 512 << 20
thread.start()
while true { sleep(1000) }
