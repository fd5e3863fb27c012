/// A part of a condition that was written as a text: a value, a comparison, or what joins them.
indirect enum _PredicatePart {
    case constant(Any?)
    case path(String)
    case variable(String)
    case list([_PredicatePart])
    case call(String, [_PredicatePart])
    /// `tags[0]`
    case element(_PredicatePart, _PredicatePart)
    /// An operator with its options, and `ANY`, `ALL` or `NONE` before it.
    case comparison(String, String, String, _PredicatePart, _PredicatePart)
    case subquery(_PredicatePart, String, _PredicatePart)
    case truth(Bool)
    case and([_PredicatePart])
    case or([_PredicatePart])
    case not(_PredicatePart)
    case block((Any?, [String: Any]?) -> Bool)
    case bound(_PredicatePart, [String: Any])
    var _isCondition: Bool {
        switch self {
        case .comparison, .truth, .and, .or, .not, .block, .bound: true
        default: false
        }
    }
    func _holds(_ object: Any?, _ variables: [String: Any]) -> Bool {
        switch self {
        case .truth(let value): return value
        case .and(let parts): return parts.allSatisfy { $0._holds(object, variables) }
        case .or(let parts): return parts.contains { $0._holds(object, variables) }
        case .not(let part): return !part._holds(object, variables)
        case .block(let evaluate): return evaluate(object, variables)
        case .bound(let part, let values): return part._holds(object, variables.merging(values) { $1 })
        case .comparison(let name, let options, let modifier, let left, let right):
            let (a, b) = (left._value(object, variables), right._value(object, variables))
            if modifier.isEmpty { return Self._matches(name, options, a, b) }
            let elements = _elements(a) ?? (_isNil(a) ? [] : [a as Any])
            if modifier == "ALL" { return elements.allSatisfy { Self._matches(name, options, $0, b) } }
            return elements.contains { Self._matches(name, options, $0, b) } == (modifier == "ANY")
        default: return (_value(object, variables) as? NSNumber)?.boolValue ?? false
        }
    }
    func _value(_ object: Any?, _ variables: [String: Any]) -> Any? {
        switch self {
        case .constant(let value): return value
        case .path(let path): return _valueAtPath(path, of: object)
        case .variable(let path):
            let name = path.split(separator: ".").first.map { String($0) } ?? path
            guard let value = variables[name] else { fatalError("Can't get value for '\(name)' in bindings \(variables)") }
            return _valueAtPath("self" + path.dropFirst(name.count), of: value)
        case .list(let parts): return parts.map { $0._value(object, variables) ?? NSNull() }
        case .element(let list, let index):
            guard let elements = _elements(list._value(object, variables)), !elements.isEmpty else { return nil }
            if case .path(let name) = index, name.uppercased() == "FIRST" || name.uppercased() == "LAST" { return name.uppercased() == "FIRST" ? elements.first : elements.last }
            if case .path(let name) = index, name.uppercased() == "SIZE" { return elements.count }
            guard let place = (index._value(object, variables) as? NSNumber)?.intValue, elements.indices.contains(place) else { return nil }
            return elements[place]
        case .call(let name, let parts): return Self._called(name, parts.map { $0._value(object, variables) })
        case .subquery(let list, let name, let condition):
            return (_elements(list._value(object, variables)) ?? []).filter { condition._holds(object, variables.merging([name: $0]) { $1 }) }
        default: return _holds(object, variables)
        }
    }
    static func _called(_ name: String, _ values: [Any?]) -> Any? {
        let first = values.first ?? nil
        if "+-*/".contains(name) || name == "**" {
            guard values.count == 2, let a = first as? NSNumber, let b = values[1] as? NSNumber else { return nil }
            return _arithmetic(name, a, b)
        }
        let elements = values.count == 1 ? _elements(first) ?? [first].compactMap { $0 } : values.compactMap { $0 }
        switch name.lowercased() {
        case "sum", "min", "max": return _collected("@" + name.lowercased(), elements, "")
        case "average": return _collected("@avg", elements, "")
        case "count": return elements.count
        case "uppercase": return (first as? String)?.uppercased()
        case "lowercase": return (first as? String)?.lowercased()
        case "length": return (first as? String)?._utf16Count()
        case "now": return Date()
        default: break
        }
        guard let number = first as? NSNumber else { return nil }
        switch name.lowercased() {
        case "abs": return abs(number.doubleValue)
        case "sqrt": return number.doubleValue.squareRoot()
        case "floor": return number.doubleValue.rounded(.down)
        case "ceiling": return number.doubleValue.rounded(.up)
        case "trunc": return number.doubleValue.rounded(.towardZero)
        default: fatalError("Unsupported function expression \(name)")
        }
    }
    /// Whole numbers stay whole, as in Foundation, unless they get too large.
    static func _arithmetic(_ name: String, _ a: NSNumber, _ b: NSNumber) -> NSNumber {
        if a._isWhole, b._isWhole, name != "**" {
            let (x, y) = (a.intValue, b.intValue)
            let whole = name == "+" ? x.addingReportingOverflow(y) : name == "-" ? x.subtractingReportingOverflow(y) : name == "*" ? x.multipliedReportingOverflow(by: y) : x.dividedReportingOverflow(by: y)
            if !whole.overflow { return NSNumber(value: whole.partialValue) }
        }
        let (x, y) = (a.doubleValue, b.doubleValue)
        return NSNumber(value: name == "+" ? x + y : name == "-" ? x - y : name == "*" ? x * y : name == "/" ? x / y : pow(x, y))
    }
    static func _matches(_ name: String, _ options: String, _ a: Any?, _ b: Any?) -> Bool {
        switch name {
        case "==": return _areEqual(a, b, options)
        case "!=": return !_areEqual(a, b, options)
        case "<": return _compared(a, b, options) == .orderedAscending
        case ">": return _compared(a, b, options) == .orderedDescending
        case "<=": return _compared(a, b, options).map { $0 != .orderedDescending } ?? false
        case ">=": return _compared(a, b, options).map { $0 != .orderedAscending } ?? false
        case "IN": return _contains(b, a, options)
        case "CONTAINS": return _contains(a, b, options)
        case "BETWEEN":
            guard let bounds = _elements(b), bounds.count == 2 else { fatalError("BETWEEN needs two bounds: BETWEEN {1, 10}") }
            return _matches(">=", options, a, bounds[0]) && _matches("<=", options, a, bounds[1])
        default: break
        }
        if _isNil(a) || _isNil(b) { return false }
        guard let first = a as? String, let second = b as? String else { fatalError("\(name) compares texts, not \(a ?? "nil") and \(b ?? "nil")") }
        let (text, pattern) = (_folded(first, options), _folded(second, options))
        switch name {
        case "BEGINSWITH": return text.hasPrefix(pattern)
        case "ENDSWITH": return text.hasSuffix(pattern)
        case "LIKE": return _isLike(Array(text), Array(pattern))
        default:
            guard let expression = try? NSRegularExpression(pattern: "^(?:\(second))$", options: options.contains("c") ? .caseInsensitive : []) else {
                fatalError("Can't do regex matching, reason: Can't open pattern \(second)")
            }
            return expression.numberOfMatches(in: first, range: NSRange(location: 0, length: first._utf16Count())) > 0
        }
    }
    static func _folded(_ text: String, _ options: String) -> String {
        if options.isEmpty { return text }
        var folding: String.CompareOptions = options.contains("d") ? .diacriticInsensitive : []
        if options.contains("c") { folding.insert(.caseInsensitive) }
        return text.folding(options: folding)
    }
    static func _areEqual(_ a: Any?, _ b: Any?, _ options: String) -> Bool {
        if _isNil(a) || _isNil(b) { return _isNil(a) && _isNil(b) }
        if let first = a as? String, let second = b as? String { return _folded(first, options) == _folded(second, options) }
        return _isSame(a as Any, b as Any)
    }
    /// `nil` for values without an order between them.
    static func _compared(_ a: Any?, _ b: Any?, _ options: String) -> ComparisonResult? {
        if let first = a as? NSNumber, let second = b as? NSNumber { return first.compare(second) }
        if let first = a as? String, let second = b as? String { return _folded(first, options).compare(_folded(second, options)) }
        if let first = a as? Date, let second = b as? Date { return first.compare(second) }
        return nil
    }
    static func _contains(_ whole: Any?, _ part: Any?, _ options: String) -> Bool {
        if let text = whole as? String { return (part as? String).map { _folded(text, options).contains(_folded($0, options)) } ?? false }
        if let map = whole as? NSDictionary { return map._values.values.contains { _areEqual($0, part, options) } }
        return (_elements(whole) ?? []).contains { _areEqual($0, part, options) }
    }
    /// `*` matches any characters, `?` matches one, `\*` for itself.
    static func _isLike(_ text: [Character], _ pattern: [Character]) -> Bool {
        var (place, next, star, retry) = (0, 0, -1, 0)
        while place < text.count {
            let isEscaped = next + 1 < pattern.count && pattern[next] == "\\"
            if next < pattern.count, pattern[next] == "*" {
                (star, retry) = (next, place)
                next += 1
            } else if isEscaped ? pattern[next + 1] == text[place] : next < pattern.count && (pattern[next] == "?" || pattern[next] == text[place]) {
                place += 1
                next += isEscaped ? 2 : 1
            } else if star >= 0 {
                retry += 1
                (place, next) = (retry, star + 1)
            } else {
                return false
            }
        }
        return pattern[next...].allSatisfy { $0 == "*" }
    }
    /// As `predicateFormat` spells it.
    var _text: String {
        switch self {
        case .constant(let value): return Self._spelled(value)
        case .path(let path): return path.lowercased() == "self" ? "SELF" : path
        case .variable(let name): return "$" + name
        case .list(let parts): return "{" + parts.map { $0._text }.joined(separator: ", ") + "}"
        case .call(let name, let parts):
            if name == "count", case .subquery? = parts.first { return parts[0]._text + ".@count" }
            if parts.count == 2, "+-*/".contains(name) || name == "**" { return parts[0]._operand + " " + name + " " + parts[1]._operand }
            return name + "(" + parts.map { $0._text }.joined(separator: ", ") + ")"
        case .element(let list, let index): return list._text + "[" + index._text + "]"
        case .comparison(let name, let options, let modifier, let left, let right):
            return (modifier.isEmpty ? "" : modifier + " ") + left._text + " " + name + (options.isEmpty ? "" : "[\(options)]") + " " + right._text
        case .subquery(let list, let name, let condition): return "SUBQUERY(\(list._text), $\(name), \(condition._text))"
        case .truth(let value): return value ? "TRUEPREDICATE" : "FALSEPREDICATE"
        case .and(let parts): return parts.map { $0._joined(inOr: false) }.joined(separator: " AND ")
        case .or(let parts): return parts.map { $0._joined(inOr: true) }.joined(separator: " OR ")
        case .not(let part): return "NOT " + part._joined(inOr: false)
        case .block: return "BLOCKPREDICATE"
        case .bound(let part, _): return part._text
        }
    }
    func _joined(inOr: Bool) -> String {
        switch self {
        case .or: "(" + _text + ")"
        case .and: inOr ? "(" + _text + ")" : _text
        default: _text
        }
    }
    var _operand: String { if case .call(_, let parts) = self, parts.count == 2 { "(" + _text + ")" } else { _text } }
    static func _spelled(_ value: Any?) -> String {
        guard let value, !_isNil(value) else { return "nil" }
        if let text = value as? String { return "\"" + text.replacingOccurrences(of: "\\", with: "\\\\").replacingOccurrences(of: "\"", with: "\\\"") + "\"" }
        if let list = _elements(value) { return "{" + list.map { _spelled($0) }.joined(separator: ", ") + "}" }
        if let date = value as? Date { return "CAST(\(date.timeIntervalSinceReferenceDate), \"NSDate\")" }
        return "\(value)"
    }
}
