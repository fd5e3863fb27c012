import Diagnostics
import Foundation

@testable import SwiftChecker

extension Interface {
    nonisolated(unsafe) static let forTests = Interface.standard()
}

/// Work with its result, handed from thread to thread.
private final class Work<Result>: @unchecked Sendable {
    let run: () -> Result
    var result: Result?
    init(_ run: @escaping () -> Result) { self.run = run }
}

/// The interface is read as it is used: one test works with it at a time.
private let alone = NSLock()

/// Runs on a thread with a stack like the program's own.
func onLargeStack<Result>(_ run: @escaping () throws -> Result) throws -> Result {
    try onLargeStack { Swift.Result(catching: run) }.get()
}

/// Runs on a thread with a stack like the program's own.
func onLargeStack<Result>(_ run: @escaping () -> Result) -> Result {
    alone.lock()
    defer { alone.unlock() }
    let work = Work(run)
    let done = DispatchSemaphore(value: 0)
    let thread = Thread {
        work.result = work.run()
        done.signal()
    }
    thread.stackSize = 512 << 20
    thread.start()
    done.wait()
    guard let result = work.result else { preconditionFailure("the thread ended without a result") }
    return result
}
