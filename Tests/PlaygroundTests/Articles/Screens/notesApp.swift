import SwiftUI
@main
struct NotesApp: App {
    @StateObject private var store = NoteStore()
    @Environment(\.scenePhase) private var scenePhase
    var body: some Scene {
        WindowGroup {
            NavigationSplitView {
                Sidebar(store: store)
            } detail: {
                if let id = store.selection, let note = $store.notes.first(where: { $0.id == id }) { NoteEditor(note: note) } else { Text("Select a note").foregroundStyle(.secondary) }
            }
        }
        .onChange(of: scenePhase) { _, phase in if phase == .background { store.save() } }
        .commands { CommandGroup(replacing: .newItem) { Button("New Note") { store.add() }.keyboardShortcut("n") } }
        #if os(macOS)
        Settings { Text("Settings") }
        #endif
    }
}
struct Note: Identifiable, Codable { var id = UUID(); var title: String; var text = ""; var modified = Date() }
final class NoteStore: ObservableObject {
    @Published var notes: [Note] = [Note(title: "First"), Note(title: "Second")]
    @Published var selection: Note.ID?
    func add() { let note = Note(title: "Untitled"); notes.append(note); selection = note.id }
    func save() { print("saved \(notes.count)") }
}
struct Sidebar: View {
    @ObservedObject var store: NoteStore
    var body: some View {
        List(selection: $store.selection) { ForEach(store.notes) { Text($0.title) }.onDelete { store.notes.remove(atOffsets: $0) } }
            .toolbar { Button("Add", systemImage: "plus", action: store.add) }
    }
}
struct NoteEditor: View {
    @Binding var note: Note
    var body: some View { VStack { TextField("Title", text: $note.title); TextEditor(text: $note.text); Text("\(note.text.split(separator: " ").count) words") } }
}

// type: NotesApp
// body: NoteEditor.body = VStack<TupleContent<TextField<Text>, TextEditor, Text>>
// body: NotesApp.body = WindowGroup<NavigationSplitView<Sidebar, EmptyView, _ConditionalContent<NoteEditor, Text>>>
// body: Sidebar.body = ModifiedContent<List<UUID, ForEach<Array<Note>, UUID, Text>>, _InertModifier>
// view: NotesApp 0,0 320x480
// view:   commands 0,0 320x480
// view:     NavigationSplitView 0,0 320x480 [onChange]
// view:       Sidebar 0,0 320x480
// view:         toolbar 0,0 320x480
// view:           List 0,0 320x480
// view:             ListRow 0,0 320x16
// view:               Text "First" 0,0 40x16
// view:             ListRow 0,16 320x16
// view:               Text "Second" 0,16 48x16
// view:           Button 136,0 48x16
// view:             Label 136,0 48x16
// view:               Text "Add" 160,0 24x16
// view:               Image 136,0 16x16
// view:       Text "Select a note" 108,232 104x16
// view:     CommandGroup
// view:       Button [keyboardShortcut]
// view:         Text "New Note"
