/// The program's settings, kept in memory for a run.
class UserDefaults {
    static let standard = UserDefaults(_suite: "")
    let _suite: String
    init(_suite: String) { self._suite = _suite }
    convenience init() { self.init(_suite: "") }
    convenience init?(suiteName: String?) { self.init(_suite: suiteName ?? "") }
    func object(forKey key: String) -> Any? { _default(_suite, key) }
    func value(forKey key: String) -> Any? { _default(_suite, key) }
    func string(forKey key: String) -> String? {
        let value = _default(_suite, key)
        if let number = value as? Int { return "\(number)" }
        if let number = value as? Double { return "\(number)" }
        if let flag = value as? Bool { return flag ? "1" : "0" }
        return value as? String
    }
    func integer(forKey key: String) -> Int {
        let value = _default(_suite, key)
        if let number = value as? Double { return _whole(number) }
        if let flag = value as? Bool { return flag ? 1 : 0 }
        if let text = value as? String { return _whole(_leadingNumber(text)) }
        return value as? Int ?? 0
    }
    func double(forKey key: String) -> Double {
        let value = _default(_suite, key)
        if let number = value as? Int { return Double(number) }
        if let number = value as? Float { return Double(number) }
        if let flag = value as? Bool { return flag ? 1 : 0 }
        if let text = value as? String { return _leadingNumber(text) }
        return value as? Double ?? 0
    }
    func float(forKey key: String) -> Float { Float(double(forKey: key)) }
    func bool(forKey key: String) -> Bool {
        let value = _default(_suite, key)
        if let number = value as? Int { return number != 0 }
        if let number = value as? Double { return number != 0 }
        if let text = value as? String { return text.first.map { "yYtT123456789".contains($0) } ?? false }
        return value as? Bool ?? false
    }
    func array(forKey key: String) -> [Any]? { _default(_suite, key) as? [Any] }
    func stringArray(forKey key: String) -> [String]? { _default(_suite, key) as? [String] }
    func dictionary(forKey key: String) -> [String: Any]? { _default(_suite, key) as? [String: Any] }
    func data(forKey key: String) -> Data? { _default(_suite, key) as? Data }
    func url(forKey key: String) -> URL? { _default(_suite, key) as? URL }
    func set(_ value: Any?, forKey key: String) {
        if let value, !_isPropertyList(value) { fatalError("Attempt to insert non-property list object \(value) for key \(key)") }
        _setDefault(_suite, key, value)
        NotificationCenter.default.post(name: UserDefaults.didChangeNotification, object: self)
    }
    static let didChangeNotification = Notification.Name("NSUserDefaultsDidChangeNotification")
    func setValue(_ value: Any?, forKey key: String) { set(value, forKey: key) }
    func removeObject(forKey key: String) { set(nil, forKey: key) }
    func register(defaults: [String: Any]) { for (key, value) in defaults { _registerDefault(_suite, key, value) } }
    func dictionaryRepresentation() -> [String: Any] {
        var all: [String: Any] = [:]
        for name in _defaultNames(_suite) { all[name] = _default(_suite, name) }
        return all
    }
    func removePersistentDomain(forName name: String) { for name in _defaultNames(_suite) { _setDefault(_suite, name, nil) } }
    func synchronize() -> Bool { true }
}
func _default(_ suite: String, _ key: String) -> Any?
func _setDefault(_ suite: String, _ key: String, _ value: Any?)
func _registerDefault(_ suite: String, _ key: String, _ value: Any)
func _defaultNames(_ suite: String) -> [String]
/// What settings may hold: texts, numbers, dates, data, and collections of them.
func _isPropertyList(_ value: Any) -> Bool {
    if value is String || value is Bool || value is Int || value is Double || value is Float || value is CGFloat || value is Date || value is Data || value is URL { return true }
    if let list = value as? [Any] { return list.allSatisfy { _isPropertyList($0) } }
    if let map = value as? [String: Any] { return map.values.allSatisfy { _isPropertyList($0) } }
    return value is any FixedWidthInteger
}
/// The number that a text begins with, 0 without one.
func _leadingNumber(_ text: String) -> Double {
    var digits = ""
    for character in text {
        guard character.isNumber || character == "." || (character == "-" && digits.isEmpty) else { break }
        digits.append(character)
    }
    return Double(digits) ?? 0
}
/// A number without its fraction, the nearest that `Int` has.
func _whole(_ number: Double) -> Int { number.isNaN ? 0 : abs(number) < 9e18 ? Int(number) : number < 0 ? .min : .max }
