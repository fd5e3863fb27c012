struct Person: Identifiable { let name: String; let age: Int; var id: String { name } }
struct PersonRow: TableRowContent {
    let person: Person
    var tableRowBody: some TableRowContent<Person> { TableRow(person) }
}
struct V: View {
    let people = [Person(name: "Ann", age: 70), Person(name: "Bob", age: 7)]
    var body: some View {
        Table(of: Person.self) {
            TableColumn("Name", value: \.name)
        } rows: {
            ForEach(people) { PersonRow(person: $0) }
            Group {
                TableRow(people[0]); PersonRow(person: people[1])
            }
            if people.count > 1 { PersonRow(person: Person(name: "C", age: 1)) }
        }
    }
}
V()

// type: V
// body: V.body = Table<Person, TupleTableRowContent<Person, (ForEach<Array<Person>, String, PersonRow>, Group<TupleTableRowContent<Person, (TableRow<Person>, PersonRow)>>, Optional<PersonRow>)>, TableColumn<Person, Never, Text, Text>>
// view: V 0,0 320x480
// view:   Table 0,0 320x480
// view:     TableHeader 0,0 320x16
// view:       TableColumn 0,0 32x16
// view:         Text "Name" 0,0 32x16
// view:     TableRow 0,16 320x16 [id]
// view:       TableCell 0,16 24x16
// view:         Text "Ann" 0,16 24x16
// view:     TableRow 0,32 320x16 [id]
// view:       TableCell 0,32 24x16
// view:         Text "Bob" 0,32 24x16
// view:     TableRow 0,48 320x16 [id]
// view:       TableCell 0,48 24x16
// view:         Text "Ann" 0,48 24x16
// view:     TableRow 0,64 320x16 [id]
// view:       TableCell 0,64 24x16
// view:         Text "Bob" 0,64 24x16
// view:     TableRow 0,80 320x16 [id]
// view:       TableCell 0,80 8x16
// view:         Text "C" 0,80 8x16
