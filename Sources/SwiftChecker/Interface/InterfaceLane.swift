import Foundation
import SwiftModel

/// The interfaces that one thread at a time works with.
///
/// An interface is read as it is used, so threads can't share one without waiting for each other. Each lane has interfaces of its own; as many lanes as there are
/// processors work beside each other. What is checked over a lane's interface belongs to that lane: work with it there.
public final class InterfaceLane: @unchecked Sendable {
    private let lock = NSRecursiveLock()
    private var interfaces: [SDK: Interface] = [:]

    init() {}

    private static let all = (0..<max(1, ProcessInfo.processInfo.activeProcessorCount)).map { _ in InterfaceLane() }

    /// The first lane where nobody works, so that a program with one thread reads the prelude once; any lane where all are busy.
    public static var available: InterfaceLane { available(among: all) }

    static func available(among lanes: [InterfaceLane]) -> InterfaceLane {
        for lane in lanes where lane.lock.try() {
            lane.lock.unlock()
            return lane
        }
        return lanes[Int.random(in: lanes.indices)]
    }

    /// Does work with the lane's interfaces; waits until nobody else does.
    public func run<Result, Failure>(_ work: () throws(Failure) -> Result) throws(Failure) -> Result {
        lock.lock()
        defer { lock.unlock() }
        return try work()
    }

    /// The declarations of the prelude, read once a lane for each SDK. Call it within `run`.
    public func interface(_ sdk: SDK) -> Interface {
        if let known = interfaces[sdk] { return known }
        let made = Interface.standard(sdk)
        interfaces[sdk] = made
        return made
    }
}
