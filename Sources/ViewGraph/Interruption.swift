import ViewTree

/// What ended an update or a layout from outside, such as a limit on time, with the view that it had reached.
public struct Interruption: Error {
    public let cause: any Error
    /// The 1-based line where the view is made; `nil` for native views.
    public let line: Int?

    public init(_ cause: any Error, line: Int?) { (self.cause, self.line) = (cause, line) }
}

extension Graph {
    /// Counts the work on a view.
    func charge(for view: DeclaredNode) throws { try charge(for: view.declared, inside: view) }

    /// The same for one that is about to be put inside another.
    func charge(for view: DeclaredView, inside parent: DeclaredNode) throws {
        do { try willWork(Self.stepsOfView) } catch {
            let around = sequence(first: parent, next: \.parent).lazy.compactMap(\.declared.line).first
            throw Interruption(error, line: view.line ?? around)
        }
    }

    /// Making or updating a view takes about as long as this many comparisons of numbers.
    private static let stepsOfView = 32
}

extension ResolvedNode {
    /// The 1-based line where the view is made, or the one around it that isn't native.
    public var line: Int? {
        for node in sequence(first: self, next: \.parent) { if let line = node.declared?.line { return line } }
        return nil
    }
}
