import SwiftUI

@main
struct NotesApp: App {
    @StateObject private var store = NoteStore()

    var body: some Scene {
        WindowGroup {
            RootView().environmentObject(store)
        }
    }
}

final class NoteStore: ObservableObject {
    @Published var notes = [Note(title: "First"), Note(title: "Second", isFavourite: true)]
    var favourites: [Note] { notes.filter(\.isFavourite) }
}

struct Note: Identifiable { let id = UUID(); var title: String; var isFavourite = false }

struct RootView: View {
    enum Tab: Hashable { case all, favourites }
    @State private var tab: Tab = .all

    var body: some View {
        TabView(selection: $tab) {
            NoteList(title: "All", keyPath: \.notes).tabItem { Label("All", systemImage: "tray") }.tag(Tab.all)
            NoteList(title: "Favourites", keyPath: \.favourites).tabItem { Label("Favourites", systemImage: "star") }.tag(Tab.favourites)
        }
    }
}

struct NoteList: View {
    @EnvironmentObject private var store: NoteStore
    @State private var showsAlert = false
    let title: LocalizedStringKey
    let keyPath: KeyPath<NoteStore, [Note]>

    var body: some View {
        NavigationStack {
            List(store[keyPath: keyPath]) { note in
                NavigationLink(note.title) { Text(note.title).font(.largeTitle) }
                    .swipeActions { Button("Delete", role: .destructive) { store.notes.removeAll { $0.id == note.id } } }
            }
            .navigationTitle(title)
            .overlay { if store[keyPath: keyPath].isEmpty { ContentUnavailableView("Empty", systemImage: "tray") } }
            .alert("Sure?", isPresented: $showsAlert) { Button("OK", role: .cancel) {} }
        }
    }
}

// type: NotesApp
// body: NoteList.body = NavigationStack<NavigationPath, ModifiedContent<ModifiedContent<ModifiedContent<List<Never, ForEach<Array<Note>, UUID, ModifiedContent<NavigationLink<Text, Text>, _InertModifier>>>, _InertModifier>, _OverlayModifier<Optional<ContentUnavailableView<Label<Text, Image>, Optional<Text>, EmptyView>>>>, _AlertModifier<Button<Text>>>>
// body: NotesApp.body = WindowGroup<ModifiedContent<RootView, _EnvironmentKeyWritingModifier<Optional<NoteStore>>>>
// body: RootView.body = TabView<Tab, TupleContent<ModifiedContent<ModifiedContent<NoteList, _TraitWritingModifier<TabItemTraitKey>>, _TraitWritingModifier<TagValueTraitKey<Tab>>>, ModifiedContent<ModifiedContent<NoteList, _TraitWritingModifier<TabItemTraitKey>>, _TraitWritingModifier<TagValueTraitKey<Tab>>>>>
// view: NotesApp 0,0 320x480
// view:   RootView 0,0 320x480 [environmentObject]
// view:     TabView 0,0 320x480
// view:       NoteList 0,0 320x464 [tabItem, tag]
// view:         NavigationStack 0,0 320x464
// view:           alert 0,0 320x464
// view:             overlay 0,0 320x464
// view:               List 0,0 320x464 [navigationTitle]
// view:                 ListRow 0,0 320x16
// view:                   swipeActions 0,0 40x16
// view:                     NavigationLink 0,0 40x16
// view:                       Text "First" 0,0 40x16
// view:                     Button
// view:                       Text "Delete"
// view:                 ListRow 0,16 320x16
// view:                   swipeActions 0,16 48x16
// view:                     NavigationLink 0,16 48x16
// view:                       Text "Second" 0,16 48x16
// view:                     Button
// view:                       Text "Delete"
// view:       Label 56,464 48x16
// view:         Text "All" 80,464 24x16
// view:         Image 56,464 16x16
// view:       Label 188,464 104x16
// view:         Text "Favourites" 212,464 80x16
// view:         Image 188,464 16x16
