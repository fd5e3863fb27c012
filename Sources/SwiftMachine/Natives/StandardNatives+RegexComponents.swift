import RegularExpressions
import SwiftModel

/// What makes a value of a capture's text.
final class CaptureTransform {
    private let function: Value
    /// Whether it gives an optional, of which `nil` says that the text doesn't do.
    private let isTrying: Bool
    /// Whether that optional holds its value in a box.
    private let isBoxed: Bool

    init(_ function: Value, isTrying: Bool, isBoxed: Bool) { (self.function, self.isTrying, self.isBoxed) = (function, isTrying, isBoxed) }

    func value(of text: Value, _ machine: Machine) throws -> Value? {
        let made = try machine.call(function, [text])
        guard isTrying else { return made }
        if case .none = made { return nil }
        if isBoxed, case .box(let box) = made { return box.fields.first }
        return made
    }
}

/// What a capture is called by.
final class RegexLabel {}

extension StandardNatives {
    static func bindRegexComponents(_ table: inout [String: DirectFunction]) {
        table["_RegexPattern._setting(_: Int, _: Bool)"] = { call in
            let isOn = try call.bool(2)
            let option: PatternOption =
                switch try call.int(1) {
                case 0: .ignoresCase(isOn)
                case 1: .dotMatchesNewlines(isOn)
                case 2: .anchorsMatchLineEndings(isOn)
                case 3, 4, 5: .isASCIIOnly(isOn)
                case 6: .usesSimpleWordBoundaries(isOn)
                case 7: .matchesScalars(isOn)
                default: .repeatsReluctantly(isOn)
                }
            return try made(pattern(call[0]).with(option))
        }
        table["_RegexPattern._followed(_: _RegexPattern)"] = { call in try made(pattern(call[0]).followed(by: pattern(call[1]))) }
        table["_RegexPattern._alternative()"] = { call in try made(pattern(call[0]).alternative) }
        table["_RegexPattern._or(_: _RegexPattern)"] = { call in try made(pattern(call[0]).or(pattern(call[1]))) }
        table["_RegexPattern._repeated(_: Int, _: Int, _: Int?, _: Bool)"] = { call in
            let (least, most) = (try call.int(1), try call.int(2))
            guard least >= 0, most >= least else {
                throw RuntimeError("regex-use", "a part of a regular expression can't be repeated \(least) to \(most) times")
            }
            let behavior: RepetitionBehavior? = if case .int(let number) = call[3] { RepetitionBehavior(rawValue: number) } else { nil }
            return try made(pattern(call[0]).repeated(least, most, behavior, isOptional: call.bool(4)))
        }
        table["_RegexPattern._lookahead(_: Bool)"] = { call in try made(pattern(call[0]).lookahead(isNegative: call.bool(1))) }
        table["_RegexPattern._atomic()"] = { call in try made(pattern(call[0]).atomic) }
        table["_RegexPattern._captured(_: _RegexLabel?)"] = { call in try made(pattern(call[0]).captured(CaptureGroup(label: label(call[1])))) }
        table["_RegexPattern._captured(_: _RegexLabel?, _: (Substring) throws -> NewCapture)"] = { call in
            let transform = CaptureTransform(call[2], isTrying: false, isBoxed: false)
            return try made(pattern(call[0]).captured(CaptureGroup(transform: transform, label: label(call[1]))))
        }
        table["_RegexPattern._tryCaptured(_: _RegexLabel?, _: (Substring) throws -> NewCapture?)"] = { call in
            let transform = CaptureTransform(call[2], isTrying: true, isBoxed: call.type(0).isBoxedAsPayload)
            return try made(pattern(call[0]).captured(CaptureGroup(transform: transform, label: label(call[1]))))
        }
        table["_newRegexLabel()"] = { _ in .native(RegexLabel()) }
        table["_repeatedPattern(_: _RegexLabel)"] = { call in .native(RegexPattern(.backreference(CaptureReference(label: label(call[0]))))) }
        table["_RegexMatch._value(_: _RegexLabel)"] = { call in
            let (match, label) = (try match(call[0]), label(call[1]))
            let named = match.pattern.captures.indices.last { match.pattern.captures[$0].group.label === label && match.found.captures[$0].range != nil }
            guard let named, let range = match.found.captures[named].range else {
                throw RuntimeError("regex-use", "the match has no capture for this reference")
            }
            return match.found.captures[named].value.map { match.values[$0] } ?? match.substring(range)
        }
        table["_regexAnchor(_: Int)"] = { call in .int(try call.int(0)) }
        table["_invertedAnchor(_: Anchor<_RegexPlace>)"] = { call in .int(~(try call.int(0))) }
        table["_anchorPattern(_: Anchor<_RegexPlace>)"] = { call in
            let number = try call.int(0)
            guard number < 0 else { return .native(RegexPattern(.anchor(PatternAnchor(rawValue: number) ?? .startOfSubject))) }
            let anchor = PatternAnchor(rawValue: ~number) ?? .startOfSubject
            if anchor == .wordBoundary { return .native(RegexPattern(.anchor(.notWordBoundary))) }
            return .native(RegexPattern(.lookahead(.anchor(anchor), isNegative: true)))
        }
    }

    private static func label(_ value: Value) -> RegexLabel? {
        if case .native(let object) = value { object as? RegexLabel } else { nil }
    }

    static func made(_ pattern: RegexPattern) throws -> Value {
        if pattern.isTooLarge { throw RuntimeError("regex-size", "the regular expression has too many parts", help: "make it of fewer parts") }
        return .native(pattern)
    }

    // MARK: Sets of characters

    static func bindCharacterClasses(_ table: inout [String: DirectFunction]) {
        let named: [String: CharacterClass] = [
            "any": .any, "anyNonNewline": .anyExceptNewline, "digit": .digit, "hexDigit": .hexDigit, "word": .word, "whitespace": .whitespace,
            "horizontalWhitespace": .horizontalWhitespace, "verticalWhitespace": .verticalWhitespace, "newlineSequence": .newlineSequence,
        ]
        table["_classPattern(_: String)"] = { call in .native(RegexPattern(.oneOf(named[try call.string(0)] ?? .any))) }
        table["_classPattern(of: String)"] = { call in .native(RegexPattern(.oneOf(.union(try call.text(0).map(CharacterClass.character))))) }
        table["_classPattern(from: Character, to: Character)"] = { call in
            guard let first = try call.string(0).first, let last = try call.string(1).first else { throw RuntimeError.malformed("a character") }
            guard first <= last else { throw RuntimeError("range", "Range requires lowerBound <= upperBound") }
            return .native(RegexPattern(.oneOf(.range(first, last))))
        }
        table["_RegexPattern._inverted()"] = { call in
            let own = try pattern(call[0])
            return try made(own.combined(with: nil, .inverted(set(own))))
        }
        table["_RegexPattern._combined(_: _RegexPattern, _: Int)"] = { call in
            let (first, second) = (try pattern(call[0]), try pattern(call[1]))
            let (a, b) = (try set(first), try set(second))
            let both: CharacterClass =
                switch try call.int(2) {
                case 0: .union([a, b])
                case 1: .intersection(a, b)
                case 2: .subtraction(a, b)
                default: .symmetricDifference(a, b)
                }
            return try made(first.combined(with: second, both))
        }
    }

    private static func set(_ pattern: RegexPattern) throws -> CharacterClass {
        guard case .oneOf(let set) = pattern.node else { throw RuntimeError.malformed("a set of characters") }
        return set
    }
}
