import SwiftMachine
import SwiftModel
import ViewTree

/// A view, view modifier, scene or app of the snippet, as the graph sees it.
final class InterpretedView: CustomView {
    let value: Value
    let swiftType: SwiftType
    let bridge: Bridge
    let machine: Machine
    let type: ViewType

    init(value: Value, type: SwiftType, bridge: Bridge, machine: Machine) {
        (self.value, swiftType, self.bridge, self.machine) = (value, type, bridge, machine)
        self.type = bridge.viewType(type)
    }

    var name: String { type.name }
    var isScene: Bool { machine.bodyOwner(of: swiftType) != .view && !machine.conforms(swiftType, to: .viewModifier) }

    var isTabContent: Bool { machine.conforms(swiftType, to: .tabContent) }

    lazy var cells: [LocatedCell] = bridge.cells(in: value, swiftType, machine)
    /// What it keeps besides its properties, where it stands for a view of UIKit.
    private lazy var representation = try? Representation(of: value, swiftType, bridge, machine)

    var dynamicProperties: [ViewTree.DynamicProperty] {
        (cells + (representation?.cells ?? [])).map { ViewTree.DynamicProperty(name: $0.name, wrapper: $0.cell.wrapper, source: $0.cell.source) }
    }

    func body(slots: [DynamicSlot], content: ModifierContent?) throws -> DeclaredView {
        let installed = try bridge.updating(bridge.installing(slots, cells, in: value), swiftType, machine)
        defer { if !bridge.bodyReasons.isEmpty { bridge.bodyReasons.removeLast() } }
        guard let content else {
            if let fault = classFault { throw fault }
            if let representation { return try representation.shown(by: installed, slots.dropFirst(cells.count), bridge, machine) }
            let body = try machine.callMember("body", of: swiftType, base: installed, arguments: [])
            return try bridge.declared(body, try machine.associatedType("Body", of: machine.bodyOwner(of: swiftType) ?? .view, in: swiftType), machine)
        }
        let placeholder = DeclaredView(ViewType("_ViewModifier_Content", [type]), .modifierContent(content))
        let body = try machine.callMember("body(content:)", of: swiftType, base: installed, arguments: [.native(placeholder)])
        return try bridge.declared(body, try machine.associatedType("Body", of: .viewModifier, in: swiftType), machine)
    }

    /// SwiftUI refuses to make views of objects.
    private var classFault: RuntimeError? {
        guard let decl = swiftType.nominal, decl.kind == .class, machine.conforms(swiftType, to: .view) else { return nil }
        let message = "views must be value types (either a struct or an enum); \(decl.name) is a class"
        return RuntimeError("trap", message, at: decl.span, help: "write 'struct \(decl.name)'")
    }

    var declaredChildren: [DeclaredView] {
        get throws {
            try bridge.fields(of: value, swiftType).compactMap { field in
                guard field.property.wrapped == nil, machine.conforms(field.type, to: .view) else { return nil }
                return try bridge.declared(field.value, field.type, machine)
            }
        }
    }

    func changedFields(from earlier: any CustomView) -> [FieldChange] {
        guard let earlier = earlier as? InterpretedView, earlier.type == type else { return [FieldChange("self")] }
        return FieldComparison(machine: machine).changedFields(earlier.value, value, swiftType)
    }

    func isEqual(to earlier: any CustomView) throws -> Bool? {
        guard let earlier = earlier as? InterpretedView, earlier.type == type, machine.conforms(swiftType, to: .equatable) else { return nil }
        return try machine.isEqual(earlier.value, value, swiftType)
    }

    func animated(from earlier: any CustomView, _ progress: Double) throws -> (any CustomView)? {
        guard let earlier = earlier as? InterpretedView, earlier.type == type, machine.conforms(swiftType, to: .animatable),
            let value = try bridge.animated(value, from: earlier.value, swiftType, progress, machine)
        else { return nil }
        return InterpretedView(value: value, type: swiftType, bridge: bridge, machine: machine)
    }

    func willRunBody(because cause: BodyCause) { bridge.bodyReasons.append(PrintedChanges(view: name, cause: cause, properties: cells.map(\.printedName))) }
}

extension Machine {
    /// The protocol whose `body` says what a value of a type shows.
    func bodyOwner(of type: SwiftType) -> KnownType? { [.view, .scene, .app].first { conforms(type, to: $0) } }
}
