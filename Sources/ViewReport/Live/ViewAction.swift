import ViewGraph
import ViewLayout
import ViewTree
import Wording

/// Something done to a live view from outside.
public enum ViewAction: CustomStringConvertible {
    /// The place is in points from the view's upper left corner; without one the middle.
    case tap(Selector, at: Point? = nil)
    case touch(Selector, Touching)
    /// Drags what a view offers onto another view: to a place in points from that view's upper left corner, or its middle. Held, it isn't dropped yet.
    case drag(Selector, onto: Selector, at: Point?, isHeld: Bool)
    /// Lifts the fingers that a touch left on a view, and drops what was dragged.
    case release
    /// Takes such fingers from the view, as a call or a second finger does: no gesture is made.
    case cancel
    case type(Selector, String)
    /// Presses Return in a field; without one, where the keyboard's focus is.
    case submit(Selector?)
    /// Presses a key of the keyboard.
    case key(KeyStroke)
    /// Deletes the row of a list, as a swipe does.
    case delete(Selector)
    /// Drags the row of a list to another place: the index that it has then, from 0, among the rows of its `ForEach`.
    case move(Selector, Int)
    /// Pulls down a list or scroll view that can be refreshed; without a selector the first one.
    case refresh(Selector?)
    /// Drags the thumb of a slider to a value.
    case slide(Selector, Double)
    /// Picks a date or a color, as it is written.
    case pick(Selector, String)
    /// Sets a state: that of a custom view; without one that of the root's custom view, or else the only one of the name.
    case set(name: String, of: Selector? = nil, any OpaqueValue)
    /// Sets what the device says of the environment: a key path and a value as they were written, and what they write.
    case setEnvironment(String, [(key: EnvironmentKey, value: any OpaqueValue)])
    /// Points.
    case resize(Size)
    /// Points; positive ones show what is further down.
    case scroll(Selector, Double)
    /// Seconds.
    case advance(Double)

    public var description: String {
        switch self {
        case .tap(let selector, let place): "tap \(selector)\(place.written)"
        case .drag(let selector, let destination, let place, let isHeld): "drag \(selector) onto \(destination)\(place.written)\(isHeld ? " hold" : "")"
        case .touch(let selector, let touching): touching.written(on: selector)
        case .release: "release"
        case .cancel: "cancel"
        case .type(let selector, let text): "type \(selector) \(text.quoted)"
        case .submit(let selector): "submit\(selector.map { " \($0)" } ?? "")"
        case .key(let stroke): "key \(stroke)"
        case .delete(let selector): "delete \(selector)"
        case .move(let selector, let index): "move \(selector) to \(index)"
        case .refresh(let selector): "refresh\(selector.map { " \($0)" } ?? "")"
        case .slide(let selector, let value): "slide \(selector) to \(value.written)"
        case .pick(let selector, let text): "set \(selector) to \(text)"
        case .set(let name, let owner, let value): "set \(owner.map { "\($0)." } ?? "")\(name) \(value.printed)"
        case .setEnvironment(let written, _): "set \(written)"
        case .resize(let size): "resize \(size.width.written)x\(size.height.written)"
        case .scroll(let selector, let points): "scroll \(selector) \(points.written)"
        case .advance(let seconds): "advance \(seconds.written)"
        }
    }
}

extension Point? {
    fileprivate var written: String { map { " at \($0.x.written),\($0.y.written)" } ?? "" }
}

/// Why an action was not carried out.
public struct ActionError: Error, Hashable, CustomStringConvertible {
    public enum Code: String, Hashable, Sendable {
        case noSuchView = "no-such-view"
        case ambiguousSelector = "ambiguous-selector"
        case actionNotTaken = "action-not-taken"
        case noSuchState = "no-such-state"
        case ambiguousState = "ambiguous-state"
        case invalidNumber = "invalid-number"
        case noView = "no-view"
    }
    public let code: Code
    public let message: Phrase
    /// What is there instead, or what to do.
    public let help: Phrase

    public init(_ code: Code, _ message: Phrase, help: Phrase) { (self.code, self.message, self.help) = (code, message, help) }
    public var description: String { message.english }

    public static let noView = ActionError(
        .noView, Phrase("no view is shown", ko: "표시된 뷰가 없습니다"), help: Phrase("Show a view first.", ko: "먼저 뷰를 표시하세요."))
}
