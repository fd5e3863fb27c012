struct Todo: Identifiable {
    let id: Int
    var title: String
    var isDone = false
}

struct TodoRow: View {
    @Binding var todo: Todo
    var body: some View {
        HStack {
            Image(systemName: todo.isDone ? "checkmark.circle.fill" : "circle")
            Text(todo.title)
                .strikethrough(todo.isDone)
            Spacer()
        }
        .onTapGesture { todo.isDone.toggle() }
    }
}

struct TodoList: View {
    @State private var todos = [Todo(id: 1, title: "Milk"), Todo(id: 2, title: "Bread", isDone: true)]
    @State private var draft = ""
    var remaining: Int { todos.filter { !$0.isDone }.count }

    var body: some View {
        VStack {
            HStack {
                TextField("New", text: $draft)
                Button("Add", action: add)
            }
            ForEach($todos) { $todo in
                TodoRow(todo: $todo)
            }
            Text("\(remaining) left")
        }
        .padding()
    }

    private func add() {
        guard !draft.isEmpty else { return }
        todos.append(Todo(id: todos.count + 1, title: draft))
        draft = ""
    }
}

#Preview { TodoList() }

// type: Group<TodoList>
// body: TodoList.body = ModifiedContent<VStack<TupleContent<HStack<TupleContent<TextField<Text>, Button<Text>>>, ForEach<IndexedIdentifierCollection<Array<Todo>, Int>, Int, TodoRow>, Text>>, _PaddingLayout>
// body: TodoRow.body = ModifiedContent<HStack<TupleContent<Image, Text, Spacer>>, AddGestureModifier<_EndedGesture<TapGesture>>>
// view: TodoList 0,180 320x120
// view:   padding 0,180 320x120
// view:     VStack 16,196 288x88
// view:       HStack 16,196 288x16
// view:         TextField 16,196 256x16
// view:           Text "New" 16,196 24x16
// view:         Button 280,196 24x16
// view:           Text "Add" 280,196 24x16
// view:       TodoRow 16,220 288x16
// view:         HStack 16,220 288x16 [onTapGesture]
// view:           Image 16,220 16x16
// view:           Text "Milk" 40,220 32x16
// view:           Spacer 72,228 232x0
// view:       TodoRow 16,244 288x16
// view:         HStack 16,244 288x16 [onTapGesture]
// view:           Image 16,244 16x16
// view:           Text "Bread" 40,244 40x16
// view:           Spacer 80,252 224x0
// view:       Text "1 left" 136,268 48x16
