import SwiftMachine
import SwiftModel
import ViewLayout
import ViewTree

extension Registrar {
    /// Tab views and their tabs.
    mutating func bindTabs() {
        view("TabView.init(content: () -> Content)") { call in .container(TabViewContainer(selection: nil), try call.content(0, typed: 1)) }
        view("TabView.init(selection: Binding<SelectionValue>?, content: () -> Content)") { call in
            .container(TabViewContainer(selection: try call.tabSelection(0)), try call.content(1, typed: 1))
        }
        view("Tab.init(_: LocalizedStringKey, systemImage: String, content: () -> Content)") { call in
            .container(TabContainer(label: call.iconLabel(try call.keyText(0), symbol: try call.string(1)), value: nil), try call.content(2, typed: 0))
        }
        view("Tab.init(_: LocalizedStringKey, systemImage: String, value: V, content: () -> Content)") { call in
            let value = try call.id(call.argument(2), call.typeArgument(1))
            return .container(TabContainer(label: call.iconLabel(try call.keyText(0), symbol: try call.string(1)), value: value), try call.content(3, typed: 0))
        }
        view("Tab.init(value: V, content: () -> Content)") { call in
            .container(TabContainer(label: nil, value: try call.id(call.argument(0), call.typeArgument(1))), try call.content(1, typed: 0))
        }
        view("Tab.init(value: V, content: () -> Content, label: () -> L)") { call in
            let value = try call.id(call.argument(0), call.typeArgument(1))
            return .container(TabContainer(label: try call.content(2, typed: 2), value: value), try call.content(1, typed: 0))
        }
        view("TabSection.init(_: LocalizedStringKey, content: () -> Content)") { call in
            .section(
                SectionContent(header: try call.title(0), content: try call.content(1, typed: 0), footer: DeclaredView(ViewType("EmptyView"), .empty)))
        }
        modifier("View.tabItem(_: () -> V)") { call in .tabItem(try call.content(1, typed: 1)) }
    }
}

extension BridgeCall {
    fileprivate func tabSelection(_ index: Int) throws -> TabSelection? {
        if try isNil(index) { return nil }
        let (cell, type, bridge, machine) = (try native(index, BindingCell.self), try typeArgument(0), bridge, machine)
        return TabSelection(
            tag: cell.value {
                try bridge.explicitID($0, type, machine)
            } _: {
                bridge.value(of: $0)
            }
        ) { bridge.isOf(type, $0) }
    }
}
