/// Regular expressions in code.
@resultBuilder enum RegexComponentBuilder {
    static func buildBlock() -> Regex<Substring> { Regex(_pattern: _verbatimPattern("")) }
    static func buildExpression<R: RegexComponent>(_ regex: R) -> R { regex }
    static func buildPartialBlock<R: RegexComponent>(first component: R) -> Regex<R.RegexOutput> { component.regex }
    static func buildPartialBlock<R0: RegexComponent, R1: RegexComponent>(accumulated: R0, next: R1) -> Regex<_JoinedOutput<R0.RegexOutput, R1.RegexOutput>.Output> {
        Regex(_pattern: accumulated.regex._pattern._followed(next.regex._pattern))
    }
}
@resultBuilder struct AlternationBuilder {
    static func buildExpression<R: RegexComponent>(_ regex: R) -> R { regex }
    static func buildPartialBlock<R: RegexComponent>(first component: R) -> ChoiceOf<_OptionalOutput<R.RegexOutput>.Output> {
        ChoiceOf(_pattern: component.regex._pattern._alternative())
    }
    static func buildPartialBlock<R0: RegexComponent, R1: RegexComponent>(accumulated: R0, next: R1) -> ChoiceOf<_JoinedOutput<R0.RegexOutput, _OptionalOutput<R1.RegexOutput>.Output>.Output> {
        ChoiceOf(_pattern: accumulated.regex._pattern._or(next.regex._pattern))
    }
}
protocol _OutputRule { associatedtype Output }
/// The output of two expressions one after the other: the captures of both.
enum _JoinedOutput<First, Second>: _OutputRule {}
/// The output of an expression that may take no part: its captures are optional.
enum _OptionalOutput<Inner>: _OutputRule {}
/// The output of a capture around an expression.
enum _CapturedOutput<Inner, Captured>: _OutputRule {}
extension Regex { init<R: RegexComponent>(@RegexComponentBuilder _ content: () -> R) where R.RegexOutput == Output { _pattern = content().regex._pattern } }
/// Searches for expressions that are written in a closure.
extension StringProtocol {
    func firstMatch<R: RegexComponent>(@RegexComponentBuilder of content: () -> R) -> Regex<R.RegexOutput>.Match? { firstMatch(of: content()) }
    func prefixMatch<R: RegexComponent>(@RegexComponentBuilder of content: () -> R) -> Regex<R.RegexOutput>.Match? { prefixMatch(of: content()) }
    func wholeMatch<R: RegexComponent>(@RegexComponentBuilder of content: () -> R) -> Regex<R.RegexOutput>.Match? { wholeMatch(of: content()) }
    func matches<R: RegexComponent>(@RegexComponentBuilder of content: () -> R) -> [Regex<R.RegexOutput>.Match] { matches(of: content()) }
    func ranges<R: RegexComponent>(@RegexComponentBuilder of content: () -> R) -> [Range<String.Index>] { ranges(of: content()) }
    func firstRange<R: RegexComponent>(@RegexComponentBuilder of content: () -> R) -> Range<String.Index>? { firstRange(of: content()) }
}
extension StringProtocol where Self: RangeReplaceableCollection {
    func replacing<R: RegexComponent, C: Collection>(with replacement: C, maxReplacements: Int = Int.max, @RegexComponentBuilder content: () -> R) -> Self where C.Element == Character {
        replacing(content(), with: replacement, maxReplacements: maxReplacements)
    }
}
extension String: RegexComponent {
    typealias RegexOutput = Substring
    var regex: Regex<Substring> { Regex(_pattern: _verbatimPattern(self)) }
}
extension Substring: RegexComponent {
    typealias RegexOutput = Substring
    var regex: Regex<Substring> { Regex(_pattern: _verbatimPattern(String(self))) }
}
extension Character: RegexComponent {
    typealias RegexOutput = Substring
    var regex: Regex<Substring> { Regex(_pattern: _verbatimPattern(String(self))) }
}
struct One<Output>: RegexComponent {
    typealias RegexOutput = Output
    let regex: Regex<Output>
    init<R: RegexComponent>(_ component: R) where Output == R.RegexOutput { regex = component.regex }
}
struct OneOrMore<Output>: RegexComponent {
    typealias RegexOutput = Output
    let regex: Regex<Output>
    init<R: RegexComponent>(_ component: R, _ behavior: RegexRepetitionBehavior? = nil) where Output == _JoinedOutput<R.RegexOutput, Substring>.Output {
        regex = Regex(_pattern: component.regex._pattern._repeated(1, Int.max, behavior?._number, false))
    }
    init<R: RegexComponent>(_ behavior: RegexRepetitionBehavior? = nil, @RegexComponentBuilder _ component: () -> R) where Output == _JoinedOutput<R.RegexOutput, Substring>.Output {
        regex = Regex(_pattern: component().regex._pattern._repeated(1, Int.max, behavior?._number, false))
    }
}
struct ZeroOrMore<Output>: RegexComponent {
    typealias RegexOutput = Output
    let regex: Regex<Output>
    init<R: RegexComponent>(_ component: R, _ behavior: RegexRepetitionBehavior? = nil) where Output == _OptionalOutput<R.RegexOutput>.Output {
        regex = Regex(_pattern: component.regex._pattern._repeated(0, Int.max, behavior?._number, true))
    }
    init<R: RegexComponent>(_ behavior: RegexRepetitionBehavior? = nil, @RegexComponentBuilder _ component: () -> R) where Output == _OptionalOutput<R.RegexOutput>.Output {
        regex = Regex(_pattern: component().regex._pattern._repeated(0, Int.max, behavior?._number, true))
    }
}
struct Optionally<Output>: RegexComponent {
    typealias RegexOutput = Output
    let regex: Regex<Output>
    init<R: RegexComponent>(_ component: R, _ behavior: RegexRepetitionBehavior? = nil) where Output == _OptionalOutput<R.RegexOutput>.Output {
        regex = Regex(_pattern: component.regex._pattern._repeated(0, 1, behavior?._number, true))
    }
    init<R: RegexComponent>(_ behavior: RegexRepetitionBehavior? = nil, @RegexComponentBuilder _ component: () -> R) where Output == _OptionalOutput<R.RegexOutput>.Output {
        regex = Regex(_pattern: component().regex._pattern._repeated(0, 1, behavior?._number, true))
    }
}
struct Repeat<Output>: RegexComponent {
    typealias RegexOutput = Output
    let regex: Regex<Output>
    init<R: RegexComponent>(_ component: R, count: Int) where Output == _OptionalOutput<R.RegexOutput>.Output {
        regex = Regex(_pattern: component.regex._pattern._repeated(count, count, nil, true))
    }
    init<R: RegexComponent>(count: Int, @RegexComponentBuilder _ component: () -> R) where Output == _OptionalOutput<R.RegexOutput>.Output {
        regex = Regex(_pattern: component().regex._pattern._repeated(count, count, nil, true))
    }
    init<R: RegexComponent, E: RangeExpression>(_ component: R, _ expression: E, _ behavior: RegexRepetitionBehavior? = nil) where Output == _OptionalOutput<R.RegexOutput>.Output, E.Bound == Int {
        let bounds = expression.relative(to: 0..<Int.max)
        regex = Regex(_pattern: component.regex._pattern._repeated(bounds.lowerBound, _most(bounds), behavior?._number, true))
    }
    init<R: RegexComponent, E: RangeExpression>(_ expression: E, _ behavior: RegexRepetitionBehavior? = nil, @RegexComponentBuilder _ component: () -> R) where Output == _OptionalOutput<R.RegexOutput>.Output, E.Bound == Int {
        let bounds = expression.relative(to: 0..<Int.max)
        regex = Regex(_pattern: component().regex._pattern._repeated(bounds.lowerBound, _most(bounds), behavior?._number, true))
    }
}
func _most(_ bounds: Range<Int>) -> Int { bounds.upperBound == Int.max ? bounds.upperBound : bounds.upperBound - 1 }
struct ChoiceOf<Output>: RegexComponent {
    typealias RegexOutput = Output
    let regex: Regex<Output>
    init(_pattern: _RegexPattern) { regex = Regex(_pattern: _pattern) }
    init(@AlternationBuilder _ create: () -> ChoiceOf<Output>) { self = create() }
}
struct Lookahead<Output>: RegexComponent {
    typealias RegexOutput = Output
    let regex: Regex<Output>
    init<R: RegexComponent>(_ component: R) where Output == R.RegexOutput { regex = Regex(_pattern: component.regex._pattern._lookahead(false)) }
    init<R: RegexComponent>(@RegexComponentBuilder _ component: () -> R) where Output == R.RegexOutput { regex = Regex(_pattern: component().regex._pattern._lookahead(false)) }
}
struct NegativeLookahead<Output>: RegexComponent {
    typealias RegexOutput = Output
    let regex: Regex<Output>
    init<R: RegexComponent>(_ component: R) where Output == R.RegexOutput { regex = Regex(_pattern: component.regex._pattern._lookahead(true)) }
    init<R: RegexComponent>(@RegexComponentBuilder _ component: () -> R) where Output == R.RegexOutput { regex = Regex(_pattern: component().regex._pattern._lookahead(true)) }
}
/// What is matched without giving anything back.
struct Local<Output>: RegexComponent {
    typealias RegexOutput = Output
    let regex: Regex<Output>
    init<R: RegexComponent>(_ component: R) where Output == _JoinedOutput<R.RegexOutput, Substring>.Output { regex = Regex(_pattern: component.regex._pattern._atomic()) }
    init<R: RegexComponent>(@RegexComponentBuilder _ component: () -> R) where Output == _JoinedOutput<R.RegexOutput, Substring>.Output {
        regex = Regex(_pattern: component().regex._pattern._atomic())
    }
}
extension _RegexPattern {
    func _followed(_ next: _RegexPattern) -> _RegexPattern
    func _alternative() -> _RegexPattern
    func _or(_ other: _RegexPattern) -> _RegexPattern
    func _repeated(_ least: Int, _ most: Int, _ behavior: Int?, _ isOptional: Bool) -> _RegexPattern
    func _lookahead(_ isNegative: Bool) -> _RegexPattern
    func _atomic() -> _RegexPattern
}
