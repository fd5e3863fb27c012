import SwiftMachine
import ViewGraph
import ViewTree

/// An `NSItemProvider` that is dragged.
struct DraggedItem: DragPayload {
    let provider: Value
}

extension Registrar {
    /// What can be dragged, and where it can be dropped.
    mutating func bindDragModifiers() {
        modifier("View._dragSource(as: String, _: () -> NSItemProvider?)") { call in
            let (data, machine) = (try call.argument(2), call.machine)
            return .action(
                DragSource(try call.string(1)) {
                    let provider = try machine.call(data, [])
                    return if case .none = provider { nil } else { DraggedItem(provider: provider) }
                })
        }
        modifier("View._dropTarget(as: String, _numbered: (Int, NSItemProvider, Double, Double) -> Bool)") { call in
            let (follow, machine) = (try call.argument(2), call.machine)
            return .action(
                DropTarget(try call.string(1)) { phase, payload, place in
                    guard let item = payload as? DraggedItem else { return false }
                    let answer = try machine.call(follow, [.int(phase.rawValue), item.provider, .double(place.x), .double(place.y)])
                    if case .bool(let goesOn) = answer { return goesOn }
                    throw machine.trap("a drop gave no Bool")
                })
        }
    }
}
