import Testing

@testable import Playground

/// Queues, whose work runs on the run's clock.
@Suite struct DispatchTests {
    private static let view = """
        struct Steps: View {
            @State private var log: [String] = []
            @State private var item: DispatchWorkItem?
            var body: some View {
                Text(log.joined(separator: " "))
                Button("Order") {
                    DispatchQueue.main.async { log.append("main") }
                    DispatchQueue.global(qos: .userInitiated).async {
                        let sum = (1...10).reduce(0, +)
                        DispatchQueue.main.async { log.append("\\(sum)") }
                    }
                    log.append("now")
                }
                Button("Later") {
                    DispatchQueue.main.asyncAfter(deadline: .now() + 0.5) { log.append("0.5") }
                    DispatchQueue.main.asyncAfter(deadline: .now() + .milliseconds(200)) { log.append("0.2") }
                    DispatchQueue.main.asyncAfter(deadline: .now() + .seconds(2)) { log.append("2") }
                    DispatchQueue.main.asyncAfter(deadline: .distantFuture) { log.append("never") }
                }
                Button("Search") {
                    item?.cancel()
                    let next = DispatchWorkItem { log.append("found") }
                    item = next
                    DispatchQueue.main.asyncAfter(deadline: .now() + 0.3, execute: next)
                }
                Button("Group") {
                    let group = DispatchGroup()
                    for name in ["a", "b"] {
                        group.enter()
                        DispatchQueue.global().asyncAfter(deadline: .now() + (name == "a" ? 0.4 : 0.1)) { log.append(name); group.leave() }
                    }
                    group.notify(queue: .main) { log.append("all") }
                }
                Button("Sleep") {
                    DispatchQueue.global().async {
                        Thread.sleep(forTimeInterval: 1)
                        let isMain = Thread.isMainThread
                        DispatchQueue.main.async { log.append("slept \\(isMain)") }
                    }
                    let start = Date()
                    Thread.sleep(forTimeInterval: 0.5)
                    log.append("awake \\(Date().timeIntervalSince(start))")
                }
                Button("Wait") {
                    let group = DispatchGroup()
                    DispatchQueue.global().async(group: group) { sleep(1) }
                    DispatchQueue.global().async {
                        group.wait()
                        DispatchQueue.main.async { log.append("waited") }
                    }
                }
                Button("Sync") { log.append(DispatchQueue(label: "own", attributes: .concurrent).sync { "sync" }) }
            }
        }
        VStack { Steps() }
        """

    @Test(arguments: [
        (["tap Order"], "now main 55"),
        (["tap Later"], ""),
        (["tap Later", "advance 0.6"], "0.2 0.5"),
        (["tap Later", "advance 10"], "0.2 0.5 2"),
        (["tap Search", "advance 0.2", "tap Search", "advance 0.2"], ""),
        (["tap Search", "advance 0.2", "tap Search", "advance 0.4"], "found"),
        (["tap Group", "advance 0.2"], "b"),
        (["tap Group", "advance 1"], "b a all"),
        (["tap Sync"], "sync"),
        (["tap Sleep"], "awake 0.5"),
        (["tap Sleep", "advance 0.9"], "awake 0.5"),
        (["tap Sleep", "advance 1"], "awake 0.5 slept false"),
        (["tap Wait", "advance 0.9"], ""),
        (["tap Wait", "advance 1"], "waited"),
    ])
    func workRunsInItsTime(_ actions: [String], _ log: String) {
        let shown = Shown(Self.view, actions: actions)
        #expect(shown.texts.first == log)
        #expect(shown.errors == [])
    }

    @Test(arguments: [
        ("DispatchQueue.main.sync { print(1) }", "dispatch_sync called on queue already owned by current thread"),
        ("let g = DispatchGroup(); g.leave()", "Unbalanced call to dispatch_group_leave()"),
        ("let g = DispatchGroup(); g.enter(); g.wait()", "the code waits for a task that never ends"),
        ("let g = DispatchGroup(); g.enter(); DispatchQueue.main.async { g.leave() }; g.wait()", "the code waits for a task that never ends"),
        ("DispatchSemaphore(value: 0).wait()", "the code waits for a task that never ends"),
        ("let q = DispatchQueue(label: \"q\"); q.sync { q.sync { print(1) } }", "dispatch_sync called on queue already owned by current thread"),
        ("let g = DispatchGroup(); g.enter(); print([2, 1].sorted { _, _ in g.wait(); return true })", "DispatchGroup.wait() can't return"),
    ])
    func deadlocksAreNamed(_ code: String, _ message: String) {
        #expect(Shown(code).errors.first?.contains(message) == true)
    }

    @Test func waitingRunsOtherQueuesWork() {
        let code = """
            let group = DispatchGroup(), queue = DispatchQueue(label: "q", attributes: .concurrent)
            var sum = 0
            for i in 1...3 { group.enter(); queue.async { sum += i; group.leave() } }
            group.wait()
            print(sum)
            let semaphore = DispatchSemaphore(value: 0), two = DispatchSemaphore(value: 2)
            DispatchQueue.global().async { sum = 10; semaphore.signal() }
            semaphore.wait()
            for _ in 0..<3 { queue.async(group: group) { two.wait(); sum += 1; two.signal() } }
            group.wait()
            print(sum, semaphore.wait(timeout: .now() + 1), group.wait(timeout: .now()))
            """
        #expect(Shown(code).output.flatMap { $0 } == ["6", "13 timedOut success"])
    }

    @Test func timesAreCompared() {
        let code = """
            let start = DispatchTime.now()
            print(start < start + 1, start + .seconds(2) > start + 1.5, start - 1 < start, start + .nan == start, start + .never == .distantFuture)
            DispatchQueue.concurrentPerform(iterations: 3) { print($0) }
            DispatchQueue.main.asyncAfter(deadline: start + .nan) { print("never") }
            """
        #expect(Shown(code).output.flatMap { $0 } == ["true true true false true", "0", "1", "2"])
    }
}
