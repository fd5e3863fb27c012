struct Topic: Identifiable {
    let title: String
    var parts: [Topic]?
    var id: String { title }
}
struct Contents: View {
    let topics = [
        Topic(title: "Layout", parts: [Topic(title: "Stacks"), Topic(title: "Frames")]),
        Topic(title: "Glossary"),
    ]
    @State private var isOpen = true
    var body: some View {
        List {
            OutlineGroup(topics, children: \.parts) { topic in
                Label(topic.title, systemImage: topic.parts == nil ? "doc" : "folder")
            }
            DisclosureGroup("Notes", isExpanded: $isOpen) { Text("First"); Text("Second") }
        }
    }
}
Contents()

// type: Contents
// body: Contents.body = List<Never, TupleContent<OutlineGroup<Array<Topic>, String, Label<Text, Image>, Label<Text, Image>, DisclosureGroup<Label<Text, Image>, OutlineSubgroupChildren>>, DisclosureGroup<Text, TupleContent<Text, Text>>>>
// view: Contents 0,0 320x480
// view:   List 0,0 320x480
// view:     ListRow 0,0 320x16
// view:       DisclosureGroup 0,0 320x16
// view:         Label 0,0 72x16
// view:           Text "Layout" 24,0 48x16
// view:           Image 0,0 16x16
// view:     ListRow 0,16 320x16
// view:       Label 0,16 88x16
// view:         Text "Glossary" 24,16 64x16
// view:         Image 0,16 16x16
// view:     ListRow 0,32 320x16
// view:       DisclosureGroup 0,32 320x16
// view:         Text "Notes" 0,32 40x16
// view:     ListRow 0,48 320x16
// view:       Text "First" 0,48 40x16
// view:     ListRow 0,64 320x16
// view:       Text "Second" 0,64 48x16
