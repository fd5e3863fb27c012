/// A pattern as instructions.
final class Program {
    private(set) var instructions: [Instruction] = []
    private(set) var classes: [PreparedClass] = []
    private(set) var captures: [CaptureGroup] = []
    private(set) var registerCount = 0
    private(set) var slotCount = 0
    /// Where each looks behind, by its slot.
    private(set) var lookBehinds: [Int: Int] = [:]
    let matchesScalars: Bool
    /// The byte that each match begins with, where that is known.
    private(set) var firstByte: UInt8?

    private var numbers: [ObjectIdentifier: Int] = [:]
    private var labels: [ObjectIdentifier: Int] = [:]
    private var options = PatternOptions()
    private var characters: [KeptCharacter: Int] = [:]

    private struct KeptCharacter: Hashable {
        let character: Character
        let options: PatternOptions
    }

    init(_ pattern: RegexPattern) {
        matchesScalars = Self.matchesScalars(pattern.node)
        add(pattern.node)
        instructions.append(.accept)
        if case .unit(let set)? = instructions.first, case .character(let character) = classes[set].own, !classes[set].options.ignoresCase {
            // A line feed may be the second half of a character.
            firstByte = character.asciiValue.flatMap { $0 < 32 ? nil : $0 }
        }
    }

    /// What is set for the whole of a pattern.
    private static func matchesScalars(_ node: PatternNode) -> Bool {
        var (current, result) = (node, false)
        while case .options(let list, let inner) = current {
            for case .matchesScalars(let isOn) in list { result = isOn }
            current = inner
        }
        return result
    }

    private func add(_ node: PatternNode) {
        switch node {
        case .character(let character): instructions.append(.unit(set: number(of: .character(character))))
        case .oneOf(let own): instructions.append(.unit(set: number(of: own)))
        case .anchor(let anchor): instructions.append(.anchor(anchor, options))
        case .sequence(let nodes): nodes.forEach(add)
        case .alternation(let nodes): addAlternation(nodes)
        case .capture(let group, let inner):
            let number = captures.count
            captures.append(group)
            numbers[ObjectIdentifier(group)] = number
            if let label = group.label { labels[ObjectIdentifier(label)] = number }
            instructions.append(.beginCapture(number))
            add(inner)
            instructions.append(.endCapture(number))
        case .backreference(let reference):
            let number = reference.group.flatMap { numbers[ObjectIdentifier($0)] } ?? reference.label.flatMap { labels[ObjectIdentifier($0)] }
            instructions.append(number.map { .backreference(capture: $0, ignoresCase: options.ignoresCase) } ?? .fail)
        case .repeated(let inner, let least, let most, let behavior): addRepetition(inner, least, most, behavior)
        case .lookahead(let inner, let isNegative): addLookahead(inner, isNegative: isNegative)
        case .lookbehind(let inner, let isNegative): addLookbehind(inner, isNegative: isNegative)
        case .atomic(let inner):
            let slot = newSlot()
            instructions.append(.enter(slot: slot))
            add(inner)
            instructions.append(.commit(slot: slot))
        case .options(let changes, let inner):
            let saved = options
            changes.forEach { options.set($0) }
            add(inner)
            options = saved
        }
    }

    private func number(of own: CharacterClass) -> Int {
        if case .character(let character) = own {
            let key = KeptCharacter(character: character, options: options)
            if let known = characters[key] { return known }
            characters[key] = classes.count
        }
        classes.append(PreparedClass(own, options))
        return classes.count - 1
    }

    private func newSlot() -> Int {
        slotCount += 1
        return slotCount - 1
    }

    private func newRegister() -> Int {
        registerCount += 1
        return registerCount - 1
    }

    private func addAlternation(_ nodes: [PatternNode]) {
        var ends: [Int] = []
        for (index, node) in nodes.enumerated() {
            guard index < nodes.count - 1 else { add(node); break }
            let choice = instructions.count
            instructions.append(.fail)
            add(node)
            ends.append(instructions.count)
            instructions.append(.fail)
            instructions[choice] = .choose(first: choice + 1, other: instructions.count)
        }
        for end in ends { instructions[end] = .jump(instructions.count) }
    }

    private func addRepetition(_ inner: PatternNode, _ least: Int, _ most: Int, _ written: RepetitionBehavior) {
        if most == 0 { return addSkipped(inner) }
        let behavior = options.repeatsReluctantly ? written.swapped : written
        if let set = unit(inner) {
            instructions.append(.run(set: set, least: least, most: most, behavior))
            return
        }
        let slot = behavior == .possessive ? newSlot() : nil
        if let slot { instructions.append(.enter(slot: slot)) }
        let (count, place) = (newRegister(), newRegister())
        instructions.append(.set(register: count, to: 0))
        let loop = instructions.count
        instructions.append(.fail)
        instructions.append(.setToPosition(register: place))
        add(inner)
        instructions.append(.nextTurn(count: count, loop: loop))
        instructions[loop] = .loop(count: count, place: place, least: least, most: most, isEager: behavior != .reluctant, exit: instructions.count)
        if let slot { instructions.append(.commit(slot: slot)) }
    }

    /// What is repeated zero times has captures all the same.
    private func addSkipped(_ inner: PatternNode) {
        let jump = instructions.count
        instructions.append(.fail)
        add(inner)
        instructions[jump] = .jump(instructions.count)
    }

    /// The set of a node that matches one unit.
    private func unit(_ node: PatternNode) -> Int? {
        switch node {
        case .character(let character): number(of: .character(character))
        case .oneOf(let own): number(of: own)
        case .sequence(let nodes) where nodes.count == 1: unit(nodes[0])
        default: nil
        }
    }

    private func addLookahead(_ inner: PatternNode, isNegative: Bool) {
        let slot = newSlot()
        instructions.append(.enter(slot: slot))
        let choice = instructions.count
        if isNegative { instructions.append(.fail) }
        add(inner)
        instructions.append(isNegative ? .refute(slot: slot) : .commitLookahead(slot: slot))
        if isNegative { instructions[choice] = .choose(first: choice + 1, other: instructions.count) }
    }

    private func addLookbehind(_ inner: PatternNode, isNegative: Bool) {
        let slot = newSlot()
        instructions.append(.enter(slot: slot))
        let choice = instructions.count
        if isNegative { instructions.append(.fail) }
        lookBehinds[slot] = instructions.count
        instructions.append(.lookBehind(slot: slot))
        add(inner)
        instructions.append(.endLookBehind(slot: slot))
        instructions.append(isNegative ? .refute(slot: slot) : .commitLookahead(slot: slot))
        if isNegative { instructions[choice] = .choose(first: choice + 1, other: instructions.count) }
    }
}

extension RepetitionBehavior {
    fileprivate var swapped: RepetitionBehavior {
        switch self {
        case .eager: .reluctant
        case .reluctant: .eager
        case .possessive: .possessive
        }
    }
}
