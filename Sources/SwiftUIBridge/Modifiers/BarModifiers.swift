import SwiftMachine
import SwiftModel
import ViewLayout
import ViewTree

extension Registrar {
    /// What views put into the bars of the window.
    mutating func bindBars() {
        modifier("View.toolbar(content: () -> V)") { call in .bar(name: "toolbar", try call.content(1, typed: 1)) }
        modifier("View.searchable(text: Binding<String>, placement: SearchFieldPlacement, prompt: LocalizedStringKey)") { call in
            let prompt = try call.shownText(3)
            let field = DeclaredView(
                ViewType("TextField", [ViewType("Text")]),
                .control(TextFieldControl(try call.stringBinding(1)), label: call.label(prompt.isEmpty ? "Search" : prompt)), line: call.call.line)
            return .bar(name: "searchable", field)
        }
    }
}
