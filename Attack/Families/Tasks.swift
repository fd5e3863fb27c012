extension Family {
    /// Tasks, timers and waits that never end or come too often.
    static let tasks = Family(
        "tasks",
        works.map { work in
            { draws in
                let part = draws.one(of: ["task", "onAppear", "onTapGesture", "task(id: n)"])
                let work = draws.filled(work)
                let view =
                    "struct V: View { @State var n = 0; var body: some View { Text(\"\\(n)\").\(part) { \(work) } } }\nV()"
                let top = "var n = 0\n\(work)"
                let advance = "advance \(draws.one(of: ["1", "0", "1e9", "-1", "0.0001", "1e308", "nan", "\(draws.size(1_000_000_000))"]))"
                return .run(draws.once(in: 3) ? top : view, actions: draws.once(in: 2) ? ["tap \"0\"", advance, advance] : [], json: draws.once(in: 4))
            }
        })

    private static let works = [
        "while true { n += 1 }", "Task { while true { n += 1 } }", "Task { while true { await Task.yield() } }",
        "Task { while true { try? await Task.sleep(for: .seconds(LENGTH)) } }", "Task { while true { try? await Task.sleep(nanoseconds: 1); n += 1 } }",
        "Task { for _ in 0..<COUNT { Task { n += 1 } } }", "func f() { Task { f() } }; f()", "func f() { Task { f(); f() } }; f()",
        "func f() async { await f() }; Task { await f() }", "func f() async { await f(); await f() }; Task { await f() }",
        "Task { await withTaskGroup(of: Int.self) { g in for i in 0..<COUNT { g.addTask { i } }; for await x in g { n += x } } }",
        "Task { await withTaskGroup(of: Void.self) { g in while true { g.addTask { } } } }",
        "Task { async let a = 1; async let b = 2; n = await a + b; while true {} }",
        "Task { await withCheckedContinuation { (c: CheckedContinuation<Void, Never>) in } }",
        "Task { await withCheckedContinuation { (c: CheckedContinuation<Void, Never>) in c.resume(); c.resume() } }",
        "Timer.scheduledTimer(withTimeInterval: LENGTH, repeats: true) { _ in n += 1 }",
        "DispatchQueue.main.async { while true { n += 1 } }", "func f() { DispatchQueue.main.async { f() } }; f()",
        "func f() { DispatchQueue.main.asyncAfter(deadline: .now() + LENGTH) { f() } }; f()",
        "for _ in 0..<COUNT { DispatchQueue.main.asyncAfter(deadline: .now() + 1) { n += 1 } }",
        "withAnimation(.linear(duration: LENGTH)) { n += 1 }", "withAnimation(.spring(response: LENGTH, dampingFraction: LENGTH)) { n += 1 }",
        "withAnimation(.easeIn.repeatForever().speed(LENGTH).delay(LENGTH)) { n += 1 }",
        "withAnimation { n += 1 } completion: { n += 1; withAnimation { n += 1 } }",
        "let s = AsyncStream<Int> { c in for i in 0..<COUNT { c.yield(i) } }; Task { for await x in s { n += x } }",
        "let s = AsyncStream { 1 }; Task { for await x in s { n += x } }",
        "let t = Task { try await Task.sleep(for: .seconds(LENGTH)) }; t.cancel(); Task { try await t.value }",
        "var t: Task<Void, Never>!; t = Task { await t.value }; Task { await t.value }",
        "Task.detached(priority: .high) { while !Task.isCancelled { await Task.yield() } }",
        "Task { try await Task.sleep(until: .now + .seconds(LENGTH)); n += 1 }",
        "Task { @MainActor in for await _ in Timer.publish(every: LENGTH, on: .main, in: .common).autoconnect().values { n += 1 } }",
        "actor A { var n = 0; func f() async { n += 1; await f() } }; Task { await A().f() }", "let c = Thread { while true {} }; c.start()",
        "Thread.sleep(forTimeInterval: LENGTH)", "sleep(UInt32(COUNT))", "let s = DispatchSemaphore(value: 0); s.wait()", "RunLoop.main.run()",
        "Task { await MainActor.run { while true {} } }",
    ]
}
