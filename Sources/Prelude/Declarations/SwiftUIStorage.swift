// What a program keeps between its runs, and what a window keeps.
/// - Since: iOS 14
@propertyWrapper struct AppStorage<Value>: DynamicProperty {
    init(_value: Value, _suite: String, _key: String, _read: @escaping (Any) -> Value?, _write: @escaping (Value) -> Any?)
    var wrappedValue: Value { get nonmutating set }
    var projectedValue: Binding<Value> { get }
}
/// - Since: iOS 14
@propertyWrapper struct SceneStorage<Value>: DynamicProperty {
    init(wrappedValue: Value, _ key: String)
    var wrappedValue: Value { get nonmutating set }
    var projectedValue: Binding<Value> { get }
}
extension SceneStorage {
    /// - Since: iOS 17
    init<RowValue: Identifiable>(_ key: String) where Value == TableColumnCustomization<RowValue> { self.init(wrappedValue: TableColumnCustomization<RowValue>(), key) }
}
extension AppStorage where Value == Bool {
    init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) { self.init(_plain: wrappedValue, key, store) }
}
extension AppStorage where Value == Int {
    init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) { self.init(_plain: wrappedValue, key, store) }
}
extension AppStorage where Value == Double {
    init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
        self.init(_value: wrappedValue, _suite: (store ?? .standard)._suite, _key: key, _read: { $0 as? Double ?? ($0 as? Int).map { Double($0) } }, _write: { $0 })
    }
}
extension AppStorage where Value == String {
    init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) { self.init(_plain: wrappedValue, key, store) }
}
extension AppStorage where Value == URL {
    init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) { self.init(_plain: wrappedValue, key, store) }
}
extension AppStorage where Value == Date {
    init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) { self.init(_plain: wrappedValue, key, store) }
}
extension AppStorage where Value == Data {
    init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) { self.init(_plain: wrappedValue, key, store) }
}
extension AppStorage where Value: RawRepresentable, Value.RawValue == Int {
    init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
        self.init(_value: wrappedValue, _suite: (store ?? .standard)._suite, _key: key, _read: { ($0 as? Int).flatMap { Value(rawValue: $0) } }, _write: { $0.rawValue })
    }
}
extension AppStorage where Value: RawRepresentable, Value.RawValue == String {
    init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
        self.init(_value: wrappedValue, _suite: (store ?? .standard)._suite, _key: key, _read: { ($0 as? String).flatMap { Value(rawValue: $0) } }, _write: { $0.rawValue })
    }
}
extension AppStorage where Value == Bool? {
    init(_ key: String, store: UserDefaults? = nil) { self.init(_plain: nil, key, store) }
}
extension AppStorage where Value == Int? {
    init(_ key: String, store: UserDefaults? = nil) { self.init(_plain: nil, key, store) }
}
extension AppStorage where Value == Double? {
    init(_ key: String, store: UserDefaults? = nil) { self.init(_plain: nil, key, store) }
}
extension AppStorage where Value == String? {
    init(_ key: String, store: UserDefaults? = nil) { self.init(_plain: nil, key, store) }
}
extension AppStorage where Value == URL? {
    init(_ key: String, store: UserDefaults? = nil) { self.init(_plain: nil, key, store) }
}
extension AppStorage where Value == Date? {
    init(_ key: String, store: UserDefaults? = nil) { self.init(_plain: nil, key, store) }
}
extension AppStorage where Value == Data? {
    init(_ key: String, store: UserDefaults? = nil) { self.init(_plain: nil, key, store) }
}
extension AppStorage {
    init<R>(_ key: String, store: UserDefaults? = nil) where Value == R?, R: RawRepresentable, R.RawValue == Int {
        self.init(_value: nil, _suite: (store ?? .standard)._suite, _key: key, _read: { ($0 as? Int).map { R(rawValue: $0) } }, _write: { $0?.rawValue })
    }
}
extension AppStorage {
    init<R>(_ key: String, store: UserDefaults? = nil) where Value == R?, R: RawRepresentable, R.RawValue == String {
        self.init(_value: nil, _suite: (store ?? .standard)._suite, _key: key, _read: { ($0 as? String).map { R(rawValue: $0) } }, _write: { $0?.rawValue })
    }
}
extension AppStorage {
    init(_plain value: Value, _ key: String, _ store: UserDefaults?) {
        self.init(_value: value, _suite: (store ?? .standard)._suite, _key: key, _read: { $0 as? Value }, _write: { $0 })
    }
}
extension SceneStorage where Value: ExpressibleByNilLiteral { init(_ key: String) { self.init(wrappedValue: nil, key) } }
