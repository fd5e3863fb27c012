import SwiftMachine
import SwiftModel
import ViewTree

extension BridgeCall {
    /// An `AnyTransition` of the prelude: text, parts of the insertion, parts of the removal.
    func transition(_ index: Int) throws -> Transition {
        let fields = try fields(index, 3)
        guard case .string(let text) = fields[0] else { throw mismatch("AnyTransition") }
        return Transition(description: text, insertion: try parts(fields[1]), removal: try parts(fields[2]))
    }

    private func parts(_ value: Value) throws -> [TransitionPart] {
        guard case .array(let list) = value else { throw mismatch("AnyTransition") }
        return try list.elements.map { part in
            let (bridge, machine) = (bridge, machine)
            let fields = try bridge.fields(part, 2, machine)
            return TransitionPart(animation: try bridge.animation(fields[0], machine)) { phase in
                guard case .native(let object) = try machine.call(fields[1], [.int(phase.rawValue)]), let view = object as? DeclaredView else {
                    throw machine.trap("a transition makes no view")
                }
                return view
            }
        }
    }
}
