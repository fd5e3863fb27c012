struct Watcher: View {
    @State private var value = 1
    @State private var log: [String] = []
    var body: some View {
        VStack {
            Text(log.joined(separator: ", "))
            Button("Double") { value *= 2 }
        }
        .onAppear { log.append("appeared"); value = 5 }
        .onChange(of: value) { old, new in log.append("\(old)->\(new)") }
        .onDisappear { print("gone") }
        .task { log.append("task") }
    }
}
Watcher()

// type: Watcher
// body: Watcher.body = ModifiedContent<ModifiedContent<ModifiedContent<ModifiedContent<VStack<TupleContent<Text, Button<Text>>>, _AppearanceActionModifier>, _ValueActionModifier2<Int>>, _AppearanceActionModifier>, _TaskModifier>
// view: Watcher 80,220 160x40
// view:   VStack 80,220 160x40 [onAppear, onChange, onDisappear, task]
// view:     Text "appeared, 1->5, task" 80,220 160x16
// view:     Button 136,244 48x16
// view:       Text "Double" 136,244 48x16
