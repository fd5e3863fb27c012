import Testing

/// Streams, groups of tasks, task-local values and what is guarded by atomics.
@Suite struct StreamTests {
    @Test func streamsKeepWhatTheirPolicySays() {
        let snippet = """
            for policy in [AsyncStream<Int>.Continuation.BufferingPolicy.unbounded, .bufferingNewest(2), .bufferingOldest(1)] {
                let stream = AsyncStream(Int.self, bufferingPolicy: policy) { continuation in
                    continuation.onTermination = { print($0) }
                    for n in 1...3 { if case .dropped(let element) = continuation.yield(n) { print("dropped", element) } }
                    continuation.finish()
                    if case .terminated = continuation.yield(4) { print("late") }
                }
                print(await stream.reduce(into: []) { $0.append($1) })
            }
            """
        #expect(
            printed(snippet) == [
                [
                    "finished", "late", "[1, 2, 3]", "dropped 1", "finished", "late", "[2, 3]", "dropped 2", "dropped 3", "finished", "late", "[1]",
                ]
            ])
    }

    @Test func streamsAreMadeOfWhatAClosureGives() {
        let snippet = """
            var left = 3
            let countdown = AsyncStream { () -> Int? in left -= 1; return left < 0 ? nil : left }
            print(await countdown.prefix { $0 > 0 }.contains(1), left)
            struct Failure: Error {}
            let failing = AsyncThrowingStream { () async throws -> Int? in left += 1; if left > 2 { throw Failure() }; return left }
            do { for try await n in failing.dropFirst() { print(n) } } catch { print(error) }
            let words = AsyncStream { continuation in for word in ["ab", "c"] { continuation.yield(word) }; continuation.finish() }
            let letters = words.flatMap { word in AsyncStream { continuation in for letter in word { continuation.yield(letter) }; continuation.finish() } }
            print(await letters.max() ?? "-")
            """
        #expect(printed(snippet) == [["true 1", "Failure()", "c"]])
    }

    /// What a child throws after the group's work has ended is nobody's concern.
    @Test func groupsInferTheirResultAndEndAfterTheirWork() {
        let snippet = """
            func first(_ delays: [Int]) async throws -> Int? {
                try await withThrowingTaskGroup { group in
                    for delay in delays { group.addTask { try await Task.sleep(for: .seconds(delay)); return delay } }
                    defer { group.cancelAll() }
                    return try await group.next()
                }
            }
            print(try await first([3, 1, 2]) ?? 0)
            let sum = await withTaskGroup(of: Int.self) { group in
                group.addTask { 1 }
                group.cancelAll()
                return (await group.reduce(0, +), group.isCancelled, group.addTaskUnlessCancelled { 2 })
            }
            print(sum)
            struct Failure: Error {}
            do {
                try await withThrowingDiscardingTaskGroup { group in
                    group.addTask { try await Task.sleep(for: .seconds(1)); throw Failure() }
                    group.addTask { do { try await Task.sleep(for: .seconds(9)) } catch { print("cancelled"); throw error } }
                }
            } catch { print(error) }
            """
        #expect(printed(snippet) == [["1", "(1, true, false)", "cancelled", "Failure()"]])
    }

    @Test func taskLocalsFollowTheTasksThatInheritThem() {
        let snippet = """
            enum Request { @TaskLocal static var id = "none" }
            func log(_ text: String) { print(text, Request.id) }
            await Request.$id.withValue("outer") {
                let child = Task { log("early"); try? await Task.sleep(for: .seconds(1)); log("late") }
                await Request.$id.withValue("inner") { try? await Task.sleep(for: .seconds(2)); log("nested") }
                await child.value
                await Task.detached { log("detached") }.value
                Request.$id.withValue("sync") { log("call") }
            }
            log("after")
            """
        #expect(printed(snippet) == [["early outer", "late outer", "nested inner", "detached none", "call sync", "after none"]])
    }

    @Test func atomicsCountAndCompare() {
        let snippet = """
            import Synchronization
            final class Counter: Sendable { let value = Atomic<Int>(1) }
            let counter = Counter()
            print(counter.value.wrappingAdd(2, ordering: .relaxed), counter.value.compareExchange(expected: 3, desired: 9, ordering: .acquiringAndReleasing))
            print(counter.value.compareExchange(expected: 3, desired: 0, ordering: .relaxed).exchanged, counter.value.load(ordering: .acquiring))
            """
        #expect(printed(snippet) == [["(oldValue: 1, newValue: 3) (exchanged: true, original: 3)", "false 9"]])
    }

    /// What tests register with a session answers in the place of the network.
    @Test func protocolsAnswerRequests() {
        let snippet = """
            final class Stub: URLProtocol {
                override class func canInit(with request: URLRequest) -> Bool { request.url?.host() == "stub.example" }
                override class func canonicalRequest(for request: URLRequest) -> URLRequest { request }
                override func startLoading() {
                    guard request.url?.path() == "/ok" else { client?.urlProtocol(self, didFailWithError: URLError(.timedOut)); return }
                    let response = HTTPURLResponse(url: request.url!, statusCode: 201, httpVersion: nil, headerFields: nil)!
                    client?.urlProtocol(self, didReceive: response, cacheStoragePolicy: .notAllowed)
                    client?.urlProtocol(self, didLoad: Data("hi".utf8))
                    client?.urlProtocolDidFinishLoading(self)
                }
                override func stopLoading() { print("stopped") }
            }
            let configuration = URLSessionConfiguration.ephemeral
            configuration.protocolClasses = [Stub.self]
            let session = URLSession(configuration: configuration)
            let (data, response) = try await session.data(from: URL(string: "https://stub.example/ok")!)
            print(String(decoding: data, as: UTF8.self), (response as? HTTPURLResponse)?.statusCode ?? 0)
            for address in ["https://stub.example/other", "https://other.example"] {
                do { _ = try await session.data(from: URL(string: address)!) } catch { print((error as? URLError)?.code.rawValue ?? 0) }
            }
            """
        #expect(printed(snippet) == [["stopped", "hi 201", "stopped", "-1001", "-1009"]])
    }

    @Test func whatWasSentBeforeAViewWentArrives() {
        let snippet = """
            struct Row: View {
                let stream: AsyncStream<String>
                var body: some View {
                    Text("row").task {
                        for await word in stream { print("got", word) }
                        print("ended", Task.isCancelled)
                    }
                }
            }
            struct ContentView: View {
                @State private var isShown = true
                @State private var words = AsyncStream.makeStream(of: String.self)
                var body: some View {
                    if isShown { Row(stream: words.stream) }
                    Button("Go") { words.continuation.yield("a"); words.continuation.yield("b"); isShown = false }
                }
            }
            """
        #expect(printed(snippet, "tap Go") == [[], ["got a", "got b", "ended true"]])
    }

    @Test func publishersGiveKeyPathsAndValues() {
        let snippet = """
            import Combine
            struct Point { var x = 1, y = 2 }
            func part<Value>(_ path: KeyPath<Point, Value>) -> AnyPublisher<Value, Never> { Just(Point()).map(path).eraseToAnyPublisher() }
            for await x in part(\\.x).values { print(x) }
            var all: Set<AnyCancellable> = []
            let bag = Just(Point()).map(\\.x, \\.y).sink { print($0, $1) }
            [0.2, 0.1].publisher.flatMap(maxPublishers: .max(1)) { Just($0).delay(for: .seconds($0), scheduler: RunLoop.main) }.sink { print($0) }.store(in: &all)
            print(type(of: bag), Optional(bag).map { "\\(type(of: $0))" } ?? "-")
            do { for try await n in Fail<Int, URLError>(error: URLError(.badURL)).values { print(n) } } catch { print((error as? URLError)?.code == .badURL) }
            """
        #expect(printed(snippet) == [["1", "1 2", "AnyCancellable AnyCancellable", "true", "0.2", "0.1"]])
    }
}
