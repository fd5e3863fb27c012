import ViewGraph
import ViewTree

/// What actions ask of the environment at a place of the tree. The front end implements it, which knows the program's values.
public protocol EnvironmentAnswers: AnyObject {
    /// Whether rows are edited: `editMode`.
    func isEditing(in environment: @escaping (EnvironmentKey) throws -> any OpaqueValue) throws -> Bool
    /// Starts what `refreshable` gives; false where it gives nothing.
    func refresh(in environment: @escaping (EnvironmentKey) throws -> any OpaqueValue) throws -> Bool
    /// Has the window's undo manager undo or redo; false where nothing can be.
    func undo(redoes: Bool, in environment: @escaping (EnvironmentKey) throws -> any OpaqueValue) throws -> Bool
    /// Whether a key is the shortcut of the controls in an environment: `keyboardShortcut`.
    func isShortcut(_ stroke: KeyStroke) throws -> (@escaping (EnvironmentKey) throws -> any OpaqueValue) throws -> Bool
}
