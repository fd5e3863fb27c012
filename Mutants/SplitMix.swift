/// Reproducible random numbers: SplitMix64, by Steele, Lea and Flood.
struct SplitMix: RandomNumberGenerator {
    private var state: UInt64

    /// Numbers of their own for each index of a seed.
    init(seed: UInt64, index: Int) {
        state = seed &* 0xD134_2543_DE82_EF95 &+ UInt64(truncatingIfNeeded: index)
        state = next()
    }

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }

    /// A number from 0 up to the bound; 0 where the bound is none.
    mutating func below(_ bound: Int) -> Int { Int(next() % UInt64(max(bound, 1))) }

    /// True once in so many times.
    mutating func once(in times: Int) -> Bool { below(times) == 0 }

    mutating func one<Element>(of elements: [Element]) -> Element { elements[below(elements.count)] }
}
