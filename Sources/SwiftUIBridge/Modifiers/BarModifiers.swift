import SwiftMachine
import SwiftModel
import ViewLayout
import ViewTree

extension Registrar {
    /// What views put into the bars of the window, and what a long press or a swipe opens.
    mutating func bindBars() {
        modifier("View.toolbar(content: () -> V)") { call in .bar(name: "toolbar", try call.content(1, typed: 1)) }
        modifier("View._searchField(content: () -> V)") { call in .bar(name: "searchable", try call.content(1, typed: 1)) }
        modifier("View.contextMenu(menuItems: () -> V)") { call in .hiddenItems(name: "contextMenu", try call.content(1, typed: 1)) }
        modifier("View.toolbarTitleMenu(content: () -> V)") { call in .hiddenItems(name: "toolbarTitleMenu", try call.content(1, typed: 1)) }
        modifier("View.swipeActions(edge: HorizontalEdge, allowsFullSwipe: Bool, content: () -> V)") { call in
            .hiddenItems(name: "swipeActions", try call.content(3, typed: 1))
        }
    }
}
