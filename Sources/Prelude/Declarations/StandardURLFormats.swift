// How addresses are written, with or without some of their parts.
/// An address as it is, or without some of its parts.
struct _URLFormat: ParseableFormatStyle, ParseStrategy {
    /// - Since: iOS 16
    enum Component: String, Hashable { case scheme, user, password, host, port, path, query, fragment }
    /// When a part is shown: always, never, or for some values of a part.
    struct _Condition: Hashable {
        var _component: _URLFormat.Component?
        var _values: Set<String> = []
        /// Whether the part is shown where the condition holds.
        var _isShown = true
        func _holds(_ parts: URLComponents) -> Bool {
            guard let _component else { return _isShown }
            let matches = _URLFormat._value(_component, parts).map { _values.contains($0) } ?? false
            return matches == _isShown
        }
    }
    /// - Since: iOS 16
    struct ComponentDisplayOption: Hashable {
        let _condition: _URLFormat._Condition
        static let always = ComponentDisplayOption(_condition: _URLFormat._Condition()), never = ComponentDisplayOption(_condition: _URLFormat._Condition(_isShown: false))
        /// Leaves the part of an address with `http` or `https` out.
        static var omitIfHTTPFamily: _URLFormat.ComponentDisplayOption { omitWhen(.scheme, matches: ["http", "https"]) }
        static func displayWhen(_ component: _URLFormat.Component, matches requirements: Set<String>) -> _URLFormat.ComponentDisplayOption { ComponentDisplayOption(_condition: _URLFormat._Condition(_component: component, _values: requirements)) }
        static func omitWhen(_ component: _URLFormat.Component, matches requirements: Set<String>) -> _URLFormat.ComponentDisplayOption { ComponentDisplayOption(_condition: _URLFormat._Condition(_component: component, _values: requirements, _isShown: false)) }
    }
    /// - Since: iOS 16
    struct HostDisplayOption: Hashable {
        var _condition = _URLFormat._Condition()
        var _subdomains: Set<String> = []
        var _omitsFurther = false
        static let always = HostDisplayOption(), never = HostDisplayOption(_condition: _URLFormat._Condition(_isShown: false))
        static var omitIfHTTPFamily: _URLFormat.HostDisplayOption { omitWhen(.scheme, matches: ["http", "https"]) }
        static func displayWhen(_ component: _URLFormat.Component, matches requirements: Set<String>) -> _URLFormat.HostDisplayOption { HostDisplayOption(_condition: _URLFormat._Condition(_component: component, _values: requirements)) }
        static func omitWhen(_ component: _URLFormat.Component, matches requirements: Set<String>) -> _URLFormat.HostDisplayOption { HostDisplayOption(_condition: _URLFormat._Condition(_component: component, _values: requirements, _isShown: false)) }
        /// Leaves the first name of a host out where it is one of these: `www`.
        static func omitSpecificSubdomains(_ subdomainsToOmit: Set<String> = [], includeMultiLevelSubdomains omitMultiLevelSubdomains: Bool = false) -> _URLFormat.HostDisplayOption { HostDisplayOption(_subdomains: subdomainsToOmit, _omitsFurther: omitMultiLevelSubdomains) }
        func _shown(_ host: String) -> String {
            var names = host.split(separator: ".").map { String($0) }
            if names.count > 2, _subdomains.contains(names[0]) { names.removeFirst() }
            return (_omitsFurther ? names.suffix(3) : names[...]).joined(separator: ".")
        }
    }
    var _options: [_URLFormat.Component: _URLFormat.ComponentDisplayOption]
    var _host: _URLFormat.HostDisplayOption
    init(scheme: _URLFormat.ComponentDisplayOption = .always, user: _URLFormat.ComponentDisplayOption = .never, password: _URLFormat.ComponentDisplayOption = .never, host: _URLFormat.HostDisplayOption = .always, port: _URLFormat.ComponentDisplayOption = .omitIfHTTPFamily, path: _URLFormat.ComponentDisplayOption = .always, query: _URLFormat.ComponentDisplayOption = .never, fragment: _URLFormat.ComponentDisplayOption = .never) {
        _options = [.scheme: scheme, .user: user, .password: password, .port: port, .path: path, .query: query, .fragment: fragment]
        _host = host
    }
    func _showing(_ part: _URLFormat.Component, _ option: _URLFormat.ComponentDisplayOption) -> _URLFormat {
        var copy = self
        copy._options[part] = option
        return copy
    }
    func scheme(_ strategy: _URLFormat.ComponentDisplayOption = .always) -> _URLFormat { _showing(.scheme, strategy) }
    func user(_ strategy: _URLFormat.ComponentDisplayOption = .always) -> _URLFormat { _showing(.user, strategy) }
    func password(_ strategy: _URLFormat.ComponentDisplayOption = .always) -> _URLFormat { _showing(.password, strategy) }
    func host(_ strategy: _URLFormat.HostDisplayOption = .always) -> _URLFormat {
        var copy = self
        copy._host = strategy
        return copy
    }
    func port(_ strategy: _URLFormat.ComponentDisplayOption = .always) -> _URLFormat { _showing(.port, strategy) }
    func path(_ strategy: _URLFormat.ComponentDisplayOption = .always) -> _URLFormat { _showing(.path, strategy) }
    func query(_ strategy: _URLFormat.ComponentDisplayOption = .always) -> _URLFormat { _showing(.query, strategy) }
    func fragment(_ strategy: _URLFormat.ComponentDisplayOption = .always) -> _URLFormat { _showing(.fragment, strategy) }
    static func _value(_ component: _URLFormat.Component, _ parts: URLComponents) -> String? {
        switch component {
        case .scheme: parts.scheme
        case .user: parts.user
        case .password: parts.password
        case .host: parts.host
        case .port: parts.port.map { "\($0)" }
        case .path: parts.path
        case .query: parts.query
        case .fragment: parts.fragment
        }
    }
    func format(_ value: URL) -> String {
        guard let parts = URLComponents(url: value, resolvingAgainstBaseURL: true) else { return value.absoluteString }
        func part(_ component: _URLFormat.Component, _ before: String, _ after: String = "") -> String {
            guard _options[component]?._condition._holds(parts) ?? false, let text = _URLFormat._value(component, parts) else { return "" }
            return before + text + after
        }
        let host = _host._condition._holds(parts) ? _host._shown(parts.host ?? "") : ""
        let (user, password) = (part(.user, ""), part(.password, ":"))
        let login = user.isEmpty && password.isEmpty ? "" : user + password + "@"
        return part(.scheme, "", "://") + login + host + part(.port, ":") + part(.path, "") + part(.query, "?") + part(.fragment, "#")
    }
    func parse(_ value: String) throws -> URL {
        guard let url = URL(string: value) else { throw CocoaError(.formatting) }
        return url
    }
    var parseStrategy: _URLFormat { self }
}
extension FormatStyle where Self == _URLFormat { static var url: _URLFormat { _URLFormat() } }
extension ParseStrategy where Self == _URLFormat { static var url: _URLFormat { _URLFormat() } }
extension URL {
    typealias FormatStyle = _URLFormat
    func formatted() -> String { _URLFormat().format(self) }
    func formatted<F: Foundation.FormatStyle>(_ format: F) -> F.FormatOutput where F.FormatInput == URL { format.format(self) }
    init<S: Foundation.ParseStrategy>(_ value: S.ParseInput, strategy: S) throws where S.ParseOutput == URL { self = try strategy.parse(value) }
}
