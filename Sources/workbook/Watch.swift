import Course
import Diagnostics
import Foundation
import Grading
import Session
import Terminal

/// Checks a file against an exercise whenever it is saved, until Ctrl-C.
struct Watch {
    let path: String
    let session: StudyClient
    let context: Context

    /// Seconds between looks at the file: editors replace files, so a handle on one says nothing of the next.
    private static let interval = 0.2

    func run() throws -> ExitStatus {
        context.print(try session.begin())
        let starter = session.starter
        if !FileManager.default.fileExists(atPath: path) {
            try write(starter ?? "")
            context.print([.text([StyledText(context.say(.starterWritten(path)), .mark)])])
        }
        var last: Saved?
        while !context.console.isClosed {
            if let saved = Saved(path), saved != last {
                // The starter as it was written isn't an attempt.
                if last != nil || saved.text.trimmingCharacters(in: .whitespacesAndNewlines) != starter { check() }
                last = saved
            }
            Thread.sleep(forTimeInterval: Self.interval)
        }
        return .done
    }

    private func check() {
        switch Result(catching: { try SourceFile.read(path) }) {
        case .success(let source): context.print(Interrupts.shared.stoppable { session.check(source) })
        case .failure(let error): context.report((error as? Failure)?.diagnostics(in: context.language) ?? [])
        }
    }

    private func write(_ text: String) throws {
        do {
            try Data((text + "\n").utf8).write(to: URL(fileURLWithPath: path), options: .withoutOverwriting)
        } catch {
            throw Failure(.failed, "unwritable-file", context.say(.unwritable(path)), help: context.say(.lookAtPermissions))
        }
    }

    /// A file as it was saved.
    private struct Saved: Equatable {
        let text: String

        init?(_ path: String) {
            guard let source = try? SourceFile.read(path) else { return nil }
            text = source.text
        }
    }
}
