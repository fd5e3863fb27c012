// What keys do: those that a focused view handles, and commands that keys stand for.
/// A key that is pressed while a view has the keyboard's focus.
/// - Since: iOS 17
struct KeyPress {
    enum Result { case handled, ignored }
    struct Phases: OptionSet, Hashable {
        let rawValue: Int
        static let down = KeyPress.Phases(rawValue: 1), `repeat` = KeyPress.Phases(rawValue: 2), up = KeyPress.Phases(rawValue: 4), all = KeyPress.Phases(rawValue: 7)
    }
    let phase: KeyPress.Phases
    let key: KeyEquivalent
    let characters: String
    let modifiers: EventModifiers
}
/// - Since: macOS 10.15
enum MoveCommandDirection {
    case up, down, left, right
    init?(_ key: KeyEquivalent) {
        switch key {
        case .upArrow: self = .up
        case .downArrow: self = .down
        case .leftArrow: self = .left
        case .rightArrow: self = .right
        default: return nil
        }
    }
}
/// - Since: iOS 17
extension View {
    /// Runs the action while the view or one inside has the focus. Keys that it handles go no further.
    func onKeyPress(_ key: KeyEquivalent, action: @escaping () -> KeyPress.Result) -> some View { _onKeyPress([.down, .repeat]) { $0.key == key ? action() : .ignored } }
    func onKeyPress(_ key: KeyEquivalent, phases: KeyPress.Phases, action: @escaping (KeyPress) -> KeyPress.Result) -> some View {
        _onKeyPress(phases) { $0.key == key ? action($0) : .ignored }
    }
    func onKeyPress(keys: Set<KeyEquivalent>, phases: KeyPress.Phases = [.down, .repeat], action: @escaping (KeyPress) -> KeyPress.Result) -> some View {
        _onKeyPress(phases) { keys.contains($0.key) ? action($0) : .ignored }
    }
    func onKeyPress(characters: CharacterSet, phases: KeyPress.Phases = [.down, .repeat], action: @escaping (KeyPress) -> KeyPress.Result) -> some View {
        _onKeyPress(phases) { $0.characters.unicodeScalars.allSatisfy(characters.contains) ? action($0) : .ignored }
    }
    func onKeyPress(phases: KeyPress.Phases = [.down, .repeat], action: @escaping (KeyPress) -> KeyPress.Result) -> some View { _onKeyPress(phases, action) }
    func _onKeyPress(_ phases: KeyPress.Phases, _ action: @escaping (KeyPress) -> KeyPress.Result) -> some View {
        _onKeyPress(as: "onKeyPress", phases) { key, modifiers, phase in
            action(KeyPress(phase: KeyPress.Phases(rawValue: phase), key: KeyEquivalent(Character(key)), characters: key, modifiers: EventModifiers(rawValue: modifiers))) == .handled
        }
    }
    /// - Parameter handle: gets the key, the modifiers and the phase, and gives whether it handled the key.
    @_underlying(ModifiedContent<Self, _InertModifier>.self) func _onKeyPress(as name: String, _ phases: KeyPress.Phases, _ handle: @escaping (String, Int, Int) -> Bool) -> some View
}
/// - Since: macOS 10.15
extension View {
    func onMoveCommand(perform action: ((MoveCommandDirection) -> Void)?) -> some View {
        _onKeyPress(as: "onMoveCommand", .down) { key, modifiers, phase in
            guard let action, let direction = MoveCommandDirection(KeyEquivalent(Character(key))) else { return false }
            action(direction)
            return true
        }
    }
    func onExitCommand(perform action: (() -> Void)?) -> some View { _onCommand("onExitCommand", .escape, action) }
    func onDeleteCommand(perform action: (() -> Void)?) -> some View { _onCommand("onDeleteCommand", .delete, action) }
    func _onCommand(_ name: String, _ key: KeyEquivalent, _ action: (() -> Void)?) -> some View {
        _onKeyPress(as: name, .down) { pressed, modifiers, phase in
            guard let action, KeyEquivalent(Character(pressed)) == key else { return false }
            action()
            return true
        }
    }
}
