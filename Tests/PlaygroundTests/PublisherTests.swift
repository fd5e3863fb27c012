import Testing

@testable import Playground

/// Combine's publishers and operators.
@Suite struct PublisherTests {
    private static let start = "import Combine\nenum Oops: Error { case bad }\nvar bag = Set<AnyCancellable>()\n"

    @Test(arguments: [
        (
            "[1, 2, 3, 4].publisher.filter { $0 % 2 == 0 }.map { $0 * 10 }.sink(receiveCompletion: { print($0) }, receiveValue: { print($0) })",
            ["20", "40", "finished"]
        ),
        (
            "Just(\"5\").tryMap { text -> Int in guard let n = Int(text) else { throw Oops.bad }; return n }.sink(receiveCompletion: { print($0) }, receiveValue: { print($0) })",
            ["5", "finished"]
        ),
        ("Just(\"q\").tryMap { text -> Int in guard let n = Int(text) else { throw Oops.bad }; return n }.replaceError(with: -1).sink { print($0) }", ["-1"]),
        ("Fail<Int, Oops>(error: .bad).catch { _ in Just(7) }.sink { print($0) }", ["7"]),
        ("[1, 2].publisher.flatMap { Just($0 * 2).append(100) }.collect().sink { print($0) }", ["[2, 100, 4, 100]"]),
        ("[3, 1, 2].publisher.prepend(0).append(9).prefix(4).reduce(0, +).sink { print($0) }", ["6"]),
        ("[1, 2, 3].publisher.scan(0, +).dropFirst().sink { print($0) }", ["3", "6"]),
        ("[1, 1, 2, 1].publisher.removeDuplicates().collect(2).sink { print($0) }", ["[1, 2]", "[1]"]),
        ("Future<Int, Never> { $0(.success(42)) }.sink { print($0) }", ["42"]),
        ("Deferred { Just(8) }.eraseToAnyPublisher().first().sink { print($0) }", ["8"]),
        ("Empty<Int, Never>().replaceEmpty(with: 3).sink { print($0) }", ["3"]),
        ("[1, 2, 3, 4].publisher.drop { $0 < 3 }.last().sink { print($0) }", ["4"]),
        (
            "[1, 2].publisher.zip([\"a\", \"b\", \"c\"].publisher).sink(receiveCompletion: { print($0) }, receiveValue: { print($0.0, $0.1) })",
            ["1 a", "2 b", "finished"]
        ),
        ("Just(1).combineLatest(Just(\"x\")).sink { print($0, $1) }", ["1 x"]),
        ("[1, 2].publisher.merge(with: [9].publisher).count().sink { print($0) }", ["3"]),
        ("[1, nil].publisher.replaceNil(with: 0).allSatisfy { $0 > 0 }.sink { print($0) }", ["false"]),
        ("Just(Data(\"[1]\".utf8)).decode(type: [Int].self, decoder: JSONDecoder()).replaceError(with: []).sink { print($0) }", ["[1]"]),
        (
            "Just(1).print(\"p\").sink { _ in }",
            ["p: receive subscription: (Just)", "p: request unlimited", "p: receive value: (1)", "p: receive finished"]
        ),
        ("(1...1).publisher.print().sink { _ in }", ["receive subscription: (1...1)", "request unlimited", "receive value: (1)", "receive finished"]),
        (
            "PassthroughSubject<Int, Never>().map { $0 }.print().first().sink { _ in }",
            ["receive subscription: (PassthroughSubject)", "request unlimited"]
        ),
    ])
    func operatorsMakeValues(chain: String, lines: [String]) {
        #expect(printed(Self.start + chain + ".store(in: &bag)") == [lines])
    }

    @Test(arguments: [
        ("[1, 2].publisher", "[1, 2]"), ("PassthroughSubject<Int, Never>().map { $0 + 1 }", "PassthroughSubject"),
        ("(1...3).publisher.filter { $0 > 1 }", "Filter"),
        ("CurrentValueSubject<Int, Never>(1).eraseToAnyPublisher()", "CurrentValueSubject"), ("Empty<Int, Never>()", "Empty"),
    ])
    func printedSubscriptionsNameTheirPublisher(publisher: String, name: String) {
        let lines = printed(Self.start + publisher + ".print().sink { _ in }.store(in: &bag)")
        #expect(lines.first?.first == "receive subscription: (\(name))")
    }

