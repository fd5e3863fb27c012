import SwiftModel

extension ArrayStorage {
    /// The elements of a `[UInt8]`.
    ///
    /// - Throws: where the budget doesn't allow as many steps as there are elements.
    public func bytes(charging budget: Budget) throws -> [UInt8] {
        try budget.charge(elements.count)
        return elements.map { if case .int(let byte) = $0 { UInt8(truncatingIfNeeded: byte) } else { 0 } }
    }
}
