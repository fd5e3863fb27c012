import ViewTree

/// The phases of a key press, with the raw values of `KeyPress.Phases`. A press here has no `repeat`.
public struct KeyPhases: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }

    public static let down = KeyPhases(rawValue: 1), up = KeyPhases(rawValue: 4)
}

/// `onKeyPress` and its kin: what keys do while the view or one inside has the keyboard's focus (docs/Semantics.md §22).
public struct KeyPressModifier: ActionRule {
    public let name: String
    let phases: KeyPhases
    /// Gives whether the key was handled.
    let action: (KeyStroke, KeyPhases) throws -> Bool

    public init(_ name: String, _ phases: KeyPhases, _ action: @escaping (KeyStroke, KeyPhases) throws -> Bool) {
        (self.name, self.phases, self.action) = (name, phases, action)
    }
}

extension ResolvedNode {
    /// Lets the innermost modifier that handles a key do so. Gives whether one did.
    fileprivate func handle(_ stroke: KeyStroke, _ phase: KeyPhases) throws -> Bool {
        for case .action(let handler as KeyPressModifier) in modifiersOutward where handler.phases.contains(phase) {
            if try handler.action(stroke, phase) { return true }
        }
        return false
    }
}

extension Graph {
    /// Presses a key and lets it go, where the keyboard's focus is. Gives whether a view handled that.
    public func press(_ stroke: KeyStroke) throws -> Bool {
        guard let field = focus.field else { return false }
        var isHandled = false
        try perform {
            isHandled = try field.handle(stroke, .down)
            if try field.handle(stroke, .up) { isHandled = true }
        }
        return isHandled
    }
}
