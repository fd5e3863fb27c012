//--- list-of-identifiable
struct Task1: Identifiable {
    let id = UUID()
    var title: String
    var isDone = false
}
struct TaskList: View {
    @State private var tasks = [Task1(title: "a"), Task1(title: "b", isDone: true)]
    var body: some View {
        List {
            ForEach($tasks) { $task in
                Toggle(task.title, isOn: $task.isDone)
            }
            .onDelete { tasks.remove(atOffsets: $0) }
        }
    }
}
//--- sections
struct V: View {
    let groups = ["a": [1, 2], "b": [3]]
    var body: some View {
        List {
            ForEach(groups.keys.sorted(), id: \.self) { key in
                Section(header: Text(key)) {
                    ForEach(groups[key] ?? [], id: \.self) { Text("\($0)") }
                }
            }
            Section {
                Text("end")
            } footer: {
                Text("footer")
            }
        }
    }
}
//--- enumerated
struct V: View {
    let names = ["a", "b"]
    var body: some View {
        VStack {
            ForEach(Array(names.enumerated()), id: \.offset) { index, name in
                Text("\(index): \(name)")
            }
            ForEach(names.indices, id: \.self) { Text(names[$0]) }
        }
    }
}
//--- custom-container
struct Rows<Content: View>: View {
    @ViewBuilder var content: Content
    var body: some View {
        VStack {
            ForEach(subviews: content) { subview in
                subview.padding(4).background(.yellow)
            }
        }
    }
}
Rows { Text("a"); Group { Text("b"); Text("c") } }
//--- group-subviews
struct Numbered<Content: View>: View {
    @ViewBuilder let content: Content
    var body: some View {
        Group(subviews: content) { subviews in
            VStack {
                if let first = subviews.first { first.bold() }
                ForEach(subviews.dropFirst()) { $0 }
                Text("\(subviews.count) in all")
            }
        }
    }
}
Numbered { Text("a"); Text("b") }
//--- container-values
extension ContainerValues { @Entry var isPinned: Bool = false }
extension View { func pinned(_ value: Bool = true) -> some View { containerValue(\.isPinned, value) } }
struct Board<Content: View>: View {
    @ViewBuilder var content: Content
    var body: some View {
        ForEach(subviews: content) { subview in
            if subview.containerValues.isPinned {
                subview.border(.red)
            } else {
                subview
            }
        }
    }
}
Board { Text("a").pinned(); Text("b") }
//--- any-view
struct V: View {
    var kind = 1
    func make() -> AnyView {
        if kind == 1 { return AnyView(Text("a")) }
        return AnyView(Color.red)
    }
    var body: some View { make() }
}
//--- same-type-branches
struct V: View {
    var flag = true
    var title: some View {
        if flag { return Text("a") }
        return Text("b").bold()
    }
    var body: some View { title }
}
//--- grid
Grid(alignment: .leading, horizontalSpacing: 4) {
    GridRow { Text("a"); Text("b") }
    Divider().gridCellColumns(2)
    GridRow { Text("c"); Color.red.gridCellUnsizedAxes([.horizontal, .vertical]) }
}
//--- lazy-grid
struct V: View {
    let columns = [GridItem(.adaptive(minimum: 80)), GridItem(.flexible(), spacing: 4)]
    var body: some View {
        ScrollView {
            LazyVGrid(columns: columns, spacing: 10) {
                ForEach(0..<20, id: \.self) { Text("\($0)") }
            }
        }
    }
}
//--- any-layout
struct V: View {
    @State private var isVertical = true
    var body: some View {
        let layout = isVertical ? AnyLayout(VStackLayout(spacing: 4)) : AnyLayout(HStackLayout())
        layout { Text("a"); Text("b") }
    }
}
//--- outlines
struct Place: Identifiable {
    let id: Int
    let name: String
    var inside: [Place]?
}
struct Places: View {
    let places = [Place(id: 1, name: "world", inside: [Place(id: 2, name: "sea")])]
    @State private var isOpen = false
    @State private var selection: Int?
    var body: some View {
        VStack {
            List(places, children: \.inside) { Text($0.name) }
            List(places, children: \.inside, selection: $selection) { place in Text(place.name) }
            List { OutlineGroup(places, id: \.name, children: \.inside) { Text($0.name).bold() } }
            OutlineGroup(places[0], children: \.inside) { Text($0.name) }
            DisclosureGroup("More", isExpanded: $isOpen) { Text("a"); Text("b") }
            DisclosureGroup { EmptyView() } label: { Image(systemName: "star") }
        }
    }
}
//--- tables
struct Person: Identifiable {
    let id: Int
    let name: String
    var age = 30
}
struct People: View {
    @State private var people = [Person(id: 1, name: "Ann")]
    @State private var one: Int?
    @State private var some: Set<Int> = []
    var body: some View {
        VStack {
            Table(people) {
                TableColumn("Name", value: \Person.name)
                TableColumn("Age") { Text("\($0.age)") }.width(40)
            }
            Table(people, selection: $one) { TableColumn("Name", value: \Person.name) }
            Table(people, selection: $some) { TableColumn("Name", value: \Person.name) }
            Table(of: Person.self, selection: $one) {
                TableColumn("Name", value: \Person.name)
                TableColumn("Both") { person in
                    Text(person.name)
                    Text("\(person.age)")
                }
            } rows: {
                TableRow(people[0])
                ForEach(people) { TableRow($0) }
                if people.count > 1 { TableRow(people[1]) }
            }
        }
    }
}
//--- any-view-erased
func framed<V: View>(_ view: V) -> some View { view.border(Color.red) }
struct Card: View {
    let content: any View
    var body: some View {
        VStack {
            AnyView(content)
            AnyView(content.padding())
            AnyView(framed(content))
        }
    }
}
