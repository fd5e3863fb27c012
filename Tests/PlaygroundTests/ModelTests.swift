import Diagnostics
import LargeStack
import Testing

@testable import Playground

/// §18: classes marked `@Model`, their contexts, and the views that query them.
@Suite struct ModelTests {
    private static let classes = """
        import SwiftData
        @Model final class Shelf {
            @Attribute(.unique) var name: String
            @Relationship(deleteRule: .cascade, inverse: \\Jar.shelf) var jars: [Jar] = []
            @Transient var visits = 0
            init(_ name: String) { self.name = name }
        }
        @Model final class Jar {
            var label: String
            var grams: Int
            var shelf: Shelf?
            var tags: [Tag] = []
            init(_ label: String, grams: Int = 100, shelf: Shelf? = nil) { (self.label, self.grams, self.shelf) = (label, grams, shelf) }
        }
        @Model final class Tag {
            var word: String
            var jars: [Jar] = []
            init(_ word: String) { self.word = word }
        }

        """
    private static let store = classes + "let context = try ModelContainer(for: Shelf.self, Jar.self).mainContext\n"

    private func lines(_ snippet: String) -> [String] { printed(Self.store + snippet)[0] }

    @Test("An object belongs to the context that it or one of its relatives was inserted into")
    func insertion() {
        let snippet = """
            let shelf = Shelf("cellar"), jar = Jar("plum")
            shelf.jars.append(jar)
            print(jar.modelContext == nil, try context.fetchCount(FetchDescriptor<Jar>()))
            context.insert(shelf)
            print(jar.modelContext == context, try context.fetchCount(FetchDescriptor<Jar>()))
            shelf.jars.append(Jar("pear"))
            print(try context.fetchCount(FetchDescriptor<Jar>()), shelf.id == shelf.persistentModelID, shelf == Shelf("cellar"))
            """
        #expect(lines(snippet) == ["true 0", "true 1", "2 true false"])
    }

    @Test("Both ends of a relationship are set together")
    func inverses() {
        let snippet = """
            let (cellar, attic) = (Shelf("cellar"), Shelf("attic"))
            let jar = Jar("plum", shelf: cellar)
            context.insert(attic)
            context.insert(jar)
            print(cellar.jars.map(\\.label), attic.jars.count)
            jar.shelf = attic
            print(cellar.jars.count, attic.jars.map(\\.label))
            attic.jars = []
            print(jar.shelf == nil)
            jar.tags.append(Tag("sweet"))
            let tag = jar.tags[0]
            print(tag.jars.map(\\.label))
            tag.jars.removeAll()
            print(jar.tags.count)
            """
        #expect(lines(snippet) == ["[\"plum\"] 0", "0 [\"plum\"]", "true", "[\"plum\"]", "0"])
    }

    @Test("A property whose type follows from its value is a relationship, too")
    func inferredTypes() {
        let snippet = """
            import SwiftData
            @Model final class Tour {
                var start = Date.now, price = 1
                @Relationship(deleteRule: .cascade, inverse: \\Stop.tour) var stops = [Stop]()
                init() {}
            }
            @Model final class Stop { var word = ["a"]; var tour = nil as Tour?; init() {} }
            let context = try ModelContainer(for: Tour.self, Stop.self).mainContext
            let tour = Tour()
            context.insert(tour)
            tour.stops.append(Stop())
            print(try context.fetchCount(FetchDescriptor<Stop>()), tour.stops[0].tour === tour)
            Stop().tour = tour
            print(tour.stops.count)
            context.delete(tour)
            print(try context.fetchCount(FetchDescriptor<Stop>()))
            """
        #expect(printed(snippet) == [["1 true", "2", "0"]])
    }

    @Test("Deleting cascades where the relationship says so, and clears what led to the object")
    func deletion() {
        let snippet = """
            let shelf = Shelf("cellar"), tag = Tag("sweet")
            context.insert(shelf)
            shelf.jars = [Jar("plum"), Jar("pear")]
            shelf.jars[0].tags = [tag]
            print(tag.jars.count, context.hasChanges)
            try context.save()
            context.delete(shelf)
            print(try context.fetchCount(FetchDescriptor<Jar>()), tag.jars.count, shelf.modelContext == nil, context.hasChanges)
            context.rollback()
            print(try context.fetchCount(FetchDescriptor<Shelf>()), context.hasChanges)
            try context.delete(model: Shelf.self, where: #Predicate { $0.name == "cellar" })
            print(try context.fetchCount(FetchDescriptor<Shelf>()))
            """
        #expect(lines(snippet) == ["1 true", "0 0 true true", "1 false", "0"])
    }

