import Testing

/// What `advance` drives: timers, timelines, the clock; and what publishers send.
@Suite struct TimeTests {
    @Test func aTimerSendsTheTimeWhileItsViewIsThere() {
        let snippet = """
            struct ContentView: View {
                @State private var isOn = true
                let timer = Timer.publish(every: 1, on: .main, in: .common).autoconnect()
                var body: some View {
                    Toggle("On", isOn: $isOn)
                    if isOn { Text("ticking").onReceive(timer) { print($0.timeIntervalSince1970) } }
                }
            }
            """
        #expect(printed(snippet, "advance 2.5", "tap \"On\"", "advance 3") == [[], ["1.0", "2.0"], [], []])
    }

    @Test(
        "A timer's nth time is n intervals after its start, whatever the fractions",
        arguments: [("0.1", ["advance 0.3", "advance 1.2"], [3, 15]), ("1.0 / 60", ["advance 1", "advance 0.5"], [60, 90]), ("0.7", ["advance 2.1"], [3])])
    func timersDoNotDrift(interval: String, actions: [String], counts: [Int]) {
        let snippet = """
            struct ContentView: View {
                @State private var sent = 0
                @State private var fired = 0
                let timer = Timer.publish(every: \(interval), on: .main, in: .common).autoconnect()
                var body: some View {
                    Text("\\(sent) \\(fired)").onReceive(timer) { _ in sent += 1 }
                        .onAppear { Timer.scheduledTimer(withTimeInterval: \(interval), repeats: true) { _ in fired += 1 } }
                }
            }
            """
        let shown = Shown(snippet, actions: actions)
        #expect(actions.indices.map { shown.texts($0 + 1) } == counts.map { ["\($0) \($0)"] })
    }

    @Test func sleepsAddUpInWholeNanoseconds() {
        let snippet = """
            struct ContentView: View {
                @State private var count = 0
                var body: some View { Text("\\(count)").task { while true { try? await Task.sleep(for: .seconds(0.1)); count += 1 } } }
            }
            """
        #expect(Shown(snippet, "advance 0.3", "advance 0.7").texts == ["10"])
    }

    @Test("What a view prints without the end of a line is in the output of its step")
    func unfinishedLines() {
        let snippet = """
            struct ContentView: View { var body: some View { Button("go") { print("a"); print("b", terminator: "") } } }
            """
        #expect(Shown(snippet, "tap \"go\"", "tap \"go\"").output == [[], ["a", "b"], ["a", "b"]])
    }

    @Test func aTimerThatIsStoppedSendsNoMore() {
        let snippet = """
            struct ContentView: View {
                let timer = Timer.publish(every: 0.5, on: .main, in: .common).autoconnect()
                var body: some View {
                    Button("Stop") { timer.upstream.connect().cancel() }.onReceive(timer) { _ in print("tick") }
                }
            }
            """
        #expect(printed(snippet, "advance 1", "tap \"Stop\"", "advance 5") == [[], ["tick", "tick"], [], []])
    }

    @Test func theActionIsThatOfTheLatestBody() {
        let snippet = """
            struct Row: View {
                let name: String
                let events: PassthroughSubject<Int, Never>
                var body: some View { Text(name).onReceive(events) { print(name, $0) } }
            }
            struct ContentView: View {
                @State private var name = "a"
                private let events = PassthroughSubject<Int, Never>()
                var body: some View {
                    Row(name: name, events: events)
                    Button("Rename") { name = "b" }
                    Button("Send") { events.send(7) }
                }
            }
            """
        #expect(printed(snippet, "tap \"Send\"", "tap \"Rename\"", "tap \"Send\"") == [[], ["a 7"], [], ["b 7"]])
    }

    @Test func aPublishedPropertySendsEachValueBeforeItIsSet() {
        let snippet = """
            final class Model: ObservableObject { @Published var count = 1 }
            struct ContentView: View {
                @StateObject private var model = Model()
                var body: some View {
                    Button("Add") { model.count += 1 }.onReceive(model.$count.filter { $0 != 2 }) { print($0, model.count) }
                }
            }
            """
        #expect(printed(snippet, "tap \"Add\"", "tap \"Add\"") == [["1 1"], [], ["3 2"]])
    }

    @Test func subscriptionsEndWithWhatHoldsThem() {
        let snippet = """
            let subject = CurrentValueSubject<Int, Never>(1)
            var kept: Set<AnyCancellable> = []
            subject.map { $0 * 10 }.sink { print("kept", $0) }.store(in: &kept)
            var other: AnyCancellable? = subject.sink { print("other", $0) }
            subject.send(2)
            other = nil
            subject.value = 3
            kept.removeAll()
            subject.send(4)
            let signal = PassthroughSubject<Void, Never>()
            let listener = signal.sink { print("signal") }
            signal.send()
            listener.cancel()
            signal.send()
            """
        #expect(printed(snippet) == [["kept 10", "other 1", "kept 20", "other 2", "kept 30", "signal"]])
    }