    /// Operators that choose values, that may throw, and publishers of several.
    @Test(arguments: [
        ("[3, 1, 2].publisher.max().append([3, 1, 2].publisher.min { $0 > $1 }).sink { print($0) }", ["3", "3"]),
        ("[3, 1, 2].publisher.output(in: 1...).append([3, 1].publisher.output(at: 1)).collect().sink { print($0) }", ["[1, 2, 1]"]),
        ("[3, 1].publisher.ignoreOutput().sink(receiveCompletion: { print($0) }, receiveValue: { _ in })", ["finished"]),
        ("[3, 1, 2].publisher.last { $0 > 1 }.sink { print($0) }", ["2"]),
        (
            "[3, 1, 2].publisher.tryScan(0) { if $1 == 2 { throw Oops.bad }; return $0 + $1 }.sink(receiveCompletion: { print($0) }, receiveValue: { print($0) })",
            ["3", "4", "failure(Oops.bad)"]
        ),
        ("[3, 1, 2].publisher.tryReduce(0) { $0 + $1 }.assertNoFailure().sink { print($0) }", ["6"]),
        ("[3, 1, 2].publisher.tryPrefix { $0 != 2 }.tryDrop { $0 == 3 }.tryFirst { $0 > 0 }.replaceError(with: 0).sink { print($0) }", ["1"]),
        ("Just([1, 2]).encode(encoder: JSONEncoder()).map { String(decoding: $0, as: UTF8.self) }.replaceError(with: \"\").sink { print($0) }", ["[1,2]"]),
        ("[\"ab\"].publisher.map(\\.count, \\.isEmpty).sink { print($0.0, $0.1) }", ["2 false"]),
        ("[1, 2, 3].publisher.flatMap(maxPublishers: .max(1)) { Just($0) }.collect().sink { print($0) }", ["[1, 2, 3]"]),
        ("Publishers.CombineLatest4(Just(1), Just(\"a\"), Just(2.5), Just(true)).sink { print($0, $1, $2, $3) }", ["1 a 2.5 true"]),
        ("Just(1).zip(Just(2), Just(3)) { $0 + $1 + $2 }.merge(with: Just(2), Just(3), Just(4)).collect().sink { print($0) }", ["[6, 2, 3, 4]"]),
        (
            "Record<Int, Never> { $0.receive(4); $0.receive(completion: .finished) }.buffer(size: 2, prefetch: .keepFull, whenFull: .dropOldest).sink { print($0) }",
            ["4"]
        ),
        ("Result<Int, Oops>.failure(.bad).publisher.sink(receiveCompletion: { print($0) }, receiveValue: { print($0) })", ["failure(Oops.bad)"]),
    ])
    func moreOperatorsMakeValues(chain: String, lines: [String]) {
        #expect(printed(Self.start + chain + ".store(in: &bag)") == [lines])
    }

    @Test func severalAreConnectedAtOnceAndWaitForEachOther() {
        let lines = printed(
            Self.start + """
                let shared = [1, 2].publisher.multicast { PassthroughSubject<Int, Never>() }
                shared.sink { print("A", $0) }.store(in: &bag)
                shared.sink { print("B", $0) }.store(in: &bag)
                _ = shared.connect()
                let stop = PassthroughSubject<Int, Never>(), source = PassthroughSubject<Int, Never>()
                source.prefix(untilOutputFrom: stop).sink(receiveCompletion: { print($0) }, receiveValue: { print("before", $0) }).store(in: &bag)
                source.drop(untilOutputFrom: stop).sink { print("after", $0) }.store(in: &bag)
                source.send(1)
                stop.send(0)
                source.send(2)
                let subject = PassthroughSubject<PassthroughSubject<Int, Never>, Never>(), first = PassthroughSubject<Int, Never>(), second = PassthroughSubject<Int, Never>()
                subject.flatMap(maxPublishers: .max(1)) { $0 }.sink { print("one", $0) }.store(in: &bag)
                subject.send(first)
                subject.send(second)
                second.send(1)
                first.send(2)
                first.send(completion: .finished)
                second.send(3)
                """)
        #expect(lines == [["A 1", "B 1", "A 2", "B 2", "before 1", "finished", "after 2", "one 2", "one 3"]])
    }

