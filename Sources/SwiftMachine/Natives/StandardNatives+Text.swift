import SwiftModel

extension StandardNatives {
    static func bindStrings(_ table: inout [String: DirectFunction]) {
        table["String.init()"] = { _ in .string("") }
        table["String.init(_: T)"] = { call in try call.made(call.machine.printed(call[0], call.type(0))) }
        table["String.init(_: Character)"] = { call in call[0] }
        table["_text(_: [Character])"] = { call in try call.made(joined(try call.array(0))) }
        table["String.init(_describing: Any)"] = { call in try call.made(call.machine.printed(call[0], .any)) }
        table["String.init(reflecting: T)"] = { call in try call.made(call.machine.printed(call[0], call.type(0), inContainer: true)) }
        for type in ["String", "Character"] {
            table["String.init(repeating: \(type), count: Int)"] = { call in
                let (text, count) = (try call.string(0), try call.int(1))
                guard count >= 0 else { throw RuntimeError("negative-count", "a text cannot be repeated \(count) times") }
                let (size, overflow) = text.utf8.count.multipliedReportingOverflow(by: count)
                try call.machine.willMake(bytes: overflow ? .max : size)
                return .string(String(repeating: text, count: count))
            }
        }
        table["String.init(_: Int, radix: Int)"] = { call in
            let radix = try call.int(1)
            guard (2...36).contains(radix) else { throw RuntimeError("radix", "the radix \(radix) is not within 2...36") }
            return .string(String(try call.int(0), radix: radix))
        }
        for arguments in ["_: any CVarArg...", "arguments: [any CVarArg]"] {
            table["String.init(format: String, \(arguments))"] = { call in
                try call.made(Format.text(call.string(0), try call.array(1).elements.map { ($0, .any) }, call.machine))
            }
        }
        table["String.count"] = { call in .int(try call.text(0).count) }
        table["String.isEmpty"] = { call in .bool(try call.string(0).isEmpty) }
        table["String.uppercased()"] = { call in try call.made(call.text(0).uppercased()) }
        table["String.lowercased()"] = { call in try call.made(call.text(0).lowercased()) }
        table["String.capitalized"] = { call in
            var isStart = true
            let text = try call.text(0).map { character -> String in
                defer { isStart = !(character.isLetter || character.isNumber) && character != "'" && character != "’" }
                guard isStart, let first = character.unicodeScalars.first else { return character.lowercased() }
                return first.properties.titlecaseMapping + String(String.UnicodeScalarView(character.unicodeScalars.dropFirst()))
            }
            return try call.made(text.joined())
        }
        table["String.hasPrefix(_: String)"] = { call in .bool(try call.string(0).hasPrefix(call.text(1))) }
        table["String.hasSuffix(_: String)"] = { call in .bool(try call.string(0).hasSuffix(call.text(1))) }
        for type in ["String", "Character"] {
            table["String.contains(_: \(type))"] = { call in
                let (text, part) = (try call.text(0), try call.text(1))
                return .bool(part.isEmpty || contains(text, part))
            }
        }
        table["String.components(separatedBy: String)"] = { call in
            let separator = try call.string(1)
            if separator.isEmpty { return try call.made([call[0]]) }
            return try call.made(pieces(call.text(0), separator).map { .string($0) })
        }
        table["String.replacingOccurrences(of: String, with: String)"] = { call in
            let (text, target) = (try call.text(0), try call.text(1))
            return target.isEmpty ? call[0] : try call.made(pieces(text, target).joined(separator: call.string(2)))
        }
        table["String._replacing(_: String, _: String, _: Int)"] = { call in
            let (text, target) = (try call.text(0), try call.text(1))
            let options = SearchOptions(rawValue: try call.int(3))
            if options.contains(.regularExpression) { return try call.made(replacing(target, in: text, with: call.string(2), options, call.machine)) }
            return target.isEmpty ? call[0] : try call.made(pieces(text, target, options).joined(separator: call.string(2)))
        }
        table["String.trimmingCharacters(in: CharacterSet)"] = { call in
            let (text, set) = (try call.text(0), try characterSet(call[1]))
            let belongs = { (character: Character) in isMember(character, of: set) }
            guard let first = text.firstIndex(where: { !belongs($0) }), let last = text.lastIndex(where: { !belongs($0) }) else { return .string("") }
            return .string(String(text[first...last]))
        }
        table["CharacterSet._contains(_: Character)"] = { call in .bool(isMember(try character(call, 1), of: try characterSet(call[0]))) }
        table["_scalarCharacter(_: Int)"] = { call in .string((Unicode.Scalar(UInt32(clamping: try call.int(0))) ?? "\u{FFFD}").description) }
        table["String.+(_: String, _: String)"] = { call in
            try call.machine.append(call.base + 1, to: call.base)
            return call.take(0)
        }
        table["String.==(_: String, _: String)"] = { call in .bool(try call.text(0) == call.string(1)) }
        table["String.<(_: String, _: String)"] = { call in .bool(try call.text(0) < call.string(1)) }
    }

