import Testing

/// Tables: columns of values, a row for each value with the identity of its id.
@Suite struct TableRules {
    private static let given =
        Given.counter + """
            struct Person: Identifiable { let id: Int; var name: String; var age = 30 }
            struct People: View {
                @State private var people = [Person(id: 1, name: "Ann"), Person(id: 2, name: "Bo", age: 40)]
                @State private var one: Int?
                @State private var some: Set<Int> = []
                @State private var more = false
                var body: some View {
                    Text("\\(one ?? 0) \\(String(describing: some.sorted()))")
                    Button("reverse") { people = people.reversed() }
                    Button("more") { more.toggle() }

            """

    private func shown(_ table: String, _ actions: String...) -> Shown {
        let snippet = Self.given + table + "}}"
        return switch actions.count {
        case 0: Shown(snippet)
        case 1: Shown(snippet, actions[0])
        default: Shown(snippet, actions[0], actions[1])
        }
    }

    private static let columns = "TableColumn(\"Name\", value: \\.name); TableColumn(\"Age\") { person in Text(\"\\(person.age)\") }"
    private static let titles = ["Name", "Age"]

    @Test("Columns come and go with a condition")
    func conditionalColumns() {
        let table = """
            Table(people) {
                TableColumn("Name", value: \\.name)
                if more { TableColumn(Text("Id")) { Text("\\($0.id)") } }
                if people.isEmpty { TableColumn("None") { _ in Text("-") } } else { TableColumn("Age", value: \\.age) { Text("\\($0.age)") } }
            }
            """
        let shown = shown(table, "tap more")
        #expect(shown.errors == [])
        #expect(shown.texts(0).suffix(6) == ["Name", "Age", "Ann", "30", "Bo", "40"])
        #expect(shown.texts(1).suffix(9) == ["Name", "Id", "Age", "Ann", "1", "30", "Bo", "2", "40"])
    }

    @Test(
        "A header with the title of each column is over a row of cells for each value",
        arguments: [
            "Table(people) { \(columns) }", "Table(people, selection: $one) { \(columns) }", "Table(people, selection: $some) { \(columns) }",
            "Table(of: Person.self) { \(columns) } rows: { ForEach(people) { TableRow($0) } }",
            "Table(of: Person.self) { \(columns) } rows: { ForEach(people) }",
            "Table(of: Person.self, selection: $one) { \(columns) } rows: { TableRow(people[0]); TableRow(people[1]) }",
        ])
    func cells(table: String) {
        let shown = shown(table)
        #expect(shown.errors == [])
        #expect(shown.texts.dropFirst(3) == ["Name", "Age", "Ann", "30", "Bo", "40"])
        #expect(["TableHeader", "TableColumn", "TableRow", "TableCell"].map(shown.count) == [1, 2, 2, 4])
    }

    @Test("A tap on a row selects its value's id", arguments: ["Table(people, ", "Table(of: Person.self, "])
    func selection(start: String) {
        let rows = start.contains("of") ? " rows: { TableRow(people[0]); TableRow(people[1]) }" : ""
        let (one, some) = ("\(start)selection: $one) { \(Self.columns) }\(rows)", "\(start)selection: $some) { \(Self.columns) }\(rows)")
        #expect(shown(one, "tap \"Bo\"").texts.first == "2 []")
        #expect(shown(one, "tap \"Bo\"", "tap TableRow[0]").texts.first == "1 []")
        #expect(shown(some, "tap \"30\"").texts.first == "0 [1]")
        #expect(shown(some, "tap \"30\"", "tap \"40\"").texts.first == "0 [2]")
        #expect(shown(one, "tap \"Name\"").errors == ["action-not-taken: \"Name\" doesn't take a tap, nor does a view around it"])
    }

    @Test("Rows keep their state where their values move")
    func identity() {
        for rows in ["Table(people) {", "Table(of: Person.self) {"] {
            let end = rows.contains("of") ? " rows: { ForEach(people) { TableRow($0) } }" : ""
            let table = "\(rows) TableColumn(\"Name\") { Counter(name: $0.name) } }\(end)"
            #expect(shown(table, "tap \"Bo\"", "tap \"reverse\"").texts.suffix(4) == ["Bo", "1", "Ann", "0"])
        }
    }

