// Fields take the keyboard's focus, and what a `@FocusState` says; values of the focused view and of its scene are found by `@FocusedValue`.
/// Names a value that the focused view gives.
/// - Since: iOS 14
protocol FocusedValueKey { associatedtype Value }
/// The values that the focused view and its scene give.
/// - Since: iOS 14
struct FocusedValues: Equatable {
    init()
    subscript<Key: FocusedValueKey>(key: Key.Type) -> Key.Value? { get set }
    static func == (_ a: FocusedValues, _ b: FocusedValues) -> Bool { true }
}
/// A value that the focused view, a view around it or any of the scene gives; `nil` where none does.
/// - Since: iOS 14
@propertyWrapper struct FocusedValue<Value>: DynamicProperty {
    init(_ keyPath: KeyPath<FocusedValues, Value?>)
    /// - Since: iOS 17
    init(_ objectType: Value.Type) where Value: AnyObject, Value: Observable
    var wrappedValue: Value? { get }
}
/// What a binding is bound to that the focused view or its scene gives.
/// - Since: iOS 14
@propertyWrapper struct FocusedBinding<Value>: DynamicProperty {
    @FocusedValue var _binding: Binding<Value>?
    init(_ keyPath: KeyPath<FocusedValues, Binding<Value>?>) { __binding = FocusedValue(keyPath) }
    var wrappedValue: Value? {
        get { _binding?.wrappedValue }
        nonmutating set { if let newValue { _binding?.wrappedValue = newValue } }
    }
    var projectedValue: Binding<Value?> { Binding<Value?>(get: { wrappedValue }, set: { wrappedValue = $0 }) }
}
/// An object that the focused view or its scene gives; each change of it runs the body again.
/// - Since: iOS 16
@propertyWrapper struct FocusedObject<ObjectType: ObservableObject>: DynamicProperty {
    init()
    var wrappedValue: ObjectType? { get }
    var projectedValue: FocusedObject<ObjectType>.Wrapper? { _isThere ? _wrapper : nil }
    var _isThere: Bool { wrappedValue != nil }
    var _wrapper: FocusedObject<ObjectType>.Wrapper { get }
    @dynamicMemberLookup struct Wrapper {
        subscript<Subject>(dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, Subject>) -> Binding<Subject> { get }
    }
}
/// What VoiceOver is at, which is what the program says.
/// - Since: iOS 15
@propertyWrapper struct AccessibilityFocusState<Value: Hashable>: DynamicProperty {
    init() where Value == Bool
    init<T: Hashable>() where Value == T?
    init(for technologies: AccessibilityTechnologies) where Value == Bool { self.init() }
    init<T: Hashable>(for technologies: AccessibilityTechnologies) where Value == T? { self.init() }
    var wrappedValue: Value { get nonmutating set }
    var projectedValue: AccessibilityFocusState<Value>.Binding { get }
    @propertyWrapper struct Binding {
        var wrappedValue: Value { get nonmutating set }
        var projectedValue: AccessibilityFocusState<Value>.Binding { self }
    }
}
/// - Since: iOS 15
struct AccessibilityTechnologies: OptionSet {
    let rawValue: Int
    static let voiceOver = AccessibilityTechnologies(rawValue: 1), switchControl = AccessibilityTechnologies(rawValue: 2)
}
/// - Since: iOS 17
struct DefaultFocusEvaluationPriority { init() {}; static let automatic = DefaultFocusEvaluationPriority(), userInitiated = DefaultFocusEvaluationPriority() }
/// - Since: iOS 17
struct FocusInteractions: OptionSet {
    let rawValue: Int
    static let activate = FocusInteractions(rawValue: 1), edit = FocusInteractions(rawValue: 2), automatic = FocusInteractions(rawValue: 3)
}
/// Puts the focus back to where it is by default, which nothing here has.
/// - Since: macOS 12
struct ResetFocusAction { init() {}; func callAsFunction(in namespace: Namespace.ID) {} }
extension EnvironmentValues {
    /// - Since: macOS 12
    @Entry var resetFocus: ResetFocusAction = ResetFocusAction()
    /// - Since: iOS 17
    @Entry var isFocusEffectEnabled: Bool = true
}
extension View {
    /// - Since: iOS 15
    @_underlying(ModifiedContent<Self, _InertModifier>.self) func focused(_ condition: FocusState<Bool>.Binding) -> some View
    /// - Since: iOS 15
    @_underlying(ModifiedContent<Self, _InertModifier>.self) func focused<V: Hashable>(_ binding: FocusState<V>.Binding, equals value: V) -> some View
    /// - Since: iOS 17
    @_underlying(ModifiedContent<Self, _InertModifier>.self) func defaultFocus<V: Hashable>(_ binding: FocusState<V>.Binding, _ value: V, priority: DefaultFocusEvaluationPriority = .automatic) -> some View
    /// - Since: macOS 12
    @_inert func prefersDefaultFocus(_ prefersDefaultFocus: Bool = true, in namespace: Namespace.ID) -> some View
    /// - Since: iOS 17
    @_underlying(ModifiedContent<Self, _InertModifier>.self) func focusable(_ isFocusable: Bool = true, interactions: FocusInteractions) -> some View
    /// Whether the view takes the keyboard's focus, from a tap, Tab or a `focused` state.
    func focusable(_ isFocusable: Bool = true) -> some View { focusable(isFocusable, interactions: .automatic) }
    @_inert func focusable(_ isFocusable: Bool = true, onFocusChange: @escaping (Bool) -> Void) -> some View
}
/// - Since: iOS 16
extension View {
    /// - Since: iOS 14
    @_underlying(ModifiedContent<Self, _InertModifier>.self) func focusedValue<V>(_ keyPath: WritableKeyPath<FocusedValues, V?>, _ value: V) -> some View
    @_underlying(ModifiedContent<Self, _InertModifier>.self) func focusedValue<V>(_ keyPath: WritableKeyPath<FocusedValues, V?>, _ value: V?) -> some View
    /// - Since: iOS 17
    @_underlying(ModifiedContent<Self, _InertModifier>.self) func focusedValue<T: AnyObject & Observable>(_ object: T?) -> some View
    /// - Since: iOS 15
    @_underlying(ModifiedContent<Self, _InertModifier>.self) func focusedSceneValue<V>(_ keyPath: WritableKeyPath<FocusedValues, V?>, _ value: V) -> some View
    @_underlying(ModifiedContent<Self, _InertModifier>.self) func focusedSceneValue<V>(_ keyPath: WritableKeyPath<FocusedValues, V?>, _ value: V?) -> some View
    /// - Since: iOS 17
    @_underlying(ModifiedContent<Self, _InertModifier>.self) func focusedSceneValue<T: AnyObject & Observable>(_ object: T?) -> some View
    @_underlying(ModifiedContent<Self, _InertModifier>.self) func focusedObject<T: ObservableObject>(_ object: T) -> some View
    @_underlying(ModifiedContent<Self, _InertModifier>.self) func focusedObject<T: ObservableObject>(_ object: T?) -> some View
    @_underlying(ModifiedContent<Self, _InertModifier>.self) func focusedSceneObject<T: ObservableObject>(_ object: T) -> some View
    @_underlying(ModifiedContent<Self, _InertModifier>.self) func focusedSceneObject<T: ObservableObject>(_ object: T?) -> some View
}
extension View {
    /// - Since: iOS 15
    @_inert func accessibilityFocused(_ condition: AccessibilityFocusState<Bool>.Binding) -> some View
    /// - Since: iOS 15
    @_inert func accessibilityFocused<V: Hashable>(_ binding: AccessibilityFocusState<V>.Binding, equals value: V) -> some View
    @_inert func accessibilityDefaultFocus<V: Hashable>(_ binding: AccessibilityFocusState<V>.Binding, _ value: V) -> some View
}
/// - Since: macOS 10.15
extension View {
    /// - Since: iOS 18
    @_underlying(ModifiedContent<Self, _InertModifier>.self) func searchFocused(_ binding: FocusState<Bool>.Binding) -> some View
    /// - Since: iOS 18
    @_underlying(ModifiedContent<Self, _InertModifier>.self) func searchFocused<V: Hashable>(_ binding: FocusState<V>.Binding, equals value: V) -> some View
    // Commands of keyboards and remote controls
    /// - Since: tvOS 13
    @_inert func onPlayPauseCommand(perform action: (() -> Void)?) -> some View
    @_inert func onCommand(_ selector: Selector, perform action: (() -> Void)?) -> some View
    @_inert func onCopyCommand(perform payloadAction: (() -> [NSItemProvider])?) -> some View
    @_inert func onCutCommand(perform payloadAction: (() -> [NSItemProvider])?) -> some View
    /// - Since: macOS 11
    @_inert func onPasteCommand(of supportedContentTypes: [UTType], perform payloadAction: @escaping ([NSItemProvider]) -> Void) -> some View
    @_inert func onPasteCommand(of supportedTypes: [String], perform payloadAction: @escaping ([NSItemProvider]) -> Void) -> some View
}
extension View {
    @_inert func pageCommand<V: BinaryInteger>(value: Binding<V>, in bounds: ClosedRange<V>, step: V = 1) -> some View
    /// - Since: iOS 27
    @_inert func copyable<T: Transferable>(_ payload: @escaping @autoclosure () -> [T]) -> some View
    /// - Since: iOS 27
    @_inert func cuttable<T: Transferable>(for payloadType: T.Type = T.self, action: @escaping () -> [T]) -> some View
    /// - Since: iOS 27
    @_inert func pasteDestination<T: Transferable>(for payloadType: T.Type = T.self, action: @escaping ([T]) -> Void, validator: @escaping ([T]) -> [T] = { $0 }) -> some View
    /// - Since: macOS 15
    @_inert func onModifierKeysChanged(mask: EventModifiers = .all, initial: Bool = true, _ action: @escaping (EventModifiers, EventModifiers) -> Void) -> some View
    /// - Since: macOS 15
    @_inert func modifierKeyAlternate<V: View>(_ modifiers: EventModifiers, @ViewBuilder _ alternate: () -> V) -> some View
    /// - Since: iOS 15.4
    func keyboardShortcut(_ shortcut: KeyboardShortcut?) -> some View { _environment(\.keyboardShortcut, shortcut, as: "keyboardShortcut") }
    /// - Since: iOS 15
    func keyboardShortcut(_ key: KeyEquivalent, modifiers: EventModifiers = .command, localization: KeyboardShortcut.Localization) -> some View { _environment(\.keyboardShortcut, KeyboardShortcut(key, modifiers: modifiers), as: "keyboardShortcut") }
    @_inert func typeSelectEquivalent(_ text: Text?) -> some View
    @_inert func typeSelectEquivalent(_ stringKey: LocalizedStringKey) -> some View
}
/// - Since: iOS 15
extension KeyboardShortcut { struct Localization { init() {}; static let automatic = KeyboardShortcut.Localization(), withoutMirroring = KeyboardShortcut.Localization(), custom = KeyboardShortcut.Localization() } }
/// What `#selector` makes: the name of a method, and how it is called.
/// - Since: iOS 2
struct Selector: Hashable, ExpressibleByStringLiteral, CustomStringConvertible {
    let _name: String
    let _call: (Any, Any?) -> Void
    init(_ name: String) {
        _name = name
        _call = { _, _ in }
    }
    init(stringLiteral value: String) { self.init(value) }
    init<T, Result>(_name: String, _ method: @escaping (T) -> () -> Result) {
        self._name = _name
        _call = { target, _ in if let target = target as? T { _ = method(target)() } }
    }
    init<T, Argument, Result>(_name: String, _ method: @escaping (T) -> (Argument) -> Result) {
        self._name = _name
        _call = { target, argument in if let target = target as? T, let argument = argument as? Argument { _ = method(target)(argument) } }
    }
    init<Argument, Result>(_name: String, _ method: @escaping (Argument) -> Result) {
        self._name = _name
        _call = { _, argument in if let argument = argument as? Argument { _ = method(argument) } }
    }
    init<Result>(_name: String, _ method: @escaping () -> Result) {
        self._name = _name
        _call = { _, _ in _ = method() }
    }
    var description: String { _name }
    func hash(into hasher: inout Hasher) { hasher.combine(_name) }
    static func == (_ a: Selector, _ b: Selector) -> Bool { a._name == b._name }
}
