import Snippets
import ViewReport
import ViewTree

extension SnippetRun: EnvironmentAnswers {
    public func isEditing(in environment: @escaping (EnvironmentKey) throws -> any OpaqueValue) throws -> Bool {
        try answer("environment.editMode?.wrappedValue.isEditing ?? false", in: environment)
    }

    public func refresh(in environment: @escaping (EnvironmentKey) throws -> any OpaqueValue) throws -> Bool {
        try answer("environment.refresh?._start() ?? false", in: environment)
    }
}
