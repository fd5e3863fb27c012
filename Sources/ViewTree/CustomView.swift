/// A view, view modifier, scene or app whose body is code. The front end implements it; the graph decides when `body` runs.
public protocol CustomView {
    /// The static type; a value of another type at the same place is another view.
    var type: ViewType { get }
    /// The unqualified name without generic arguments, as reports count bodies: `ContentView`.
    var name: String { get }
    /// Compares with an earlier value at the same identity: field by field as bits where all fields are plain data, by `==` where the
    /// type is Equatable otherwise, closures that capture as different. The fields that differ; empty where none does.
    func changedFields(from earlier: any CustomView) -> [FieldChange]
    /// In the order of declaration, those of nested `DynamicProperty` structs included. The same for all values of a type.
    var dynamicProperties: [DynamicProperty] { get }
    /// Runs the body with the storage that the graph keeps for this identity: one slot a dynamic property, in order. For a view modifier, `content` is
    /// what it modifies; for a view it is `nil`.
    func body(slots: [DynamicSlot], content: ModifierContent?) throws -> DeclaredView
    /// The views in the builder arguments (stored properties that are views), for the declared tree.
    var declaredChildren: [DeclaredView] { get throws }
    /// Whether `.equatable()`'s comparison, the type's own `==`, calls the two equal; `nil` where the type has none.
    func isEqual(to earlier: any CustomView) throws -> Bool?
    /// The view on the way from an earlier value, by what of it is animated; `nil` where nothing is, or that is the same in both.
    func animated(from earlier: any CustomView, _ progress: Double) throws -> (any CustomView)?
    /// A run of the body begins. Whether the body calls `Self._printChanges()` is the front end's affair.
    func willRunBody(because cause: BodyCause)
    /// Whether it is an app or a scene, which shows the root view.
    var isScene: Bool { get }
    /// Whether it isn't a view: the tabs of its body are in its place.
    var isTabContent: Bool { get }
}

/// A stored property of a view whose value differs from the one before.
public struct FieldChange: Hashable, Sendable {
    /// What makes two values differ that may do the same.
    public enum Kind: Sendable { case value, closure, closureBinding, anyView }

    /// The property's; `self` for a value without stored properties.
    public let name: String
    public let kind: Kind

    public init(_ name: String, _ kind: Kind = .value) { (self.name, self.kind) = (name, kind) }
}

extension CustomView {
    public var isScene: Bool { false }
    public var isTabContent: Bool { false }
    public func animated(from earlier: any CustomView, _ progress: Double) throws -> (any CustomView)? { nil }
}

/// Why a body runs.
public struct BodyCause {
    /// Whether it is the first run for the identity.
    public var isFirst = false
    /// Whether the view's value differs from the one before.
    public var isOtherValue = false
    /// The dynamic properties that changed, by index.
    public var properties: [Int] = []
    /// Whether something else that the last run read changed, such as a property of an `@Observable` object.
    public var isOtherRead = false

    public init() {}
}

/// A property that the graph stores or provides, by the wrapper it is declared with.
public struct DynamicProperty {
    public enum Source {
        /// `@State`: `initial` is evaluated once, when the identity first appears. `isObject` also watches the object held (`@StateObject`).
        case state(initial: () throws -> any OpaqueValue)
        case stateObject(make: () throws -> any OpaqueValue, object: (any OpaqueValue) -> any ObservableReference)
        case observedObject(any ObservableReference)
        case environment(EnvironmentQuery)
        /// The whole environment: `@Environment(\.self)`.
        case environmentValues
        /// By type; `nil` makes the read a diagnostic where no ancestor provides it.
        case environmentObject(ViewType)
        /// Shared by key among all views: `@AppStorage`.
        case appStorage(key: String, initial: () throws -> any OpaqueValue)
        case namespace
    }
    /// As declared: `width`.
    public let name: String
    /// `State`, `StateObject`, ...
    public let wrapper: String
    public let source: Source
    public init(name: String, wrapper: String, source: Source) { (self.name, self.wrapper, self.source) = (name, wrapper, source) }
}

/// What the graph provides for a dynamic property.
public enum DynamicSlot {
    /// State, state object, app storage.
    case storage(any StateStorage)
    /// A value of the environment for the place of the view. The view depends on it because it declares it; `read` records where.
    case environment(any EnvironmentReader)
    case environmentValues(any EnvironmentValuesReader)
    case object((any ObservableReference)?)
    /// A new identity (`@Namespace`).
    case namespace(ExplicitID)
}

