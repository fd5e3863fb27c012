import Diagnostics
import Testing
import ViewReport
import ViewTree

@testable import Playground

/// What the last action on a snippet did, in words.
private func updates(_ snippet: String, _ actions: String...) -> [String] {
    onLargeStack {
        let playground = Playground()
        let outcomes = [playground.enter(SourceText(name: "snippet", text: snippet))] + actions.map { playground.perform($0) }
        let diagnostics = outcomes.flatMap(\.diagnostics).map { $0.rendered() }
        return diagnostics.isEmpty ? (playground.text(.updates) ?? "").split(separator: "\n").map(String.init) : diagnostics
    }
}

@Suite struct AnimationTests {
    private let slider = """
        struct ContentView: View {
            @State private var isFar = false
            var body: some View {
                Color.red.frame(width: 20, height: 20).offset(x: isFar ? 100 : 0)
                    .onTapGesture { withAnimation(.linear(duration: 2)) { isFar.toggle() } }
            }
        }
        """

    @Test func aStateChangedWithAnimationMovesItsViewsInTime() {
        #expect(updates(slider, "tap Color[0]").contains("reframed  Color (id 2): 150,230 20x20 → 250,230 20x20, animated by linear"))
        #expect(updates(slider, "tap Color[0]", "advance 0.5").contains("animating Color (id 2): at 175,230 20x20, 25 % of the way"))
        #expect(updates(slider, "tap Color[0]", "advance 1", "advance 2").contains("animating Color (id 2): at 250,230 20x20, 100 % of the way"))
        #expect(updates(slider, "tap Color[0]", "advance 3", "advance 1") == ["advance 1: 0 transactions", "nothing changed"])
    }

    @Test func aMoveThatIsTurnedBackBeginsWhereItIs() {
        #expect(updates(slider, "tap Color[0]", "advance 1", "tap Color[0]", "advance 1").contains("animating Color (id 2): at 175,230 20x20, 50 % of the way"))
    }

    @Test func anAnimationOfAValueIsStrongerThanTheTransaction() {
        let snippet = """
            struct ContentView: View {
                @State private var isFar = false
                @State private var count = 0
                var body: some View {
                    HStack {
                        Color.red.frame(width: isFar ? 40 : 20).animation(.easeIn, value: isFar)
                        Color.green.frame(width: isFar ? 40 : 20).animation(.easeIn, value: count)
                        Color.blue.frame(width: isFar ? 40 : 20).animation(nil, value: isFar)
                    }
                    .onTapGesture { withAnimation(.linear) { isFar.toggle() } }
                }
            }
            """
        let colors = updates(snippet, "tap HStack[0]").filter { $0.contains(" Color ") }.map { $0.split(separator: ", ").last.map(String.init) ?? "" }
        #expect(colors == ["animated by easeIn", "animated by linear", "reframed  Color (id 7): 178,0 20x480 → 188,0 40x480"])
    }

    @Test func aTransactionIsToldTheAnimationAndMayReplaceIt() {
        let snippet = """
            struct ContentView: View {
                @State private var isFar = false
                var body: some View {
                    HStack {
                        Color.red.frame(width: isFar ? 40 : 20).transaction { $0.animation = $0.animation?.delay(1) }
                        Color.green.frame(width: isFar ? 40 : 20).transaction { $0.animation = nil }
                        Color.blue.frame(width: isFar ? 40 : 20).transaction { $0.animation = .easeIn }
                    }
                    .onTapGesture { withAnimation(.linear) { isFar.toggle() } }
                }
            }
            """
        let colors = updates(snippet, "tap HStack[0]").filter { $0.contains(" Color ") }.map { $0.split(separator: ", ").last.map(String.init) ?? "" }
        #expect(colors == ["animated by linear", "reframed  Color (id 5): 150,0 20x480 → 140,0 40x480", "animated by easeIn"])
        let delayed = updates(snippet, "tap HStack[0]", "advance 0.5").filter { $0.contains("Color (id 3)") }
        #expect(delayed == ["animating Color (id 3): at 122,0 20x480, 0 % of the way"])
    }

    @Test func viewsThatComeAndGoHaveATransition() {
        let snippet = """
            struct ContentView: View {
                @State private var isOpen = false
                var body: some View {
                    Button("Go") { withAnimation { isOpen.toggle() } }
                    if isOpen {
                        HStack { Text("a") }
                        Text("b").transition(.slide)
                    }
                }
            }
            """
        func marked(_ word: String, _ lines: [String]) -> [String] {
            lines.filter { $0.hasPrefix(word) }.map { String($0.drop { $0 != "(" }.drop { $0 != ")" }.dropFirst()) }
        }
        #expect(marked("inserted", updates(snippet, "tap \"Go\"")) == ["", ", with opacity, the default", ", with slide"])
        #expect(marked("removed", updates(snippet, "tap \"Go\"", "tap \"Go\"")) == [", with opacity, the default", "", ", with slide"])
    }

    @Test func curves() {
        func progress(_ curve: Animation.Curve, _ time: Double) -> Double {
            (Animation(name: "", curve: curve, duration: 1).progress(after: time) * 1000).rounded() / 1000
        }
        #expect([0, 0.25, 0.5, 1, 2].map { progress(.linear, $0) } == [0, 0.25, 0.5, 1, 1])
        #expect([0.25, 0.5, 0.75].map { progress(.easeInOut, $0) } == [0.129, 0.5, 0.871])
        #expect(progress(.easeIn, 0.5) + progress(.easeOut, 0.5) == 1)
        #expect(progress(.timing(0, 0, 1, 1), 0.3) == 0.3)
        #expect(progress(.spring(response: 0.5, damping: 1), 0.25) < 1)
        #expect(progress(.spring(response: 0.5, damping: 0.3), 0.25) > 1)
        #expect(progress(.spring(response: 0.5, damping: 2), 60) == 1)
        #expect(progress(.spring(response: 0, damping: 1), 0.1) == 1)
        #expect(progress(.linear, .nan) == 0)
    }
}
