struct Row: View {
    @FetchRequest(sortDescriptors: []) private var items
    @Stat var count: Int
    @Stat var name = "a"
    var body: some View {
        VStack {
            Text("\(items.count) of \(count + 1)")
            TextField("Name", text: $name)
        }
    }
}
struct List: View {
    var body: some View { Row() }
}

// error: 2: 'FetchRequest' is not supported yet
// error: 3: unknown attribute 'Stat'
// error: 4: unknown attribute 'Stat'
