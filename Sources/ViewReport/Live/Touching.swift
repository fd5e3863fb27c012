import ViewGraph
import ViewTree
import Wording

/// What fingers do on a view, from the touch until they are lifted or stay.
public struct Touching: Equatable {
    public enum Motion: Equatable {
        /// One finger moves by so many points.
        case drag(Size)
        /// One finger stays for so many seconds.
        case press(Double)
        /// Two fingers move apart, or together, by a factor.
        case magnify(Double)
        /// Two fingers turn, in degrees, clockwise.
        case rotate(Double)
    }
    public var motion: Motion
    /// Where the touch begins, in the view's coordinates; `nil` for its center.
    public var start: Point?
    /// Whether the fingers stay on the view.
    public var isHeld: Bool

    public init(_ motion: Motion, start: Point? = nil, isHeld: Bool = false) { (self.motion, self.start, self.isHeld) = (motion, start, isHeld) }

    /// A motion is made in so many moves.
    static let moves = 4
    /// Seconds from one move to the next.
    static let interval = 0.05
    private static let longestPress = 600.0

    var fingers: Int {
        switch motion {
        case .drag, .press: 1
        case .magnify, .rotate: 2
        }
    }

    var name: Phrase {
        switch motion {
        case .drag: Phrase("a drag", ko: "끌기")
        case .press: Phrase("a press", ko: "길게 누르기")
        case .magnify: Phrase("magnifying", ko: "확대")
        case .rotate: Phrase("rotating", ko: "회전")
        }
    }

    /// Written as an action on a view.
    func written(on selector: Selector) -> String {
        let words =
            switch motion {
            case .drag(let offset): "drag \(selector) by \(offset.width.written),\(offset.height.written)"
            case .press(let seconds): "press \(selector) for \(seconds.written)"
            case .magnify(let factor): "magnify \(selector) by \(factor.written)"
            case .rotate(let degrees): "rotate \(selector) by \(degrees.written)"
            }
        return words + (start.map { " from \($0.x.written),\($0.y.written)" } ?? "") + (isHeld ? " hold" : "")
    }

    /// What is wrong with its numbers.
    var fault: ActionError? {
        let numbers =
            switch motion {
            case .drag(let offset): [offset.width, offset.height]
            case .press(let seconds): [seconds]
            case .magnify(let factor): [factor]
            case .rotate(let degrees): [degrees]
            }
        guard (numbers + [start?.x ?? 0, start?.y ?? 0]).allSatisfy({ $0.isFinite && abs($0) <= 1e6 }) else {
            return ActionError(
                .invalidNumber, Phrase("fingers cannot move that far", ko: "손가락이 그만큼 움직일 수 없습니다"),
                help: Phrase("Give numbers up to a million.", ko: "백만 이하의 숫자를 적으세요."))
        }
        switch motion {
        case .press(let seconds) where seconds < 0 || seconds > Self.longestPress:
            return ActionError(
                .invalidNumber, Phrase("a press cannot last \(seconds.written) seconds", ko: "\(seconds.written)초 동안 누를 수 없습니다"),
                help: Phrase("Give a number of seconds from 0 to \(Self.longestPress.written).", ko: "0에서 \(Self.longestPress.written) 사이의 초를 적으세요."))
        case .magnify(let factor) where factor <= 0:
            return ActionError(
                .invalidNumber, Phrase("a view cannot be magnified by \(factor.written)", ko: "\(factor.written)배로 확대할 수 없습니다"),
                help: Phrase("Give a factor above 0: 2 is twice as large.", ko: "0보다 큰 배율을 적으세요. 2는 두 배입니다."))
        default: return nil
        }
    }

    /// How many moves it takes, and what each adds to an event.
    var steps: Int {
        switch motion {
        case .press(let seconds): Int((seconds / Self.interval).rounded(.up))
        case .drag(.zero), .magnify(1), .rotate(0): 0
        default: Self.moves
        }
    }

    /// The event after a part of the motion, from 0 to 1, that began with another event.
    func event(after part: Double, of first: TouchEvent) -> TouchEvent {
        var event = first
        switch motion {
        case .drag(let offset): event.location = Point(x: first.location.x + offset.width * part, y: first.location.y + offset.height * part)
        case .press(let seconds): event.seconds = first.seconds + seconds * part
        case .magnify(let factor): event.magnification = first.magnification * (1 + (factor - 1) * part)
        case .rotate(let degrees): event.rotation = first.rotation + degrees * part
        }
        if case .press = motion { return event }
        event.seconds = first.seconds + Self.interval * Double(Self.moves) * part
        return event
    }
}
