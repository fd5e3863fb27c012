import Diagnostics
import Foundation

@testable import SwiftChecker

extension Interface {
    /// The one of the lane in which `onLargeStack` runs the test.
    static var forTests: Interface {
        guard let lane = Thread.current.threadDictionary[laneKey] as? InterfaceLane else { preconditionFailure("use it on a large stack") }
        return lane.interface(.current)
    }
}

/// Work with its result, handed from thread to thread.
private final class Work<Result>: @unchecked Sendable {
    let run: () -> Result
    var result: Result?
    init(_ run: @escaping () -> Result) { self.run = run }
}

private let laneKey = "lane"

/// Runs on a thread with a stack like the program's own.
func onLargeStack<Result>(_ run: @escaping () throws -> Result) throws -> Result {
    try onLargeStack { Swift.Result(catching: run) }.get()
}

/// Runs on a thread with a stack like the program's own.
func onLargeStack<Result>(_ run: @escaping () -> Result) -> Result {
    let work = Work(run)
    let done = DispatchSemaphore(value: 0)
    let thread = Thread {
        let lane = InterfaceLane.available
        Thread.current.threadDictionary[laneKey] = lane
        work.result = lane.run(work.run)
        done.signal()
    }
    thread.stackSize = 512 << 20
    thread.start()
    done.wait()
    guard let result = work.result else { preconditionFailure("the thread ended without a result") }
    return result
}
