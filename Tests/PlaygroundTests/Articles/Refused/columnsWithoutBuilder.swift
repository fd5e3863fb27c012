struct Item: Identifiable { let id: Int }

struct Columns: TableColumnContent {
    var tableColumnBody: some TableColumnContent<Item, Never> {
        TableColumn("Number") { (item: Item) in Text("\(item.id)") }
        TableColumn("Double") { (item: Item) in Text("\(item.id * 2)") }
    }
}

struct Rows: TableRowContent {}

// error: 4: function declares an opaque return type, but has no return statements in its body from which to infer an underlying type
// error: 10: type 'Rows' does not conform to protocol 'TableRowContent'
