import RegularExpressions
import SwiftModel

/// A match, with what is needed to say what its captures are.
final class RegexMatch {
    let text: String
    let found: FoundMatch
    let pattern: RegexPattern
    /// What transformations made, by the numbers of `FoundCapture.value`.
    let values: [Value]

    init(_ text: String, _ found: FoundMatch, _ pattern: RegexPattern, _ values: [Value]) {
        (self.text, self.found, self.pattern, self.values) = (text, found, pattern, values)
    }

    var wholeAndCaptures: Int { found.captures.count + 1 }

    /// The range of a capture, or with 0 of the whole.
    func range(_ number: Int) -> Range<Int>? {
        if number == 0 { return found.range }
        return found.captures.indices.contains(number - 1) ? found.captures[number - 1].range : nil
    }

    func substring(_ range: Range<Int>) -> Value { .box(Box([.string(text), .int(range.lowerBound), .int(range.upperBound)])) }
}

extension StandardNatives {
    static func bindRegularExpressions(_ table: inout [String: DirectFunction]) {
        table["_regexPattern(_: String, _: Bool)"] = { call in
            let text = try call.text(0)
            do {
                return .native(try call.machine.patterns.pattern(text, isExtended: call.bool(1)))
            } catch let fault as PatternFault {
                throw RuntimeError("regex-use", "cannot parse regular expression: \(fault.message)")
            }
        }
        table["_verbatimPattern(_: String)"] = { call in .native(RegexPattern(verbatim: try call.text(0))) }
        table["_regexFault(_: String)"] = { call in
            let text = try call.text(0)
            do {
                _ = try call.machine.patterns.pattern(text)
                return .none
            } catch let fault as PatternFault {
                return .string(fault.message)
            }
        }
        table["_regexTypeFault(_: _RegexPattern, _: Output.Type)"] = { call in
            let (own, wanted) = (call.machine.outputType(of: try pattern(call[0])), call.type(0))
            if wanted == own || wanted.isKnown(.substring) || wanted.isKnown(.anyRegexOutput) { return .none }
            return try call.made("Cast to incorrect type 'Regex<\(wanted.printedName)>', expected 'Regex<\(own.printedName)>'")
        }
        table["_RegexPattern._withoutTypes()"] = { call in .native(try pattern(call[0]).withoutTypes) }
        table["_RegexPattern._hasCapture(_: String)"] = { call in .bool(try pattern(call[0]).number(ofCaptureNamed: call.string(1)) != nil) }
        table["_RegexPattern._match(_: String, _: Int, _: Int, _: Int, _: Int)"] = { call in
            let (pattern, text) = (try pattern(call[0]), try call.string(1))
            let (bounds, start) = (try range(call.int(2), call.int(3)), try call.int(4))
            guard let match = try match(pattern, text, bounds, from: start, MatchPlace(rawValue: call.int(5)) ?? .anywhere, call.machine) else { return .none }
            return .native(match)
        }
        table["_RegexMatch._lower"] = { call in .int(try match(call[0]).found.range.lowerBound) }
        table["_RegexMatch._upper"] = { call in .int(try match(call[0]).found.range.upperBound) }
        table["_RegexMatch._count"] = { call in .int(try match(call[0]).wholeAndCaptures) }
        table["_RegexMatch._output()"] = { call in try output(of: match(call[0]), as: call.resultType) }
        table["_RegexMatch._substring(_: Int)"] = { call in
            let match = try match(call[0])
            return try match.range(call.int(1)).map(match.substring) ?? .none
        }
        table["_RegexMatch._name(_: Int)"] = { call in
            let (captures, number) = (try match(call[0]).pattern.captures, try call.int(1))
            return captures.indices.contains(number - 1) ? captures[number - 1].group.name.map { .string($0) } ?? .none : .none
        }
        table["_RegexMatch._number(_: String)"] = { call in
            try match(call[0]).pattern.number(ofCaptureNamed: call.string(1)).map { .int($0 + 1) } ?? .none
        }
    }

    static func pattern(_ value: Value) throws -> RegexPattern {
        guard case .native(let object) = value, let pattern = object as? RegexPattern else { throw RuntimeError.malformed("a regular expression") }
        return pattern
    }

    static func match(_ value: Value) throws -> RegexMatch {
        guard case .native(let object) = value, let match = object as? RegexMatch else { throw RuntimeError.malformed("a match") }
        return match
    }

    private static func range(_ lower: Int, _ upper: Int) throws -> Range<Int> {
        guard lower <= upper else { throw RuntimeError("range", "Range requires lowerBound <= upperBound") }
        return lower..<upper
    }

    static func match(
        _ pattern: RegexPattern, _ text: String, _ bounds: Range<Int>, from start: Int, _ place: MatchPlace, _ machine: Machine
    ) throws -> RegexMatch? {
        var values: [Value] = []
        let found = try pattern.firstMatch(in: text, within: bounds, from: start, place, machine.budget) { group, range in
            guard let transform = group.transform as? CaptureTransform else { return nil }
            guard let value = try transform.value(of: .box(Box([.string(text), .int(range.lowerBound), .int(range.upperBound)])), machine) else { return nil }
            try machine.budget.willTake(bytes: MemoryLayout<Value>.stride)
            values.append(value)
            return values.count - 1
        }
        return found.map { RegexMatch(text, $0, pattern, values) }
    }

    // MARK: Outputs

    private static func output(of match: RegexMatch, as type: SwiftType) throws -> Value {
        if type.isKnown(.anyRegexOutput) { return .box(Box([.native(match)])) }
        let whole = match.substring(match.found.range)
        guard case .tuple(let elements) = type.head else { return whole }
        let typed = match.pattern.captures.indices.filter { match.pattern.captures[$0].isTyped }
        guard typed.count == elements.count - 1 else {
            throw RuntimeError("regex-use", "the output of this regular expression isn't a '\(type.printedName)'")
        }
        return .box(Box([whole] + zip(typed, elements.dropFirst()).map { value(of: $0, in: match, as: $1.type) }))
    }

    /// What a capture found, inside of the optionals that its type has.
    private static func value(of number: Int, in match: RegexMatch, as type: SwiftType) -> Value {
        guard let range = match.found.captures[number].range else { return .none }
        func wrapped(_ type: SwiftType, _ depth: Int) -> Value {
            guard depth > 0, let payload = type.optionalPayload else {
                return match.found.captures[number].value.map { match.values[$0] } ?? match.substring(range)
            }
            let inner = wrapped(payload.head, depth - 1)
            return payload.isBoxedAsPayload ? .box(Box(tag: 1, [inner])) : inner
        }
        return wrapped(type.head, match.pattern.captures[number].optionalDepth)
    }
}

extension Machine {
    /// The type of what a match of a pattern gives.
    func outputType(of pattern: RegexPattern) -> SwiftType {
        let whole = types.module.named(.substring)
        let captures = pattern.captures.map { capture in
            TupleElement(label: capture.group.name, type: capture.optionalDepth > 0 ? types.module.named(.optional, whole) : whole)
        }
        return captures.isEmpty ? whole : .tuple([TupleElement(type: whole)] + captures)
    }
}
