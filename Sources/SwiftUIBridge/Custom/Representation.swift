import SwiftMachine
import SwiftModel
import ViewTree

/// What a `UIViewRepresentable` keeps for its identity: the view that it made, and the environment that its updates read.
struct Representation {
    let cells: [LocatedCell]
    private let host: Value
    private let type: SwiftType

    /// `nil` for a view with a body.
    init?(of value: Value, _ type: SwiftType, _ bridge: Bridge, _ machine: Machine) throws {
        guard machine.conforms(type, to: .representable), let make = try machine.member(named: "_host()", of: type) else { return nil }
        self.type = type
        host = try machine.invoke(make, [value])
        cells = bridge.cells(in: host, make.decl.result, machine)
    }

    /// Makes the view for the first time, updates it, and gives the box that shows it.
    func shown(by view: Value, _ slots: ArraySlice<DynamicSlot>, _ bridge: Bridge, _ machine: Machine) throws -> DeclaredView {
        let installed = bridge.installing(Array(slots), cells, in: host)
        let shown = try machine.callMember("_shown(in:)", of: type, base: view, arguments: [installed])
        guard case .native(let object) = shown, let view = object as? DeclaredView else { throw machine.trap("'\(type)' has no view to show") }
        return view
    }
}

/// The closure by which a view of UIKit answers proposals. It asks an object, so that an earlier answer says nothing about the next.
struct PlatformSizer: ShapeSizer {
    let answer: Value
    let bridge: Bridge
    let machine: Machine

    func sizeThatFits(_ proposal: Proposal) throws -> Size {
        let size = try bridge.size(machine.call(answer, [.proposal(proposal)]), machine)
        return Size(width: max(0, size.width), height: max(0, size.height))
    }

    func isEqual(to other: any ShapeSizer) -> Bool { false }
}

extension Registrar {
    mutating func bindPlatformViews() {
        view("_PlatformView.init(_name: String, _text: String?, _fill: Color?, _sizeThatFits: (ProposedViewSize) -> CGSize)") { call in
            let fill: Paint? = try call.isNil(2) ? nil : .color(call.color(2))
            let text = try call.isNil(1) ? nil : call.string(1)
            let sizer = PlatformSizer(answer: try call.argument(3), bridge: call.bridge, machine: call.machine)
            return .leaf(PlatformContent(try call.string(0), shown: text, background: fill, sizer: sizer))
        }
    }
}