/// A slot of state that lives as long as the identity it belongs to.
public protocol StateStorage: AnyObject {
    /// What bodies see; asking for it makes no body depend on it.
    var value: any OpaqueValue { get }
    /// The value; inside a body, the read makes the body depend on it. `line` is the 1-based line of the read, for the reason.
    /// Where only a part of the value is read, changes of other parts run nothing. What reads through a binding may be in another view than the state.
    func read(_ part: StatePart?, line: Int?, throughBinding: Bool) throws -> any OpaqueValue
    /// Schedules an update when the value differs. In a body or a layout it is SwiftUI's "Modifying state during view update" and is reported.
    func write(_ value: any OpaqueValue, line: Int?) throws
}

extension StateStorage {
    public func read(line: Int?) throws -> any OpaqueValue { try read(nil, line: line, throughBinding: false) }
}

/// The part of a state's value that a binding leads to: `name` for `$person.name`.
public struct StatePart {
    /// Equal for the same part.
    public let id: AnyHashable
    /// The part of a whole value.
    public let value: (_ whole: any OpaqueValue) throws -> any OpaqueValue
    public init(id: AnyHashable, value: @escaping (any OpaqueValue) throws -> any OpaqueValue) { (self.id, self.value) = (id, value) }
}

/// An object of the front end that views watch: a whole `ObservableObject`, or an `@Observable` by property. Compared by identity.
public protocol ObservableReference: AnyObject {
    var name: String { get }
}

/// What the front end reports to the graph while its code runs, and asks of it.
public protocol GraphHost: AnyObject {
    /// An `@Observable` property was read; inside a body this makes the body depend on it.
    func didRead(_ property: String, of object: any ObservableReference, line: Int?)
    /// An `@Observable` property changed (another value was set).
    func didChange(_ property: String, of object: any ObservableReference, line: Int?)
    /// An `ObservableObject` is about to change: a `@Published` property is set, or `objectWillChange.send()` was called.
    func willChange(_ object: any ObservableReference, property: String?, line: Int?)
    /// `withAnimation` and `withTransaction`: writes inside carry the transaction.
    func withTransaction(_ transaction: Transaction, _ body: () throws -> Void) throws
    /// Runs code whose reads are nobody's dependencies.
    func untracked<Result>(_ body: () throws -> Result) rethrows -> Result
    /// That of the change that is made right now.
    var currentTransaction: Transaction { get }
    /// Seconds since the view was mounted.
    var time: Double { get }
    /// Lets time pass for code that can't wait; what is due then comes after it.
    func pass(_ seconds: Double)
    /// Starts asynchronous work when the current transaction is done.
    func startTask(_ work: @escaping (any TaskHost) throws -> Void) -> any TaskHost
}

extension TaskHost {
    public func waitForFrame(then resume: @escaping (_ isCancelled: Bool) throws -> Void) { sleep(seconds: 1 / 60, then: resume) }
}

/// Runs asynchronous work in order on one thread. Time passes only through `advance`.
public protocol TaskHost: AnyObject {
    /// Whether the task was cancelled.
    var isCancelled: Bool { get }
    /// Resumes after `seconds` of the view's time, or at once and cancelled when the task is.
    func sleep(seconds: Double, then resume: @escaping (_ isCancelled: Bool) throws -> Void)
    /// Resumes once the view's time has passed: at the end of the next `advance`, which is what the next frame shows.
    func waitForFrame(then resume: @escaping (_ isCancelled: Bool) throws -> Void)
    /// Calls its handlers, wakes it where it sleeps, and notifies it.
    func cancel()
    /// What is called when it is cancelled.
    var cancellationHandlers: CancellationHandlers { get }
}

/// What is called once when a task is cancelled, and at once where it is already.
public final class CancellationHandlers {
    private var handlers: [(number: Int, call: () -> Void)] = []
    private var count = 0
    public init() {}

    /// The handler's number.
    public func add(_ call: @escaping () -> Void) -> Int {
        count += 1
        handlers.append((count, call))
        return count
    }

    public func remove(_ number: Int) { handlers.removeAll { $0.number == number } }

    public func call() {
        let due = handlers
        handlers = []
        for handler in due { handler.call() }
    }
}
