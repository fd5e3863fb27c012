import SwiftUI

enum Route: Hashable { case list, detail(id: Int), settings }
enum Modal: Identifiable { case compose(draft: String), help; var id: String { switch self { case .compose: "compose"; case .help: "help" } } }

@Observable final class Coordinator {
    var path: [Route] = []
    var modal: Modal?
    var alert: String?
    func push(_ route: Route) { path.append(route) }
    func pop() { _ = path.popLast() }
    func popToRoot() { path.removeAll() }
    @ViewBuilder func view(for route: Route) -> some View {
        switch route {
        case .list: ListScreen()
        case .detail(let id): DetailScreen(id: id)
        case .settings: Text("Settings")
        }
    }
    @ViewBuilder func view(for modal: Modal) -> some View {
        switch modal {
        case .compose(let draft): ComposeScreen(text: draft)
        case .help: Text("Help")
        }
    }
}
struct ListScreen: View {
    @Environment(Coordinator.self) private var coordinator
    var body: some View {
        List(1..<4) { id in Button("Item \(id)") { coordinator.push(.detail(id: id)) } }.navigationTitle("Items")
    }
}
struct DetailScreen: View {
    let id: Int
    @Environment(Coordinator.self) private var coordinator
    @State private var visits = 0
    var body: some View {
        VStack {
            Text("Detail \(id), visits \(visits)")
            Button("Compose") { coordinator.modal = .compose(draft: "Re: \(id)") }
            Button("Root", action: coordinator.popToRoot)
        }
        .onAppear { visits += 1 }
    }
}
struct ComposeScreen: View {
    @State var text: String
    @Environment(\.dismiss) private var dismiss
    var body: some View { VStack { TextField("Message", text: $text); Button("Send") { print("sent", text); dismiss() } } }
}
struct RootView: View {
    @State private var coordinator = Coordinator()
    var body: some View {
        @Bindable var coordinator = coordinator
        NavigationStack(path: $coordinator.path) {
            ListScreen()
                .navigationDestination(for: Route.self) { coordinator.view(for: $0) }
                .toolbar { ToolbarItem { Button { coordinator.push(.settings) } label: { Image(systemName: "gear") } } }
        }
        .sheet(item: $coordinator.modal) { coordinator.view(for: $0) }
        .alert("Oops", isPresented: Binding(get: { coordinator.alert != nil }, set: { if !$0 { coordinator.alert = nil } }), presenting: coordinator.alert) { _ in Button("OK") {} } message: { Text($0) }
        .environment(coordinator)
        .overlay(alignment: .bottom) { Text("depth \(coordinator.path.count)") }
    }
}
RootView()

// type: RootView
// body: ComposeScreen.body = VStack<TupleContent<TextField<Text>, Button<Text>>>
// body: Coordinator.view(for:) = _ConditionalContent<ComposeScreen, Text>
// body: DetailScreen.body = ModifiedContent<VStack<TupleContent<Text, Button<Text>, Button<Text>>>, _AppearanceActionModifier>
// body: ListScreen.body = ModifiedContent<List<Never, ForEach<Range<Int>, Int, Button<Text>>>, _InertModifier>
// body: RootView.body = ModifiedContent<ModifiedContent<ModifiedContent<ModifiedContent<NavigationStack<Array<Route>, ModifiedContent<ModifiedContent<ListScreen, _InertModifier>, _InertModifier>>, _ItemSheetModifier<Modal, _ConditionalContent<ComposeScreen, Text>>>, _AlertModifier<TupleContent<Text, Button<Text>>>>, _EnvironmentKeyWritingModifier<Optional<Coordinator>>>, _OverlayModifier<Text>>
// view: RootView 0,0 320x480
// view:   overlay 0,0 320x480
// view:     alert 0,0 320x480 [environmentObject]
// view:       sheet 0,0 320x480
// view:         NavigationStack 0,0 320x480
// view:           toolbar 0,0 320x480
// view:             ListScreen 0,0 320x480 [navigationDestination]
// view:               List 0,0 320x480 [navigationTitle]
// view:                 ListRow 0,0 320x16
// view:                   Button 0,0 48x16
// view:                     Text "Item 1" 0,0 48x16
// view:                 ListRow 0,16 320x16
// view:                   Button 0,16 48x16
// view:                     Text "Item 2" 0,16 48x16
// view:                 ListRow 0,32 320x16
// view:                   Button 0,32 48x16
// view:                     Text "Item 3" 0,32 48x16
// view:             ToolbarItem 152,0 16x16
// view:               Button 152,0 16x16
// view:                 Image 152,0 16x16
// view:     Text "depth 0" 132,464 56x16
