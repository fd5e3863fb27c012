import Snippets
import ViewReport

/// What the device says of a value of the environment: `\.colorScheme .dark`.
public struct DeviceSetting: Hashable, Codable, Sendable {
    /// The properties from `EnvironmentValues` on: `colorScheme`.
    public let path: String
    /// A Swift expression.
    public let value: String

    /// Nil where the path or the value is missing.
    init?(_ text: String) {
        let (path, rest) = text.trimmed.splitWord
        guard let dot = path.firstIndex(of: "."), ["\\", "\\EnvironmentValues"].contains(path[..<dot]) else { return nil }
        value = rest.first == "=" && !rest.hasPrefix("==") ? String(rest.dropFirst()).trimmed : rest
        self.path = String(path[path.index(after: dot)...])
        if self.path.isEmpty || value.isEmpty { return nil }
    }

    public var written: String { "\\.\(path) \(value)" }
}

extension Playground {
    /// Sets what the device says. What a program doesn't know, such as a key that an earlier one declared, is left out.
    func set(_ settings: [DeviceSetting], on live: LiveView, of run: SnippetRun) throws {
        for setting in settings {
            do {
                for write in try run.environmentWrites(of: setting.value, at: setting.path, current: live.graph.setting) {
                    try live.graph.set(write.key, to: write.value)
                }
            } catch is CheckFailure {}
        }
    }
}
