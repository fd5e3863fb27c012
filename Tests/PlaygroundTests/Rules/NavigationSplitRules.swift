import Diagnostics
import Testing

@testable import Playground

/// Which column of a split view is in front, and what its links lead to.
@Suite struct NavigationSplitRules {
    private static func split(_ arguments: String = "", sizeClass: String = ".compact") -> String {
        """
        struct Detail: View {
            @Environment(\\.dismiss) private var dismiss
            let row: Int?
            var body: some View { Button("back from \\(row ?? 0)") { dismiss() } }
        }
        struct ContentView: View {
            @State private var row: Int?
            @State private var column = NavigationSplitViewColumn.sidebar
            @State private var visibility = NavigationSplitViewVisibility.all
            var body: some View {
                NavigationSplitView\(arguments) {
                    List([1, 2], id: \\.self, selection: $row) { Text("row \\($0)") }
                } detail: {
                    Detail(row: row)
                }
                .onChange(of: column) { print(column) }
                .environment(\\.horizontalSizeClass, \(sizeClass))
            }
        }
        """
    }

    @Test("A selection in the sidebar brings the detail to the front; dismiss() takes the selection back")
    func selection() {
        let shown = Shown(Self.split(), "tap \"row 2\"", "tap \"back from 2\"")
        #expect(shown.errors == [])
        #expect(Self.frame(of: "Detail", shown, 1) == [116, 232, 88, 16])
        #expect(Self.isDetailInFront(Self.split(), "tap \"row 2\"", "tap \"back from 2\"") == [false, true, false])
        #expect(shown.texts == ["row 1", "row 2", "back from 0"])
    }

    @Test("preferredCompactColumn decides; a selection and dismiss() set it")
    func preferredColumn() {
        let shown = Shown(Self.split("(preferredCompactColumn: $column)"), "tap \"row 2\"", "tap \"back from 2\"")
        #expect(shown.errors == [])
        #expect(shown.output == [[], ["NavigationSplitViewColumn.detail"], ["NavigationSplitViewColumn.sidebar"]])
        #expect(Self.isDetailInFront(Self.split("(preferredCompactColumn: .constant(.sidebar))"), "tap \"row 2\"") == [false, false])
    }

    @Test("In a regular size class a selection moves nothing, and dismiss() has nothing to end")
    func regular() {
        let shown = Shown(Self.split(sizeClass: ".regular"), "tap \"row 2\"", "tap \"back from 2\"")
        #expect(shown.errors == [])
        #expect(shown.texts == ["row 1", "row 2", "back from 2"])
        #expect(Self.frame(of: "List", shown, 2) == Self.frame(of: "List", shown, 0))
    }

    @Test("The size class of the device decides where no modifier says otherwise")
    func device() {
        let snippet = "struct ContentView: View { var body: some View { NavigationSplitView { Text(\"side\") } detail: { Color.blue } } }"
        let shown = Shown(snippet, "set \\.horizontalSizeClass .regular", "set \\.horizontalSizeClass .compact", width: 600)
        #expect(shown.errors == [])
        #expect(Self.frame(of: "Color", shown, 1) == [200, 0, 400, 480])
        #expect(Self.frame(of: "Color", shown, 2) == Self.frame(of: "Color", shown, 0))
    }

    @Test("A column that the visibility hides disappears and keeps its state")
    func hiding() {
        let shown = Shown(
            """
            struct Side: View {
                @State private var n = 0
                var body: some View { Button("n \\(n)") { n += 1 }.onAppear { print("here") }.onDisappear { print("gone") } }
            }
            struct ContentView: View {
                @State private var isShown = NavigationSplitViewVisibility.all
                var body: some View {
                    NavigationSplitView(columnVisibility: $isShown) {
                        Side()
                    } detail: {
                        Button("hide") { isShown = .detailOnly }
                        Button("show") { isShown = .all }
                    }
                    .environment(\\.horizontalSizeClass, .regular)
                }
            }
            """, "tap \"n 0\"", "tap \"hide\"", "tap \"show\"")
        #expect(shown.errors == [])
        #expect(shown.output == [["here"], [], ["gone"], ["here"]])
        #expect(shown.texts(2) == ["hide", "show"])
        #expect(shown.texts == ["n 1", "hide", "show"])
    }

    @Test("A link shows its destination in the next column, and dismiss() the column's root again")
    func links() {
        let shown = Shown(
            """
            struct Page: View {
                @Environment(\\.dismiss) private var dismiss
                let number: Int
                var body: some View { Button("page \\(number)") { dismiss() } }
            }
            struct ContentView: View {
                @State private var isOn = false
                var body: some View {
                    NavigationSplitView {
                        VStack {
                            NavigationLink("one", value: 1)
                            NavigationLink("view") { Text("named") }
                            Toggle("on", isOn: $isOn)
                            NavigationLink("bound", isActive: $isOn) { Text("active") }
                            NavigationLink("lost", value: "none")
                        }.navigationDestination(for: Int.self) { Page(number: $0) }
                    } content: {
                        NavigationLink("two", value: 2)
                    } detail: {
                        Text("detail")
                    }
                    .environment(\\.horizontalSizeClass, .regular)
                }
            }
            """, "tap \"two\"", "tap \"one\"", "tap \"page 1\"", "tap \"view\"", "tap \"on\"", "tap \"on\"", width: 900)
        #expect(shown.errors == [])
        let sidebar = ["one", "view", "on", "bound", "lost"]
        #expect(shown.texts(1) == sidebar + ["two", "page 2"])
        #expect(shown.texts(2) == sidebar + ["page 1", "detail"])
        #expect(shown.texts(3) == sidebar + ["two", "detail"])
        #expect(shown.texts(4) == sidebar + ["named", "detail"])
        #expect(shown.texts(5) == sidebar + ["active", "detail"])
        #expect(shown.texts == sidebar + ["two", "detail"])
    }

    private static func frame(of view: String, _ shown: Shown, _ step: Int) -> [Double]? {
        shown.nodes(step).first { $0.view == view }.flatMap(\.frame).map { [$0.x, $0.y, $0.width, $0.height] }
    }

    /// Whether the detail is in front, at first and after each action.
    private static func isDetailInFront(_ snippet: String, _ actions: String...) -> [Bool] {
        onLargeStack {
            let playground = Playground()
            func isInFront() -> Bool { playground.shownView?.resolved.first { $0.view == "Detail" }?.isBehindPage == false }
            playground.enter(SourceText(name: "snippet", text: snippet))
            var result = [isInFront()]
            for action in actions {
                playground.perform(action)
                result.append(isInFront())
            }
            return result
        }
    }
}