    @Test("Rows stand in branches, and values in one column")
    func branches() {
        let table = """
            Table(of: Person.self) { TableColumn("Name", value: \\.name) } rows: {
                if more { TableRow(people[0]) }
                if more { TableRow(people[1]) } else { TableRow(Person(id: 9, name: "Cy")) }
            }
            """
        #expect(shown(table).texts.dropFirst(3) == ["Name", "Cy"])
        #expect(shown(table, "tap \"more\"").texts.dropFirst(3) == ["Name", "Ann", "Bo"])
    }

    private static let tree = """
        struct Node: Identifiable { let id: String; var children: [Node]? = nil }
        let nodes = [Node(id: "a", children: [Node(id: "a1"), Node(id: "a2", children: [Node(id: "a21")])]), Node(id: "b")]
        struct Tree: View {
            @State private var isOpen = false
            var body: some View {
                Toggle("open", isOn: $isOpen)

        """

    @Test(
        "Rows open and close by taps",
        arguments: [
            "Table(nodes, children: \\.children) { TableColumn(\"Name\", value: \\.id) }",
            "Table(of: Node.self) { TableColumn(\"Name\", value: \\.id) } rows: { OutlineGroup(nodes, children: \\.children) { TableRow($0) } }",
            """
            Table(of: Node.self) { TableColumn("Name", value: \\.id) } rows: {
                ForEach(nodes) { node in
                    if let children = node.children {
                        DisclosureTableRow(node) {
                            TableRow(children[0])
                            DisclosureTableRow(children[1]) { ForEach(children[1].children ?? []) { TableRow($0) } }
                        }
                    } else {
                        TableRow(node)
                    }
                }
            }
            """,
        ])
    func openRows(table: String) {
        let shown = Shown(Self.tree + table + "}}; Tree()", "tap \"a\"", "tap \"a2\"", "tap \"a\"")
        #expect(shown.errors == [])
        #expect((0...3).map { shown.texts($0).dropFirst(2) } == [["a", "b"], ["a", "a1", "a2", "b"], ["a", "a1", "a2", "a21", "b"], ["a", "b"]])
        #expect(shown.sizes("TableRow") == ["320 16", "320 16"])
    }

    @Test("A binding opens a row, whose rows can be selected")
    func boundRow() {
        let table = """
            Table(of: Node.self, selection: $chosen) { TableColumn("Name", value: \\.id) } rows: { DisclosureTableRow(nodes[0], isExpanded: $isOpen) { TableRow(nodes[1]) } }
            Text(chosen ?? "-")
            """
        let snippet = (Self.tree + table + "}}; Tree()").replacing("var body", with: "@State var chosen: String?; var body")
        let shown = Shown(snippet, "tap open", "tap \"b\"", "tap \"a\"")
        #expect(shown.errors == [])
        #expect((0...3).map { shown.texts($0).dropFirst(2) } == [["a", "-"], ["a", "b", "-"], ["a", "b", "b"], ["a", "b"]])
    }

    @Test("Columns for each element of a collection")
    func columnsOfData() {
        let table = """
            Table(people) {
                TableColumn("Name", value: \\.name)
                TableColumnForEach([1, 10], id: \\.self) { n in TableColumn("times \\(n)") { Text("\\($0.age * n)") } }
            }
            """
        let shown = shown(table)
        #expect(shown.errors == [])
        #expect(shown.texts.suffix(9) == ["Name", "times 1", "times 10", "Ann", "30", "300", "Bo", "40", "400"])
    }

    @Test("Columns share the table's width, but for those with one of their own; a row is as high as its highest cell")
    func widths() {
        let even = Shown(Self.given + "}}; Table([Person(id: 1, name: \"Ann\")]) { \(Self.columns) }")
        #expect(even.frames("Table") == ["0 0 320 480"])
        #expect(even.frames("TableRow") == ["0 16 320 16"])
        #expect(even.frames("TableCell") == ["0 16 24 16", "160 16 16 16"])
        let fixed = Shown(
            Self.given + """
                }}
                Table([Person(id: 1, name: "Ann")]) {
                    TableColumn("Name", value: \\.name).width(60)
                    TableColumn("Bar") { _ in Color.red.frame(width: 20, height: 50) }
                    TableColumn("Age") { Text("\\($0.age)") }
                }
                """)
        #expect(fixed.errors == [])
        #expect(fixed.frames("TableCell") == ["0 33 24 16", "60 16 20 50", "190 33 16 16"])
    }