    /// By characters, in time that grows with both lengths.
    private static func contains(_ text: String, _ part: String) -> Bool {
        text.utf8.count < 256 ? text.contains(part) : !occurrences(of: Array(part), in: Array(text)).isEmpty
    }

    private static func joined(_ array: ArrayStorage) -> String {
        array.elements.reduce(into: "") { if case .string(let text) = $1 { $0 += text } }
    }

    /// The parts between occurrences of a separator that is not empty.
    private static func pieces(_ text: String, _ separator: String, _ options: SearchOptions = []) -> [String] {
        let (characters, wanted) = (Array(text), separator.map(options.folded))
        var places = occurrences(of: wanted, in: options.isEmpty ? characters : characters.map(options.folded))
        if options.contains(.anchored) { places = places.first == 0 ? [0] : [] }
        let starts = [0] + places.map { $0 + wanted.count }
        return zip(starts, places + [characters.count]).map { String(characters[$0..<$1]) }
    }

    private struct NamedSets {
        let names: [String]
        let isInverted: Bool
    }

    private static func characterSet(_ value: Value) throws -> NamedSets {
        guard case .box(let set) = value, set.fields.count == 2, case .array(let names) = set.fields[0], case .bool(let isInverted) = set.fields[1] else {
            throw RuntimeError.malformed("a set of characters")
        }
        return NamedSets(names: names.elements.compactMap { if case .string(let name) = $0 { name } else { nil } }, isInverted: isInverted)
    }

    private static func isMember(_ character: Character, of set: NamedSets) -> Bool {
        set.names.contains { isMember(character, of: $0) } != set.isInverted
    }

    private static func isMember(_ character: Character, of set: String) -> Bool {
        switch set {
        case "whitespaces": character.isWhitespace && !character.isNewline
        case "whitespacesAndNewlines": character.isWhitespace
        case "newlines": character.isNewline
        case "punctuationCharacters": character.isPunctuation
        case "decimalDigits": character.isNumber
        case "letters": character.isLetter
        case "uppercaseLetters": character.isUppercase
        case "lowercaseLetters": character.isLowercase
        case "symbols": character.isSymbol
        case "alphanumerics": character.isLetter || character.isNumber
        case "url": character.isASCII && (character.isLetter || character.isNumber)
        default: set.first == "=" && set.dropFirst().contains(character)
        }
    }

    static func bindCharacters(_ table: inout [String: DirectFunction]) {
        table["Character.init(_: String)"] = { call in
            let count = try call.text(0).count
            guard count == 1 else { throw RuntimeError("character", "a Character is made of one character, not of \(count)") }
            return call[0]
        }
        let tests: [(String, @Sendable (Character) -> Bool)] = [
            ("isLetter", { $0.isLetter }), ("isNumber", { $0.isNumber }), ("isWhitespace", { $0.isWhitespace }), ("isNewline", { $0.isNewline }),
            ("isUppercase", { $0.isUppercase }), ("isLowercase", { $0.isLowercase }), ("isPunctuation", { $0.isPunctuation }), ("isSymbol", { $0.isSymbol }),
            ("isMathSymbol", { $0.isMathSymbol }), ("isCurrencySymbol", { $0.isCurrencySymbol }), ("isASCII", { $0.isASCII }),
        ]
        for (name, test) in tests { table["Character.\(name)"] = { call in .bool(test(try character(call))) } }
        table["Character.asciiValue"] = { call in (try character(call)).asciiValue.map { .int(Int($0)) } ?? .none }
        table["Character.wholeNumberValue"] = { call in (try character(call)).wholeNumberValue.map(Value.int) ?? .none }
        table["Character.uppercased()"] = { call in .string(try call.text(0).uppercased()) }
        table["Character.lowercased()"] = { call in .string(try call.text(0).lowercased()) }
        table["Character.==(_: Character, _: Character)"] = { call in .bool(try call.string(0) == call.string(1)) }
        table["Character.<(_: Character, _: Character)"] = { call in .bool(try call.string(0) < call.string(1)) }
    }

    private static func character(_ call: DirectCall, _ index: Int = 0) throws -> Character {
        guard let character = try call.string(index).first else { throw RuntimeError.malformed("a character") }
        return character
    }
}
