/// A step of matching. Those that go on say where; the others go on with the next one.
enum Instruction {
    /// The next unit is one of a set.
    case unit(set: Int)
    /// As many units of a set as there are, or as few.
    case run(set: Int, least: Int, most: Int, RepetitionBehavior)
    case jump(Int)
    /// Goes on at one place, and at the other one if that fails.
    case choose(first: Int, other: Int)
    case beginCapture(Int)
    case endCapture(Int)
    case anchor(PatternAnchor, PatternOptions)
    case backreference(capture: Int, ignoresCase: Bool)
    /// Sets a register.
    case set(register: Int, to: Int)
    case setToPosition(register: Int)
    /// Begins a turn of a loop, whose body comes next, or leaves it. Turns are counted in `count`, and begin at `place`.
    case loop(count: Int, place: Int, least: Int, most: Int, isEager: Bool, exit: Int)
    /// Counts the turn that ends, and goes to the loop.
    case nextTurn(count: Int, loop: Int)
    /// Remembers where choices begin, and the position.
    case enter(slot: Int)
    /// Forgets the choices since then.
    case commit(slot: Int)
    /// Forgets the choices, and goes back to the position.
    case commitLookahead(slot: Int)
    /// What was looked for is there, but must not be.
    case refute(slot: Int)
    /// Begins to look at what ends here, a unit further back with each attempt.
    case lookBehind(slot: Int)
    /// Whether what was looked for ends where looking behind began.
    case endLookBehind(slot: Int)
    case fail
    case accept
}

/// A set of characters, prepared for its options.
struct PreparedClass {
    let own: CharacterClass
    let options: PatternOptions
    /// A bit for each ASCII character.
    private var bits: (UInt64, UInt64) = (0, 0)

    init(_ own: CharacterClass, _ options: PatternOptions) {
        (self.own, self.options) = (own, options)
        for byte in UInt8(0)..<128 where own.contains(Character(Unicode.Scalar(byte)), options) {
            if byte < 64 { bits.0 |= 1 << UInt64(byte) } else { bits.1 |= 1 << UInt64(byte - 64) }
        }
    }

    @inline(__always)
    func contains(_ unit: TextUnit) -> Bool {
        switch unit {
        case .ascii(let byte): (byte < 64 ? bits.0 >> UInt64(byte) : bits.1 >> UInt64(byte - 64)) & 1 == 1
        case .character(let character): own.contains(character, options)
        }
    }
}
