import SwiftMachine
import SwiftModel
import ViewTree

/// A publisher of the snippet, as the graph sees it.
struct Publication: EventSource {
    let publisher: Value
    let type: SwiftType
    let output: SwiftType
    let machine: Machine

    func isSame(as other: any EventSource) -> Bool {
        guard let other = other as? Publication, other.type == type else { return false }
        return FieldComparison(machine: machine).changedFields(other.publisher, publisher, type).isEmpty
    }

    func subscribe(_ receive: @escaping (any OpaqueValue) throws -> Void) throws -> () throws -> Void {
        let receiver = Value.function(
            FunctionValue(
                .native { [output, machine] arguments in
                    try receive(SnippetValue(value: arguments.first ?? .none, type: output, machine: machine))
                    return .none
                }))
        let subscription = try machine.callMember("_subscribe(_:)", of: type, base: publisher, arguments: [receiver])
        guard case .object(let object) = subscription else { throw machine.trap("a subscription isn't an object") }
        return { [machine] in _ = try machine.callMember("cancel()", of: object.type, base: .object(object), arguments: []) }
    }
}
