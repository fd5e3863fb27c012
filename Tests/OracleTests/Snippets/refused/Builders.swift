//--- assignment
struct V: View {
    @State private var width = 0.0
    var body: some View {
        VStack {
            Text("a")
            width = 3
        }
    }
}
//--- number-in-stack
VStack {
    Text("a")
    42
}
//--- string-in-body
struct V: View {
    var body: some View {
        "hello"
    }
}
//--- for-in
VStack {
    for i in 0..<3 {
        Text("\(i)")
    }
}
//--- while
struct V: View {
    var body: some View {
        while true {
            Text("a")
        }
    }
}
//--- print-in-stack
VStack {
    print("a")
    Text("a")
}
//--- branches-of-function
struct V: View {
    var flag = true
    func content() -> some View {
        if flag {
            return Text("a")
        } else {
            return Color.red
        }
    }
    var body: some View { content() }
}
//--- branches-of-property
struct V: View {
    var flag = true
    var content: some View {
        if flag {
            Text("a")
        } else {
            Color.red
        }
    }
    var body: some View { content }
}
//--- ternary-of-different-views
struct V: View {
    var flag = true
    var body: some View {
        flag ? Text("a") : Color.red
    }
}
//--- two-returns
struct V: View {
    var flag = true
    var body: some View {
        if flag { return Text("a") }
        return Color.red
    }
}
//--- two-views-in-function
struct V: View {
    func parts() -> some View {
        Text("a")
        Text("b")
    }
    var body: some View { parts() }
}
//--- empty-opaque
struct V: View {
    var parts: some View {
    }
    var body: some View { parts }
}
//--- mutating-in-body
struct V: View {
    var count = 0
    var body: some View {
        Button("a") {
            count += 1
        }
    }
}
//--- mutating-call-in-body
struct V: View {
    var items = [1]
    var body: some View {
        Button("a") {
            items.append(2)
        }
    }
}
//--- not-a-view
struct Model { var name = "a" }
struct V: View {
    var body: some View {
        VStack {
            Model()
        }
    }
}
//--- optional-view
struct V: View {
    var name: String?
    var body: some View {
        Text(name)
    }
}
//--- missing-body
struct V: View {
    var title = "a"
}
//--- misspelt-body
struct V: View {
    var bdy: some View { Text("a") }
}
//--- unknown-view
struct V: View {
    var body: some View {
        Txt("a")
    }
}
//--- unknown-modifier
struct V: View {
    var body: some View {
        Text("a")
            .padding()
            .backgroundd(Color.red)
    }
}
//--- unknown-name-inside-stack
struct V: View {
    var body: some View {
        VStack {
            Text(title)
        }
    }
}
//--- switch-not-exhaustive
enum Kind { case a, b, c }
struct V: View {
    var kind = Kind.a
    var body: some View {
        switch kind {
        case .a: Text("a")
        case .b: Text("b")
        }
    }
}
//--- wrong-color
struct V: View {
    var body: some View {
        Text("a").foregroundStyle(.rred)
    }
}
//--- wrong-alignment
VStack(alignment: .top) {
    Text("a")
}
//--- wrong-label
HStack(space: 10) {
    Text("a")
}
//--- string-as-length
Text("a").padding("10")
//--- string-as-frame
Text("a")
    .frame(width: "10", height: 20)
