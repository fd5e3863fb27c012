import Foundation

/// Runs code on a thread with a stack of 512 MB, as programs that take in trees of any depth do.
func onLargeStack<Result>(_ body: @escaping () -> Result) -> Result {
    nonisolated(unsafe) var result: Result?
    nonisolated(unsafe) let body = body
    let done = DispatchSemaphore(value: 0)
    let thread = Thread {
        result = body()
        done.signal()
    }
    thread.stackSize = 512 << 20
    thread.start()
    done.wait()
    return result!
}
