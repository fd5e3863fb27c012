/// What is in square brackets.
extension PatternParser {
    /// A set, after its opening bracket.
    mutating func customClass(from start: Int) throws -> CharacterClass {
        depth += 1
        defer { depth -= 1 }
        deepest = max(deepest, depth)
        guard depth < Self.depthLimit else { throw fault("custom character class is too deeply nested", at: start) }
        let isInverted = take("^")
        var (left, operation): (CharacterClass?, String?) = (nil, nil)
        var members: [CharacterClass] = []
        while true {
            if isExtended { skipSpaceInClass() }
            guard let character = next else { throw fault("expected ']'", at: index) }
            if character == "]" {
                if members.isEmpty, flavor == .foundation, left == nil {
                    index += 1
                    members.append(.character("]"))
                    continue
                }
                index += 1
                break
            }
            if let sign = ["&&", "--", "~~"].first(where: { has($0) }), flavor == .swift || sign != "~~" {
                guard !members.isEmpty else { throw fault("expected custom character class members", at: start) }
                left = Self.combined(left, operation, members)
                (operation, members) = (sign, [])
                index += 2
                continue
            }
            members.append(try member())
            size += 1
        }
        guard !members.isEmpty else { throw fault("expected custom character class members", at: start) }
        let whole = Self.combined(left, operation, members)
        return isInverted ? .inverted(whole) : whole
    }

    private mutating func skipSpaceInClass() { while let character = next, character.isWhitespace { index += 1 } }

    private static func combined(_ left: CharacterClass?, _ operation: String?, _ members: [CharacterClass]) -> CharacterClass {
        let right: CharacterClass = members.count == 1 ? members[0] : .union(members)
        guard let left, let operation else { return right }
        switch operation {
        case "&&": return .intersection(left, right)
        case "--": return .subtraction(left, right)
        default: return .symmetricDifference(left, right)
        }
    }

    private mutating func member() throws -> CharacterClass {
        let start = index
        let first = try bound()
        if isExtended { skipSpaceInClass() }
        // A hyphen at the end is one.
        guard next == "-", index + 1 < characters.count, characters[index + 1] != "]", characters[index + 1] != "-" else { return first }
        let hyphen = index
        index += 1
        if isExtended { skipSpaceInClass() }
        let place = index
        let last = try bound()
        guard case .character(let lower) = first else { throw fault("invalid bound for character class range", at: start) }
        guard case .character(let upper) = last else { throw fault("invalid bound for character class range", at: place) }
        guard lower <= upper else { throw fault("character '\(lower)' must compare less than or equal to '\(upper)'", at: hyphen) }
        return .range(lower, upper)
    }

    private mutating func bound() throws -> CharacterClass {
        let start = index
        guard let character = next else { throw fault("expected ']'", at: index) }
        if has("[:"), let posix = try posix() { return posix }
        index += 1
        switch character {
        case "[": return try customClass(from: start)
        case "\\":
            if take("b") { return .character("\u{8}") }
            if take("Q") {
                let from = index
                while index < characters.count, !has("\\E") { index += 1 }
                let quoted = characters[from..<index].map(CharacterClass.character)
                _ = take("\\E")
                return quoted.count == 1 ? quoted[0] : .union(quoted)
            }
            return try escapedClass(from: start)
        default: return .character(character)
        }
    }

    /// `[:alpha:]`; nil where the brackets are others.
    private mutating func posix() throws -> CharacterClass? {
        let start = index
        index += 2
        let isInverted = take("^")
        let place = index
        while let character = next, character.isLetter || character == "_" || character == "=" || character.isNumber { index += 1 }
        guard has(":]"), index > place else {
            index = start
            return nil
        }
        let name = String(characters[place..<index])
        index += 2
        if name == "digit" { return isInverted ? .inverted(.digit) : .digit }
        if name == "word" { return isInverted ? .inverted(.word) : .word }
        return try property(named: name, isInverted: isInverted, at: place)
    }
}
