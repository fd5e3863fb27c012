import Snippets
import ViewGraph
import ViewReport
import ViewTree

extension SnippetRun: EnvironmentAnswers {
    public func isEditing(in environment: @escaping (EnvironmentKey) throws -> any OpaqueValue) throws -> Bool {
        try answer("environment.editMode?.wrappedValue.isEditing ?? false", in: environment)
    }

    public func refresh(in environment: @escaping (EnvironmentKey) throws -> any OpaqueValue) throws -> Bool {
        try answer("environment.refresh?._start() ?? false", in: environment)
    }

    public func undo(redoes: Bool, in environment: @escaping (EnvironmentKey) throws -> any OpaqueValue) throws -> Bool {
        try answer("environment.undoManager?._answer(redoes: \(redoes)) ?? false", in: environment)
    }

    public func isShortcut(_ stroke: KeyStroke) throws -> (@escaping (EnvironmentKey) throws -> any OpaqueValue) throws -> Bool {
        let key = stroke.key.unicodeScalars.map { "\\u{\(String($0.value, radix: 16))}" }.joined()
        let isKey = "$0.key.character.lowercased() == \"\(key)\" && $0.modifiers.rawValue == \(stroke.modifiers.rawValue)"
        return try test("environment.keyboardShortcut.map { \(isKey) } ?? false")
    }
}
