import Testing

@testable import Playground

/// Formats of the program, bindings with transactions, notices of settings, and keys of any type.
@Suite struct ProgramFormatTests {
    @Test func formatsOfTheProgramWriteAndRead() {
        let shown = Shown(
            #"""
            struct Shout: FormatStyle { func format(_ value: String) -> String { value.uppercased() + "!" } }
            extension FormatStyle where Self == Shout { static var shout: Shout { Shout() } }
            struct Stars: ParseableFormatStyle {
                var parseStrategy: StarStrategy { StarStrategy() }
                func format(_ value: Int) -> String { String(repeating: "*", count: value) }
            }
            struct StarStrategy: ParseStrategy { func parse(_ value: String) throws -> Int { value.count } }
            struct ContentView: View {
                @State private var rating = 2
                var body: some View {
                    Text("hi", format: .shout)
                    Text("\(rating, format: Stars())")
                    Text(rating.formatted(Stars()))
                    TextField("Rating", value: $rating, format: Stars())
                }
            }
            """#, "type TextField \"****\"")
        #expect(shown.errors == [])
        #expect(shown.texts(0).prefix(3) == ["HI!", "**", "**"])
        #expect(shown.texts(1).prefix(3) == ["HI!", "****", "****"])
    }

    @Test func aBindingSeesTheTransactionOfItsChange() {
        let snippet = """
            struct ContentView: View {
                @State private var isOn = false
                var body: some View {
                    let binding = Binding(get: { isOn }, set: { value, transaction in
                        print(value, transaction.animation != nil, transaction.disablesAnimations)
                        isOn = value
                    })
                    Toggle("a", isOn: binding.animation(.easeIn))
                    Toggle("b", isOn: binding)
                    Toggle("c", isOn: binding.transaction(Transaction(animation: .linear)))
                }
            }
            """
        #expect(
            printed(snippet, "tap \"a\"", "tap \"b\"", "tap \"c\"") == [[], ["true true false"], ["false false false"], ["true true false"]])
    }

    @Test func settingsTellOfTheirChanges() {
        let snippet = """
            NotificationCenter.default.addObserver(forName: UserDefaults.didChangeNotification, object: nil, queue: .main) { _ in print("changed") }
            UserDefaults.standard.set(1, forKey: "a")
            UserDefaults.standard.removeObject(forKey: "a")
            """
        #expect(printed(snippet) == [["changed", "changed"]])
    }

    @Test func keysBecomeAnyHashable() {
        let snippet = #"""
            let ages = ["Ann": 41]
            let info: [AnyHashable: Any] = ages
            func count(_ info: [AnyHashable: Any]?) -> Int { info?.count ?? 0 }
            let mixed: [String: Any] = ["x": 1, "y": "z"]
            let numbers: Set<Int> = [1]
            print(info["Ann"] ?? 0, count(mixed), (ages as [AnyHashable: Any]).count, (numbers as Set<AnyHashable>).contains(1))
            """#
        #expect(printed(snippet) == [["41 2 1 true"]])
    }
}
