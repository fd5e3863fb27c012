import SwiftMachine
import SwiftModel
import ViewLayout
import ViewTree

extension Registrar {
    /// `DisclosureGroup` and `OutlineGroup`.
    mutating func bindOutlines() {
        view("DisclosureGroup.init(_: LocalizedStringKey, content: () -> Content)") { call in
            .container(DisclosureGroupContainer(isExpanded: nil, content: { try call.content(1, typed: 1) }), try call.title(0))
        }
        view("DisclosureGroup.init(content: () -> Content, label: () -> Label)") { call in
            .container(DisclosureGroupContainer(isExpanded: nil, content: { try call.content(0, typed: 1) }), try call.content(1, typed: 0))
        }
        view("DisclosureGroup.init(_: LocalizedStringKey, isExpanded: Binding<Bool>, content: () -> Content)") { call in
            .container(DisclosureGroupContainer(isExpanded: try call.boolBinding(1), content: { try call.content(2, typed: 1) }), try call.title(0))
        }
        view("DisclosureGroup.init(isExpanded: Binding<Bool>, content: () -> Content, label: () -> Label)") { call in
            .container(DisclosureGroupContainer(isExpanded: try call.boolBinding(0), content: { try call.content(1, typed: 1) }), try call.content(2, typed: 0))
        }
        for (element, data) in [("Data.Element", "Data"), ("DataElement", "DataElement")] {
            let (paths, content) = ("children: KeyPath<\(element), Data?>", "content: (\(element)) -> Leaf")
            view("OutlineGroup.init(_: \(data), \(paths), \(content))") { call in
                .forEach(try call.outline(isRoot: data == element, id: nil, children: 1, content: 2))
            }
            view("OutlineGroup.init(_: \(data), id: KeyPath<\(element), ID>, \(paths), \(content))") { call in
                .forEach(try call.outline(isRoot: data == element, id: 1, children: 2, content: 3))
            }
        }
    }
}

extension BridgeCall {
    /// The tree of data that is argument 0: one root, or a collection of them. `id`, `children` and `content` are the arguments with the key paths and the closure.
    fileprivate func outline(isRoot: Bool, id: Int?, children: Int, content: Int) throws -> ForEachContent {
        let type = try typeArgument(0)
        var elements = Elements(count: 1, type: try typeArgument(isRoot ? 5 : 0)) { _ in try argument(0) }
        if !isRoot { elements = try bridge.elements(of: argument(0), type, machine) }
        return Outline(
            call: self, type: type, identity: try identity(of: elements.type, id), children: try argument(children), content: try closure(content),
            contentType: try typeArgument(3)
        ).level(elements, as: "OutlineGroup")
    }
}

/// How an outline makes views of its data.
private struct Outline {
    let call: BridgeCall
    /// The collection's.
    let type: SwiftType
    let identity: (Value) throws -> ExplicitID
    let children: Value
    let content: (Value) throws -> Value
    let contentType: SwiftType

    /// The elements beside each other.
    func level(_ elements: Elements, as view: String) -> ForEachContent {
        ForEachContent(view: view, count: elements.count, contentType: call.bridge.viewType(contentType)) { index in
            try identity(elements[index])
        } content: { index in
            try self.view(of: elements[index])
        }
    }

    /// An element without children is its view; another one is a disclosure group, whose children are looked at once they are shown.
    private func view(of element: Value) throws -> DeclaredView {
        let (bridge, machine, line) = (call.bridge, call.machine, call.call.line)
        let label = try bridge.declared(content(element), contentType, machine)
        let below = try machine.get(children, of: element)
        if case .none = below { return label }
        let childrenType = ViewType("OutlineSubgroupChildren")
        return DeclaredView(
            ViewType("DisclosureGroup", [label.type, childrenType]),
            .container(
                DisclosureGroupContainer(isExpanded: nil) {
                    DeclaredView(
                        childrenType, .forEach(level(try bridge.elements(of: below, type, machine), as: childrenType.name)), line: line)
                }, label), line: line)
    }
}
