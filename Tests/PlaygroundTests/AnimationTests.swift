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

/// What is printed when a snippet is entered and by each action, with spaces between the lines.
private func printed(_ snippet: String, _ actions: [String]) -> [String] {
    onLargeStack {
        let playground = Playground()
        let outcomes = [playground.enter(SourceText(name: "snippet", text: snippet))] + actions.map { playground.perform($0) }
        return outcomes.map { ($0.diagnostics.map(\.message) + $0.output).joined(separator: " ") }
    }
}

private func printed(_ snippet: String, _ actions: String...) -> [String] { printed(snippet, actions) }

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

    @Test func anAnimationOfAScopeHoldsForTheModifiersInItAlone() {
        let snippet = """
            struct ContentView: View {
                @State private var isFar = false
                var body: some View {
                    Color.red.frame(width: 20, height: 20).opacity(isFar ? 1 : 0.5)
                        .animation(.linear(duration: 2)) { $0.offset(x: isFar ? 100 : 0).scaleEffect(isFar ? 2 : 1) }
                        .onTapGesture { isFar.toggle() }
                }
            }
            """
        #expect(updates(snippet, "tap Color[0]").contains("reframed  Color (id 2): 150,230 20x20 → 250,230 20x20, animated by linear"))
        onLargeStack {
            let playground = Playground()
            for line in [playground.enter(SourceText(name: "snippet", text: snippet)), playground.perform("tap Color[0]"), playground.perform("advance 1")] {
                #expect(line.diagnostics.isEmpty)
            }
            let drawing = playground.text(.svg) ?? ""
            #expect(drawing.contains("1.5") && !drawing.contains("0.75"))
        }
    }

    @Test func transactionsCarryValuesOfTheProgram() {
        let snippet = """
            struct Origin: TransactionKey { static let defaultValue = "code" }
            extension Transaction {
                var origin: String { get { self[Origin.self] } set { self[Origin.self] = newValue } }
                @Entry var step = 1
            }
            struct ContentView: View {
                @State private var count = 0
                var body: some View {
                    Text("\\(count)").transaction { print($0.origin, $0.step) }
                        .onTapGesture { withTransaction(\\.origin, "tap") { count += 1 } }
                    Button("b") {
                        var transaction = Transaction(animation: .linear)
                        transaction.step = 2
                        withTransaction(transaction) { count += 1 }
                    }
                }
            }
            """
        let lines: [String] = printed(snippet, "tap Text[0]", "tap \"b\"")
        #expect(lines[1].contains("tap 1"))
        #expect(lines[2].contains("code 2") && !lines[2].contains("tap"))
    }

    @Test func aTransactionOfAValueChangesTheAnimationWhenTheValueDoes() {
        let snippet = """
            struct ContentView: View {
                @State private var isFar = false
                @State private var count = 0
                var body: some View {
                    HStack {
                        Color.red.frame(width: isFar ? 40 : 20).transaction(value: isFar) { $0.animation = $0.animation == nil ? .easeIn : nil }
                        Color.green.frame(width: isFar ? 40 : 20).transaction(value: count) { $0.animation = nil }
                    }
                    .onTapGesture { withAnimation(.linear) { isFar.toggle() } }
                    Button("Go") { isFar.toggle() }
                }
            }
            """
        func colors(_ action: String) -> [String] {
            updates(snippet, action).filter { $0.contains(" Color ") }.map {
                $0.contains("animated") ? $0.split(separator: " ").last.map(String.init) ?? "" : "at once"
            }
        }
        #expect(colors("tap HStack[0]") == ["at once", "linear"])
        #expect(colors("tap Go") == ["easeIn", "at once"])
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

    /// What is printed and reported when a view leaves that prints its end.
    private func leaving(_ change: String, _ transition: String, _ actions: String...) -> [String] {
        let snippet = """
            struct V: View {
                @State private var isOpen = true
                var body: some View {
                    Button("Go") { \(change) }
                    if isOpen { Text("a").onDisappear { print("gone") }\(transition) }
                }
            }
            """
        return onLargeStack {
            let playground = Playground()
            _ = playground.enter(SourceText(name: "snippet", text: snippet))
            return actions.map { playground.perform($0).output.joined(separator: " ") }
        }
    }

    @Test func aViewDisappearsWhenItsTransitionIsOver() {
        let change = "withAnimation(.linear(duration: 1)) { isOpen = false }"
        #expect(leaving(change, "", "tap \"Go\"", "advance 0.9", "advance 0.2") == ["", "", "gone"])
        #expect(leaving(change, ".transition(.identity)", "tap \"Go\"", "advance 2") == ["gone", ""])
        #expect(leaving("isOpen = false", ".transition(.slide)", "tap \"Go\"", "advance 2") == ["gone", ""])
        let own = ".transition(.opacity.animation(.linear(duration: 3)))"
        #expect(leaving("isOpen = false", own, "tap \"Go\"", "advance 2", "advance 2") == ["", "", "gone"])
        let forever = "withAnimation(.linear.repeatForever()) { isOpen = false }"
        #expect(leaving(forever, "", "tap \"Go\"", "advance 1000000") == ["", ""])
    }

    @Test func theBodyOfAnAnimatableViewFollowsTime() {
        let snippet = """
            struct Count: View, Animatable {
                var number: Double
                var animatableData: Double {
                    get { number }
                    set { number = newValue }
                }
                var body: some View { let _ = print(number); Color.red.frame(width: number, height: 10) }
            }
            struct V: View {
                @State private var number = 0.0
                var body: some View {
                    Button("Go") { number += 100 }
                    Count(number: number).animation(.linear(duration: 1), value: number)
                }
            }
            """
        #expect(printed(snippet, "tap \"Go\"", "advance 0.25", "advance 0.25", "advance 1", "advance 1") == ["0.0", "0.0", "25.0", "50.0", "100.0", ""])
        // A change on the way begins where the view is.
        #expect(printed(snippet, "tap \"Go\"", "advance 0.5", "tap \"Go\"", "advance 0.5") == ["0.0", "0.0", "50.0", "50.0", "125.0"])
    }

    @Test func anAnimationThatATaskStartsBeginsWhenItStarts() {
        let snippet = """
            struct V: View {
                @State private var isFar = false
                var body: some View {
                    Color.red.frame(width: 20, height: 20).offset(x: isFar ? 100 : 0).task {
                        try? await Task.sleep(for: .seconds(1))
                        withAnimation(.linear(duration: 2)) { isFar = true }
                    }
                }
            }
            """
        #expect(updates(snippet, "advance 2").contains("animating Color (id 2): at 200,230 20x20, 50 % of the way"))
    }

    @Test(arguments: ["[1, 2, 3]", "1...3", "stride(from: 1, through: 3, by: 1)"])
    func phasesFollowEachOther(_ sequence: String) {
        func phases(_ trigger: String, _ actions: String...) -> [String] {
            let snippet = """
                struct V: View {
                    @State private var taps = 0
                    var body: some View {
                        Button("Go") { taps += 1 }
                        PhaseAnimator(\(sequence)\(trigger)) { phase in
                            let _ = print(phase)
                            Color.red.frame(width: Double(phase) * 10, height: 10)
                        } animation: { .linear(duration: Double($0)) }
                    }
                }
                """
            return printed(snippet, actions)
        }
        #expect(phases("", "advance 1.25", "advance 1.5", "advance 1.5", "advance 2.5") == ["1 2", "3", "", "1", "2"])
        #expect(phases(", trigger: taps", "advance 9", "tap \"Go\"", "advance 2", "advance 3", "advance 9").last == "")
        #expect(phases(", trigger: taps", "tap \"Go\"", "advance 9").joined(separator: " ") == "1 1 1 2 3 1")
    }

    @Test func keyframesAreFollowedByTracks() {
        let snippet = """
            struct Pose { var x = 0.0, angle = Angle.zero }
            struct V: View {
                @State private var taps = 0
                var body: some View {
                    Button("Go") { taps += 1 }
                    Color.red.keyframeAnimator(initialValue: Pose(), trigger: taps) { content, pose in
                        let _ = print(pose.x.rounded(), pose.angle.degrees.rounded())
                        content.offset(x: pose.x)
                    } keyframes: { _ in
                        KeyframeTrack(\\.x) {
                            LinearKeyframe(100, duration: 1)
                            MoveKeyframe(40)
                            LinearKeyframe(0, duration: 1)
                        }
                        KeyframeTrack(\\.angle) { LinearKeyframe(Angle.degrees(90), duration: 1) }
                    }
                }
            }
            """
        let steps = ["tap \"Go\"", "advance 0.5", "advance 1", "advance 1", "advance 1"]
        #expect(Array(printed(snippet, steps).suffix(4)) == ["50.0 45.0", "20.0 90.0", "0.0 90.0", ""])
    }

    @Test func timelinesOfKeyframesHaveTheirValues() {
        func values(_ keyframes: String) -> [String] {
            let snippet = """
                let timeline = KeyframeTimeline(initialValue: 0.0) { \(keyframes) }
                print(timeline.duration)
                for time in [0.0, 0.25, 0.5, 1, 2] { print((timeline.value(time: time) * 1000).rounded() / 1000) }
                """
            return printed(snippet, [])[0].split(separator: " ").map(String.init)
        }
        #expect(values("LinearKeyframe(1.0, duration: 1)") == ["1.0", "0.0", "0.25", "0.5", "1.0", "1.0"])
        #expect(values("CubicKeyframe(1.0, duration: 0.5); CubicKeyframe(0.0, duration: 0.5)") == ["1.0", "0.0", "0.5", "1.0", "0.0", "0.0"])
        #expect(values("MoveKeyframe(3.0)") == ["0.0", "3.0", "3.0", "3.0", "3.0", "3.0"])
        #expect(values("LinearKeyframe(1.0, duration: .nan)").first == "0.0")
        #expect(values("SpringKeyframe(1.0, duration: 1, spring: .smooth)").dropFirst(4).first == "1.0")
    }

    @Test func whatNeverEndsIsBounded() {
        let keyframes = "Color.red.keyframeAnimator(initialValue: 0.0) { $0.opacity($1) } keyframes: { _ in LinearKeyframe(1.0, duration: 0) }"
        #expect(updates(keyframes, "advance 1000000") == ["advance 1000000: 0 transactions", "nothing changed"])
        #expect(printed("PhaseAnimator([Int]()) { Text(\"\\($0)\") }", ["advance 1"]).count == 2)
        let phases = "PhaseAnimator([1, 2]) { Color.red.opacity(Double($0)) } animation: { _ in nil }"
        #expect(updates(phases, "advance 2").first?.contains("transactions") ?? false)
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
