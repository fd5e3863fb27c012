import Diagnostics
import Testing
import ViewReport
import ViewTree

@testable import Playground

/// A snippet that was shown and acted on, and what can be seen of it.
struct Shown {
    let report: Report

    init(_ snippet: String, _ actions: String..., width: Double = 320, height: Double = 480) {
        self.init(snippet, actions: actions, width: width, height: height)
    }

    init(_ snippet: String, actions: [String], width: Double = 320, height: Double = 480) {
        report = onLargeStack {
            var options = Playground.Options()
            options.window = .init(width: width, height: height)
            let playground = Playground(options: options)
            playground.enter(SourceText(name: "snippet", text: snippet))
            for action in actions { playground.perform(action) }
            return playground.report
        }
    }

    /// Code and message of each error.
    var errors: [String] { report.diagnostics.filter { $0.severity == "error" }.map { "\($0.code): \($0.message)" } }
    /// The codes of the warnings.
    var warnings: [String] { report.diagnostics.filter { $0.severity == "warning" }.map(\.code) }

    /// The strings of all texts in pre-order; after the last step where no other is named.
    func texts(_ step: Int? = nil) -> [String] { nodes(step).compactMap(\.text) }
    var texts: [String] { texts() }

    /// The lines printed in each step.
    var output: [[String]] { report.steps.map(\.output) }

    /// What each step says where it has no effect.
    var remarks: [String] { report.steps.compactMap(\.remark) }

    /// How often the view's body ran in each step.
    func bodies(_ view: String) -> [Int] { report.steps.map { $0.bodyCounts[view] ?? 0 } }

    /// Why the view's body ran, by step; of the last run in each.
    func reasons(_ view: String) -> [[String]] { report.steps.map { $0.bodies.last { $0.view == view }?.reasons.map(\.english) ?? [] } }

    /// The identities of the views of this name, a list for each step.
    func ids(_ view: String) -> [[String]] { report.steps.indices.map { step in nodes(step).filter { $0.view == view }.map(\.id) } }

    /// The number of views of this name.
    func count(_ view: String) -> Int { nodes().count { $0.view == view } }

    /// The frames of the views of this name: `x y width height`.
    func frames(_ view: String) -> [String] {
        nodes().filter { $0.view == view }.map { node in
            node.frame.map { [$0.x, $0.y, $0.width, $0.height].map { "\(Int($0))" }.joined(separator: " ") } ?? "none"
        }
    }

    /// Their sizes: `width height`, rounded down.
    func sizes(_ view: String) -> [String] { frames(view).map { $0.split(separator: " ").suffix(2).joined(separator: " ") } }

    /// What happened to the states of a view, by step: `created count 0`.
    func states(_ view: String) -> [[String]] {
        report.steps.map { $0.state.filter { $0.view == view }.map { "\($0.event) \($0.name) \($0.value)" } }
    }

    func nodes(_ step: Int? = nil) -> [ResolvedReport] {
        let index = step ?? report.steps.count - 1
        return report.steps.indices.contains(index) ? report.steps[index].nodes : []
    }
}

/// Declarations that many snippets begin with.
enum Given {
    /// `Count` shows how many subviews its content resolves to.
    static let count = #"""
        struct Count<Content: View>: View {
            @ViewBuilder var content: Content
            var body: some View { Group(subviews: content) { Text("\($0.count)") } }
        }
        struct Two: View { var body: some View { Text("a"); Text("b") } }
        struct Nothing: View { var body: some View { EmptyView() } }
        let yes = true, no = false

        """#

    /// `Sections` shows of each section: header, content, footer, and its container value.
    static let sections = #"""
        extension ContainerValues { @Entry var mark = "-" }
        struct Sections<Content: View>: View {
            @ViewBuilder var content: Content
            var body: some View {
                VStack { ForEach(sections: content) { Text("\($0.header.count) \($0.content.count) \($0.footer.count) \($0.containerValues.mark)") } }
            }
        }

        """#

    /// `Marks` shows the container value of each subview.
    static let marks = #"""
        extension ContainerValues { @Entry var mark = "-" }
        struct Marks<Content: View>: View {
            @ViewBuilder var content: Content
            var body: some View { VStack { ForEach(subviews: content) { Text($0.containerValues.mark) } } }
        }

        """#

    /// `Counter` counts taps on the button with its name.
    static let counter = #"""
        struct Counter: View {
            let name: String
            @State private var taps = 0
            var body: some View {
                HStack { Button(name) { taps += 1 }; Text("\(taps)") }
                    .onAppear { print(name, "appears") }
                    .onDisappear { print(name, "disappears") }
            }
        }

        """#

    /// Preferences: `add` writes a number that is summed (default 100), `name` a list (default `["default"]`).
    static let preferences = #"""
        struct Sum: PreferenceKey {
            static let defaultValue = 100
            static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
        }
        struct Names: PreferenceKey {
            static let defaultValue = ["default"]
            static func reduce(value: inout [String], nextValue: () -> [String]) { value += nextValue() }
        }
        /// Shows how values were put together.
        struct Tree: PreferenceKey {
            static let defaultValue = "default"
            static func reduce(value: inout String, nextValue: () -> String) { value = "(\(value) \(nextValue()))" }
        }
        extension View {
            func add(_ number: Int) -> some View { preference(key: Sum.self, value: number) }
            func name(_ name: String) -> some View { preference(key: Names.self, value: [name]) }
            func leaf(_ name: String) -> some View { preference(key: Tree.self, value: name) }
            func printsNames() -> some View { onPreferenceChange(Names.self) { print($0.joined(separator: " ")) } }
        }
        let no = false

        """#

    /// `Level` shows a value of the environment.
    static let level = #"""
        extension EnvironmentValues { @Entry var level = 0; @Entry var other = 0 }
        struct Level: View {
            @Environment(\.level) private var level
            var body: some View { Text("\(level)") }
        }

        """#
}