    @Test func valuesAndObservationsAreAwaited() {
        let lines = printed(
            Self.start + """
                import Observation
                @Observable class Model { var count = 1 }
                struct ContentView: View {
                    @State private var model = Model()
                    let subject = PassthroughSubject<Int, Never>()
                    var body: some View {
                        Button("more") { model.count += 1; model.count += 1 }
                        Button("send") { subject.send(7) }
                        Text("")
                            .task { for await value in Just(3).values { print(value) }; for await value in subject.values { print("got", value) } }
                            .task { do { for try await value in Fail<Int, Oops>(error: .bad).values { print(value) } } catch { print(error) } }
                            .task { for await count in Observations({ model.count }) { print("count", count) } }
                            .onReceive(subject.collect(.byTime(RunLoop.main, 1))) { print($0) }
                    }
                }
                """, "tap \"send\"", "tap \"more\"", "advance 2")
        #expect(lines == [["3", "bad", "count 1"], ["got 7"], ["count 3"], ["[7]"]])
    }

    @Test func subjectsSendUntilTheyEnd() {
        let lines = printed(
            Self.start + """
                let subject = PassthroughSubject<Int, Oops>()
                subject.sink(receiveCompletion: { print("end", $0) }, receiveValue: { print("got", $0) }).store(in: &bag)
                subject.send(1)
                subject.send(completion: .failure(.bad))
                subject.send(2)
                let current = CurrentValueSubject<String, Never>("a")
                let watching = current.sink { print("current", $0) }
                current.value = "b"
                watching.cancel()
                current.send("c")
                print(current.value)
                """)
        #expect(lines == [["got 1", "end failure(Oops.bad)", "current a", "current b", "c"]])
    }

    /// Nothing else of the class was looked up before.
    @Test func aSubjectThatIsOnlySubscribedToHasItsValue() {
        #expect(printed(Self.start + "CurrentValueSubject<Int, Never>(1).sink { print($0) }.store(in: &bag)") == [["1"]])
    }

    @Test func onlyTheLatestPublisherIsHeard() {
        let lines = printed(
            Self.start + """
                let outer = PassthroughSubject<AnyPublisher<Int, Never>, Never>()
                let (a, b) = (PassthroughSubject<Int, Never>(), PassthroughSubject<Int, Never>())
                outer.switchToLatest().sink { print($0) }.store(in: &bag)
                outer.send(a.eraseToAnyPublisher())
                a.send(1)
                outer.send(b.eraseToAnyPublisher())
                a.send(2)
                b.send(3)
                """)
        #expect(lines == [["1", "3"]])
    }

    @Test func whatFailsIsTriedAgainAndWhatIsSharedIsStartedOnce() {
        let lines = printed(
            Self.start + """
                var attempts = 0
                Deferred { () -> AnyPublisher<Int, Oops> in
                    attempts += 1
                    return attempts < 3 ? Fail(error: .bad).eraseToAnyPublisher() : Just(attempts).setFailureType(to: Oops.self).eraseToAnyPublisher()
                }
                .retry(3).sink(receiveCompletion: { print($0) }, receiveValue: { print("attempt", $0) }).store(in: &bag)
                let source = PassthroughSubject<Int, Never>()
                let shared = source.handleEvents(receiveOutput: { print("out", $0) }).share()
                shared.sink { print("first", $0) }.store(in: &bag)
                shared.sink { print("second", $0) }.store(in: &bag)
                source.send(5)
                """)
        #expect(lines == [["attempt 3", "finished", "out 5", "first 5", "second 5"]])
    }

    @Test("An immediate scheduler waits for nothing")
    func immediately() {
        let lines = printed(
            """
            import Combine
            let publisher = [1, 2].publisher.delay(for: .seconds(5), scheduler: ImmediateScheduler.shared).receive(on: ImmediateScheduler.shared)
            let subscription = publisher.sink { print($0) }
            print("end")
            """)
        #expect(lines == [["1", "2", "end"]])
    }

