import Diagnostics
import Snippets
import ViewGraph
import ViewReport
import ViewTree
import Wording

/// Reads the text of an action, and evaluates the expression of a `set`.
struct ActionReader {
    /// What is wrong with the text of an action.
    struct Failure: Error {
        let message, help: Phrase

        func diagnostic(at span: Span, in language: Language) -> Diagnostic {
            Diagnostic(.error, "action-syntax", message.text(in: language), at: span, help: help.text(in: language))
        }

        static func wantsValue(_ form: String) -> Self { Self(message: Phrase("the value is missing", ko: "값이 없습니다"), help: .write(form)) }
    }

    private let text: String
    private let live: LiveView
    private let run: SnippetRun

    init(_ source: SourceText, _ live: LiveView, _ run: SnippetRun) { (text, self.live, self.run) = (source.text.trimmed, live, run) }

    private static let verbs = [
        "tap", "type", "submit", "key", "delete", "move", "refresh", "slide", "set", "resize", "scroll", "advance", "drag", "press", "magnify", "rotate",
        "release", "cancel",
    ]

    func action() throws -> ViewAction {
        let (verb, rest) = text.splitWord
        switch verb {
        case "tap":
            let tap = TouchReader.tap(rest)
            return .tap(try selector(tap.view), at: tap.place)
        case "type": return try type(rest)
        case "submit": return .submit(rest.isEmpty ? nil : try selector(rest))
        case "key":
            if let stroke = KeyStroke(rest) { return .key(stroke) }
            let message = rest.isEmpty ? Phrase("the key is missing", ko: "키가 없습니다") : Phrase("'\(rest)' doesn't name a key", ko: "'\(rest)': 키를 가리키지 않습니다")
            throw Failure(message: message, help: .waysToNameKeys)
        case "refresh": return .refresh(rest.isEmpty ? nil : try selector(rest))
        case "delete": return .delete(try selector(rest))
        case "move":
            let (target, place) = try destination(rest, "move \"Milk\" to 0")
            guard let index = Int(place) else {
                throw Failure(message: Phrase("'\(place)' isn't an index", ko: "'\(place)': 인덱스가 아닙니다"), help: .write("move \"Milk\" to 0"))
            }
            return .move(target, index)
        case "slide":
            let (target, place) = try destination(rest, "slide Slider to 0.5")
            guard let value = Double(place) else {
                throw Failure(message: Phrase("'\(place)' isn't a number", ko: "'\(place)': 숫자가 아닙니다"), help: .write("slide Slider to 0.5"))
            }
            return .slide(target, value)
        case "drag", "press", "magnify", "rotate":
            if verb == "drag", let (view, destination, place, isHeld) = TouchReader.landing(rest) {
                return .drag(try selector(view), onto: try selector(destination), at: place, isHeld: isHeld)
            }
            let touch = try TouchReader(verb, rest)
            return .touch(try selector(touch.view), touch.touching)
        case "release" where rest.isEmpty: return .release
        case "cancel" where rest.isEmpty: return .cancel
        case "set": return try set(rest)
        case "resize":
            let parts = rest.split(separator: "x").map { Double($0) }
            guard parts.count == 2, let width = parts[0], let height = parts[1] else {
                throw Failure(message: Phrase("'\(rest)' isn't a size", ko: "'\(rest)': 크기가 아닙니다"), help: .write("resize 300x200"))
            }
            return .resize(Size(width: width, height: height))
        case "scroll":
            let (target, value) = rest.splitLastWord
            guard let points = Double(value) else {
                throw Failure(message: Phrase("'\(value)' isn't a number of points", ko: "'\(value)': 포인트를 나타내는 숫자가 아닙니다"), help: .write("scroll #list 100"))
            }
            return .scroll(try selector(target), points)
        case "advance":
            guard !rest.isEmpty else { throw Failure.wantsValue("advance 0.5") }
            guard let seconds = Double(rest) else {
                throw Failure(message: Phrase("'\(rest)' isn't a number of seconds", ko: "'\(rest)': 초를 나타내는 숫자가 아닙니다"), help: .write("advance 0.5"))
            }
            return .advance(seconds)
        default:
            let near = nearest(to: verb, among: Self.verbs)
            let verbs = Phrase(
                "actions are \(Self.verbs.dropLast().joined(separator: ", ")) and cancel", ko: "동작에는 \(Self.verbs.joined(separator: ", "))가 있습니다")
            throw Failure(
                message: Phrase("there is no action '\(verb)'", ko: "'\(verb)': 그런 동작이 없습니다"),
                help: near.map { Phrase("did you mean '\($0)'?", ko: "혹시 '\($0)'입니까?") } ?? verbs)
        }
    }

    private func selector(_ text: String) throws -> Selector {
        if let selector = Selector(parsing: text) { return selector }
        throw Failure(
            message: text.isEmpty ? Phrase("the view is missing", ko: "뷰가 없습니다") : .namesNoView(text),
            help: .waysToNameViews)
    }

    /// A view, `to`, and where it goes.
    private func destination(_ rest: String, _ form: String) throws -> (Selector, String) {
        let (front, place) = rest.splitLastWord
        let (target, word) = front.splitLastWord
        guard word == "to" else { throw Failure.wantsValue(form) }
        return (try selector(target), place)
    }

