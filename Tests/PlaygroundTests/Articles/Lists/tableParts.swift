struct Person: Identifiable { let name: String; let age: Int; var id: String { name } }
struct PersonRows: TableRowContent {
    let people: [Person]
    var tableRowBody: some TableRowContent<Person> {
        ForEach(people) { TableRow($0) }
    }
}
struct AgeColumns: TableColumnContent {
    @TableColumnBuilder<Person, Never> var tableColumnBody: some TableColumnContent<Person, Never> {
        TableColumn("Age") { (p: Person) in Text("\(p.age)") }
        TableColumn("Old") { (p: Person) in Text(p.age > 60 ? "yes" : "no") }
    }
}
struct V: View {
    var body: some View {
        Table(of: Person.self) {
            TableColumn("Name", value: \.name)
            Group {
                TableColumn("A") { p in Text("a \(p.age)") }
                TableColumn("B") { p in Text("b \(p.age)") }
            }
            AgeColumns()
        } rows: {
            PersonRows(people: [Person(name: "Ann", age: 70), Person(name: "Bob", age: 7)])
            TableRow(Person(name: "Cy", age: 5))
        }
    }
}
V()

// type: V
// body: V.body = Table<Person, TupleTableRowContent<Person, (PersonRows, TableRow<Person>)>, TupleTableColumnContent<Person, Never, (TableColumn<Person, Never, Text, Text>, Group<TupleTableColumnContent<Person, Never, (TableColumn<Person, Never, Text, Text>, TableColumn<Person, Never, Text, Text>)>>, AgeColumns)>>
// view: V 0,0 320x480
// view:   Table 0,0 320x480
// view:     TableHeader 0,0 320x16
// view:       TableColumn 0,0 32x16
// view:         Text "Name" 0,0 32x16
// view:       TableColumn 64,0 8x16
// view:         Text "A" 64,0 8x16
// view:       TableColumn 128,0 8x16
// view:         Text "B" 128,0 8x16
// view:       TableColumn 192,0 24x16
// view:         Text "Age" 192,0 24x16
// view:       TableColumn 256,0 24x16
// view:         Text "Old" 256,0 24x16
// view:     TableRow 0,16 320x16 [id]
// view:       TableCell 0,16 24x16
// view:         Text "Ann" 0,16 24x16
// view:       TableCell 64,16 32x16
// view:         Text "a 70" 64,16 32x16
// view:       TableCell 128,16 32x16
// view:         Text "b 70" 128,16 32x16
// view:       TableCell 192,16 16x16
// view:         Text "70" 192,16 16x16
// view:       TableCell 256,16 24x16
// view:         Text "yes" 256,16 24x16
// view:     TableRow 0,32 320x16 [id]
// view:       TableCell 0,32 24x16
// view:         Text "Bob" 0,32 24x16
// view:       TableCell 64,32 24x16
// view:         Text "a 7" 64,32 24x16
// view:       TableCell 128,32 24x16
// view:         Text "b 7" 128,32 24x16
// view:       TableCell 192,32 8x16
// view:         Text "7" 192,32 8x16
// view:       TableCell 256,32 16x16
// view:         Text "no" 256,32 16x16
// view:     TableRow 0,48 320x16 [id]
// view:       TableCell 0,48 16x16
// view:         Text "Cy" 0,48 16x16
// view:       TableCell 64,48 24x16
// view:         Text "a 5" 64,48 24x16
// view:       TableCell 128,48 24x16
// view:         Text "b 5" 128,48 24x16
// view:       TableCell 192,48 8x16
// view:         Text "5" 192,48 8x16
// view:       TableCell 256,48 16x16
// view:         Text "no" 256,48 16x16
