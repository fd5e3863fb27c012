import Testing

@Suite struct TaskTests {
    @Test func aScriptWaitsForItsTasks() {
        let snippet = """
            func load(_ n: Int) async -> Int {
                print("load", n)
                try? await Task.sleep(for: .seconds(1))
                return n * 2
            }
            let task = Task { await load(3) }
            print("first")
            print(await task.value)
            func sum() async throws -> Int { let a = await load(1); try await Task.sleep(nanoseconds: 5); return a + (await load(2)) }
            print(try await sum())
            """
        #expect(printed(snippet) == [["first", "load 3", "6", "load 1", "load 2", "6"]])
    }

    @Test func sleepersWakeInTheOrderOfTime() {
        let snippet = """
            for n in [3, 1, 2] { Task { try? await Task.sleep(for: .seconds(n)); print(n) } }
            print("started")
            """
        #expect(printed(snippet) == [["started", "1", "2", "3"]])
    }

    @Test func anErrorOfATaskIsThrownWhereItIsAwaited() {
        let snippet = """
            struct E: Error {}
            let task = Task { () async throws -> Int in throw E() }
            do { print(try await task.value) } catch { print("caught", error) }
            """
        #expect(printed(snippet) == [["caught E()"]])
    }

    @Test func aTaskOfAButtonIsCancelledInItsSleep() {
        let snippet = """
            struct ContentView: View {
                @State private var job: Task<Void, Never>?
                var body: some View {
                    Button("Start") {
                        job = Task {
                            do { while true { try await Task.sleep(for: .seconds(1)); print("tick") } } catch { print(Task.isCancelled, error) }
                        }
                    }
                    Button("Stop") { job?.cancel() }
                }
            }
            """
        #expect(printed(snippet, "tap \"Start\"", "advance 2.5", "tap \"Stop\"", "advance 5") == [[], [], ["tick", "tick"], ["true CancellationError()"], []])
    }

    @Test func aNewIDCancelsTheTaskOfAView() {
        let snippet = """
            struct ContentView: View {
                @State private var key = 0
                var body: some View {
                    Text("\\(key)").task(id: key) {
                        print("start", key)
                        do { try await Task.sleep(for: .seconds(9)); print("end", key) } catch { print("cancelled") }
                    }
                }
            }
            """
        #expect(printed(snippet, "set key 1", "advance 10") == [["start 0"], ["cancelled", "start 1"], ["end 1"]])
    }
}
