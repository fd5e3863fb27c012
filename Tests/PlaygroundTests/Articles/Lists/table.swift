struct Person: Identifiable { let id: Int; let name: String }
struct People: View {
    let people = [Person(id: 1, name: "Ann")]
    var body: some View {
        Table(people) { TableColumn("Name", value: \.name) }
    }
}
People()

// type: People
// body: People.body = Table<Person, TableForEachContent<Array<Person>>, TableColumn<Person, Never, Text, Text>>
// view: People 0,0 320x480
// view:   Table 0,0 320x480
// view:     TableHeader 0,0 320x16
// view:       TableColumn 0,0 32x16
// view:         Text "Name" 0,0 32x16
// view:     TableRow 0,16 320x16
// view:       TableCell 0,16 24x16
// view:         Text "Ann" 0,16 24x16
