import Diagnostics
import Playground
import Testing
import ViewReport

/// Apps and scenes keep state and update what they show, as views do (§20).
@Suite struct AppTests {
    /// The texts that are shown after an input and after each action.
    private func texts(_ snippet: String, _ actions: String...) -> [String] {
        onLargeStack {
            let playground = Playground()
            playground.enter(SourceText(name: "snippet", text: snippet))
            let first = Self.shown(by: playground)
            let others = actions.map { action in
                let outcome = playground.perform(action)
                return outcome.diagnostics.isEmpty ? Self.shown(by: playground) : outcome.diagnostics.map(\.message).joined()
            }
            return [first] + others
        }
    }

    private static func shown(by playground: Playground) -> String {
        var (texts, rest) = ([String](), playground.report.steps.last?.resolved ?? [])
        while !rest.isEmpty {
            let node = rest.removeFirst()
            if let text = node.text { texts.append(text) }
            rest = node.children + rest
        }
        return texts.joined(separator: " ")
    }

    @Test func anObservableObjectOfAnAppSwitchesBetweenLoginAndContent() {
        let snippet = #"""
            final class Session: ObservableObject { @Published var name: String? }
            struct Login: View {
                @EnvironmentObject var session: Session
                var body: some View { Button("login") { session.name = "Ada" } }
            }
            struct Home: View {
                let name: String
                @EnvironmentObject var session: Session
                var body: some View { Text(name); Button("logout") { session.name = nil } }
            }
            @main struct Main: App {
                @StateObject private var session = Session()
                var body: some Scene {
                    WindowGroup { if let name = session.name { Home(name: name) } else { Login() } }.environmentObject(session)
                }
            }
            """#
        #expect(texts(snippet, #"tap "login""#, #"tap "logout""#) == ["login", "Ada logout", "login"])
    }

    @Test func anObservableOfAnAppIsObserved() {
        let snippet = #"""
            @Observable final class Model { var count = 0; var other = 0 }
            struct Counter: View {
                @Environment(Model.self) private var model
                var body: some View { Button("count") { model.count += 1 }; Button("other") { model.other += 1 } }
            }
            @main struct Main: App {
                @State private var model = Model()
                var body: some Scene { let _ = print("app"); WindowGroup { Text("\(model.count)"); Counter() }.environment(model) }
            }
            """#
        #expect(texts(snippet, #"tap "count""#).last == "1 count other")
        #expect(printed(snippet, #"tap "count""#, #"tap "other""#) == [["app"], ["app"], []])
    }

    @Test func storageOfAnAppShowsOnboardingOnceAndChangesTheTheme() {
        let snippet = #"""
            struct Onboarding: View {
                @AppStorage("isDone") private var isDone = false
                var body: some View { Button("start") { isDone = true } }
            }
            struct Theme: View {
                @Environment(\.colorScheme) private var scheme
                @AppStorage("isDark") private var isDark = false
                var body: some View { Button(scheme == .dark ? "dark" : "light") { isDark.toggle() } }
            }
            @main struct Main: App {
                @AppStorage("isDone") private var isDone = false
                @AppStorage("isDark") private var isDark = false
                var body: some Scene {
                    WindowGroup { if isDone { Theme() } else { Onboarding() } }.environment(\.colorScheme, isDark ? .dark : .light)
                }
            }
            """#
        #expect(texts(snippet, #"tap "start""#, #"tap "light""#) == ["start", "light", "dark"])
    }

    @Test func whatIsInsideKeepsItsState() {
        let snippet = #"""
            struct Counter: View {
                @State private var count = 0
                var body: some View { Button("count \(count)") { count += 1 } }
            }
            @main struct Main: App {
                @State private var number = 0
                var body: some Scene { WindowGroup { Counter(); Button("number \(number)") { number += 1 } } }
            }
            """#
        #expect(
            texts(snippet, #"tap "count 0""#, #"tap "number 0""#, "set number 5", "set count 7")
                == ["count 0 number 0", "count 1 number 0", "count 1 number 1", "count 1 number 5", "count 7 number 5"])
    }

    @Test func aSceneOfTheProgramHasItsOwnState() {
        let snippet = #"""
            struct Main: Scene {
                @State private var count = 0
                var body: some Scene { let _ = print("scene"); WindowGroup { Button("\(count)") { count += 1 } } }
            }
            @main struct Program: App {
                var body: some Scene { let _ = print("app"); Main() }
            }
            """#
        #expect(printed(snippet, #"tap "0""#, #"tap "1""#) == [["app", "scene"], ["scene"], ["scene"]])
    }

    @Test func theFirstSceneWithAWindowIsShown() {
        let app = "@main struct Main: App { @State private var count = 0; var body: some Scene { SCENES } }"
        let window = #"WindowGroup { Button("\(count)") { count += 1 } }"#
        for scenes in [
            "\(window); Settings { Text(\"settings\") }", "Settings { Text(\"settings\") }; \(window)", "\(window); WindowGroup(id: \"b\") { Text(\"b\") }",
            "Settings { Text(\"a\") }.environment(\\.locale, .current); \(window); Settings { Text(\"b\") }", "if #available(iOS 16, *) { \(window) }",
        ] {
            #expect(texts(app.replacing("SCENES", with: scenes), #"tap "0""#) == ["0", "1"], "\(scenes)")
        }
        #expect(texts(app.replacing("SCENES", with: "Settings { Text(\"settings\") }")) == [""])
    }

    @Test func anAppHearsOfThePhase() {
        let snippet = #"""
            @main struct Main: App {
                @Environment(\.scenePhase) private var phase
                @State private var saves = 0
                var body: some Scene {
                    WindowGroup { Text("\(saves)") }
                        .onChange(of: phase) { old, new in print(old, new); if new == .background { saves += 1 } }
                        .onChange(of: saves, initial: true) { print("saves", saves) }
                }
            }
            """#
        #expect(printed(snippet, #"set \.scenePhase .background"#) == [["saves 0"], ["active background", "saves 1"]])
        #expect(texts(snippet, #"set \.scenePhase .background"#) == ["0", "1"])
    }

    @Test func theBodyOfAnAppHasReasons() {
        let updates = onLargeStack {
            let playground = Playground()
            playground.enter(
                SourceText(
                    name: "snippet",
                    text: #"""
                        @main struct Main: App {
                            @State private var count = 0
                            var body: some Scene { WindowGroup { Button("\(count)") { count += 1 } } }
                        }
                        """#))
            playground.perform(#"tap "0""#)
            return playground.report.steps.last?.bodies.map { "\($0.view): \($0.reasons.map { $0.text(in: .english) }.joined())" } ?? []
        }
        #expect(updates == ["Main: `count` changed (0 → 1), read at line 3"])
    }

    @Test func aModelContainerOfASceneIsKept() {
        let snippet = #"""
            import SwiftData
            @Model final class Item { var name: String; init(name: String) { self.name = name } }
            struct Items: View {
                @Environment(\.modelContext) private var context
                @Query private var items: [Item]
                var body: some View { Button("add \(items.count)") { context.insert(Item(name: "a")) } }
            }
            @main struct Main: App {
                @State private var number = 0
                var body: some Scene {
                    WindowGroup { Items(); Button("number \(number)") { number += 1 } }.modelContainer(for: Item.self)
                }
            }
            """#
        #expect(
            texts(snippet, #"tap "add 0""#, #"tap "number 0""#, #"tap "add 1""#)
                == ["add 0 number 0", "add 1 number 0", "add 1 number 1", "add 2 number 1"])
    }

    @Test func aDelegateLearnsOfTheLaunchAfterTheAppIsMade() {
        let snippet = #"""
            final class Delegate: NSObject, UIApplicationDelegate {
                func application(_ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]? = nil) -> Bool {
                    print("launched")
                    return true
                }
            }
            @main struct Main: App {
                @UIApplicationDelegateAdaptor(Delegate.self) private var delegate
                @State private var count = 0
                init() { print("made") }
                var body: some Scene { let _ = print("body"); WindowGroup { Button("\(count)") { count += 1 } } }
            }
            """#
        #expect(printed(snippet, #"tap "0""#) == [["made", "launched", "body"], ["body"]])
    }

    @Test("§20.7 A document group edits a new document, which is kept for as long as the window is there")
    func documents() {
        let values = #"""
            import UniformTypeIdentifiers
            struct Note: FileDocument {
                static let readableContentTypes: [UTType] = [.plainText]
                var text = "new"
                init() { print("made") }
                init(configuration: ReadConfiguration) throws {}
                func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper { FileWrapper(regularFileWithContents: Data(text.utf8)) }
            }
            struct Editor: View {
                @Binding var note: Note
                var body: some View { Text(note.text); TextField("Text", text: $note.text); Button("Add") { note.text += "!" } }
            }
            @main struct Notes: App { var body: some Scene { DocumentGroup(newDocument: Note()) { file in Editor(note: file.$document) } } }
            """#
        let shown = Shown(values, "tap \"Add\"", "type TextField \"abc\"", "tap \"Add\"")
        #expect((0...3).map { shown.texts($0).first } == ["new", "new!", "abc", "abc!"])
        #expect(shown.output == [["made"], [], [], []])
        let objects = #"""
            final class Note: ReferenceFileDocument {
                static let readableContentTypes: [UTType] = [.plainText]
                @Published var text = "new"
                init() {}
                init(configuration: ReadConfiguration) throws {}
                func snapshot(contentType: UTType) throws -> String { text }
                func fileWrapper(snapshot: String, configuration: WriteConfiguration) throws -> FileWrapper { FileWrapper(regularFileWithContents: Data(snapshot.utf8)) }
            }
            struct Editor: View { @ObservedObject var note: Note; var body: some View { Text(note.text); Button("Add") { note.text += "!" } } }
            @main struct Notes: App { var body: some Scene { DocumentGroup(newDocument: { Note() }) { file in Editor(note: file.document) } } }
            """#
        #expect(Shown(objects, "tap \"Add\"", "tap \"Add\"").texts.first == "new!!")
    }
}
