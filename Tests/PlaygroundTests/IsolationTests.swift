import Testing

@testable import Playground

/// Code that belongs to an actor that it is given, and clocks of any kind.
@Suite struct IsolationTests {
    private static let counter = """
        actor Counter {
            var n = 0
            func add() { n += 1 }
            func batch<T: Sendable>(_ work: @Sendable (isolated Counter) throws -> T) rethrows -> T { try work(self) }
            func check() { assertIsolated(); preconditionIsolated() }
        }
        func bump(_ counter: isolated Counter) { counter.add(); counter.n += 1 }
        let counter = Counter()

        """

    @Test func isolatedParametersLendTheirActor() {
        let code = """
            await bump(counter)
            let n = await counter.batch { counter in counter.add(); return counter.n }
            let more = await counter.batch { (counter: isolated Counter) in counter.n += 1; return counter.n }
            await counter.check()
            MainActor.assertIsolated()
            print(n, more)
            """
        #expect(printed(Self.counter + code)[0] == ["3 4"])
    }

    @Test(arguments: [
        ("bump(counter)", "actor-isolated global function 'bump' cannot be called from outside of the actor"),
        ("func f(_ counter: Counter) { counter.add() }", "call to actor-isolated instance method 'add()' in a synchronous nonisolated context"),
        ("func f(_ counter: isolated Counter, _ other: Counter) { other.add() }", "call to actor-isolated instance method 'add()'"),
    ])
    func otherActorsAreAwaited(_ code: String, _ fault: String) {
        #expect(printed(Self.counter + code)[0].first?.contains(fault) ?? false)
    }

    @Test func clocksHaveInstants() {
        let code = """
            func spent<C: Clock>(_ clock: C) -> C.Duration { clock.now.duration(to: clock.now) }
            func later<C: Clock>(_ clock: C, _ time: C.Duration) -> C.Instant { clock.now.advanced(by: time) }
            func between<I: InstantProtocol>(_ a: I, _ b: I) -> I.Duration { a.duration(to: b) }
            func wait(_ clock: any Clock<Duration>) async throws { try await clock.sleep(for: .seconds(2)) }
            let clock = ContinuousClock()
            let start = clock.now
            try await wait(clock)
            print(spent(clock) == .zero, later(clock, .seconds(3)) - clock.now, between(start, start + .seconds(1)), clock.now - start)
            """
        #expect(printed(code)[0] == ["true 3.0 seconds 1.0 seconds 2.0 seconds"])
    }
}
