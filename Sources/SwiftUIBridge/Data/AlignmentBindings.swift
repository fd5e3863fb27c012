import SwiftMachine
import SwiftModel
import ViewTree

extension Registrar {
    mutating func bindAlignment() {
        let horizontal: [String: AlignmentGuide] = ["leading": .leading, "center": .horizontalCenter, "trailing": .trailing]
        let vertical: [String: AlignmentGuide] = [
            "top": .top, "center": .verticalCenter, "bottom": .bottom, "firstTextBaseline": .firstTextBaseline, "lastTextBaseline": .lastTextBaseline,
        ]
        for (owner, axis, guides) in [("HorizontalAlignment", Axis.horizontal, horizontal), ("VerticalAlignment", .vertical, vertical)] {
            function("\(owner).init(_named: String)") { call in
                guard let guide = guides[try call.string(0)] else { throw call.mismatch("alignment") }
                return .native(guide)
            }
            function("\(owner).init(_: ID.Type)") { call in .native(call.bridge.guide(try call.typeArgument(0), axis, call.machine)) }
            function("\(owner).==(_: \(owner), _: \(owner))") { call in .bool(try call.guide(0) == call.guide(1)) }
            function("ViewDimensions.subscript(_: \(owner))") { call in .double(try call.dimensions(0)[call.guide(1)]) }
            function("ViewDimensions.subscript(explicit: \(owner))") { call in
                try call.dimensions(0)[explicit: call.guide(1)].map(Value.double) ?? .none
            }
        }
        function("ViewDimensions.width") { call in .double(try call.dimensions(0).width) }
        function("ViewDimensions.height") { call in .double(try call.dimensions(0).height) }
    }
}

extension BridgeCall {
    fileprivate func dimensions(_ index: Int) throws -> any ViewTree.ViewDimensions { try wrapped(index, (any ViewTree.ViewDimensions).self) }
}

extension Bridge {
    /// The alignment guide that an `AlignmentID` names; one object a type.
    fileprivate func guide(_ id: SwiftType, _ axis: Axis, _ machine: Machine) -> AlignmentGuide {
        if let known = guides[id] { return known }
        // A static property of the snippet may hold the guide, and the machine holds its static properties.
        let guide = AlignmentGuide(name: name(of: id), axis: axis) { [weak self, weak machine] dimensions in
            guard let self, let machine else { return 0 }
            return try double(
                machine.callMember("defaultValue(in:)", of: id, base: nil, arguments: [.wrapping(dimensions as any ViewTree.ViewDimensions)]), machine)
        }
        guides[id] = guide
        return guide
    }
}
