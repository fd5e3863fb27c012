import Testing

/// What is dragged from one view to another.
@Suite struct DraggingRules {
    private static let card = """
        import UniformTypeIdentifiers
        extension UTType { static let card = UTType(exportedAs: "com.example.card", conformingTo: .json) }
        struct Card: Codable, Hashable { var name: String }
        extension Card: Transferable {
            static var transferRepresentation: some TransferRepresentation {
                CodableRepresentation(contentType: .card)
                DataRepresentation(exportedContentType: .plainText) { Data("the \\($0.name)".utf8) }.exportingCondition { $0.name != "secret" }
            }
        }
        struct Note: Transferable {
            var text: String
            static var transferRepresentation: some TransferRepresentation { ProxyRepresentation(exporting: { $0.text }, importing: { Note(text: $0) }) }
        }
        """

    @Test(
        "§23.2: what is dragged is received in the first form that both sides have",
        arguments: [
            ("ace", "cards", ["card ace"]), ("ace", "notes", ["note the ace"]), ("ace", "words", ["word the ace"]), ("ace", "bytes", ["bytes 14"]),
            ("plan", "notes", ["note plan"]), ("plan", "words", ["word plan"]), ("web", "links", ["link https://a.example"]), ("red", "colors", ["color red"]),
        ])
    func forms(source: String, destination: String, output: [String]) {
        let shown = Shown(Self.card + "\n" + Self.desk, "drag \"\(source)\" onto \"\(destination)\"")
        #expect(shown.errors == [])
        #expect(shown.output.last == output)
        #expect(shown.report.steps.last?.remark == nil)
    }

    @Test(
        "§23.2, 23.3: what has no such form isn't taken",
        arguments: [("ace", "links"), ("red", "words"), ("plan", "cards"), ("secret", "notes"), ("web", "colors")])
    func refusals(source: String, destination: String) {
        let shown = Shown(Self.card + "\n" + Self.desk, "drag \"\(source)\" onto \"\(destination)\"")
        #expect(shown.output.last == [])
        #expect(shown.report.steps.last?.remark == "No view there takes what is dragged: it has another type.")
    }

    private static let desk = """
        struct Desk: View {
            var body: some View {
                Text("ace").draggable(Card(name: "ace"))
                Text("secret").draggable(Card(name: "secret"))
                Text("plan").draggable(Note(text: "plan"))
                Text("web").draggable(URL(string: "https://a.example")!)
                Text("red").draggable(Color.red)
                Text("cards").dropDestination(for: Card.self) { cards, _ in print("card", cards[0].name); return true }
                Text("notes").dropDestination(for: Note.self) { notes, _ in print("note", notes[0].text); return true }
                Text("words").dropDestination(for: String.self) { words, _ in print("word", words[0]); return true }
                Text("bytes").dropDestination(for: Data.self) { data, _ in print("bytes", data[0].count); return true }
                Text("links").dropDestination(for: URL.self) { links, _ in print("link", links[0]); return true }
                Text("colors").dropDestination(for: Color.self) { colors, _ in print("color", colors[0]); return true }
            }
        }
        Desk()
        """

    private static let board = """
        struct Board: View {
            @State private var isOver = false
            @State private var place = CGPoint.zero
            var body: some View {
                Text("Milk").draggable("milk")
                VStack {
                    Text("inner").dropDestination(for: URL.self) { _, _ in print("inner"); return true }
                }
                .frame(width: 100, height: 40)
                .dropDestination(for: String.self) { words, place in self.place = place; return true } isTargeted: { isOver = $0 }
                Text(isOver ? "over" : "away")
                Text("\\(Int(place.x)),\\(Int(place.y))")
            }
        }
        Board()
        """

