/// What is set where a part of a pattern is.
struct PatternOptions: Hashable {
    var ignoresCase = false
    var dotMatchesNewlines = false
    var anchorsMatchLineEndings = false
    var repeatsReluctantly = false
    var isASCIIOnly = false
    var usesSimpleWordBoundaries = false
    var matchesScalars = false

    mutating func set(_ option: PatternOption) {
        switch option {
        case .ignoresCase(let isOn): ignoresCase = isOn
        case .dotMatchesNewlines(let isOn): dotMatchesNewlines = isOn
        case .anchorsMatchLineEndings(let isOn): anchorsMatchLineEndings = isOn
        case .repeatsReluctantly(let isOn): repeatsReluctantly = isOn
        case .isASCIIOnly(let isOn): isASCIIOnly = isOn
        case .usesSimpleWordBoundaries(let isOn): usesSimpleWordBoundaries = isOn
        case .matchesScalars(let isOn): matchesScalars = isOn
        }
    }
}
