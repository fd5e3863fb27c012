import Diagnostics
import Foundation

@testable import Snippets

extension Interface {
    nonisolated(unsafe) static let forTests = Interface.standard()
}

/// Runs on a thread with a stack like the program's own.
func onLargeStack<Result>(_ work: @escaping () -> Result) -> Result {
    final class Holder: @unchecked Sendable {
        let work: () -> Result
        var result: Result?
        init(_ work: @escaping () -> Result) { self.work = work }
    }
    let holder = Holder(work)
    let done = DispatchSemaphore(value: 0)
    let thread = Thread {
        holder.result = holder.work()
        done.signal()
    }
    thread.stackSize = 512 << 20
    thread.start()
    done.wait()
    guard let result = holder.result else { preconditionFailure("the thread ended without a result") }
    return result
}