    @Test func timeIsTheRuns() {
        let lines = printed(
            """
            import Combine
            final class Search: ObservableObject {
                @Published var query = ""
                @Published var results: [String] = []
                @Published var isEmpty = true
                var bag = Set<AnyCancellable>()
                init() {
                    $query.debounce(for: 0.3, scheduler: RunLoop.main).removeDuplicates().map { [$0] }.assign(to: &$results)
                    $query.map(\\.isEmpty).assign(to: \\.isEmpty, on: self).store(in: &bag)
                    Just("late").delay(for: .seconds(1), scheduler: DispatchQueue.main).sink { print($0) }.store(in: &bag)
                }
            }
            struct Screen: View {
                @StateObject private var search = Search()
                var body: some View {
                    Button("Type") { search.query += "a" }
                    Button("Show") { print(search.results, search.isEmpty) }
                }
            }
            VStack { Screen() }
            """, "advance 0.5", "tap Type", "tap Type", "tap Show", "advance 0.4", "tap Show", "advance 1")
        #expect(lines == [[], [], [], [], [#"[""] false"#], [], [#"["aa"] false"#], ["late"]])
    }

    /// An object inside of another, whose changes the outer one passes on.
    @Test func objectsTellOfTheirChangesBeforehand() {
        let lines = printed(
            Self.start + """
                final class Inner: ObservableObject { @Published var count = 0 }
                final class Outer: ObservableObject {
                    let inner = Inner()
                    init() { inner.objectWillChange.sink { [unowned self] _ in print("before", inner.count); objectWillChange.send() }.store(in: &bag) }
                }
                struct Screen: View {
                    @StateObject private var outer = Outer()
                    var body: some View {
                        let _ = print("body", outer.inner.count)
                        Button("Add") { outer.inner.count += 1 }
                    }
                }
                Screen()
                """, "tap Add")
        #expect(lines == [["body 0"], ["before 0", "body 1"]])
    }

    /// Publishers that the object declares itself, as before `@Published`.
    @Test(arguments: ["PassthroughSubject<Void, Never>()", "ObservableObjectPublisher()"]) func anObjectsOwnPublisherReachesItsViews(_ publisher: String) {
        let lines = printed(
            Self.start + """
                final class Store: ObservableObject {
                    let objectWillChange = \(publisher)
                    var count = 0 { willSet { objectWillChange.send() } }
                }
                struct Screen: View {
                    @ObservedObject var store: Store
                    var body: some View {
                        let _ = print("body", store.count)
                        Button("Add") { store.count += 1 }
                    }
                }
                let store = Store()
                Screen(store: store)
                """, "tap Add", "tap Add")
        #expect(lines == [["body 0"], ["body 1"], ["body 2"]])
    }

    @Test func manyPublishersOfASequenceAreMerged() {
        let lines = printed(
            Self.start + """
                let parts = [[1, 2], [3]].map { list in list.publisher.map { (list.count, $0) } }
                Publishers.MergeMany(parts).sink { print($0.0, $0.1) }.store(in: &bag)
                Publishers.MergeMany(Just(8), Just(9)).collect().sink { print($0) }.store(in: &bag)
                """)
        #expect(lines == [["2 1", "2 2", "1 3", "[8, 9]"]])
    }

    @Test func aHiddenTypeNeedsItsName() {
        let faults = printed(Self.start + "func values() -> AnyPublisher<Int, Never> { Just(1).map { $0 + 1 } }").joined().joined()
        #expect(faults.contains("cannot convert return expression of type 'Map<Just<Int>, Int>' to return type 'AnyPublisher<Int, Never>'"))
    }

    /// Observers run where a key path sets the property.
    @Test func keyPathsRunObservers() {
        let lines = printed(
            """
            struct Point { var x = 0 { didSet { print("x", oldValue, x) } } }
            final class Counter { var value = 0 { willSet { print("will", newValue) } didSet { print("did", value) } } }
            var point = Point()
            point[keyPath: \\.x] = 3
            let counter = Counter()
            counter[keyPath: \\.value] += 1
            [5].publisher.assign(to: \\.value, on: counter).cancel()
            """)
        #expect(lines == [["x 0 3", "will 1", "did 1", "will 5", "did 5"]])
    }
}
