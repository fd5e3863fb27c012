/// What is wrong with the text of a regular expression.
package struct PatternFault: Error {
    package let message: String
    /// In bytes of UTF-8.
    package let offset: Int
    /// Whether Swift has it, and the workbook doesn't.
    package var isUnsupported = false
}

/// Whose regular expressions are read.
package enum PatternFlavor { case swift, foundation }

/// Reads the text of a regular expression.
struct PatternParser {
    let characters: [Character]
    let flavor: PatternFlavor
    var index = 0
    /// Whether spaces and comments are skipped: `(?x)`, and a literal of several lines.
    var isExtended: Bool
    /// Open groups.
    var depth = 0
    /// In the order of their beginnings.
    var captures: [RegexPattern.Capture] = []
    /// Groups without names capture nothing: `(?n)`.
    var capturesNamedOnly = false
    /// Options that hold for the rest of the current group.
    var pending: [PatternOption] = []
    /// Backreferences, which are looked up when all groups are known.
    var references: [(reference: CaptureReference, target: CaptureTarget, index: Int)] = []
    /// What is read but cannot be used, which is said when all else is right.
    var refusals: [PatternFault] = []
    var size = 0
    var deepest = 0

    enum CaptureTarget {
        case number(Int)
        case name(String)
    }

    static let depthLimit = 65
    static let countLimit = 65_535

    init(_ text: String, _ flavor: PatternFlavor, isExtended: Bool) {
        (characters, self.flavor, self.isExtended) = (Array(text), flavor, isExtended)
    }

    mutating func parsed() throws -> RegexPattern {
        var node = try alternation(isOptional: false)
        if index < characters.count { throw fault(flavor == .swift ? "closing ')' does not balance any groups openings" : "unbalanced ')'", at: index) }
        for (reference, target, place) in references { reference.group = try group(target, at: place) }
        if let refusal = refusals.first { throw refusal }
        if flavor == .foundation { node = .options([.matchesScalars(true), .usesSimpleWordBoundaries(true)], node) }
        return RegexPattern(node, captures, handsOnCaptures: !captures.contains { $0.group.name != nil }, size: size, depth: 2 * deepest + 4)
    }

    private func group(_ target: CaptureTarget, at place: Int) throws -> CaptureGroup {
        switch target {
        case .number(let number):
            guard captures.indices.contains(number - 1) else { throw fault("no capture numbered \(number)", at: place) }
            return captures[number - 1].group
        case .name(let name):
            guard let capture = captures.first(where: { $0.group.name == name }) else { throw fault("no capture named '\(name)'", at: place) }
            return capture.group
        }
    }

    // MARK: Characters

    var next: Character? { index < characters.count ? characters[index] : nil }

    func fault(_ message: String, at place: Int) -> PatternFault {
        PatternFault(message: message, offset: characters.prefix(place).reduce(0) { $0 + $1.utf8.count })
    }

    /// What is read to its end, and then refused.
    mutating func refuse(_ what: String, at place: Int) { refusals.append(fault("\(what) is not currently supported", at: place)) }

    /// What Swift takes, and the workbook doesn't.
    mutating func leaveOut(_ what: String, at place: Int) {
        var refusal = fault("\(what) is not supported in the workbook", at: place)
        refusal.isUnsupported = true
        refusals.append(refusal)
    }

    mutating func take(_ character: Character) -> Bool {
        guard next == character else { return false }
        index += 1
        return true
    }

    /// Takes a text if it comes next.
    mutating func take(_ text: String) -> Bool {
        guard index + text.count <= characters.count, characters[index..<(index + text.count)].elementsEqual(text) else { return false }
        index += text.count
        return true
    }

    func has(_ text: String) -> Bool {
        var other = self.index
        for character in text {
            guard other < characters.count, characters[other] == character else { return false }
            other += 1
        }
        return true
    }

    mutating func expect(_ character: Character) throws {
        guard take(character) else { throw fault("expected '\(character)'", at: index) }
    }

    /// What comes before a mark, which is taken, too.
    mutating func taken(upTo end: String) throws -> String {
        let start = index
        while index < characters.count {
            if has(end) {
                let text = String(characters[start..<index])
                index += end.count
                return text
            }
            index += 1
        }
        throw fault("expected '\(end)'", at: index)
    }

    // MARK: Sequences

    /// - Parameter isOptional: whether what is inside may take no part in a match.
    mutating func alternation(isOptional: Bool) throws -> PatternNode {
        depth += 1
        deepest = max(deepest, depth)
        let saved = (pending, isExtended, capturesNamedOnly)
        defer {
            depth -= 1
            (pending, isExtended, capturesNamedOnly) = saved
        }
        pending = []
        let firstCapture = captures.count
        var alternatives = [try sequence(isOptional: isOptional)]
        while take("|") { alternatives.append(try sequence(isOptional: true)) }
        if alternatives.count == 1 { return alternatives[0] }
        for index in firstCapture..<captures.count { captures[index].optionalDepth = 1 }
        return .alternation(alternatives)
    }

    private mutating func sequence(isOptional: Bool) throws -> PatternNode {
        let inherited = pending
        var nodes: [PatternNode] = []
        /// Those before a change of options, with what held for them.
        var finished: [(count: Int, options: [PatternOption])] = []
        while true {
            if isExtended { skipSpace() }
            guard let character = next, character != "|", character != ")" else { break }
            let start = index
            let firstCapture = captures.count
            let changes = pending.count
            guard let atom = try atom(isOptional: isOptional) else {
                if pending.count > changes { finished.append((nodes.count, Array(pending[changes...]))) }
                continue
            }
            size += 1
            let node = try quantified(atom, from: start, firstCapture)
            if let merged = merged(nodes.last, node) { nodes[nodes.count - 1] = merged } else { nodes.append(node) }
        }
        for (count, options) in finished.reversed() {
            let rest = Array(nodes[count...])
            nodes = Array(nodes[..<count]) + [.options(options, .sequence(rest))]
        }
        let whole: PatternNode = nodes.count == 1 ? nodes[0] : .sequence(nodes)
        return inherited.isEmpty ? whole : .options(inherited, whole)
    }

    /// Two characters that are one: a letter, and a mark that is written as its number.
    private func merged(_ first: PatternNode?, _ second: PatternNode) -> PatternNode? {
        guard flavor == .swift, case .character(let a)? = first, case .character(let b) = second else { return nil }
        let both = String(a) + String(b)
        return both.count == 1 ? both.first.map(PatternNode.character) : nil
    }

    /// Spaces, and comments to the ends of lines.
    mutating func skipSpace() {
        while let character = next {
            if character == "#" {
                while next.map({ !$0.isNewline }) ?? false { index += 1 }
            } else if character.isWhitespace {
                index += 1
            } else {
                return
            }
        }
    }
}
