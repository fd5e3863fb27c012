import SwiftMachine
import SwiftModel
import ViewLayout
import ViewTree

extension Registrar {
    /// What views put into the bars of the window.
    mutating func bindBars() {
        modifier("View.toolbar(content: () -> V)") { call in .bar(name: "toolbar", try call.content(1, typed: 1)) }
        modifier("View._searchField(content: () -> V)") { call in .bar(name: "searchable", try call.content(1, typed: 1)) }
    }
}
