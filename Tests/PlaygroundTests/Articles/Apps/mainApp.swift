import SwiftUI

@main
struct NotesApp: App {
    @StateObject private var store = Store()
    var body: some Scene {
        WindowGroup {
            NotesView().environmentObject(store)
        }
    }
}
final class Store: ObservableObject { @Published var notes = ["first"] }
struct NotesView: View {
    @EnvironmentObject private var store: Store
    var body: some View {
        List(store.notes, id: \.self) { note in Text(note) }
    }
}

// type: NotesApp
// body: NotesApp.body = WindowGroup<ModifiedContent<NotesView, _EnvironmentKeyWritingModifier<Optional<Store>>>>
// body: NotesView.body = List<Never, ForEach<Array<String>, String, Text>>
// view: NotesApp 0,0 320x480
// view:   NotesView 0,0 320x480 [environmentObject]
// view:     List 0,0 320x480
// view:       ListRow 0,0 320x16
// view:         Text "first" 0,0 40x16
