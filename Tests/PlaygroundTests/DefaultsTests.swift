import Testing

@testable import Playground

/// `UserDefaults` and `@AppStorage`, which share their values.
@Suite struct DefaultsTests {
    private static let settings = """
        enum Theme: String { case light, dark }
        struct Title: View {
            @AppStorage("name") private var name = "nobody"
            var body: some View { Text(name) }
        }
        struct Settings: View {
            @AppStorage("name") private var name = "guest"
            @AppStorage("theme") private var theme = Theme.light
            @AppStorage("visits") private var visits = 0
            @AppStorage("nick") private var nick: String?
            @AppStorage("score") private var score = 1.5
            let defaults = UserDefaults.standard
            var body: some View {
                Title()
                Text("\\(name) \\(theme.rawValue) \\(visits) \\(nick ?? "-") \\(score)")
                Button("Write") { name = "Ann"; theme = .dark; visits += 1; nick = "A" }
                Button("Set") { defaults.set("Bo", forKey: "name"); defaults.set("dark", forKey: "theme"); defaults.set(3, forKey: "score") }
                Button("Odd") { defaults.set(7, forKey: "name"); defaults.set("green", forKey: "theme") }
                Button("Remove") { defaults.removeObject(forKey: "name"); nick = nil }
                Button("Print") { print(defaults.string(forKey: "name") ?? "none", defaults.object(forKey: "theme") ?? "none", defaults.integer(forKey: "visits")) }
            }
        }

        """

    @Test(arguments: [
        ([], ["nobody", "guest light 0 - 1.5"]),
        (["Write"], ["Ann", "Ann dark 1 A 1.5"]),
        (["Set"], ["Bo", "Bo dark 0 - 3.0"]),
        (["Set", "Odd"], ["nobody", "guest light 0 - 3.0"]),
        (["Write", "Remove"], ["nobody", "guest dark 1 - 1.5"]),
    ])
    func viewsFollowTheDefaults(_ taps: [String], _ texts: [String]) {
        let shown = Shown(Self.settings + "VStack { Settings() }", actions: taps.map { "tap \($0)" })
        #expect(shown.report.find(view: "Text").compactMap(\.text).filter { !["Write", "Set", "Odd", "Remove", "Print"].contains($0) } == texts)
        #expect(shown.errors == [])
    }

    @Test func aWrittenPropertyIsInTheDefaults() {
        let shown = Shown(Self.settings + "VStack { Settings() }", actions: ["tap Print", "tap Write", "tap Print"])
        #expect(shown.output.flatMap { $0 } == ["none none 0", "Ann dark 1"])
    }

    @Test func valuesOfAnotherTypeAreConverted() {
        let code = """
            let store = UserDefaults.standard
            store.register(defaults: ["limit": 5, "open": "YES"])
            print(store.integer(forKey: "limit"), store.bool(forKey: "open"), store.integer(forKey: "none"), store.string(forKey: "none") ?? "-")
            store.set(2.75, forKey: "limit")
            print(store.integer(forKey: "limit"), store.double(forKey: "limit"), store.bool(forKey: "limit"), store.string(forKey: "limit") ?? "-")
            store.set(["a", "b"], forKey: "tags")
            print(store.stringArray(forKey: "tags") ?? [], store.array(forKey: "limit") == nil)
            store.removeObject(forKey: "limit")
            print(store.integer(forKey: "limit"))
            let other = UserDefaults(suiteName: "group.example")!
            other.set(1, forKey: "limit")
            print(other.integer(forKey: "limit"), store.integer(forKey: "limit"), other.dictionaryRepresentation().keys.sorted())
            """
        #expect(Shown(code).output.flatMap { $0 } == ["5 true 0 -", "2 2.75 true 2.75", "[\"a\", \"b\"] true", "5", "1 5 [\"limit\"]"])
    }

    @Test func aSuiteIsNotTheStandardDefaults() {
        let code = """
            struct Badge: View {
                @AppStorage("count", store: UserDefaults(suiteName: "group")) private var count = 0
                @AppStorage("count") private var mine = 10
                var body: some View {
                    Text("\\(count) \\(mine)")
                    Button("Add") { count += 1; mine += 1 }
                }
            }
            VStack { Badge() }
            """
        #expect(Shown(code, "tap Add").report.find(view: "Text").first?.text == "1 11")
    }

    @Test func optionalsAreNilWithoutAValue() {
        let code = """
            enum Mode: Int { case list = 1, grid }
            struct Choice: View {
                @AppStorage("mode") private var mode: Mode?
                @AppStorage("ratio") private var ratio: Double?
                var body: some View {
                    Text("\\(mode.map { "\\($0)" } ?? "none") \\(ratio ?? -1)")
                    Button("Choose") { mode = .grid; ratio = 0.5; print(UserDefaults.standard.object(forKey: "mode") ?? "no mode") }
                    Button("Clear") { mode = nil; ratio = nil; print(UserDefaults.standard.object(forKey: "mode") ?? "no mode") }
                }
            }
            VStack { Choice() }
            """
        let shown = Shown(code, "tap Choose", "tap Clear")
        #expect((0...2).map { shown.texts($0)[0] } == ["none -1.0", "grid 0.5", "none -1.0"])
        #expect(shown.output.flatMap { $0 } == ["2", "no mode"])
    }

    @Test func onlyPropertyListsAreStored() {
        let shown = Shown("struct Point { var x = 1 }\nUserDefaults.standard.set(Point(), forKey: \"p\")")
        #expect(shown.errors.first?.contains("Attempt to insert non-property list object Point(x: 1) for key p") == true)
        let types = Shown("struct Point {}\nstruct V: View { @AppStorage(\"p\") private var p = Point(); var body: some View { Text(\"\") } }")
        #expect(types.errors.count == 1)
        let optional = Shown("struct Point {}\nstruct V: View { @AppStorage(\"p\") private var p: Point?; var body: some View { Text(\"\") } }")
        #expect(optional.errors.count == 1)
    }

    @Test("§10.11 A property of an object that is kept in the defaults announces its changes, whoever makes them")
    func objects() {
        let snippet = #"""
            final class Store: ObservableObject { @AppStorage("count") var count = 0; @AppStorage("sound") var hasSound = false }
            struct Other: View { @AppStorage("count") private var count = 0; var body: some View { Text("other \(count)"); Button("Other") { count += 10 } } }
            struct Screen: View {
                @StateObject private var store = Store()
                var body: some View {
                    Text("\(store.count) \(store.hasSound.description)").onReceive(store.objectWillChange) { print("will change") }
                    Button("Add") { store.count += 1 }
                    Button("Set") { UserDefaults.standard.set(50, forKey: "count") }
                    Toggle("Sound", isOn: $store.hasSound)
                    Other()
                }
            }
            Screen()
            """#
        let shown = Shown(snippet, "tap \"Add\"", "tap \"Other\"", "tap \"Set\"", "tap \"Sound\"")
        #expect(shown.report.steps.indices.map { shown.texts($0).first } == ["0 false", "1 false", "11 false", "50 false", "50 true"])
        let others = shown.report.steps.indices.map { step in shown.texts(step).first { $0.hasPrefix("other") } }
        #expect(others == ["other 0", "other 1", "other 11", "other 50", "other 50"])
        #expect(shown.output == [[], ["will change"], ["will change"], ["will change"], ["will change"]])
        #expect(shown.bodies("Screen") == [1, 1, 1, 1, 1])
    }
}
