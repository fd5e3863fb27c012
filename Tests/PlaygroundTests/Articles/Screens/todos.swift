import SwiftUI

struct Todo: Identifiable, Codable, Hashable {
    enum Priority: Int, Codable, CaseIterable, Comparable { case low = 1, medium, high; static func < (l: Self, r: Self) -> Bool { l.rawValue < r.rawValue } }
    var id = UUID()
    var title: String
    var isDone = false
    var priority: Priority = .medium
    var due: Date?
}
enum Filter: String, CaseIterable, Identifiable { case all, active, done; var id: Self { self }
    func includes(_ todo: Todo) -> Bool { switch self { case .all: true; case .active: !todo.isDone; case .done: todo.isDone } } }
struct TodoRow: View {
    @Binding var todo: Todo
    var body: some View {
        HStack {
            Toggle("Done", isOn: $todo.isDone).labelsHidden()
            TextField("Title", text: $todo.title).strikethrough(todo.isDone)
            Spacer()
            Menu { Picker("Priority", selection: $todo.priority) { ForEach(Todo.Priority.allCases, id: \.self) { Text(String(describing: $0).capitalized).tag($0) } } } label: { Text(String(repeating: "!", count: todo.priority.rawValue)).bold() }
        }
    }
}
struct TodoList: View {
    @State private var todos: [Todo] = [Todo(title: "Write"), Todo(title: "Read", isDone: true, priority: .low), Todo(title: "Ship", priority: .high)]
    @State private var filter: Filter = .all
    @State private var sortsByPriority = false
    private var visible: [Binding<Todo>] {
        let shown = todos.indices.map { $todos[$0] }.filter { filter.includes($0.wrappedValue) }
        return sortsByPriority ? shown.sorted { $0.wrappedValue.priority > $1.wrappedValue.priority } : shown
    }
    private var groups: [(key: Todo.Priority, value: [Todo])] { Dictionary(grouping: todos, by: \.priority).sorted { $0.key > $1.key } }
    var body: some View {
        VStack {
            Picker("Filter", selection: $filter) { ForEach(Filter.allCases) { Text($0.rawValue.capitalized) } }.pickerStyle(.segmented)
            List {
                ForEach(visible, id: \.wrappedValue.id) { $todo in TodoRow(todo: $todo) }
                    .onMove { todos.move(fromOffsets: $0, toOffset: $1) }
                    .onDelete { todos.remove(atOffsets: $0) }
            }
            ForEach(groups, id: \.key) { group in Text("\(String(describing: group.key)): \(group.value.count)") }
            HStack {
                Toggle("Sort", isOn: $sortsByPriority)
                Button("Clear") { withAnimation { todos.removeAll(where: \.isDone) } }
                Text("^[\(todos.count(where: { !$0.isDone })) left]")
            }
        }
        .onChange(of: todos) { old, new in if old.count != new.count { print("count \(old.count) → \(new.count)") } }
    }
}
TodoList()

// type: TodoList
// body: TodoList.body = ModifiedContent<VStack<TupleContent<ModifiedContent<Picker<Text, Filter, ForEach<Array<Filter>, Filter, Text>>, _InertModifier>, List<Never, ForEach<Array<Binding<Todo>>, UUID, TodoRow>>, ForEach<Array<(key: Priority, value: Array<Todo>)>, Priority, Text>, HStack<TupleContent<Toggle<Text>, Button<Text>, Text>>>>, _ValueActionModifier2<Array<Todo>>>
// body: TodoRow.body = HStack<TupleContent<ModifiedContent<Toggle<Text>, _EnvironmentKeyWritingModifier<Bool>>, ModifiedContent<TextField<Text>, _InertModifier>, Spacer, Menu<Text, Picker<Text, Priority, ForEach<Array<Priority>, Priority, ModifiedContent<Text, _TraitWritingModifier<TagValueTraitKey<Priority>>>>>>>>
// view: TodoList 0,0 320x480
// view:   VStack 0,0 320x480 [onChange]
// view:     Picker 136,0 48x88 [pickerStyle]
// view:       Text "Filter" 136,0 48x16
// view:       Text "All" 136,24 24x16
// view:       Text "Active" 136,48 48x16
// view:       Text "Done" 136,72 32x16
// view:     List 0,96 320x273
// view:       ListRow 0,96 320x112
// view:         TodoRow 0,96 320x112
// view:           HStack 0,96 320x112
// view:             Toggle 0,136.50 51x31 [labelsHidden]
// view:               Text "Done"
// view:             TextField 59,144 189x16 [strikethrough]
// view:               Text "Title" 59,144 40x16
// view:             Spacer 248,152 8x0
// view:             Menu 256,96 64x112
// view:               Text "!!" 280,96 16x16
// view:               Picker 256,120 64x88
// view:                 Text "Priority" 256,120 64x16
// view:                 Text "Low" 256,144 24x16 [tag]
// view:                 Text "Medium" 256,168 48x16 [tag]
// view:                 Text "High" 256,192 32x16 [tag]
// view:       ListRow 0,208 320x112
// view:         TodoRow 0,208 320x112
// view:           HStack 0,208 320x112
// view:             Toggle 0,248.50 51x31 [labelsHidden]
// view:               Text "Done"
// view:             TextField 59,256 189x16 [strikethrough]
// view:               Text "Title" 59,256 40x16
// view:             Spacer 248,264 8x0
// view:             Menu 256,208 64x112
// view:               Text "!" 284,208 8x16
// view:               Picker 256,232 64x88
// view:                 Text "Priority" 256,232 64x16
// view:                 Text "Low" 256,256 24x16 [tag]
// view:                 Text "Medium" 256,280 48x16 [tag]
// view:                 Text "High" 256,304 32x16 [tag]
// view:       ListRow 0,320 320x112
// view:         TodoRow 0,320 320x112
// view:           HStack 0,320 320x112
// view:             Toggle 0,360.50 51x31 [labelsHidden]
// view:               Text "Done"
// view:             TextField 59,368 189x16 [strikethrough]
// view:               Text "Title" 59,368 40x16
// view:             Spacer 248,376 8x0
// view:             Menu 256,320 64x112
// view:               Text "!!!" 276,320 24x16
// view:               Picker 256,344 64x88
// view:                 Text "Priority" 256,344 64x16
// view:                 Text "Low" 256,368 24x16 [tag]
// view:                 Text "Medium" 256,392 48x16 [tag]
// view:                 Text "High" 256,416 32x16 [tag]
// view:     Text "high: 1" 132,377 56x16
// view:     Text "medium: 1" 124,401 72x16
// view:     Text "low: 1" 136,425 48x16
// view:     HStack 0,449 320x31
// view:       Toggle 0,449 192x31
// view:         Text "Sort" 0,456.50 32x16
// view:       Button 200,456.50 40x16
// view:         Text "Clear" 200,456.50 40x16
// view:       Text "^[2 left]" 248,456.50 72x16