//--- frame-mixed
Text("a").frame(width: 10, maxWidth: 20)
//--- foreach-without-id
struct Item { var name: String }
struct V: View {
    var items: [Item] = []
    var body: some View {
        ForEach(items) { item in
            Text(item.name)
        }
    }
}
//--- foreach-strings
ForEach(["a", "b"]) { name in
    Text(name)
}
//--- foreach-wrong-member
struct Item: Identifiable { var id: Int; var name: String }
struct V: View {
    var items: [Item] = []
    var body: some View {
        ForEach(items) { item in
            Text(item.title)
        }
    }
}
//--- foreach-number
ForEach(3) { i in
    Text("\(i)")
}
//--- binding-needed
struct V: View {
    @State private var isOn = false
    var body: some View {
        Toggle("a", isOn: isOn)
    }
}
//--- binding-given
struct V: View {
    @State private var name = ""
    var body: some View {
        Text($name)
    }
}
//--- dollar-of-plain
struct V: View {
    var isOn = false
    var body: some View {
        Toggle("a", isOn: $isOn)
    }
}
//--- missing-argument-of-view
struct Row: View {
    let title: String
    var body: some View { Text(title) }
}
struct V: View {
    var body: some View {
        Row()
    }
}
//--- extra-argument-of-view
struct Row: View {
    let title: String
    var body: some View { Text(title) }
}
struct V: View {
    var body: some View {
        Row(title: "a", subtitle: "b")
    }
}
//--- wrong-label-of-view
struct Row: View {
    let title: String
    var body: some View { Text(title) }
}
struct V: View {
    var body: some View {
        Row(name: "a")
    }
}
//--- wrong-type-of-view
struct Row: View {
    let title: String
    var body: some View { Text(title) }
}
struct V: View {
    var body: some View {
        Row(title: 3)
    }
}
//--- private-state-in-memberwise
struct Counter: View {
    @State private var count: Int
    var body: some View { Text("\(count)") }
}
struct V: View {
    var body: some View {
        Counter(count: 3)
    }
}
//--- condition-not-bool
struct V: View {
    var count = 1
    var body: some View {
        if count {
            Text("a")
        }
    }
}
//--- optional-condition
struct V: View {
    var name: String? = nil
    var body: some View {
        if let name {
            Text(name)
        } else {
            Text(name)
        }
    }
}
//--- environment-unknown-key
struct V: View {
    @Environment(\.colourScheme) private var scheme
    var body: some View { Text("a") }
}
//--- environment-set-wrong-type
Text("a").environment(\.lineLimit, "two")
//--- environment-value-assigned
struct V: View {
    @Environment(\.isEnabled) private var isEnabled
    var body: some View {
        Button("a") {
            isEnabled = false
        }
    }
}
//--- any-view-missing
struct V: View {
    var views: [any View] = [Text("a")]
    var body: some View {
        ForEach(0..<1) { i in
            views[i]
        }
    }
}
//--- generic-content-not-view
struct Card<Content>: View {
    let content: Content
    var body: some View {
        VStack { content }
    }
}
//--- modifier-without-view
struct Faded: ViewModifier {
    func body(content: Content) -> some View {
        content.opacity(0.5)
    }
}
struct V: View {
    var body: some View {
        Faded()
    }
}
//--- modifier-missing-body
struct Faded: ViewModifier {
    var amount = 0.5
}
//--- non-escaping-to-button
struct Row: View {
    let title: String
    func button(_ action: () -> Void) -> some View {
        Button(title, action: action)
    }
    var body: some View { button {} }
}
//--- non-escaping-content
struct Rows<Row: View>: View {
    var row: (Int) -> Row
    init(row: (Int) -> Row) {
        self.row = row
    }
    var body: some View { ForEach(0..<3) { row($0) } }
}
//--- non-escaping-captured
func later(_ action: () -> Void) -> some View {
    Button("a") {
        action()
    }
}
//--- any-view-under-modifier
struct Card: View {
    let content: any View
    var body: some View {
        content
            .padding()
    }
}
//--- any-view-under-modifier-in-stack
struct Card: View {
    let content: any View
    var body: some View {
        VStack {
            Text("a")
            content.padding().border(Color.red)
        }
    }
}
//--- any-view-in-generic-function
func framed<V: View>(_ view: V) -> some View { view.border(Color.red) }
struct Card: View {
    let content: any View
    var body: some View {
        framed(content)
    }
}
//--- nil-in-else
struct V: View {
    @State private var isOn = true
    var body: some View {
        VStack {
            if isOn {
                Text("a")
            } else {
                nil
            }
        }
    }
}
//--- nil-in-stack
VStack {
    Text("a")
    nil
}
//--- break-in-case
struct V: View {
    let count: Int
    var body: some View {
        switch count {
        case 0: Text("none")
        default: break
        }
    }
}
//--- defer-among-views
VStack {
    defer { print("done") }
    Text("a")
}
//--- defer-in-do
VStack {
    do {
        defer { print("done") }
        Text("a")
    }
}
//--- function-among-views
VStack {
    func title() -> String { "a" }
    Text("a")
}
//--- type-among-views
VStack {
    struct Row {}
    Text("a")
}
