import SwiftModel

/// What mutants draw from, with its own numbers for each index of a seed.
struct Draws: RandomNumberGenerator {
    private var numbers: SplitMix64

    init(seed: UInt64, index: Int) {
        numbers = SplitMix64(seed: seed &* 0xD134_2543_DE82_EF95 &+ UInt64(truncatingIfNeeded: index))
        numbers = SplitMix64(seed: numbers.next())
    }

    mutating func next() -> UInt64 { numbers.next() }

    /// A number from 0 up to the bound; 0 where the bound is none.
    mutating func below(_ bound: Int) -> Int { Int(next() % UInt64(max(bound, 1))) }

    /// True once in the given number of times.
    mutating func once(in times: Int) -> Bool { below(times) == 0 }

    mutating func one<Element>(of elements: [Element]) -> Element { elements[below(elements.count)] }
}