    @Test func publishersLeaveOutWhatIsNotWanted() {
        let snippet = """
            final class Model: ObservableObject {
                @Published var query = "a"
                var last = 0
                var kept: Set<AnyCancellable> = []
                init() {
                    $query.dropFirst().removeDuplicates().sink { print("query", $0) }.store(in: &kept)
                    $query.compactMap { Int($0) }.assign(to: \\.last, on: self).store(in: &kept)
                    $query.debounce(for: .milliseconds(500), scheduler: RunLoop.main).sink { print("settled", $0) }.store(in: &kept)
                }
            }
            struct ContentView: View {
                @StateObject private var model = Model()
                var body: some View {
                    TextField("Query", text: $model.query)
                    Button("again") { model.query = model.query }
                    Text("\\(model.last)")
                }
            }
            """
        let shown = Shown(
            snippet, "type TextField[0] \"b\"", "tap \"again\"", "advance 0.4", "type TextField[0] \"7\"", "advance 0.4", "advance 0.1")
        #expect(shown.errors == [])
        #expect(shown.output == [[], ["query b"], [], [], ["query 7"], [], ["settled 7"]])
        #expect(shown.texts.last == "7")
    }

    @Test(
        "A timeline goes on where the view around runs again before its first entry is over",
        arguments: [
            ".onAppear { runs += 1 }", ".onAppear { withAnimation { runs += 1 } }", ".onChange(of: 1, initial: true) { runs += 1 }",
            ".onGeometryChange(for: CGFloat.self) { $0.size.width } action: { _ in runs = 1 }",
        ])
    func timelinesOfViewsThatRunAgain(modifier: String) {
        for schedule in [".periodic(from: Date(timeIntervalSince1970: 0), by: 1)", ".animation(minimumInterval: 1)", ".explicit([.now, .now + 1, .now + 2])"] {
            let snippet = """
                struct ContentView: View {
                    @State private var runs = 0
                    var body: some View {
                        Text("\\(runs)")\(modifier)
                        TimelineView(\(schedule)) { context in Text("at \\(Int(context.date.timeIntervalSince1970))") }
                    }
                }
                """
            #expect(Shown(snippet, "advance 1", "advance 1").texts == ["1", "at 2"])
        }
    }

    @Test func aTimelineFollowsAnotherSchedule() {
        let snippet = """
            struct ContentView: View {
                @State private var isPaused = false
                var body: some View {
                    TimelineView(.animation(minimumInterval: 1, paused: isPaused)) { context in
                        let _ = print(context.date.timeIntervalSince1970)
                        Text("a")
                    }
                    Button("Pause") { isPaused.toggle() }
                }
            }
            """
        #expect(
            printed(snippet, "advance 1", "tap Pause", "advance 5", "tap Pause", "advance 2")
                == [["0.0"], ["1.0"], ["1.0"], [], ["6.0"], ["7.0", "8.0"]])
        let paused = snippet.replacing("isPaused = false", with: "isPaused = true")
        #expect(printed(paused, "advance 2", "tap Pause", "advance 1") == [["0.0"], [], ["2.0"], ["3.0"]])
    }

    @Test func aTimelineShowsTheEntryThatHolds() {
        let snippet = """
            struct ContentView: View {
                @State private var unit = "s"
                var body: some View {
                    TimelineView(.periodic(from: .now, by: 2)) { context in
                        let _ = print(context.date.timeIntervalSince1970, unit)
                        Text("a")
                    }
                    Button("Unit") { unit = "sec" }
                }
            }
            """
        #expect(printed(snippet, "advance 5", "tap \"Unit\"", "advance 1") == [["0.0 s"], ["2.0 s", "4.0 s"], ["4.0 sec"], ["6.0 sec"]])
        let minutes = """
            TimelineView(.everyMinute) { context in
                let _ = print(context.date.timeIntervalSince1970)
                Text("a")
            }
            """
        #expect(printed(minutes, "advance 59", "advance 1", "advance 125") == [["0.0"], [], ["60.0"], ["120.0", "180.0"]])
        let paused = """
            TimelineView(.animation(minimumInterval: 0.5, paused: true)) { _ in
                let _ = print("made")
                Text("a")
            }
            """
        #expect(printed(paused, "advance 3") == [["made"], []])
    }

    @Test func theClockMovesOnlyWhileTimeIsAdvanced() {
        let snippet = """
            struct ContentView: View {
                var body: some View { Button("Now") { print(Date().timeIntervalSince1970, Date.now == Date()) } }
            }
            """
        #expect(printed(snippet, "tap \"Now\"", "advance 1.5", "tap \"Now\"") == [[], ["0.0 true"], [], ["1.5 true"]])
    }

    /// No timer fires where no run loop turns, and the code ends.
    @Test func aTimerOfAScriptDoesNotFire() {
        let snippet = """
            let ticks = Timer.publish(every: 1, on: .main, in: .common).autoconnect().sink { _ in print("tick") }
            print("end")
            """
        #expect(printed(snippet) == [["end"]])
    }
}
