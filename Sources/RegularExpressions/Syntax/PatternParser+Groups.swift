/// What is in parentheses.
extension PatternParser {
    /// A group, after its opening parenthesis; nil for a change of options and a comment, which match nothing.
    mutating func group(from start: Int, isOptional: Bool) throws -> PatternNode? {
        guard depth < Self.depthLimit else { throw fault("group is too deeply nested", at: start) }
        guard take("?") else {
            if next == "*" { return try verb(from: start) }
            return capturesNamedOnly ? try closed(isOptional) : try captured(nil, isOptional)
        }
        switch next {
        case ":":
            index += 1
            return try closed(isOptional)
        case "|":
            index += 1
            refuse("branch reset group", at: start)
            return try closed(isOptional)
        case ">":
            index += 1
            return .atomic(try closed(isOptional))
        case "=", "!":
            let isNegative = next == "!"
            index += 1
            return .lookahead(try closed(isOptional), isNegative: isNegative)
        case "*":
            index += 1
            refuse("non-atomic lookahead", at: start)
            return try closed(isOptional)
        case "#":
            index += 1
            _ = try taken(upTo: ")")
            return nil
        case "P" where has("P<"):
            index += 2
            return try named(endingWith: ">", isOptional, from: start)
        case "'":
            index += 1
            return try named(endingWith: "'", isOptional, from: start)
        case "<":
            index += 1
            if next == "=" || next == "!" { return try lookbehind(from: start, isOptional) }
            return try named(endingWith: ">", isOptional, from: start)
        case "(":
            refuse("conditional", at: start)
            try skipBalanced()
            return .sequence([])
        case "R", "&", "0", "1", "2", "3", "4", "5", "6", "7", "8", "9", "+":
            refuse("subpattern", at: start)
            _ = try taken(upTo: ")")
            return .sequence([])
        case "{", "C":
            refuse("callout", at: start)
            _ = try taken(upTo: ")")
            return .sequence([])
        default: return try options(isOptional)
        }
    }

    private mutating func verb(from start: Int) throws -> PatternNode {
        refuse("backtracking directive", at: start)
        _ = try taken(upTo: ")")
        return .sequence([])
    }

    /// To the end of what is open, so that what else is wrong is found.
    private mutating func skipBalanced() throws {
        var open = 1
        while open > 0 {
            guard let character = next else { throw fault("expected ')'", at: index) }
            index += 1
            if character == "\\" { index = min(index + 1, characters.count) }
            if character == "(" { open += 1 }
            if character == ")" { open -= 1 }
        }
    }

    private mutating func closed(_ isOptional: Bool) throws -> PatternNode {
        let node = try alternation(isOptional: isOptional)
        try expect(")")
        return .sequence([node])
    }

    private mutating func captured(_ name: String?, _ isOptional: Bool) throws -> PatternNode {
        let group = CaptureGroup(name: name)
        captures.append(RegexPattern.Capture(group: group, optionalDepth: isOptional ? 1 : 0))
        return .capture(group, try closed(isOptional))
    }

    private mutating func named(endingWith end: String, _ isOptional: Bool, from start: Int) throws -> PatternNode {
        let name = try name(endingWith: end)
        if captures.contains(where: { $0.group.name == name }) { throw fault("group named '\(name)' already exists", at: start) }
        return try captured(name, isOptional)
    }

    /// The name of a group, with the mark after it.
    mutating func name(endingWith end: String) throws -> String {
        let start = index
        guard let first = next, String(first) != end else { throw fault("expected group name", at: index) }
        if first.isNumber { throw fault("group name must not start with number", at: index) }
        while let character = next, character.isLetter || character.isNumber || character == "_" { index += 1 }
        guard index > start else { throw fault("group name must only contain alphanumeric characters", at: index) }
        let name = String(characters[start..<index])
        guard take(end) else { throw fault("expected '\(end)'", at: index) }
        return name
    }

    private mutating func lookbehind(from start: Int, _ isOptional: Bool) throws -> PatternNode {
        let isNegative = next == "!"
        index += 1
        if flavor == .swift { refuse("lookbehind", at: start) }
        return .lookbehind(try closed(isOptional), isNegative: isNegative)
    }

    // MARK: Options

    /// `(?i)`, `(?i-m)` and `(?i:…)`.
    private mutating func options(_ isOptional: Bool) throws -> PatternNode? {
        let start = index
        var changes: [PatternOption] = []
        var (isOn, extends, namesOnly): (Bool, Bool?, Bool?) = (true, nil, nil)
        if take("^") {
            changes = [.ignoresCase(false), .dotMatchesNewlines(false), .anchorsMatchLineEndings(false), .repeatsReluctantly(false)]
            (extends, namesOnly) = (false, false)
        }
        while let character = next, character != ")", character != ":" {
            index += 1
            switch character {
            case "-" where isOn: isOn = false
            case "i": changes.append(.ignoresCase(isOn))
            case "s": changes.append(.dotMatchesNewlines(isOn))
            case "m": changes.append(.anchorsMatchLineEndings(isOn))
            case "U" where flavor == .swift: changes.append(.repeatsReluctantly(isOn))
            case "x": extends = isOn
            case "n" where flavor == .swift: namesOnly = isOn
            case "w": changes.append(.usesSimpleWordBoundaries(!isOn))
            case "D", "P", "S", "W": changes.append(.isASCIIOnly(isOn))
            case "u" where flavor == .swift: changes.append(.matchesScalars(isOn))
            case "X" where flavor == .swift: changes.append(.matchesScalars(!isOn))
            default:
                throw fault("unknown group kind '(?\(String(characters[start..<index]))'", at: index - 1)
            }
        }
        guard let end = next else { throw fault("expected ')'", at: index) }
        index += 1
        if end == ")" {
            pending += changes
            if let extends { isExtended = extends }
            if let namesOnly { capturesNamedOnly = namesOnly }
            return nil
        }
        let saved = (isExtended, capturesNamedOnly)
        if let extends { isExtended = extends }
        if let namesOnly { capturesNamedOnly = namesOnly }
        defer { (isExtended, capturesNamedOnly) = saved }
        return .options(changes, try closed(isOptional))
    }
}
