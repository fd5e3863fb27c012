struct Contact: Identifiable { let id = UUID(); let name: String; var initial: String { String(name.prefix(1)) } }
struct Contacts: View {
    @State private var search = ""
    let contacts = ["Bea", "Al", "Bo", "Cy"].map(Contact.init(name:))
    private var sections: [(key: String, value: [Contact])] {
        let found = contacts.filter { search.isEmpty || $0.name.contains(search) }
        return Dictionary(grouping: found, by: \.initial).mapValues { $0.sorted { $0.name < $1.name } }.sorted { $0.key < $1.key }
    }
    var body: some View {
        List {
            ForEach(sections, id: \.key) { section in
                Section(header: Text(section.key)) {
                    ForEach(section.value) { contact in Text(contact.name) }
                }
            }
        }
        .searchable(text: $search)
    }
}
Contacts()

// type: Contacts
// body: Contacts.body = ModifiedContent<List<Never, ForEach<Array<(key: String, value: Array<Contact>)>, String, Section<Text, ForEach<Array<Contact>, UUID, Text>, EmptyView>>>, _SearchModifier>
// view: Contacts 0,0 320x480
// view:   searchable 0,0 320x480 [search]
// view:     List 0,0 320x480 [environment, environment]
// view:       ListHeader 0,0 320x16
// view:         Text "A" 0,0 8x16
// view:       ListRow 0,16 320x16
// view:         Text "Al" 0,16 16x16
// view:       ListHeader 0,32 320x16
// view:         Text "B" 0,32 8x16
// view:       ListRow 0,48 320x16
// view:         Text "Bea" 0,48 24x16
// view:       ListRow 0,64 320x16
// view:         Text "Bo" 0,64 16x16
// view:       ListHeader 0,80 320x16
// view:         Text "C" 0,80 8x16
// view:       ListRow 0,96 320x16
// view:         Text "Cy" 0,96 16x16
// view:     TextField 0,0 320x16
// view:       Text "Search" 0,0 48x16
