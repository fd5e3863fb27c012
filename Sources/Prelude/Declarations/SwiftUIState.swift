/// A property that the view graph stores or provides.
protocol DynamicProperty { mutating func update() }
extension DynamicProperty { mutating func update() {} }
/// A value that lives as long as the identity of its view. Changing it runs the body again, if the body reads it.
@propertyWrapper struct State<Value>: DynamicProperty {
    init(wrappedValue: Value)
    init(initialValue: Value)
    var wrappedValue: Value { get nonmutating set }
    var projectedValue: Binding<Value> { get }
}
extension State where Value: ExpressibleByNilLiteral { init() { self.init(wrappedValue: nil) } }
/// A way to read and change a value that lives elsewhere.
@propertyWrapper @dynamicMemberLookup struct Binding<Value>: DynamicProperty {
    /// Reads the value once when it is made: a body that makes a binding depends on what `get` reads.
    init(get: @escaping () -> Value, set: @escaping (Value) -> Void)
    /// Reads the value when it is wanted.
    static func _reading(get: @escaping () -> Value, set: @escaping (Value) -> Void) -> Binding<Value>
    init(get: @escaping () -> Value, set: @escaping (Value, Transaction) -> Void) { self.init(get: get, set: { set($0, _currentTransaction()) }) }
    init(projectedValue: Binding<Value>)
    init?(_ base: Binding<Value?>)
    /// A new value of `nil` isn't set.
    init<V>(_ base: Binding<V>) where Value == V? { self.init(get: { base.wrappedValue }, set: { if let value = $0 { base.wrappedValue = value } }) }
    /// A new value of another type isn't set.
    init<V: Hashable>(_ base: Binding<V>) where Value == AnyHashable { self.init(get: { AnyHashable(base.wrappedValue) }, set: { if let value = $0.base as? V { base.wrappedValue = value } }) }
    static func constant(_ value: Value) -> Binding<Value>
    var wrappedValue: Value { get nonmutating set }
    var projectedValue: Binding<Value> { get }
    subscript<Subject>(dynamicMember keyPath: WritableKeyPath<Value, Subject>) -> Binding<Subject> { get }
    func animation(_ animation: Animation? = .default) -> Binding<Value>
    func transaction(_ transaction: Transaction) -> Binding<Value> { Binding._reading(get: { wrappedValue }, set: { value in withTransaction(transaction) { wrappedValue = value } }) }
}
/// The transaction of the change that is made right now.
func _currentTransaction() -> Transaction
extension Binding where Value: MutableCollection { subscript(index: Value.Index) -> Binding<Value.Element> { get } }
/// What a sequence of the bindings to the elements can do.
extension Binding where Value: MutableCollection, Value.Index == Int {
    func first(where predicate: (Binding<Value.Element>) throws -> Bool) rethrows -> Binding<Value.Element>? { try wrappedValue.indices.map { self[$0] }.first(where: predicate) }
    func filter(_ isIncluded: (Binding<Value.Element>) throws -> Bool) rethrows -> [Binding<Value.Element>] { try wrappedValue.indices.map { self[$0] }.filter(isIncluded) }
    func map<T>(_ transform: (Binding<Value.Element>) throws -> T) rethrows -> [T] { try wrappedValue.indices.map { try transform(self[$0]) } }
}
extension Binding where Value: MutableCollection {
    var startIndex: Value.Index { wrappedValue.startIndex }
    var endIndex: Value.Index { wrappedValue.endIndex }
    var count: Int { wrappedValue.count }
    var isEmpty: Bool { wrappedValue.isEmpty }
}
extension Binding where Value: MutableCollection, Value.Index == Int {
    var indices: Range<Int> { wrappedValue.startIndex..<wrappedValue.endIndex }
    var first: Binding<Value.Element>? { wrappedValue.isEmpty ? nil : self[wrappedValue.startIndex] }
    func enumerated() -> EnumeratedSequence<[Binding<Value.Element>]> { map { $0 }.enumerated() }
    func sorted(by areInIncreasingOrder: (Binding<Value.Element>, Binding<Value.Element>) throws -> Bool) rethrows -> [Binding<Value.Element>] { try map { $0 }.sorted(by: areInIncreasingOrder) }
    func reversed() -> [Binding<Value.Element>] { map { $0 }.reversed() }
    func dropFirst(_ k: Int = 1) -> [Binding<Value.Element>] { Array(map { $0 }.dropFirst(k)) }
    func forEach(_ body: (Binding<Value.Element>) throws -> Void) rethrows { try map { $0 }.forEach(body) }
}
extension Binding: Identifiable where Value: Identifiable { var id: Value.ID { wrappedValue.id } }
/// An object that tells when it is about to change.
protocol ObservableObject: AnyObject {
    associatedtype ObjectWillChangePublisher: Publisher = ObservableObjectPublisher where ObjectWillChangePublisher.Failure == Never
    var objectWillChange: ObjectWillChangePublisher { get }
}
extension ObservableObject where ObjectWillChangePublisher == ObservableObjectPublisher {
    /// The one of its published properties; without any, a new one each time.
    var objectWillChange: ObservableObjectPublisher {
        if let kept = _keptPublisher { return kept }
        let made = ObservableObjectPublisher()
        made._tellViews = { [weak self] in self?._tellViews() }
        _keep(made)
        return made
    }
}
extension ObservableObject {
    var _keptPublisher: ObservableObjectPublisher? { get }
    func _keep(_ publisher: ObservableObjectPublisher)
    /// Those that watch the object.
    func _tellViews()
    /// For a publisher of the program's own: what it sends reaches the views.
    func _watch() -> AnyCancellable { objectWillChange._subscribe { [weak self] _ in self?._tellViews() } }
}
/// Sends when its object is about to change.
final class ObservableObjectPublisher: Publisher {
    typealias Output = Void
    typealias Failure = Never
    let _receivers = _Receivers<Void, Never>()
    var _tellViews: (() -> Void)?
    init() {}
    func send() {
        _tellViews?()
        _sendOn()
    }
    func _sendOn() { _receivers._send(()) }
    func _start(_ receive: @escaping (Void) -> Void, _ complete: @escaping (Subscribers.Completion<Never>) -> Void) -> AnyCancellable { _receivers._add(receive, complete) }
}
/// Tells the object's observers before the property changes.
@propertyWrapper struct Published<Value> {
    init(wrappedValue: Value)
    init(initialValue: Value)
    var wrappedValue: Value { get nonmutating set }
    var projectedValue: Published<Value>.Publisher { get nonmutating set }
    /// Sends the value at once, and each new one before the property has it.
    struct Publisher {
        var _value: Value { get }
        func _add(_ receive: @escaping (Value) -> Void) -> Int
        func _remove(_ number: Int)
        func _set(_ value: Value)
        func _keep(_ subscription: AnyCancellable)
    }
}
/// - Since: iOS 17
protocol Observable: AnyObject {}
/// What `@Observable` adds to a class, for properties that it doesn't store.
extension Observable {
    func access<Member>(keyPath: KeyPath<Self, Member>) { ObservationRegistrar().access(self, keyPath: keyPath) }
    func withMutation<Member, MutationResult>(keyPath: KeyPath<Self, Member>, _ mutation: () throws -> MutationResult) rethrows -> MutationResult {
        try ObservationRegistrar().withMutation(of: self, keyPath: keyPath, mutation)
    }
}
/// Tells who reads properties, and that they change.
/// - Since: iOS 17
struct ObservationRegistrar: Hashable, Codable {
    init() {}
    init(from decoder: any Decoder) throws {}
    func encode(to encoder: any Encoder) throws { try [String: Int]().encode(to: encoder) }
    func access<Subject: Observable, Member>(_ subject: Subject, keyPath: KeyPath<Subject, Member>) { _noteRead(subject, keyPath) }
    func willSet<Subject: Observable, Member>(_ subject: Subject, keyPath: KeyPath<Subject, Member>) {}
    func didSet<Subject: Observable, Member>(_ subject: Subject, keyPath: KeyPath<Subject, Member>) { _noteChange(subject, keyPath) }
    func withMutation<Subject: Observable, Member, T>(of subject: Subject, keyPath: KeyPath<Subject, Member>, _ mutation: () throws -> T) rethrows -> T {
        defer { _noteChange(subject, keyPath) }
        return try mutation()
    }
}
func _noteRead<Subject: Observable, Member>(_ subject: Subject, _ keyPath: KeyPath<Subject, Member>)
func _noteChange<Subject: Observable, Member>(_ subject: Subject, _ keyPath: KeyPath<Subject, Member>)
/// Runs code, and calls `onChange` once when an observable property changes that it read.
/// - Since: iOS 17
func withObservationTracking<T>(_ apply: () -> T, onChange: @autoclosure () -> () -> Void) -> T
/// Runs code whose reads are nobody's dependencies.
func _untracked<T>(_ body: () throws -> T) rethrows -> T
/// An object that lives as long as the identity of its view; it is made once.
/// - Since: iOS 14
@propertyWrapper struct StateObject<ObjectType: ObservableObject>: DynamicProperty {
    init(wrappedValue: @autoclosure () -> ObjectType)
    var wrappedValue: ObjectType { get }
    var projectedValue: ObservedObject<ObjectType>.Wrapper { get }
}
/// An object that somebody else owns; each change of it runs the body again.
@propertyWrapper struct ObservedObject<ObjectType: ObservableObject>: DynamicProperty {
    init(wrappedValue: ObjectType)
    init(initialValue: ObjectType)
    var wrappedValue: ObjectType { get nonmutating set }
    var projectedValue: ObservedObject<ObjectType>.Wrapper { get }
    @dynamicMemberLookup struct Wrapper {
        subscript<Subject>(dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, Subject>) -> Binding<Subject> { get }
    }
}
/// An object that an ancestor provides by `environmentObject`.
@propertyWrapper struct EnvironmentObject<ObjectType: ObservableObject>: DynamicProperty {
    init()
    var wrappedValue: ObjectType { get }
    var projectedValue: EnvironmentObject<ObjectType>.Wrapper { get }
    @dynamicMemberLookup struct Wrapper {
        subscript<Subject>(dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, Subject>) -> Binding<Subject> { get }
    }
}
/// Makes bindings to the properties of an observable object.
/// - Since: iOS 17
@propertyWrapper @dynamicMemberLookup struct Bindable<Value: AnyObject & Observable> {
    init(wrappedValue: Value)
    init(_ wrappedValue: Value)
    var wrappedValue: Value { get nonmutating set }
    var projectedValue: Bindable<Value> { get }
    subscript<Subject>(dynamicMember keyPath: ReferenceWritableKeyPath<Value, Subject>) -> Binding<Subject> { get }
}
/// A value of the environment of the view, whose body runs when it changes.
@propertyWrapper struct Environment<Value>: DynamicProperty {
    init(_ keyPath: KeyPath<EnvironmentValues, Value>)
    /// - Since: iOS 17
    init(_ objectType: Value.Type) where Value: AnyObject, Value: Observable
    /// - Since: iOS 17
    init<T: AnyObject & Observable>(_ objectType: T.Type) where Value == T?
    var wrappedValue: Value { get }
}
/// - Since: iOS 15
@propertyWrapper struct FocusState<Value>: DynamicProperty {
    init() where Value == Bool
    init<T: Hashable>() where Value == T?
    var wrappedValue: Value { get nonmutating set }
    var projectedValue: FocusState<Value>.Binding { get }
    @propertyWrapper struct Binding {
        var wrappedValue: Value { get nonmutating set }
        var projectedValue: FocusState<Value>.Binding { self }
    }
}
/// Names a value of the environment, with what it is where nobody sets it.
protocol EnvironmentKey {
    associatedtype Value
    static var defaultValue: Value { get }
}
/// The values that a view finds in its surroundings.
struct EnvironmentValues: CustomStringConvertible {
    init()
    var description: String { "[]" }
    subscript<K: EnvironmentKey>(key: K.Type) -> K.Value { get set }
}
extension EnvironmentValues {
    @Entry var colorScheme: ColorScheme = .light
    @Entry var layoutDirection: LayoutDirection = .leftToRight
    @Entry var font: Font? = nil
    @Entry var lineLimit: Int? = nil
    @Entry var lineSpacing: CGFloat = 0
    /// - Since: iOS 26
    @Entry var lineHeight: AttributedString.LineHeight? = nil
    @Entry var multilineTextAlignment: TextAlignment = .leading
    @Entry var isEnabled: Bool = true
    @Entry var displayScale: CGFloat = 1
    /// - Since: iOS 15
    @Entry var dismiss: DismissAction = DismissAction()
    @Entry var horizontalSizeClass: UserInterfaceSizeClass? = .compact
    @Entry var verticalSizeClass: UserInterfaceSizeClass? = .regular
    /// - Since: iOS 14
    @Entry var scenePhase: ScenePhase = .active
    /// - Since: iOS 15
    @Entry var dynamicTypeSize: DynamicTypeSize = .large
    @Entry var locale: Locale = Locale.current
    @Entry var calendar: Calendar = Calendar.current
    @Entry var timeZone: TimeZone = TimeZone.current
    /// - Since: iOS 14
    @Entry var redactionReasons: RedactionReasons = []
    /// - Since: iOS 15
    @Entry var controlSize: ControlSize = .regular
    /// - Since: iOS 16
    @Entry var backgroundStyle: AnyShapeStyle? = nil
    /// - Since: iOS 15
    @Entry var symbolVariants: SymbolVariants = .none
    /// - Since: iOS 16
    @Entry var menuOrder: MenuOrder = .automatic
    /// - Since: iOS 15
    @Entry var keyboardShortcut: KeyboardShortcut? = nil
    /// - Since: iOS 16
    @Entry var contentTransition: ContentTransition = .identity
    /// - Since: iOS 15
    @Entry var symbolRenderingMode: SymbolRenderingMode? = nil
    /// - Since: iOS 16
    @Entry var scrollDismissesKeyboardMode: ScrollDismissesKeyboardMode = .automatic
    /// - Since: iOS 16
    @Entry var autocorrectionDisabled: Bool = false
    /// - Since: iOS 17
    @Entry var buttonRepeatBehavior: ButtonRepeatBehavior = .automatic
    /// - Since: iOS 14
    @Entry var openURL: OpenURLAction = OpenURLAction()
    /// Whether rows are edited; where no view says otherwise, the window's own mode, which `EditButton` changes.
    @Entry var editMode: Binding<EditMode>? = _WindowEditMode.shared._binding
    /// - Since: iOS 15
    @Entry var isSearching: Bool = false
    /// - Since: iOS 15
    @Entry var dismissSearch: DismissSearchAction = DismissSearchAction()
    /// - Since: iOS 15
    @Entry var refresh: RefreshAction? = nil
    @Entry var imageScale: Image.Scale = .medium
    @Entry var truncationMode: Text.TruncationMode = .tail
    @Entry var minimumScaleFactor: CGFloat = 1
    @Entry var allowsTightening: Bool = false
    /// - Since: iOS 14
    @Entry var textCase: Text.Case? = nil
    /// - Since: iOS 15
    @Entry var headerProminence: Prominence = .standard
    @Entry var defaultMinListRowHeight: CGFloat = 44
    @Entry var defaultMinListHeaderHeight: CGFloat? = nil
    /// - Since: iOS 16
    @Entry var isScrollEnabled: Bool = true
    /// - Since: iOS 14
    @Entry var isFocused: Bool = false
    @Entry var colorSchemeContrast: ColorSchemeContrast = .standard
    @Entry var legibilityWeight: LegibilityWeight? = .regular
    @Entry var pixelLength: CGFloat = 1
    @Entry var accessibilityReduceMotion: Bool = false
    @Entry var accessibilityReduceTransparency: Bool = false
    @Entry var accessibilityDifferentiateWithoutColor: Bool = false
    @Entry var accessibilityInvertColors: Bool = false
    @Entry var accessibilityEnabled: Bool = false
    /// - Since: iOS 15
    @Entry var accessibilityVoiceOverEnabled: Bool = false
}
/// Opens a page, which the workbook does not do.
/// - Since: iOS 14
struct OpenURLAction {
    /// - Since: iOS 15
    struct Result {
        let _name: String
        static let handled = OpenURLAction.Result(_name: "handled"), discarded = OpenURLAction.Result(_name: "discarded"), systemAction = OpenURLAction.Result(_name: "systemAction")
        static func systemAction(_ url: URL) -> OpenURLAction.Result { systemAction }
        /// - Since: iOS 26
        static func systemAction(_ url: URL? = nil, prefersInApp: Bool) -> OpenURLAction.Result { systemAction }
    }
    init() {}
    /// - Since: iOS 15
    init(handler: @escaping (URL) -> OpenURLAction.Result) { _handler = handler }
    var _handler: ((URL) -> OpenURLAction.Result)? = nil
    func callAsFunction(_ url: URL) { _ = _open(url) }
    /// - Since: iOS 26
    func callAsFunction(_ url: URL, prefersInApp: Bool) { _ = _open(url) }
    /// What nothing handles is not accepted: nothing is opened.
    func callAsFunction(_ url: URL, completion: @escaping (Bool) -> Void) { completion(_open(url)) }
    /// Whether the handler has opened the page.
    func _open(_ url: URL) -> Bool { _handler?(url)._name == "handled" }
}
/// The edit mode of the window.
@Observable final class _WindowEditMode {
    static let shared = _WindowEditMode()
    var mode = EditMode.inactive
    var _binding: Binding<EditMode> { Binding(get: { self.mode }, set: { self.mode = $0 }) }
}
enum EditMode { case inactive, transient, active; var isEditing: Bool { self != .inactive } }
/// - Since: iOS 15
struct RefreshAction {
    let _action: () async -> Void
    func callAsFunction() async { await _action() }
    func _start() -> Bool {
        _ = Task { await _action() }
        return true
    }
}
/// Ends the presentation around the view that reads it: sets the binding of its sheet, cover, popover or destination back. Elsewhere it does nothing.
/// - Since: iOS 15
struct DismissAction {
    init()
    func callAsFunction()
    var _endsSomething: Bool { get }
}
extension EnvironmentValues {
    /// Whether the view is inside a presentation.
    /// - Since: iOS 15
    var isPresented: Bool { dismiss._endsSomething }
    var presentationMode: Binding<PresentationMode> { .constant(PresentationMode(_action: dismiss)) }
}
/// The way of before iOS 15 to end a presentation: `presentationMode.wrappedValue.dismiss()`.
struct PresentationMode {
    var _action: DismissAction
    var isPresented: Bool { _action._endsSomething }
    mutating func dismiss() { _action() }
}
/// Names a value that views give to their ancestors, and tells how two become one.
protocol PreferenceKey {
    associatedtype Value
    static var defaultValue: Value { get }
    static func reduce(value: inout Value, nextValue: () -> Value)
}
extension PreferenceKey where Value: ExpressibleByNilLiteral { static var defaultValue: Value { nil } }
/// Whether the task was cancelled meanwhile. A wait of less than nothing is a turn of others.
func _wait(seconds: Double) async -> Bool
func _waitForFrame() async -> Bool
func _tick(seconds: Double) async -> Bool
func _isTaskCancelled() -> Bool
