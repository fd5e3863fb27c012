import Diagnostics
import Testing

@testable import Playground

/// The color scheme that views prefer for the window or sheet around them.
@Suite struct ColorSchemeRules {
    private let show = """
        struct Show: View { @Environment(\\.colorScheme) var scheme; var body: some View { Text(String(describing: scheme)) } }

        """

    @Test("§20.6 The whole window gets the scheme, the view that prefers it too, and the device's without a preference")
    func window() {
        let snippet =
            show + """
                struct Screen: View {
                    @State private var wish: ColorScheme?
                    @Environment(\\.colorScheme) var scheme
                    var body: some View {
                        let _ = print(scheme)
                        VStack {
                            Show()
                            Button("dark") { wish = .dark }.preferredColorScheme(wish)
                            Button("none") { wish = nil }
                            Show().environment(\\.colorScheme, .light)
                        }
                    }
                }
                Screen()
                """
        let shown = Shown(snippet, "tap \"dark\"", "set \\.colorScheme .light", "tap \"none\"", "set \\.colorScheme .dark")
        #expect(shown.report.steps.indices.map { shown.texts($0).first } == ["light", "dark", "dark", "light", "dark"])
        #expect(shown.texts.last == "light")
        #expect(shown.output == [["light"], ["light", "dark"], [], ["dark", "light"], ["dark"]])
        #expect(shown.bodies("Show") == [2, 1, 0, 1, 1])
    }

    @Test(
        "§20.6 A view around others decides, then the first one",
        arguments: [
            ("VStack { Show().preferredColorScheme(.dark) }.preferredColorScheme(.light)", "light"),
            ("VStack { Show().preferredColorScheme(.dark) }.preferredColorScheme(nil)", "light"),
            ("Show().preferredColorScheme(.light).padding().preferredColorScheme(.dark)", "dark"),
            ("Show().preferredColorScheme(.light).preferredColorScheme(.dark)", "dark"),
            ("VStack { Show(); Text(\"\").preferredColorScheme(.dark); Text(\"\").preferredColorScheme(.light) }", "dark"),
            ("VStack { Show(); Text(\"\").preferredColorScheme(nil); Text(\"\").preferredColorScheme(.dark) }", "dark"),
            ("ViewThatFits { Show(); Text(\"long\").preferredColorScheme(.dark) }", "light"),
        ])
    func order(view: String, scheme: String) { #expect(Shown(show + view).texts.first == scheme) }

    @Test("§20.6 A sheet has its own scheme, and without a preference that of the window")
    func sheets() {
        let snippet =
            show + """
                struct Screen: View {
                    @State private var isOpen = false
                    @State private var wish: ColorScheme? = .dark
                    var body: some View {
                        Button("open") { isOpen = true }.overlay { Show() }
                            .sheet(isPresented: $isOpen) { VStack { Show(); Button("none") { wish = nil } }.preferredColorScheme(wish) }
                    }
                }
                Screen()
                """
        let shown = Shown(snippet, "tap \"open\"", "tap \"none\"", "set \\.colorScheme .dark")
        #expect(
            shown.report.steps.indices.map { step in shown.texts(step).filter { $0 == "light" || $0 == "dark" } } == [
                ["light"], ["light", "dark"], ["light", "light"], ["dark", "dark"],
            ])
    }

    @Test("§20.6 Pages of a stack prefer a scheme for the window while they are there, the last one first")
    func pages() {
        let snippet =
            show + """
                struct Screen: View {
                    @State private var path: [ColorScheme] = []
                    var body: some View {
                        NavigationStack(path: $path) {
                            VStack { Show(); Button("one") { path = [.dark] }; Button("two") { path = [.dark, .light] }; Button("back") { path = [] } }
                                .navigationDestination(for: ColorScheme.self) { Text("page").preferredColorScheme($0) }
                        }
                    }
                }
                @main struct Program: App { var body: some Scene { WindowGroup { Screen() } } }
                """
        let shown = Shown(snippet, "tap \"one\"", "tap \"two\"", "tap \"back\"")
        #expect(shown.report.steps.indices.map { shown.texts($0).first } == ["light", "dark", "light", "light"])
    }

    @Test("A view that asks for the other scheme each time ends with a warning")
    func contradiction() {
        let snippet = """
            struct Screen: View {
                @Environment(\\.colorScheme) var scheme
                var body: some View { Text(String(describing: scheme)).preferredColorScheme(scheme == .dark ? .light : .dark) }
            }
            Screen()
            """
        #expect(Shown(snippet).warnings == ["preference-loop"])
    }
}
