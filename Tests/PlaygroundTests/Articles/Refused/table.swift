struct Person: Identifiable { let id: Int; let name: String }
struct People: View {
    let people = [Person(id: 1, name: "Ann")]
    var body: some View {
        Table(people) { TableColumn("Name", value: \.name) }
    }
}
People()

// error: 5: 'Table' is not supported yet