    @Test("The static type tells rows and columns")
    func type() {
        let shown = Shown(Self.given + "}}; Table([Person(id: 1, name: \"Ann\")]) { \(Self.columns) }")
        let columns = "(TableColumn<Person, Never, Text, Text>, TableColumn<Person, Never, Text, Text>)"
        #expect(shown.report.type == "Table<Person, TableForEachContent<Array<Person>>, TupleTableColumnContent<Person, Never, \(columns)>>")
    }

    @Test(
        "Mistakes in columns are told at their place",
        arguments: [
            ("TableColumn(\"Name\", value: \\.nme)", "unknown-member"),
            ("TableColumn(\"Age\", value: \\.age)", "type-mismatch"), ("Text(\"Name\")", "type-mismatch"),
        ])
    func mistakes(column: String, code: String) {
        #expect(shown("Table(people) { \(column) }").errors.map { $0.prefix { $0 != ":" } } == [Substring(code)])
    }

    @Test("Rows are of the table's type of values")
    func rowsOfAnotherType() {
        let pets = "Table(of: Person.self) { \(Self.columns) } rows: { ForEach([Item(id: 1)]) { TableRow($0) } }"
        let wrong = Shown("struct Item: Identifiable { let id: Int }\n" + Self.given + pets + "}}")
        #expect(wrong.errors.count == 1)
        #expect(wrong.report.steps.isEmpty)
    }

    private static let sorted = """
        struct Person: Identifiable { let id: Int; var name: String; var age = 30; var place: String? = nil }
        struct ByLength: SortComparator {
            var order = SortOrder.forward
            func compare(_ a: Person, _ b: Person) -> ComparisonResult {
                if a.name.count == b.name.count { return .orderedSame }
                return (a.name.count < b.name.count) == (order == .forward) ? .orderedAscending : .orderedDescending
            }
        }
        struct People: View {
            @State private var people = [Person(id: 1, name: "bo", age: 40), Person(id: 2, name: "Ann"), Person(id: 3, name: "Cy", place: "x")]
            @State private var sortOrder = [SORT]
            var body: some View {
                Table(people, sortOrder: $sortOrder) { COLUMNS }.onChange(of: sortOrder) { people.sort(using: $1) }
                Text(sortOrder.map { $0.order == .forward ? "up" : "down" }.joined(separator: " "))
            }
        }

        """

    @Test(
        "A tap on the title of a sortable column puts its comparator first, or turns it around",
        arguments: [
            ("KeyPathComparator(\\Person.name)", "TableColumn(\"Name\", value: \\.name)", ["tap Name"], "bo Cy Ann down"),
            ("KeyPathComparator(\\Person.id)", "TableColumn(\"Name\", value: \\.name)", ["tap Name"], "Ann bo Cy up up"),
            ("SortDescriptor(\\Person.id)", "TableColumn(\"Name\", value: \\.name)", ["tap Name"], "Ann bo Cy up up"),
            (
                "KeyPathComparator(\\Person.name)", "TableColumn(\"Age\", value: \\.age) { Text($0.name) }; TableColumn(\"Name\", value: \\.id) { _ in }",
                ["tap Age", "tap Age"], "bo Ann Cy down up"
            ),
            ("KeyPathComparator(\\Person.id)", "TableColumn(\"Place\", value: \\.place) { Text($0.name) }", ["tap Place"], "bo Ann Cy up up"),
            ("ByLength()", "TableColumn(\"Length\", sortUsing: ByLength()) { Text($0.name) }", ["tap Length"], "Ann bo Cy down"),
            ("KeyPathComparator(\\Person.id)", "TableColumn(\"Name\", value: \\.name, comparator: .lexical)", ["tap Name"], "Ann Cy bo up up"),
        ])
    func sorting(_ sort: String, _ columns: String, _ taps: [String], _ found: String) {
        let snippet = Self.sorted.replacing("SORT", with: sort).replacing("COLUMNS", with: columns)
        let shown = taps.count == 1 ? Shown(snippet, taps[0]) : Shown(snippet, taps[0], taps[1])
        #expect(shown.errors == [])
        let texts = shown.texts(taps.count)
        #expect((texts.filter { ["bo", "Ann", "Cy"].contains($0) } + texts.suffix(1)).joined(separator: " ") == found)
    }

    @Test("The title of a column without a value to sort by takes no taps")
    func unsortable() {
        let columns = "TableColumn(\"Name\") { Text($0.name) }"
        let shown = Shown(Self.sorted.replacing("SORT", with: "KeyPathComparator(\\Person.id)").replacing("COLUMNS", with: columns), "tap Name")
        #expect(!shown.errors.isEmpty)
    }
}