    @Test("A property that is set changes its object, and the other end of a relationship")
    func changes() {
        let snippet = """
            let jar = Jar("plum"), shelf = Shelf("cellar"), loose = Jar("pear")
            loose.grams = 3
            context.insert(jar)
            context.insert(shelf)
            jar.grams = 1
            print(context.changedModelsArray.count, jar.hasChanges, loose.hasChanges)
            try context.save()
            shelf.visits += 1
            print(context.hasChanges, jar.hasChanges)
            jar.grams = 2
            jar.grams = 3
            print(context.hasChanges, context.changedModelsArray.count, jar.hasChanges, shelf.hasChanges)
            try context.save()
            jar.shelf = shelf
            print(context.changedModelsArray.count, shelf.hasChanges)
            context.delete(jar)
            print(context.changedModelsArray.count)
            try context.save()
            print(context.hasChanges, shelf.hasChanges)
            """
        #expect(lines(snippet) == ["0 true false", "false false", "true 1 true false", "2 true", "1", "false false"])
    }

    @Test func aSchemaNamesItsModels() {
        let snippet = """
            let schema = Schema([Shelf.self, Jar.self])
            print(schema.entities.map(\\.name), schema.entitiesByName["Jar"] != nil)
            """
        #expect(lines(snippet) == ["[\"Shelf\", \"Jar\"] true"])
    }

    @Test("A fetch filters, sorts and limits")
    func fetching() {
        let snippet = """
            for (label, grams) in [("plum", 300), ("pear", 100), ("fig", 200), ("date", 50)] { context.insert(Jar(label, grams: grams)) }
            let least = 90
            var wanted = FetchDescriptor<Jar>(predicate: #Predicate { $0.grams > least && $0.label != "fig" }, sortBy: [SortDescriptor(\\.grams, order: .reverse)])
            print(try context.fetch(wanted).map(\\.label))
            wanted.fetchOffset = 1
            print(try context.fetch(wanted).map(\\.label))
            wanted = FetchDescriptor(sortBy: [SortDescriptor(\\.label)])
            wanted.fetchLimit = 2
            print(try context.fetch(wanted).map(\\.label))
            context.insert(Shelf("cellar"))
            context.insert(Shelf("cellar"))
            print(try context.fetchCount(FetchDescriptor<Shelf>()))
            """
        #expect(lines(snippet) == ["[\"plum\", \"pear\"]", "[\"pear\"]", "[\"date\", \"fig\"]", "1"])
    }

    private static let list = """
        struct JarList: View {
            @Environment(\\.modelContext) private var context
            @Query(filter: #Predicate<Jar> { $0.grams > 90 }, sort: \\Jar.label) private var jars: [Jar]
            @Query private var shelves: [Shelf]
            var body: some View {
                let _ = print(jars.map(\\.label), shelves.count)
                Button("Add") { context.insert(Jar("plum")) }
                Button("Light") { context.insert(Jar("air", grams: 1)) }
                Button("Empty") { jars.first?.grams = 0 }
                Button("Word") { context.insert(Tag("sweet")) }
                Button("Clear") { for jar in jars { context.delete(jar) } }
            }
        }

        """

    @Test("A query's view runs again for the objects of its model and for what its filter reads")
    func queries() {
        let view = "VStack { JarList() }.modelContainer(for: [Jar.self, Shelf.self], inMemory: true)"
        let found = printed(Self.classes + Self.list + view, "tap Add", "tap Word", "tap Add", "tap Empty", "tap Clear")
        #expect(found == [["[] 0"], ["[\"plum\"] 0"], [], ["[\"plum\", \"plum\"] 0"], ["[\"plum\"] 0"], ["[] 0"]])
    }

    @Test("Undoing an insertion takes the object out of what its initializer related it to")
    func undoneInsertions() {
        let snippet = """
            @Model class Seed { var bed: Bed?; init(_ bed: Bed?) { self.bed = bed } }
            @Model class Bed { @Relationship(inverse: \\Seed.bed) var seeds: [Seed]?; init() {} }
            struct Plot: View {
                @Environment(\\.modelContext) private var context
                @Query private var beds: [Bed]
                @Query private var seeds: [Seed]
                var body: some View {
                    let _ = print(beds.count, seeds.count, beds.first?.seeds?.count ?? 0)
                    Button("Bed") { context.insert(Bed()) }
                    Button("Seed") { context.insert(Seed(beds[0])) }
                    Button("Undo") { context.undoManager?.undo() }
                    Button("Redo") { context.undoManager?.redo() }
                }
            }
            Plot().modelContainer(for: Seed.self, inMemory: true, isUndoEnabled: true)
            """
        let found = printed(snippet, "tap Bed", "tap Seed", "tap Undo", "tap Redo", "tap Undo", "tap Undo").map(\.last)
        #expect(found == ["0 0 0", "1 0 0", "1 1 1", "1 0 0", "1 1 1", "1 0 0", "0 0 0"])
    }

