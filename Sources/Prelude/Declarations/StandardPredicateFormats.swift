/// Reads the texts of conditions and expressions.
final class _PredicateReader {
    enum _Token {
        case word(String), mark(String), text(String), number(Any), argument(Character), end
    }
    let _format: String
    var _tokens: [_PredicateReader._Token] = []
    var _next = 0
    var _arguments: [Any]
    init(_format: String, _ arguments: [Any]) {
        self._format = _format
        _arguments = arguments.reversed()
        _split(Array(_format))
    }
    static func _condition(_ format: String, _ arguments: [Any]) -> _PredicatePart {
        let reader = _PredicateReader(_format: format, arguments)
        let part = reader._disjunction()
        if !reader._isAtEnd || !part._isCondition { reader._fail() }
        return part
    }
    static func _expression(_ format: String, _ arguments: [Any]) -> _PredicatePart {
        let reader = _PredicateReader(_format: format, arguments)
        let part = reader._sum()
        if !reader._isAtEnd { reader._fail() }
        return part
    }
    func _fail() -> Never { fatalError("Unable to parse the format string \"\(_format)\"") }
    var _token: _PredicateReader._Token { _next < _tokens.count ? _tokens[_next] : .end }
    var _isAtEnd: Bool { if case .end = _token { true } else { false } }
    /// Goes past a mark or a word, if it is next. Words have any case.
    func _take(_ wanted: String) -> Bool {
        switch _token {
        case .mark(let mark) where mark == wanted: break
        case .word(let word) where word.uppercased() == wanted: break
        default: return false
        }
        _next += 1
        return true
    }
    func _takeOne(of marks: [String]) -> String? { marks.first { _take($0) } }
    func _expect(_ mark: String) { if !_take(mark) { _fail() } }
    func _split(_ letters: [Character]) {
        let digraphs = ["==", "!=", "<>", "<=", "=<", ">=", "=>", "&&", "||", "**"]
        var place = 0
        while place < letters.count {
            let letter = letters[place]
            if letter.isWhitespace {
                place += 1
            } else if letter.isLetter || letter == "_" || letter == "@" || letter == "#" {
                var end = place + 1
                while end < letters.count, letters[end].isLetter || letters[end].isNumber || "_@".contains(letters[end]) || (letters[end] == "." && end + 1 < letters.count && !letters[end + 1].isWhitespace) { end += 1 }
                _tokens.append(.word(String(letters[place..<end].drop { $0 == "#" })))
                place = end
            } else if letter.isNumber || (letter == "." && place + 1 < letters.count && letters[place + 1].isNumber) {
                var end = place + 1
                while end < letters.count, letters[end].isNumber || ".eE".contains(letters[end]) || ("+-".contains(letters[end]) && "eE".contains(letters[end - 1])) { end += 1 }
                let text = String(letters[place..<end])
                guard let number = Double(text) else { _fail() }
                if let whole = Int(text) { _tokens.append(.number(whole)) } else { _tokens.append(.number(number)) }
                place = end
            } else if letter == "'" || letter == "\"" {
                place = _splitText(letters, place)
            } else if letter == "%", place + 1 < letters.count, letters[place + 1] != " " {
                place += 1
                while place < letters.count - 1, letters[place] == "l" || letters[place] == "h" { place += 1 }
                _tokens.append(.argument(letters[place]))
                place += 1
            } else {
                let pair = String(letters[place..<min(place + 2, letters.count)])
                let mark = digraphs.contains(pair) ? pair : String(letter)
                _tokens.append(.mark(mark))
                place += mark.count
            }
        }
    }
    func _splitText(_ letters: [Character], _ start: Int) -> Int {
        var (text, place) = ("", start + 1)
        while place < letters.count, letters[place] != letters[start] {
            if letters[place] == "\\", place + 1 < letters.count { place += 1 }
            text.append(letters[place])
            place += 1
        }
        if place >= letters.count { _fail() }
        _tokens.append(.text(text))
        return place + 1
    }
    func _disjunction() -> _PredicatePart {
        var parts = [_conjunction()]
        while _take("OR") || _take("||") { parts.append(_conjunction()) }
        return _joined(parts) { .or($0) }
    }
    func _conjunction() -> _PredicatePart {
        var parts = [_negation()]
        while _take("AND") || _take("&&") { parts.append(_negation()) }
        return _joined(parts) { .and($0) }
    }
    func _joined(_ parts: [_PredicatePart], _ join: ([_PredicatePart]) -> _PredicatePart) -> _PredicatePart {
        if parts.count == 1 { return parts[0] }
        if parts.contains(where: { !$0._isCondition }) { _fail() }
        return join(parts)
    }
    func _negation() -> _PredicatePart {
        guard _take("NOT") || _take("!") else { return _comparison() }
        let part = _negation()
        if !part._isCondition { _fail() }
        return .not(part)
    }
    func _comparison() -> _PredicatePart {
        if _take("TRUEPREDICATE") { return .truth(true) }
        if _take("FALSEPREDICATE") { return .truth(false) }
        let modifier = _take("ANY") || _take("SOME") ? "ANY" : _take("ALL") ? "ALL" : _take("NONE") ? "NONE" : ""
        let left = _sum()
        if left._isCondition, modifier.isEmpty { return left }
        guard let name = _comparator() else { return left }
        let options = _options()
        let right = _sum()
        if left._isCondition || right._isCondition { _fail() }
        return .comparison(name, options, modifier, left, right)
    }
    /// The operator that is next, in one spelling; `nil` for anything else.
    func _comparator() -> String? {
        let spellings = ["=": "==", "==": "==", "!=": "!=", "<>": "!=", "<": "<", "<=": "<=", "=<": "<=", ">": ">", ">=": ">=", "=>": ">="]
        let words = ["IN", "CONTAINS", "BEGINSWITH", "ENDSWITH", "LIKE", "MATCHES", "BETWEEN"]
        var name: String?
        switch _token {
        case .mark(let mark): name = spellings[mark]
        case .word(let word): name = words.contains(word.uppercased()) ? word.uppercased() : nil
        default: break
        }
        if name != nil { _next += 1 }
        return name
    }
    /// `[cd]`: without regard to case and diacritics.
    func _options() -> String {
        guard _take("[") else { return "" }
        guard case .word(let letters) = _token, letters.allSatisfy({ "cdnl".contains($0.lowercased()) }) else { _fail() }
        _next += 1
        _expect("]")
        return letters.lowercased()
    }
    func _sum() -> _PredicatePart {
        var part = _product()
        while let name = _takeOne(of: ["+", "-"]) { part = .call(name, [part, _product()]) }
        return part
    }
    func _product() -> _PredicatePart {
        var part = _power()
        while let name = _takeOne(of: ["*", "/"]) { part = .call(name, [part, _power()]) }
        return part
    }
    func _power() -> _PredicatePart {
        let part = _indexed()
        return _take("**") ? .call("**", [part, _power()]) : part
    }
    func _indexed() -> _PredicatePart {
        var part = _operand()
        while _take("[") {
            part = .element(part, _sum())
            _expect("]")
        }
        return part
    }
    func _operand() -> _PredicatePart {
        let token = _token
        _next += 1
        switch token {
        case .text(let text): return .constant(text)
        case .number(let number): return .constant(number)
        case .argument(let letter): return _argument(letter)
        case .word(let word): return _word(word)
        case .mark("-"):
            let part = _indexed()
            if case .constant(let value) = part, let number = value as? NSNumber { return .constant(_PredicatePart._arithmetic("-", NSNumber(value: 0), number)) }
            return .call("-", [.constant(0), part])
        case .mark("$"):
            guard case .word(let name) = _token else { _fail() }
            _next += 1
            return .variable(name)
        case .mark("("):
            let part = _disjunction()
            _expect(")")
            return part
        case .mark("{"): return .list(_list("}"))
        default: _fail()
        }
    }
    func _word(_ word: String) -> _PredicatePart {
        switch word.uppercased() {
        case "TRUE", "YES": return .constant(true)
        case "FALSE", "NO": return .constant(false)
        case "NIL", "NULL": return .constant(nil)
        case "AND", "OR", "NOT", "IN", "CONTAINS", "BETWEEN", "LIKE", "MATCHES", "BEGINSWITH", "ENDSWITH": _fail()
        default: break
        }
        guard _take("(") else { return .path(word) }
        guard word.uppercased() == "SUBQUERY" else { return .call(word, _list(")")) }
        let list = _sum()
        _expect(",")
        _expect("$")
        guard case .word(let name) = _token else { _fail() }
        _next += 1
        _expect(",")
        let condition = _disjunction()
        _expect(")")
        guard condition._isCondition else { _fail() }
        // `.@count` behind it is a word of its own.
        if _take(".") { guard case .word(let path) = _token, path == "@count" else { _fail() } } else { return .subquery(list, name, condition) }
        _next += 1
        return .call("count", [.subquery(list, name, condition)])
    }
    func _list(_ end: String) -> [_PredicatePart] {
        var parts: [_PredicatePart] = []
        if _take(end) { return parts }
        parts.append(_sum())
        while _take(",") { parts.append(_sum()) }
        _expect(end)
        return parts
    }
    /// `%@`, `%K`, `%d`: the next argument.
    func _argument(_ letter: Character) -> _PredicatePart {
        guard let value = _arguments.popLast() else { _fail() }
        switch letter {
        case "@": return .constant(value)
        case "K":
            guard let path = value as? String else { fatalError("%K wants the name of a property, not \(value)") }
            return .path(path)
        case "d", "i", "u", "x", "f", "g", "e", "c":
            guard value is NSNumber else { fatalError("%\(letter) wants a number, not \(value)") }
            return .constant(value)
        case "s":
            guard value is String else { fatalError("%s wants a text, not \(value)") }
            return .constant(value)
        default: _fail()
        }
    }
}
