import Diagnostics
import Foundation
import LargeStack

@testable import SwiftChecker

extension Interface {
    /// The one of the lane in which `onLargeStack` runs the test.
    static var forTests: Interface {
        guard let lane = Thread.current.threadDictionary[laneKey] as? InterfaceLane else { preconditionFailure("use it on a large stack") }
        return lane.interface(.current)
    }
}

private let laneKey = "lane"

/// Runs on a thread with a stack like the program's own.
func onLargeStack<Result>(_ run: @escaping () throws -> Result) throws -> Result {
    try onLargeStack { Swift.Result(catching: run) }.get()
}

/// Runs on a thread with a stack like the program's own.
func onLargeStack<Result>(_ run: @escaping () -> Result) -> Result {
    LargeStack.onLargeStack {
        let lane = InterfaceLane.available
        Thread.current.threadDictionary[laneKey] = lane
        return lane.run(run)
    }
}
