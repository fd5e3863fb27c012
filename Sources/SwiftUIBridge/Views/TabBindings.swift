import SwiftMachine
import SwiftModel
import ViewLayout
import ViewTree

extension Registrar {
    /// Tab views and their tabs.
    mutating func bindTabs() {
        pack("TabContentBuilder.buildBlock") { call in
            .native(call.view(.tuple(try call.call.arguments.indices.map { try call.view($0, typed: $0 + 1) })))
        }
        view("TabContentBuilder.buildEither(first: A)") { call in .conditional(branch: true, try call.view(0, typed: 1)) }
        view("TabContentBuilder.buildEither(second: B)") { call in .conditional(branch: false, try call.view(0, typed: 2)) }
        view("TabView.init(content: () -> Content)") { call in .container(TabViewContainer(selection: nil), try call.content(0, typed: 1)) }
        view("TabView.init(selection: Binding<SelectionValue>?, content: () -> Content)") { call in
            .container(TabViewContainer(selection: try call.tabSelection(0)), try call.content(1, typed: 1))
        }
        bindTab()
        view("AnyTabContent.init(_: T)") { call in .anyView(try call.view(0, typed: 1)) }
        view("TabSection.init(_: LocalizedStringKey, content: () -> Content)") { call in
            .section(
                SectionContent(header: try call.title(0), content: try call.content(1, typed: 0), footer: DeclaredView(ViewType("EmptyView"), .empty)))
        }
        modifier("View.tabItem(_: () -> V)") { call in .tabItem(try call.content(1, typed: 1)) }
    }

    private mutating func bindTab() {
        view("Tab.init(_: LocalizedStringKey, systemImage: String, content: () -> Content)") { call in
            try call.tab(call.iconLabel(try call.keyText(0), symbol: try call.string(1)), content: 2)
        }
        view("Tab.init(_: LocalizedStringKey, systemImage: String, value: Value, role: TabRole?, content: () -> Content)") { call in
            try call.tab(call.iconLabel(try call.keyText(0), symbol: try call.string(1)), value: 2, content: 4)
        }
        view("Tab.init(_: LocalizedStringKey, image: String, role: TabRole?, content: () -> Content)") { call in
            try call.tab(call.iconLabel(try call.keyText(0), symbol: try call.string(1), isSystem: false), content: 3)
        }
        view("Tab.init(_: LocalizedStringKey, image: String, value: Value, role: TabRole?, content: () -> Content)") { call in
            try call.tab(call.iconLabel(try call.keyText(0), symbol: try call.string(1), isSystem: false), value: 2, content: 4)
        }
        view("Tab.init(role: TabRole, content: () -> Content)") { call in
            try call.tab(call.iconLabel(TextContent("Search"), symbol: "magnifyingglass"), content: 1)
        }
        view("Tab.init(value: Value, role: TabRole?, content: () -> Content)") { call in
            let label = try call.isNil(1) ? nil : call.iconLabel(TextContent("Search"), symbol: "magnifyingglass")
            return try call.tab(label, value: 0, content: 2)
        }
        view("Tab.init(role: TabRole?, content: () -> Content, label: () -> Label)") { call in try call.tab(call.content(2, typed: 2), content: 1) }
        view("Tab.init(value: Value, role: TabRole?, content: () -> Content, label: () -> Label)") { call in
            try call.tab(call.content(3, typed: 2), value: 0, content: 2)
        }
    }
}

extension BridgeCall {
    /// - Parameters:
    ///   - value: which argument is the tab's value.
    ///   - content: which argument is what it shows.
    fileprivate func tab(_ label: DeclaredView?, value: Int? = nil, content: Int) throws -> DeclaredView.Kind {
        let id = try value.map { try self.id(argument($0), typeArgument(0)) }
        return .container(TabContainer(label: label, value: id), try self.content(content, typed: 1))
    }

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
