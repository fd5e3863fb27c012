import Testing

@testable import Playground

/// Values in texts that are looked up, and links.
@Suite struct LocalizedPartTests {
    private static let dates = "let open = Date(timeIntervalSince1970: 0), close = open.addingTimeInterval(5400); "

    @Test(arguments: [
        (#"Text("Open \(open...close)")"#, "Open 12:00 – 1:30 AM"),
        (#"Text("Open \(DateInterval(start: open, end: close))")"#, "Open 12:00 – 1:30 AM"),
        (#"Text("Next: \(LocalizedStringResource("Lunch"))")"#, "Next: Lunch"), (#"Text("Next: \(AttributedString("a*b*c"))")"#, "Next: a*b*c"),
        (#"Text("Left \(timerInterval: open...close)")"#, "Left 1:30:00"),
        (#"Text("Left \(timerInterval: open...close, pauseTime: close, countsDown: false, showsHours: false)")"#, "Left 90:00"),
        (#"Text("\(accessibilityName: Color.red) ball")"#, "red ball"), (#"Text("In \(.currentDate, format: .dateTime.year())")"#, "In 1970"),
        (#"Button("Buy for \(12.5, format: .currency(code: "USD"))") {}"#, "Buy for $12.50"),
        (#"Label("In \(open, format: .dateTime.year()), \(0.5, format: .percent)", systemImage: "star")"#, "In 1970, 50%"),
        (#"Toggle("Left \(timerInterval: open...close)", isOn: .constant(true))"#, "Left 1:30:00"),
        (#"Text("In \(TimeDataSource<Date>.currentDate, format: .dateTime.year())")"#, "In 1970"),
        (#"Text(String(localized: "Next: \(LocalizedStringResource("Lunch"))"))"#, "Next: Lunch"),
    ])
    func valuesAreWrittenInTheirOwnWays(text: String, shown: String) { #expect(Shown(Self.dates + text).texts == [shown]) }

    @Test func anAttributedTextInAKeyKeepsItsLooks() {
        let drawing = onLargeStack { () -> String in
            let playground = Playground()
            playground.enter(.init(name: "input", text: #"let mark = try! AttributedString(markdown: "**big**"); Text("a \(mark) b")"#))
            return playground.text(.svg) ?? ""
        }
        let lines = drawing.split(separator: "\n").filter { $0.contains("<text") }
        #expect(lines.filter { $0.contains("font-weight=\"700\"") }.map { $0.contains(">big<") } == [true])
    }

    @Test func attributedTextsThatAreLookedUpAreMarkdown() {
        let lines = printed(
            #"""
            let who = "*Ann*"
            let made = AttributedString(localized: "Made by **hand** for \(who), ^[\(3) apple](inflect: true)")
            for run in made.runs { print(String(made[run.range].characters), run.inlinePresentationIntent == .stronglyEmphasized) }
            print(String(AttributedString(localized: "key", defaultValue: "`a` \(2)").characters))
            print(String(AttributedString(localized: LocalizedStringResource("a **b**")).characters))
            print(String(try! AttributedString(markdown: "^[a](mood: 1)", options: .init(allowsExtendedAttributes: true)).characters))
            """#)
        #expect(lines == [["Made by  false", "hand true", " for *Ann*, 3 apples false", "a 2", "a b", "a"]])
    }

    @Test("§19.14 A tap on a link calls the openURL action of its environment")
    func tapsOnLinks() {
        let snippet = #"""
            struct Pages: View {
                @State private var opened: [String] = []
                var body: some View {
                    Link("Help", destination: URL(string: "https://example.com/help")!)
                    Link(destination: URL(string: "https://example.com/terms")!) { Label("Terms", systemImage: "doc") }
                        .environment(\.openURL, OpenURLAction { url in opened.append("other \(url.path())"); return .discarded })
                    Text(opened.joined(separator: ", "))
                }
            }
            Pages().environment(\.openURL, OpenURLAction { url in print(url); return .handled })
            """#
        let shown = Shown(snippet, "tap Help", "tap Terms")
        #expect(shown.errors == [])
        #expect(shown.output == [[], ["https://example.com/help"], []])
        #expect(shown.texts.last == "other /terms")
        #expect(Shown(#"Link("Help", destination: URL(string: "https://example.com")!)"#, "tap Help").errors == [])
    }

    @Test("§20.7 A document that is an object is in the environment of its editor")
    func documentsInTheEnvironment() {
        let snippet = #"""
            final class Memo: ReferenceFileDocument {
                @Published var text = "hi"
                static var readableContentTypes: [UTType] { [.plainText] }
                init() {}
                init(configuration: ReadConfiguration) throws {}
                func snapshot(contentType: UTType) throws -> String { text }
                func fileWrapper(snapshot: String, configuration: WriteConfiguration) throws -> FileWrapper {
                    FileWrapper(regularFileWithContents: Data(snapshot.utf8))
                }
            }
            struct Editor: View { @EnvironmentObject var memo: Memo; var body: some View { Button(memo.text) { memo.text += "!" } } }
            @main struct Notes: App { var body: some Scene { DocumentGroup(newDocument: { Memo() }) { _ in Editor() } } }
            """#
        #expect(Shown(snippet, "tap hi").texts == ["hi!"])
    }

    @Test func aDocumentOfModelsIsPrepared() {
        let snippet = #"""
            import SwiftData
            @Model final class Card { var front: String; init(front: String) { self.front = front } }
            struct Deck: View { @Query var cards: [Card]; var body: some View { ForEach(cards) { Text($0.front) } } }
            @main struct Cards: App {
                var body: some Scene {
                    DocumentGroup(editing: Card.self, contentType: .package) { Deck() } prepareDocument: { $0.insert(Card(front: "first")) }
                }
            }
            """#
        #expect(Shown(snippet).texts == ["first"])
    }

    @Test func aFieldWithALabelShowsAnOptionalValue() {
        let snippet = #"""
            struct Sizes: View {
                @State private var width: Double?
                @State private var site: URL?
                var body: some View {
                    TextField(value: $width, format: .number) { Text("Width") }
                    TextField(value: $site, format: .url) { Text("Site") }
                    Text("\(width ?? 0, format: .number), \(site?.host() ?? "none")")
                }
            }
            Sizes()
            """#
        let shown = Shown(snippet, #"type Width "2.5""#, #"type Site "https://a.b""#)
        #expect(shown.errors == [])
        #expect(shown.texts.last == "2.5, a.b")
    }

    @Test func aDropWithASessionTakesStatementsWithoutAResult() {
        let snippet = #"""
            struct Bin: View {
                @State private var words: [String] = []
                var body: some View {
                    Color.red.dropDestination(for: String.self) { dropped, session in
                        let fresh = dropped.sorted()
                        words.append(contentsOf: fresh)
                    }
                    Color.blue.dropDestination(for: String.self) { dropped, place in
                        guard let first = dropped.first else { return false }
                        words.append("\(first) \(place.x)")
                        return true
                    }
                }
            }
            Bin()
            """#
        #expect(Shown(snippet).errors == [])
    }

    @Test(arguments: [
        (#"Text("\(at: 3)")"#, #"there are: \(_:default:), \(_:format:)"#),
        ("struct M: Document {}", "use FileDocument or ReferenceFileDocument"), ("struct T: Tip {}", "it is part of TipKit"),
        (#"Text("a").translationPresentation(isPresented: .constant(true), text: "a")"#, "it is part of Translation"),
        (
            "import UniformTypeIdentifiers; DocumentGroup(title: 1)",
            "there are: init(newDocument:editor:), init(viewing:viewer:), init(viewing:contentType:viewer:), init(editing"
        ),
    ])
    func messagesNameWhatProgramsWrite(snippet: String, help: String) { #expect(printed(snippet).joined().joined().contains(help)) }
}