    @Test("§23.3, 23.5: a view around takes what the inner one doesn't, with the place in its own coordinates")
    func outward() {
        let shown = Shown(Self.board, "drag Milk onto inner", "drag Milk onto frame at 5,6")
        #expect(shown.errors == [])
        #expect((1...2).map { shown.texts($0).last } == ["50,20", "5,6"])
        #expect(shown.output == [[], [], []])
    }

    @Test("§23.4: a view is targeted while what is dragged is over it")
    func targets() {
        let shown = Shown(
            Self.board, "drag Milk onto frame at 7,8 hold", "release", "drag Milk onto frame hold", "cancel", "drag Milk onto frame hold",
            "drag Milk onto frame")
        #expect((1...5).map { shown.texts($0).suffix(2) } == [["over", "0,0"], ["away", "7,8"], ["over", "7,8"], ["away", "7,8"], ["over", "7,8"]])
        #expect(shown.errors == ["action-not-taken: fingers are still on another view"])
        #expect(shown.report.steps.dropFirst().first?.cause == "drag Milk onto frame at 7,8 hold")
    }

    @Test("§23.3, 23.4: a delegate is asked, follows the drag, and performs the drop")
    func delegates() {
        let shown = Shown(
            """
            struct Slot: DropDelegate {
                let name: String
                func validateDrop(info: DropInfo) -> Bool { print(name, "validate", info.hasItemsConforming(to: [.image])); return name != "closed" }
                func dropEntered(info: DropInfo) { print(name, "entered", info.location) }
                func dropUpdated(info: DropInfo) -> DropProposal? { name == "full" ? DropProposal(operation: .forbidden) : nil }
                func dropExited(info: DropInfo) { print(name, "exited") }
                func performDrop(info: DropInfo) -> Bool {
                    for provider in info.itemProviders(for: [.text]) { _ = provider.loadObject(ofClass: String.self) { word, _ in print(name, "got", word ?? "") } }
                    return name == "open"
                }
            }
            struct Slots: View {
                var body: some View {
                    Text("Milk").onDrag { NSItemProvider(object: "milk" as NSString) }
                    ForEach(["open", "full", "closed", "picky"], id: \\.self) { name in
                        Text(name).frame(width: 100, height: 20).onDrop(of: [.plainText], delegate: Slot(name: name))
                    }
                    Text("images").onDrop(of: [.image], isTargeted: nil) { _ in true }
                }
            }
            Slots()
            """, "drag Milk onto open", "drag Milk onto full", "drag Milk onto closed", "drag Milk onto picky", "drag Milk onto images")
        #expect(shown.errors == [])
        #expect(
            shown.output.dropFirst() == [
                ["open validate false", "open entered (50.0, 10.0)", "open got milk"], ["full validate false", "full entered (50.0, 10.0)", "full exited"],
                ["closed validate false"], ["picky validate false", "picky entered (50.0, 10.0)", "picky got milk"], [],
            ])
        let elsewhere = "No view there takes what is dragged: it has another type."
        #expect(
            shown.report.steps.dropFirst().map(\.remark) == [
                nil, "The drop isn't allowed there.", elsewhere, "The view didn't take what was dropped.", elsewhere,
            ])
    }

    @Test("§23.6: rows of a list take what is dropped in front of them, or behind them")
    func insertions() {
        let shown = Shown(
            """
            struct Names: View {
                @State private var names = ["a", "b"]
                var body: some View {
                    Text("New").draggable("new")
                    List {
                        ForEach(names, id: \\.self) { Text($0) }
                            .dropDestination(for: String.self) { words, index in names.insert(words[0] + "\\(names.count)", at: index) }
                            .onDelete { names.remove(atOffsets: $0) }
                    }
                }
            }
            Names()
            """, "drag New onto a", "drag New onto b at 2,15", "delete a")
        #expect(shown.errors == [])
        #expect(
            (1...3).map { Array(shown.texts($0).dropFirst()) } == [["new2", "a", "b"], ["new2", "a", "b", "new3"], ["new2", "b", "new3"]])
    }
}
