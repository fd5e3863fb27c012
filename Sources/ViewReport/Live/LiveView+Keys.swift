import ViewGraph
import ViewTree

/// What a keyboard does, whose focus is in one view (docs/Semantics.md §22).
extension LiveView {
    /// Presses a key: with Command or Control a shortcut comes first, else the view that has the focus.
    func press(_ stroke: KeyStroke) throws -> String? {
        let front = front
        if let front, !(graph.focusedField.map(front.reaches) ?? false) {
            // What has the focus is behind it, and gets no keys until that is over.
            if try tapShortcut(stroke) || moveFocus(with: stroke) { return nil }
            return front.remark(on: stroke)
        }
        let isCommand = !stroke.modifiers.isDisjoint(with: [.command, .control])
        if isCommand, try tapShortcut(stroke) { return nil }
        if try graph.press(stroke) { return nil }
        if let undoing = stroke.undoing { return try undo(undoing) }
        if try edit(with: stroke) { return nil }
        if !isCommand, try tapShortcut(stroke) { return nil }
        let noShortcut = "and no control has the shortcut \(stroke)."
        guard let field = graph.focusedField else { return "No view has the keyboard's focus, \(noShortcut)" }
        return "Neither \(field.view) nor a view around it handles the key, \(noShortcut)"
    }

    /// Taps the first control with the shortcut. Gives whether there is one.
    private func tapShortcut(_ stroke: KeyStroke) throws -> Bool {
        guard let answers else { return false }
        let isShortcut = try answers.isShortcut(stroke)
        let controls = (graph.root?.preorder ?? []).lazy.filter { $0.isLive && $0.environment.isEnabled && $0.ownTapAction != nil }
        let front = front
        guard let control = try controls.first(where: { node in try (front?.reaches(node) ?? true) && isShortcut { try node.environment.value(of: $0) } })
        else { return false }
        try carryOutTap(on: control, at: nil)
        return true
    }

    /// Command-Z and Command-Shift-Z: what the system's Edit menu does.
    private func undo(_ undoing: KeyStroke.Undoing) throws -> String? {
        guard let view = graph.focusedField ?? graph.root else { return nil }
        var isHandled = false
        try graph.perform { isHandled = try answers?.undo(redoes: undoing == .redo) { try view.environment.value(of: $0) } ?? false }
        return isHandled ? nil : "Nothing to \(undoing.rawValue): the `undoManager` has no action for it."
    }

    /// Tab goes to the next view that takes the focus, of those in front.
    private func moveFocus(with stroke: KeyStroke) throws -> Bool {
        guard stroke.key == "\t", stroke.modifiers.isSubset(of: .shift) else { return false }
        let front = front
        return try graph.moveFocus(backward: stroke.modifiers == .shift) { front?.reaches($0) ?? true }
    }

    /// What a key does by itself: it edits a field, submits it, or moves the focus. Gives whether it did something.
    private func edit(with stroke: KeyStroke) throws -> Bool {
        if try moveFocus(with: stroke) { return true }
        guard case .control(let control)? = graph.focusedField?.role, let text = control.text else { return false }
        let current = try text.get()
        switch stroke {
        case KeyStroke(key: "\r") where control.editing?.hasLines ?? false: try graph.perform { try text.set(current + "\n") }
        case KeyStroke(key: "\r"): return try graph.submit()
        case KeyStroke(key: "\u{8}"): try graph.perform { try text.set(String(current.dropLast())) }
        default:
            guard let typed = stroke.text else { return false }
            try graph.perform { try text.set(current + typed) }
        }
        return true
    }
}

extension KeyStroke {
    fileprivate enum Undoing: String { case undo, redo }

    fileprivate var undoing: Undoing? {
        switch self {
        case KeyStroke(key: "z", .command): .undo
        case KeyStroke(key: "z", [.command, .shift]): .redo
        default: nil
        }
    }
}
