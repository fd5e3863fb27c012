import Foundation

/// Runs work on a thread with a stack of 512 MB, as the program does: trees and types may be deep.
public func onLargeStack<Result>(_ work: @escaping () -> Result) -> Result {
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

/// Work with its result, handed from thread to thread.
private final class Holder<Result>: @unchecked Sendable {
    let work: () -> Result
    var result: Result?
    init(_ work: @escaping () -> Result) { self.work = work }
}
