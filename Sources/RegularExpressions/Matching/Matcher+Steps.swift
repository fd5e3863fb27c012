/// Instructions that are less frequent.
extension Matcher {
    /// Whether it holds, so that the next one follows.
    mutating func perform(_ instruction: Instruction) throws -> Bool {
        switch instruction {
        case .beginCapture(let number):
            try push(.begun(number, was: begun[number]))
            begun[number] = position
            return true
        case .endCapture(let number): return try endCapture(number)
        case .anchor(let anchor, let options): return holds(anchor, options)
        case .backreference(let number, let ignoresCase): return try matchesAgain(number, ignoresCase: ignoresCase)
        case .set(let register, let value):
            try setRegister(register, value)
            return true
        case .setToPosition(let register):
            try setRegister(register, position)
            return true
        case .enter(let slot):
            slots[slot] = (choices.count, position)
            return true
        case .commit(let slot):
            try cut(to: slots[slot].height, undoing: false)
            return true
        case .commitLookahead(let slot):
            try cut(to: slots[slot].height, undoing: false)
            position = slots[slot].position
            return true
        case .refute(let slot):
            try cut(to: slots[slot].height, undoing: true)
            return false
        case .lookBehind(let slot):
            try push(.furtherBack(instruction: instructionAfterLookBehind(slot), position: position))
            return true
        case .endLookBehind(let slot): return position == slots[slot].position
        default: return false
        }
    }

    private func instructionAfterLookBehind(_ slot: Int) -> Int { (program.lookBehinds[slot] ?? 0) + 1 }

    private mutating func endCapture(_ number: Int) throws -> Bool {
        let range = begun[number]..<max(begun[number], position)
        var value: Int?
        let group = program.captures[number]
        if group.transform != nil {
            guard let made = try transform(group, range) else { return false }
            value = made
        }
        try push(.capture(number, was: captures[number]))
        captures[number] = FoundCapture(range: range, value: value)
        return true
    }

    /// Whether what a capture found comes again.
    private mutating func matchesAgain(_ number: Int, ignoresCase: Bool) throws -> Bool {
        guard let range = captures[number].range else { return false }
        var place = range.lowerBound
        while place < range.upperBound {
            try budget.charge()
            guard position < subject.bounds.upperBound else { return false }
            let (wanted, end) = subject.unit(at: place)
            let (found, next) = subject.unit(at: position)
            let (a, b) = (wanted.character, found.character)
            guard a == b || ignoresCase && a.isSame(as: b) else { return false }
            (place, position) = (end, next)
        }
        return true
    }

    private func holds(_ anchor: PatternAnchor, _ options: PatternOptions) -> Bool {
        let bounds = subject.bounds
        switch anchor {
        case .startOfSubject: return position == bounds.lowerBound
        case .endOfSubject: return position == bounds.upperBound
        case .endOfSubjectBeforeNewline:
            return position == bounds.upperBound || subject.character(at: position).map { $0.0.isNewline && $0.end == bounds.upperBound } ?? false
        case .startOfLine: return position == bounds.lowerBound || subject.character(before: position).map { $0.0.isNewline } ?? false
        case .endOfLine: return position == bounds.upperBound || subject.character(at: position).map { $0.0.isNewline } ?? false
        case .wordBoundary: return subject.isWordBoundary(position, isSimple: options.usesSimpleWordBoundaries)
        case .notWordBoundary: return !subject.isWordBoundary(position, isSimple: options.usesSimpleWordBoundaries)
        case .firstMatchingPosition: return position == firstPosition
        case .textSegmentBoundary: return true
        case .notTextSegmentBoundary: return false
        case .caret: return holds(options.anchorsMatchLineEndings ? .startOfLine : .startOfSubject, options)
        case .dollar:
            // Where scalars are matched, an end is also before the last line break, as in other engines.
            return holds(options.anchorsMatchLineEndings ? .endOfLine : options.matchesScalars ? .endOfSubjectBeforeNewline : .endOfSubject, options)
        }
    }
}