    @Test("A reason names the model, and the line of the snippet that queries it")
    func reasons() {
        onLargeStack {
            let playground = Playground()
            let snippet = Self.classes + Self.list + "VStack { JarList() }.modelContainer(for: [Jar.self, Shelf.self], inMemory: true)"
            let line = snippet.split(separator: "\n", omittingEmptySubsequences: false).prefix { !$0.contains("print(jars") }.count + 1
            _ = playground.enter(SourceText(name: "snippet", text: snippet))
            _ = playground.perform("tap Add")
            let updates = playground.text(.updates) ?? ""
            #expect((updates + "\n").contains("`objects` of Jar changed, read at line \(line)\n"), "\(updates)")
        }
    }

    @Test("A scene gives its container to its content, and an initializer may make the query")
    func scenes() {
        let app = """
            struct Named: View {
                @Query private var jars: [Jar]
                init(_ label: String) { _jars = Query(filter: #Predicate<Jar> { $0.label == label }, sort: \\.grams) }
                var body: some View { let _ = print(jars.map(\\.grams)) }
            }
            @main struct Pantry: App {
                let container: ModelContainer = {
                    let made = try! ModelContainer(for: Schema([Jar.self]), configurations: [ModelConfiguration(isStoredInMemoryOnly: true)])
                    for grams in [3, 1, 2] { made.mainContext.insert(Jar(grams == 2 ? "fig" : "plum", grams: grams)) }
                    return made
                }()
                var body: some Scene { WindowGroup { Named("plum") }.modelContainer(container) }
            }
            """
        #expect(printed(Self.classes + app) == [["[1, 3]"]])
    }

    @Test("A property of an object is observed, one that is transient isn't")
    func observation() {
        let view = """
            struct Row: View {
                let shelf: Shelf
                var body: some View {
                    let _ = print(shelf.name, shelf.visits)
                    Button("Visit") { shelf.visits += 1 }
                    Button("Name") { shelf.name += "!" }
                }
            }
            VStack { Row(shelf: Shelf("cellar")) }
            """
        #expect(printed(Self.classes + view, "tap Visit", "tap Name") == [["cellar 0"], [], ["cellar! 1"]])
    }

    @Test(
        "What can't be is reported",
        arguments: [
            ("@Model struct A { var x = 1 }", "'@Model' cannot be applied to struct type 'A'"),
            ("@Model class A { var x: Int }", "class 'A' has no initializers"),
            ("@Model class A { var x = 1; init() {} }\nlet p = #Predicate<A> { $0.y > 1 }", "value of type 'A' has no member 'y'"),
            ("@Model class A { var x = 1; init() {} }\nlet p = #Predicate<A> { $0.x }", "cannot convert value of type 'Int' to closure result type 'Bool'"),
            ("@ModelActor actor A {}", "'ModelActor' is not supported yet"),
        ])
    func faults(_ snippet: String, _ message: String) {
        #expect(printed(snippet).joined().joined().contains(message))
    }

    @Test func configurationsSayWhereModelsAreKept() {
        let text = """
            @Model class Jar { var n = 1; init() {} }
            let schema = Schema([Jar.self])
            let all = [
                ModelConfiguration(schema: schema, isStoredInMemoryOnly: true, groupContainer: .none, cloudKitDatabase: .private("iCloud.jars")),
                ModelConfiguration("Jars", cloudKitDatabase: .automatic), ModelConfiguration("Old", schema: schema, url: URL(fileURLWithPath: "/old.store")),
                ModelConfiguration(for: Jar.self, isStoredInMemoryOnly: true),
            ]
            print(all.map { $0.name }, all.map { $0.isStoredInMemoryOnly })
            let jars = try ModelContainer(for: schema, configurations: [all[0]])
            print(jars.configurations.count)
            """
        #expect(printed("import SwiftData\n" + text).flatMap(\.self) == ["[\"default\", \"Jars\", \"Old\", \"default\"] [true, false, false, true]", "1"])
    }
}
