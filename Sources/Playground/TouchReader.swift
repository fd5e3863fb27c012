import ViewReport
import ViewTree
import Wording

/// Reads `Card by 50,0 from 10,10 hold`, the rest of a `drag`, and what other actions of fingers have after their verb.
struct TouchReader {
    /// What names the view.
    let view: String
    let touching: Touching

    init(_ verb: String, _ text: String) throws {
        var rest = text
        let isHeld = rest.hasSuffix(" hold")
        if isHeld { rest = String(rest.dropLast(" hold".count)).trimmed }
        var start: Point?
        if let (before, written) = rest.split(atLast: " from ") {
            start = try Self.pair(written, verb)
            rest = before
        }
        if verb == "press" {
            let (target, seconds) = rest.split(atLast: " for ") ?? (rest, "1")
            (view, touching) = (target, Touching(.press(try Self.number(seconds, verb)), start: start, isHeld: isHeld))
            return
        }
        guard let (target, amount) = rest.split(atLast: " by ") else { throw ActionReader.Failure.wantsValue(Self.form(of: verb)) }
        view = target
        let motion: Touching.Motion =
            switch verb {
            case "magnify": .magnify(try Self.number(amount, verb))
            case "rotate": .rotate(try Self.number(amount, verb))
            default: .drag(try { Size(width: $0.x, height: $0.y) }(Self.pair(amount, verb)))
            }
        touching = Touching(motion, start: start, isHeld: isHeld)
    }

    /// Reads `Card at 10,20`, the rest of a `tap`. A text that says `at` without a pair of points is a label.
    static func tap(_ text: String) -> (view: String, place: Point?) {
        guard let (view, written) = text.split(atLast: " at "), let place = point(written) else { return (text, nil) }
        return (view, place)
    }

    /// Reads `Card onto "Done" at 10,20 hold`, the rest of a `drag` that ends on another view; `nil` where it doesn't.
    static func landing(_ text: String) -> (view: String, destination: String, place: Point?, isHeld: Bool)? {
        guard let (view, rest) = text.split(atLast: " onto ") else { return nil }
        let isHeld = rest.hasSuffix(" hold")
        let (destination, place) = tap(isHeld ? String(rest.dropLast(" hold".count)).trimmed : rest)
        return (view, destination, place, isHeld)
    }

    private static func number(_ text: String, _ verb: String) throws -> Double {
        guard let number = Double(text) else {
            throw ActionReader.Failure(message: Phrase("'\(text)' isn't a number", ko: "'\(text)': 숫자가 아닙니다"), help: .write(form(of: verb)))
        }
        return number
    }

    private static func pair(_ text: String, _ verb: String) throws -> Point {
        if let point = point(text) { return point }
        throw ActionReader.Failure(
            message: Phrase("'\(text)' isn't a pair of points", ko: "'\(text)': 포인트 한 쌍이 아닙니다"), help: .write(form(of: verb)))
    }

    private static func point(_ text: String) -> Point? {
        let parts = text.split(separator: ",", omittingEmptySubsequences: false).map { Double(String($0).trimmed) }
        guard parts.count == 2, let x = parts[0], let y = parts[1] else { return nil }
        return Point(x: x, y: y)
    }

    private static func form(of verb: String) -> String {
        switch verb {
        case "press": "press Card for 1"
        case "magnify": "magnify Photo by 2"
        case "rotate": "rotate Photo by 45"
        default: "drag Card by 50,0"
        }
    }
}

extension String {
    /// What is before and after the last occurrence of a word.
    fileprivate func split(atLast word: String) -> (String, String)? {
        guard let range = ranges(of: word).last else { return nil }
        return (String(self[..<range.lowerBound]).trimmed, String(self[range.upperBound...]).trimmed)
    }
}
