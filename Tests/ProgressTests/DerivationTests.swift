import Foundation
import Testing

@testable import Progress

struct DerivationTests {
    @Test(arguments: 1...20 as ClosedRange<UInt64>)
    func whatIsDerivedStepByStepEqualsWhatIsRebuilt(seed: UInt64) throws {
        var generator = SeededGenerator(seed)
        let clock = Clock()
        let store = ProgressStore.inMemory { clock.now }
        for _ in 0..<200 {
            // Now and then the clock is set back.
            clock.advance(Double.random(in: -40_000...200_000, using: &generator))
            #expect(store.record(.random(&generator)) == nil)
        }
        let derived = try store.derived()
        store.rebuild()
        #expect(try store.derived() == derived, "seed \(seed)")
        #expect(derived.count > 20)
    }

    @Test(arguments: 1...10 as ClosedRange<UInt64>)
    func theOrderOfArrivalDoesNotMatter(seed: UInt64) throws {
        var generator = SeededGenerator(seed)
        let clock = Clock()
        let (first, second) = (ProgressStore.inMemory { clock.now }, ProgressStore.inMemory { clock.now })
        for _ in 0..<100 {
            clock.advance(Double.random(in: 1...200_000, using: &generator))
            _ = (Bool.random(using: &generator) ? first : second).record(.random(&generator))
        }
        let exported = second.export()
        _ = try second.importEvents(first.export())
        _ = try first.importEvents(exported)
        #expect(try first.derived(withEvents: false) == second.derived(withEvents: false), "seed \(seed)")
        #expect(first.export() == second.export())
    }

    @Test func anEventBeforeTheOthersIsPutInItsPlace() throws {
        let clock = Clock()
        let store = ProgressStore.inMemory { clock.now }
        let item = Item.prediction(lesson: "boxes", section: "counting", index: 0)
        store.record(answer(item, .correct))
        clock.advance(-3600)
        store.record(answer(item, .incorrect))
        let row = try #require(try store.derived().first { $0.hasPrefix("item") })
        #expect(row.contains("verdict:\"correct\"") && row.contains("answers:2"))
    }
}
