/// Something of the front end that sends values: a timer, a subject, a published property.
public protocol EventSource {
    /// Whether both are the same source: then the subscription to one holds for the other.
    func isSame(as other: any EventSource) -> Bool
    /// Calls the receiver with every value from now on; the result ends that.
    func subscribe(_ receive: @escaping (any OpaqueValue) throws -> Void) throws -> () throws -> Void
}
