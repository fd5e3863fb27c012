import SwiftMachine
import SwiftModel
import ViewLayout
import ViewTree

extension Registrar {
    /// What views put into the bars of the window, and what a long press or a swipe opens.
    mutating func bindBars() {
        modifier("View.toolbar(content: () -> V)") { call in .bar(name: "toolbar", try call.content(1, typed: 1)) }
        modifier("Scene.commands(content: () -> C)") { call in .hiddenItems(name: "commands", try call.content(1, typed: 1)) }
        function("Scene.commandsRemoved()") { call in .native(try call.view(0, typed: 0).withoutCommands) }
        modifier("View._searchField(content: () -> V)") { call in .bar(name: "searchable", try call.content(1, typed: 1)) }
        modifier("View.contextMenu(menuItems: () -> V)") { call in .hiddenItems(name: "contextMenu", try call.content(1, typed: 1)) }
        modifier("View.toolbarTitleMenu(content: () -> V)") { call in .hiddenItems(name: "toolbarTitleMenu", try call.content(1, typed: 1)) }
        modifier("View.swipeActions(edge: HorizontalEdge, allowsFullSwipe: Bool, content: () -> V)") { call in
            .hiddenItems(name: "swipeActions", try call.content(3, typed: 1))
        }
        modifier("View.contextMenu(forSelectionType: I.Type, menu: (Set<I>) -> M, primaryAction: ((Set<I>) -> Void)?)") { call in
            let (type, bridge, machine) = (try call.typeArgument(1), call.bridge, call.machine)
            let action = try call.isNil(3) ? nil : call.closure(3)
            let set = { (ids: [ExplicitID]) in try machine.makeSet(ids.map(bridge.value), type) }
            return .selectionMenu(
                SelectionMenu(
                    takes: { bridge.isOf(type, $0) }, items: { try call.made(2, by: set($0), typed: 2) },
                    primaryAction: action.map { action in { _ = try action(set([$0])) } }))
        }
    }
}

extension DeclaredView {
    /// The scene without the commands that modifiers on it add.
    fileprivate var withoutCommands: DeclaredView {
        guard case .modified(let scene, let modifier) = kind else { return self }
        if case .hiddenItems(name: "commands", _) = modifier { return scene.withoutCommands }
        return DeclaredView(type, .modified(scene.withoutCommands, modifier), line: line)
    }
}
