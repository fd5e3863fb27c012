import ViewTree
import Wording

/// What one environment modifier provides for everything inside it. Changed in place, so that a change costs its readers and not the tree.
final class EnvironmentScope {
    enum Entry {
        case root
        case value(EnvironmentKey, any OpaqueValue)
        /// The key's value is the one that holds in another scope.
        case redirected(EnvironmentKey, to: EnvironmentScope)
        case object(ViewType, (any ObservableReference)?)
        /// Hides the styles around.
        case noTextStyles
        /// The navigation stack or column around; `nil` hides it.
        case navigation(NavigationReference?)
        /// A style alone, or a transformation whose value is not known yet.
        case nothing
    }

    let parent: EnvironmentScope?
    var entry: Entry
    /// What texts inside read while they are laid out.
    var style: TextStyle?
    /// Who read a key or an object of this scope; at the root, whoever found none.
    private var sources: [AnyHashable: Source] = [:]
    /// What the device says, at the root.
    private var settings: [EnvironmentKey: any OpaqueValue] = [:]
    private var settingStyles: [EnvironmentKey: TextStyle] = [:]
    /// Objects of the focused view, at the root.
    private var settingObjects: [ViewType: any ObservableReference] = [:]
    /// Defaults that are always the same, at the root.
    private var defaults: [EnvironmentKey: any OpaqueValue] = [:]
    /// The properties whose values come from here; at the root those with a default.
    private var slots: [EnvironmentKey: [ObjectIdentifier: Unmanaged<EnvironmentSlot>]] = [:]

    init(parent: EnvironmentScope?, entry: Entry = .nothing, style: TextStyle? = nil) { (self.parent, self.entry, self.style) = (parent, entry, style) }

    /// Whether what `other` provides reaches here, unless a scope between provides it too.
    func isInside(_ other: EnvironmentScope) -> Bool {
        var scope: EnvironmentScope? = self
        while let current = scope {
            if current === other { return true }
            scope = current.parent
        }
        return false
    }

    // MARK: Values by key

    /// The nearest scope that has a value for the key; the root where none has.
    func provider(of key: EnvironmentKey) -> EnvironmentScope {
        var scope = self
        while true {
            switch scope.entry {
            case .value(key, _): return scope
            case .redirected(key, let other): scope = other
            default:
                guard let parent = scope.parent else { return scope }
                scope = parent
            }
        }
    }

    /// The value that this scope provides, or the key's default.
    func value(of key: EnvironmentKey) throws -> any OpaqueValue {
        if case .value(key, let value) = entry { return value }
        if let setting = settings[key] { return setting }
        if let known = defaults[key] { return known }
        let value = try key.defaultValue()
        if key.hasFixedDefault { defaults[key] = value }
        return value
    }

    // MARK: Properties

    func add(_ slot: EnvironmentSlot, readingFrom key: EnvironmentKey) { slots[key, default: [:]][ObjectIdentifier(slot)] = .passUnretained(slot) }

    func remove(_ slot: EnvironmentSlot, readingFrom key: EnvironmentKey) {
        slots[key]?[ObjectIdentifier(slot)] = nil
        if slots[key]?.isEmpty == true { slots[key] = nil }
    }

    /// Has the properties read again whose values of the key come from here, or those of them inside `inner`.
    func markReaders(of key: EnvironmentKey, inside inner: EnvironmentScope? = nil) {
        for slot in slots[key]?.values.map({ $0.takeUnretainedValue() }) ?? [] where inner.map({ slot.isInside($0) }) ?? true { slot.markStale() }
    }

    /// Has the properties read again that use a default, and views that transform one.
    func markReadersOfDefaults(inside inner: EnvironmentScope) {
        for key in slots.keys where !key.hasFixedDefault { markReaders(of: key, inside: inner) }
        for case (let key as EnvironmentKey, let source) in sources.map({ ($0.base, $1) }) where !key.hasFixedDefault {
            for edge in source.readers where edge.reader.context.scope.isInside(inner) {
                edge.reader.invalidate(because: Phrase("\(source.name.english) has another default", ko: "\(source.name.korean)의 기본값이 바뀜"))
            }
        }
    }

    // MARK: Settings of the device

    /// A root for another tree on the same device.
    var forAnotherTree: EnvironmentScope {
        let root = EnvironmentScope(parent: nil, entry: .root)
        (root.settings, root.settingStyles) = (settings, settingStyles)
        return root
    }

