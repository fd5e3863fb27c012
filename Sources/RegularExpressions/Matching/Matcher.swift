import SwiftModel

/// Runs a program on a text: a step at a time, with the choices that are left on a stack of its own, so that neither time nor depth goes uncounted.
struct Matcher {
    /// Makes the value of a capture, and gives the number that it's kept under; nil where the text doesn't do.
    typealias Transform = (CaptureGroup, Range<Int>) throws -> Int?

    enum Choice {
        case other(instruction: Int, position: Int)
        /// A run that may give back units, one at a time.
        case shorter(instruction: Int, least: Int, position: Int)
        /// A run that may take more.
        case longer(instruction: Int, set: Int, left: Int, position: Int)
        case furtherBack(instruction: Int, position: Int)
        /// What was there before, for those who go back.
        case register(Int, was: Int)
        case capture(Int, was: FoundCapture)
        case begun(Int, was: Int)
    }

    let program: Program
    let subject: Subject
    let budget: Budget
    let isWhole: Bool
    let firstPosition: Int
    let transform: Transform

    var position = 0
    var choices: [Choice] = []
    var registers: [Int]
    var captures: [FoundCapture]
    /// Where captures begin that haven't ended.
    var begun: [Int]
    var slots: [(height: Int, position: Int)]

    init(_ program: Program, _ subject: Subject, _ budget: Budget, isWhole: Bool, from first: Int, _ transform: @escaping Transform) {
        (self.program, self.subject, self.budget, self.isWhole, self.firstPosition, self.transform) = (program, subject, budget, isWhole, first, transform)
        registers = Array(repeating: 0, count: program.registerCount)
        captures = Array(repeating: FoundCapture(), count: program.captures.count)
        begun = Array(repeating: 0, count: program.captures.count)
        slots = Array(repeating: (0, 0), count: program.slotCount)
    }

    mutating func push(_ choice: Choice) throws {
        try budget.willTake(bytes: MemoryLayout<Choice>.stride)
        choices.append(choice)
    }

    /// Whether it matches from a place on; the end is the position then.
    mutating func matches(at start: Int) throws -> Bool {
        position = start
        choices.removeAll(keepingCapacity: true)
        for index in captures.indices { captures[index] = FoundCapture() }
        var next = 0
        while true {
            try budget.charge()
            switch program.instructions[next] {
            case .unit(let set):
                if position < subject.bounds.upperBound {
                    let (unit, end) = subject.unit(at: position)
                    if program.classes[set].contains(unit) {
                        (position, next) = (end, next + 1)
                        continue
                    }
                }
            case .run(let set, let least, let most, let behavior):
                if try run(set, least, most, behavior, next: next + 1) { next += 1; continue }
            case .jump(let place):
                next = place
                continue
            case .choose(let first, let other):
                try push(.other(instruction: other, position: position))
                next = first
                continue
            case .loop(let count, let place, let least, let most, let isEager, let exit):
                next = try turn(count, place, least, most, isEager, exit, next)
                continue
            case .nextTurn(let count, let loop):
                try setRegister(count, registers[count] + 1)
                next = loop
                continue
            case .accept:
                if !isWhole || position == subject.bounds.upperBound { return true }
            default: if try perform(program.instructions[next]) { next += 1; continue }
            }
            guard let other = try goBack() else { return false }
            next = other
        }
    }

    private mutating func run(_ set: Int, _ least: Int, _ most: Int, _ behavior: RepetitionBehavior, next: Int) throws -> Bool {
        let wanted = behavior == .reluctant ? least : most
        var (count, leastPosition) = (0, position)
        while count < wanted, position < subject.bounds.upperBound {
            try budget.charge()
            let (unit, end) = subject.unit(at: position)
            guard program.classes[set].contains(unit) else { break }
            (position, count) = (end, count + 1)
            if count == least { leastPosition = end }
        }
        guard count >= least else { return false }
        switch behavior {
        case .eager: if count > least { try push(.shorter(instruction: next, least: leastPosition, position: position)) }
        case .reluctant: if most > least { try push(.longer(instruction: next, set: set, left: most - least, position: position)) }
        case .possessive: break
        }
        return true
    }

    private mutating func turn(_ count: Int, _ place: Int, _ least: Int, _ most: Int, _ isEager: Bool, _ exit: Int, _ loop: Int) throws -> Int {
        let turns = registers[count]
        // A turn that took nothing would be followed by more of that kind.
        if turns > 0, registers[place] == position { return exit }
        if turns < least { return loop + 1 }
        if turns >= most { return exit }
        try push(.other(instruction: isEager ? exit : loop + 1, position: position))
        return isEager ? loop + 1 : exit
    }

    mutating func setRegister(_ register: Int, _ value: Int) throws {
        try push(.register(register, was: registers[register]))
        registers[register] = value
    }

    /// The instruction to go on with after a failure; nil where nothing is left to try.
    private mutating func goBack() throws -> Int? {
        while let choice = choices.popLast() {
            try budget.charge()
            switch choice {
            case .other(let instruction, let position):
                self.position = position
                return instruction
            case .shorter(let instruction, let least, let position):
                self.position = subject.start(ofUnitBefore: position)
                if self.position > least { choices.append(.shorter(instruction: instruction, least: least, position: self.position)) }
                return instruction
            case .longer(let instruction, let set, let left, let position):
                guard position < subject.bounds.upperBound else { continue }
                let (unit, end) = subject.unit(at: position)
                guard program.classes[set].contains(unit) else { continue }
                self.position = end
                if left > 1 { choices.append(.longer(instruction: instruction, set: set, left: left == .max ? left : left - 1, position: end)) }
                return instruction
            case .furtherBack(let instruction, let position):
                guard position > subject.bounds.lowerBound else { continue }
                self.position = subject.start(ofUnitBefore: position)
                choices.append(.furtherBack(instruction: instruction, position: self.position))
                return instruction
            default: restore(choice)
            }
        }
        return nil
    }

    private mutating func restore(_ choice: Choice) {
        switch choice {
        case .register(let register, let was): registers[register] = was
        case .capture(let number, let was): captures[number] = was
        case .begun(let number, let was): begun[number] = was
        default: break
        }
    }

    /// Forgets choices, and what they would restore where `undoing` says so.
    mutating func cut(to height: Int, undoing: Bool) throws {
        guard choices.count > height else { return }
        try budget.charge(choices.count - height)
        if undoing {
            while choices.count > height, let choice = choices.popLast() { restore(choice) }
            return
        }
        var kept = height
        for index in height..<choices.count where choices[index].isMemory {
            choices[kept] = choices[index]
            kept += 1
        }
        choices.removeLast(choices.count - kept)
    }
}

extension Matcher.Choice {
    fileprivate var isMemory: Bool {
        switch self {
        case .register, .capture, .begun: true
        default: false
        }
    }
}