    private func type(_ rest: String) throws -> ViewAction {
        let (target, value) = rest.splitQuoted
        guard let text = value.unquoted else {
            throw Failure(message: Phrase("the text to type is missing", ko: "입력할 텍스트가 없습니다"), help: .write("type TextField \"text\""))
        }
        return .type(try selector(target), text)
    }

    /// `count count + 1`, `Counter[1].count 3`, `id 5.count 3`, `id 4` of a state named `id`, `\.colorScheme .dark`.
    private func set(_ rest: String) throws -> ViewAction {
        if rest.hasPrefix("\\") { return try setEnvironment(rest) }
        if rest.first == "\"" || rest.first == "#", rest.hasSuffix(" to") { throw Failure.wantsValue("set \"Due\" to 2026-03-01") }
        if let (picker, text) = rest.pickerAndText { return .pick(try selector(picker), text) }
        let idWord = rest.prefixMatch(of: /id\s+\d+\.\p{XID_Start}/) == nil ? "" : "id "
        let (word, written) = String(rest.dropFirst(idWord.count)).trimmed.splitWord
        let value = written.first == "=" && !written.hasPrefix("==") ? String(written.dropFirst()).trimmed : written
        guard !value.isEmpty else { throw Failure.wantsValue("set NAME EXPRESSION") }
        let path = idWord + word
        let dot = path.lastIndex(of: ".")
        let name = dot.map { String(path[path.index(after: $0)...]) } ?? path
        let owner = try dot.map { try selector(String(path[..<$0])) }
        let state = try live.state(named: name, of: owner)
        let known = live.states(beside: state).map { (name: $0.name, value: $0.value) }
        return .set(name: name, of: owner, try run.value(of: SourceText(name: "set \(path)", text: value), replacing: state.value, seeing: known))
    }
}

extension ActionReader {
    private func setEnvironment(_ rest: String) throws -> ViewAction {
        guard let setting = DeviceSetting(rest) else {
            let help = Phrase("write a key path and a value: set \\.colorScheme .dark", ko: "키 패스와 값을 적으세요: set \\.colorScheme .dark")
            throw Failure(message: Failure.wantsValue("").message, help: help)
        }
        return .setEnvironment(setting.written, try run.environmentWrites(of: setting.value, at: setting.path, current: live.graph.setting))
    }
}

extension Phrase {
    static func write(_ form: String) -> Phrase { Phrase("write: \(form)", ko: "이렇게 적으세요: \(form)") }
    static let waysToNameViews = Phrase("write \"Label\", Button, Button[0], #name or id 4", ko: "\"Label\", Button, Button[0], #name, id 4처럼 적으세요")
    static let waysToNameKeys = Phrase(
        "write a character or the name of a key: key a, key upArrow, key command+s", ko: "문자나 키 이름을 적으세요: key a, key upArrow, key command+s")
    static func namesNoView(_ text: String) -> Phrase { Phrase("'\(text)' doesn't name a view", ko: "'\(text)': 뷰를 가리키지 않습니다") }
}

extension String {
    var trimmed: String { String(drop { $0.isWhitespace }.reversed().drop { $0.isWhitespace }.reversed()) }

    /// The first word and the rest.
    var splitWord: (String, String) {
        let word = prefix { !$0.isWhitespace }
        return (String(word), String(dropFirst(word.count)).trimmed)
    }

    /// All but the last word, and that.
    fileprivate var splitLastWord: (String, String) {
        guard let blank = lastIndex(where: \.isWhitespace) else { return ("", self) }
        return (String(self[..<blank]).trimmed, String(self[index(after: blank)...]))
    }

    /// `"Due" to 2026-03-01`: what names a view rather than a state, and what is picked in it.
    fileprivate var pickerAndText: (picker: String, text: String)? {
        guard let first, first == "\"" || first == "#" || first.isUppercase, let word = ranges(of: " to ").last else { return nil }
        let picker = String(self[..<word.lowerBound]).trimmed
        return first.isUppercase && picker.contains(where: { $0 == "." || $0.isWhitespace }) ? nil : (picker, String(self[word.upperBound...]).trimmed)
    }

    /// A selector (a quoted label may hold blanks), and the rest from the next quote on.
    fileprivate var splitQuoted: (String, String) {
        let start = first == "\"" ? endOfQuotes : startIndex
        guard let quote = self[start...].firstIndex(of: "\"") else { return (self, "") }
        return (String(self[..<quote]).trimmed, String(self[quote...]))
    }

    /// After the quotes that the text begins with; the beginning where they don't end.
    private var endOfQuotes: Index {
        var isEscaped = false
        for index in indices.dropFirst() {
            if !isEscaped, self[index] == "\"" { return self.index(after: index) }
            isEscaped = !isEscaped && self[index] == "\\"
        }
        return startIndex
    }

    /// The text between double quotes, escapes undone.
    fileprivate var unquoted: String? {
        guard count >= 2, first == "\"", last == "\"" else { return nil }
        var result = ""
        var isEscaped = false
        for character in dropFirst().dropLast() {
            if isEscaped {
                result.append(character == "n" ? "\n" : character)
                isEscaped = false
            } else if character == "\\" {
                isEscaped = true
            } else {
                result.append(character)
            }
        }
        return result
    }
}