    /// Whether a value comes from nowhere but the key's default.
    func hasDefault(of key: EnvironmentKey) -> Bool { parent == nil && settings[key] == nil }

    /// Sets what holds where no modifier says otherwise; at the root. Gives the style before, for a key that layout reads.
    func set(_ key: EnvironmentKey, to value: any OpaqueValue) throws -> TextStyle? {
        let old = try self.value(of: key)
        let style = try key.style?(value)
        defer { (settings[key], settingStyles[key]) = (value, style) }
        if !old.isEqual(to: value) { source(of: key).invalidate(from: key.written(old), to: key.written(value)) }
        return try key.style?(old)
    }

    func source(of key: EnvironmentKey) -> Source {
        source(for: key) { Source(.environment, .environment, "`\(key.name)`") }
    }

    // MARK: Objects by type

    /// The nearest scope with an object of the type; the root where none has one.
    func provider(ofObject type: ViewType) -> EnvironmentScope {
        var scope = self
        while true {
            if case .object(type, _) = scope.entry { return scope }
            guard let parent = scope.parent else { return scope }
            scope = parent
        }
    }

    func object(ofType type: ViewType) -> (any ObservableReference)? {
        if case .object(type, let object) = entry { object } else { settingObjects[type] }
    }

    /// Sets the object of a type that no modifier gives; at the root.
    func setObject(_ object: (any ObservableReference)?, ofType type: ViewType) {
        if settingObjects[type] === object { return }
        settingObjects[type] = object
        source(ofObject: type).invalidate(Phrase("is another object", ko: "다른 객체로 바뀜"))
        wasWritten(nil)
    }

    func source(ofObject type: ViewType) -> Source {
        source(for: type) { Source(.environment, .environmentObject, "`\(type)`") }
    }

    private func source(for key: AnyHashable, make: () -> Source) -> Source {
        if let known = sources[key] { return known }
        let made = make()
        sources[key] = made
        return made
    }

    // MARK: Navigation

    /// The navigation stack or column around.
    var navigation: (any NavigationHost)? {
        var scope: EnvironmentScope? = self
        while let current = scope {
            if case .navigation(let reference) = current.entry { return reference?.host }
            scope = current.parent
        }
        return nil
    }

    // MARK: What layout reads

    /// What the nearest style of a kind says: that of a modifier, else the device's.
    private func nearest<Found>(withDevice: Bool = true, _ find: (TextStyle) -> Found?) -> Found? {
        var scope = self
        while true {
            if let style = scope.style, let found = find(style) { return found }
            guard let parent = scope.parent else { return withDevice ? scope.settingStyles.values.lazy.compactMap(find).first : nil }
            scope = parent
        }
    }

    var font: FontValue { nearest { if case .font(let font) = $0 { font ?? .body } else { nil } } ?? .body }
    var isRightToLeft: Bool { nearest { if case .layoutDirection(let isRightToLeft) = $0 { isRightToLeft } else { nil } } ?? false }
    /// - Parameter withDevice: whether the device's say counts, too.
    func isDark(withDevice: Bool) -> Bool? { nearest(withDevice: withDevice) { if case .colorScheme(let isDark) = $0 { isDark } else { nil } } }
    var textSize: TextSize { nearest { if case .dynamicTypeSize(let size) = $0 { size } else { nil } } ?? .large }

    /// `nil` for texts as they are written.
    var textCase: TextContent.Case? { nearest { style -> TextContent.Case?? in if case .textCase(let letters) = style { .some(letters) } else { nil } } ?? nil }

    /// `nil` where the program's own holds.
    var locale: String? { nearest { if case .locale(let identifier) = $0 { identifier } else { nil } } }

    var textStyles: [TextStyle] {
        var found: [TextStyle] = []
        var scope: EnvironmentScope? = self
        while let current = scope {
            if case .noTextStyles = current.entry { break }
            if let style = current.style { found.append(style) }
            found += current.settingStyles.values
            scope = current.parent
        }
        return found.reversed()
    }

    var isEnabled: Bool { isOn(.isEnabled) }
    var isScrollEnabled: Bool { isOn(.isScrollEnabled) }

    private func isOn(_ key: EnvironmentKey) -> Bool {
        if case .value(_, let value) = provider(of: key).entry { value.printed != "false" } else { true }
    }
    var hidesLabels: Bool {
        if case .value(_, let value) = provider(of: .labelsHidden).entry { value.printed == "true" } else { false }
    }
}
