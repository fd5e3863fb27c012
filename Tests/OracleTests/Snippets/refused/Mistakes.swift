//--- missing-dollar
struct Board: View {
    @State private var name = ""
    var body: some View {
        VStack {
            TextField("Name",
                      text: name)
        }
        .padding()
    }
}
//--- extra-dollar
struct Board: View {
    @State private var name = ""
    var body: some View {
        VStack {
            Text($name)
        }
    }
}
//--- binding-init
struct Child: View {
    @Binding var on: Bool
    var body: some View { Text("a") }
}
struct Board: View {
    @State private var on = false
    var body: some View {
        VStack {
            Child(
                on: on
            )
            .padding()
        }
    }
}
//--- child-missing
struct Child: View {
    let title: String
    var body: some View { Text(title) }
}
struct Board: View {
    var body: some View {
        HStack {
            Child()
                .padding()
            Spacer()
        }
    }
}
//--- child-extra
struct Child: View {
    let title: String
    var body: some View { Text(title) }
}
struct Board: View {
    var body: some View {
        HStack {
            Child(title: "a",
                  color: .red)
                .padding()
        }
    }
}
//--- child-type
struct Child: View {
    let count: Int
    var body: some View { Text("\(count)") }
}
struct Board: View {
    var body: some View {
        HStack {
            Child(
                count: "3"
            )
            .padding()
        }
    }
}
//--- foreach-struct-not-identifiable
struct Item { let name: String }
struct Board: View {
    let items = [Item(name: "a")]
    var body: some View {
        List {
            ForEach(items) { item in
                Text(item.name)
            }
        }
    }
}
//--- if-not-bool
struct Board: View {
    @State private var count = 0
    var body: some View {
        VStack {
            if count {
                Text("a")
            }
        }
    }
}
//--- optional-text
struct Board: View {
    var name: String?
    var body: some View {
        VStack {
            Text(name)
                .bold()
        }
    }
}
//--- body-no-some
struct Board: View {
    var body: View {
        Text("a")
    }
}
//--- body-two-returns
struct Board: View {
    var flag = true
    var body: some View {
        if flag {
            return Text("a")
        } else {
            return Image("b")
        }
    }
}
//--- func-mismatch
struct Board: View {
    var body: some View { part(true) }
    func part(_ on: Bool) -> some View {
        if on {
            Text("a")
        } else {
            Color.red
        }
    }
}
//--- assign-in-body
struct Board: View {
    @State private var count = 0
    var body: some View {
        VStack {
            count += 1
            Text("a")
        }
    }
}
//--- print-in-body
struct Board: View {
    var body: some View {
        VStack {
            print("a")
            Text("a")
        }
    }
}
//--- var-in-body-unused
struct Board: View {
    var body: some View {
        VStack {
            for i in 0..<3 {
                Text("a")
            }
        }
    }
}
//--- missing-body
struct Board: View {
    var content: some View {
        Text("a")
    }
}
//--- pref-no-reduce
struct Key: PreferenceKey {
    static var defaultValue = 0
}
struct Board: View {
    var body: some View { Text("a").preference(key: Key.self, value: 1) }
}
//--- layout-incomplete
struct Mine: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        .zero
    }
}
//--- modifier-incomplete
struct Mine: ViewModifier {
    var body: some View { Text("a") }
}
//--- observed-struct
struct Model: ObservableObject {
    var n = 0
}
//--- bindable-missing
@Observable class Model { var on = false }
struct Board: View {
    let model: Model
    var body: some View {
        VStack {
            Toggle("a",
                   isOn: $model.on)
        }
    }
}
//--- private-state-init
struct Child: View {
    @State private var n: Int
    var body: some View { Text("\(n)") }
}
struct Board: View {
    var body: some View {
        VStack {
            Child(n: 3)
        }
    }
}
//--- geometry-type
struct Board: View {
    var body: some View {
        GeometryReader { proxy in
            Text("a")
                .frame(width: proxy.width)
        }
    }
}
//--- geometry-missing-param
struct Board: View {
    var body: some View {
        GeometryReader {
            Text("a")
        }
    }
}
//--- closure-unused-param
struct Board: View {
    var body: some View {
        ForEach(0..<3) {
            Text("a")
        }
    }
}
//--- color-string
struct Board: View {
    var body: some View {
        Text("a")
            .foregroundStyle("red")
            .bold()
    }
}
//--- spacing-string
struct Board: View {
    var body: some View {
        VStack(alignment: .leading,
               spacing: "3") {
            Text("a")
        }
    }
}
//--- wrong-alignment
struct Board: View {
    var body: some View {
        HStack(alignment: .leading) {
            Text("a")
        }
    }
}
//--- return-string
struct Board: View {
    var title: String {
        Text("a")
            .bold()
    }
    var body: some View { Text(title) }
}
//--- cgfloat-int
struct Board: View {
    let count = 3
    var body: some View {
        Text("a")
            .frame(width: count)
    }
}
//--- let-mutate
struct Board: View {
    let count = 3
    var body: some View {
        Button("a") {
            count += 1
        }
        .padding()
    }
}
//--- var-mutate
struct Board: View {
    var count = 3
    var body: some View {
        Button("a") {
            count += 1
        }
        .padding()
    }
}
//--- undefined-in-action
struct Board: View {
    var body: some View {
        Button("a") {
            counter += 1
        }
        .padding()
    }
}
//--- switch-not-exhaustive
struct Board: View {
    enum Tab { case a, b, c }
    @State private var tab = Tab.a
    var body: some View {
        VStack {
            switch tab {
            case .a: Text("a")
            case .b: Text("b")
            }
        }
    }
}
//--- container-value-type
extension ContainerValues {
    @Entry var badge: String = ""
}
struct Board: View {
    var body: some View {
        VStack {
            Text("a")
                .containerValue(\.badge, 3)
        }
    }
}
//--- container-key-typo
extension ContainerValues {
    @Entry var badge: String = ""
}
struct Board: View {
    var body: some View {
        ForEach(subviews: Text("a")) { subview in
            Text(subview.containerValues.bage)
                .bold()
        }
    }
}
//--- anyview-arg
struct Board: View {
    var body: some View {
        AnyView("a")
            .padding()
    }
}
//--- onappear-async
struct Board: View {
    func load() async { }
    var body: some View {
        Text("a")
            .onAppear {
                load()
            }
            .padding()
    }
}
//--- task-throws
struct Board: View {
    func load() async throws { }
    var body: some View {
        Text("a")
            .task {
                await load()
            }
    }
}
//--- self-capture-init
struct Board: View {
    @State private var n: Int
    init(start: Int) {
        n = start
        self.m = 3
    }
    var body: some View { Text("\(n)") }
}
//--- section-header
struct Board: View {
    var body: some View {
        List {
            Section(title: "a") {
                Text("b")
            }
        }
    }
}
//--- tap-label
struct Board: View {
    @State private var n = 0
    var body: some View {
        Text("a")
            .onTapGesture(perfrom: { n += 1 })
            .padding()
    }
}
//--- sorted-keypath
struct Item: Identifiable { let id: Int; var name: String }
struct Board: View {
    let items = [Item(id: 1, name: "a")]
    var body: some View {
        List(items.sorted(by: \.name)) { item in
            Text(item.name)
        }
    }
}
//--- filter-nonbool
struct Board: View {
    let items = ["a", "b"]
    var body: some View {
        List(items.filter { $0.count }, id: \.self) { item in
            Text(item)
        }
    }
}
