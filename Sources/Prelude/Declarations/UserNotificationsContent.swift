// What notifications say, and when they come. Nothing is shown: a center keeps them and tells its delegate.
/// - Since: iOS 10
class UNNotificationContent: NSObject, NSCopying, NSMutableCopying {
    var _title: String = ""
    var _subtitle: String = ""
    var _body: String = ""
    var _badge: NSNumber? = nil
    var _sound: UNNotificationSound? = nil
    var _userInfo: [AnyHashable: Any] = [:]
    var _categoryIdentifier: String = ""
    var _threadIdentifier: String = ""
    var _attachments: [UNNotificationAttachment] = []
    var _launchImageName: String = ""
    var _targetContentIdentifier: String? = nil
    var _summaryArgument: String = ""
    var _summaryArgumentCount: Int = 0
    var _interruptionLevel: UNNotificationInterruptionLevel = .active
    var _relevanceScore: Double = 0
    var _filterCriteria: String? = nil
    override init() {}
    init(_copy other: UNNotificationContent) {
        _title = other._title
        _subtitle = other._subtitle
        _body = other._body
        _badge = other._badge
        _sound = other._sound
        _userInfo = other._userInfo
        _categoryIdentifier = other._categoryIdentifier
        _threadIdentifier = other._threadIdentifier
        _attachments = other._attachments
        _launchImageName = other._launchImageName
        _targetContentIdentifier = other._targetContentIdentifier
        _summaryArgument = other._summaryArgument
        _summaryArgumentCount = other._summaryArgumentCount
        _interruptionLevel = other._interruptionLevel
        _relevanceScore = other._relevanceScore
        _filterCriteria = other._filterCriteria
    }
    var title: String { _title }
    var subtitle: String { _subtitle }
    var body: String { _body }
    var badge: NSNumber? { _badge }
    var sound: UNNotificationSound? { _sound }
    var userInfo: [AnyHashable: Any] { _userInfo }
    var categoryIdentifier: String { _categoryIdentifier }
    var threadIdentifier: String { _threadIdentifier }
    var attachments: [UNNotificationAttachment] { _attachments }
    var launchImageName: String { _launchImageName }
    /// - Since: iOS 13
    var targetContentIdentifier: String? { _targetContentIdentifier }
    var summaryArgument: String { _summaryArgument }
    var summaryArgumentCount: Int { _summaryArgumentCount }
    /// - Since: iOS 15
    var interruptionLevel: UNNotificationInterruptionLevel { _interruptionLevel }
    /// - Since: iOS 15
    var relevanceScore: Double { _relevanceScore }
    /// - Since: iOS 16
    var filterCriteria: String? { _filterCriteria }
    func copy(with zone: NSZone? = nil) -> Any { UNNotificationContent(_copy: self) }
    func mutableCopy(with zone: NSZone? = nil) -> Any { UNMutableNotificationContent(_copy: self) }
}
/// - Since: iOS 10
class UNMutableNotificationContent: UNNotificationContent {
    override init() { super.init() }
    override init(_copy other: UNNotificationContent) { super.init(_copy: other) }
    override var title: String { get { _title } set { _title = newValue } }
    override var subtitle: String { get { _subtitle } set { _subtitle = newValue } }
    override var body: String { get { _body } set { _body = newValue } }
    override var badge: NSNumber? { get { _badge } set { _badge = newValue } }
    override var sound: UNNotificationSound? { get { _sound } set { _sound = newValue } }
    override var userInfo: [AnyHashable: Any] { get { _userInfo } set { _userInfo = newValue } }
    override var categoryIdentifier: String { get { _categoryIdentifier } set { _categoryIdentifier = newValue } }
    override var threadIdentifier: String { get { _threadIdentifier } set { _threadIdentifier = newValue } }
    override var attachments: [UNNotificationAttachment] { get { _attachments } set { _attachments = newValue } }
    override var launchImageName: String { get { _launchImageName } set { _launchImageName = newValue } }
    /// - Since: iOS 13
    override var targetContentIdentifier: String? { get { _targetContentIdentifier } set { _targetContentIdentifier = newValue } }
    override var summaryArgument: String { get { _summaryArgument } set { _summaryArgument = newValue } }
    override var summaryArgumentCount: Int { get { _summaryArgumentCount } set { _summaryArgumentCount = newValue } }
    /// - Since: iOS 15
    override var interruptionLevel: UNNotificationInterruptionLevel { get { _interruptionLevel } set { _interruptionLevel = newValue } }
    /// - Since: iOS 15
    override var relevanceScore: Double { get { _relevanceScore } set { _relevanceScore = newValue } }
    /// - Since: iOS 16
    override var filterCriteria: String? { get { _filterCriteria } set { _filterCriteria = newValue } }
}
/// - Since: iOS 15
enum UNNotificationInterruptionLevel: UInt { case passive, active, timeSensitive, critical }
/// - Since: iOS 10
struct UNNotificationSoundName: Hashable, RawRepresentable {
    let rawValue: String
    init(rawValue: String) { self.rawValue = rawValue }
    init(_ rawValue: String) { self.rawValue = rawValue }
}
/// What would be heard.
/// - Since: iOS 10
class UNNotificationSound: NSObject {
    let _name: String
    init(_name: String) { self._name = _name }
    convenience init(named name: UNNotificationSoundName) { self.init(_name: name.rawValue) }
    static let `default` = UNNotificationSound(_name: "default")
    /// - Since: iOS 12
    static let defaultCritical = UNNotificationSound(_name: "defaultCritical")
    /// - Since: iOS 15.2
    static let defaultRingtone = UNNotificationSound(_name: "defaultRingtone")
    /// - Since: iOS 12
    static func defaultCriticalSound(withAudioVolume volume: Float) -> UNNotificationSound { .defaultCritical }
    /// - Since: iOS 12
    static func criticalSoundNamed(_ name: UNNotificationSoundName) -> UNNotificationSound { UNNotificationSound(named: name) }
    /// - Since: iOS 12
    static func criticalSoundNamed(_ name: UNNotificationSoundName, withAudioVolume volume: Float) -> UNNotificationSound { UNNotificationSound(named: name) }
    override func isEqual(_ object: Any?) -> Bool { (object as? UNNotificationSound).map { $0._name == _name } ?? false }
    override var hash: Int { _name.hashValue }
}
/// A file beside a notification; its name is kept.
/// - Since: iOS 10
class UNNotificationAttachment: NSObject {
    let identifier: String
    let url: URL
    init(identifier: String, url URL: URL, options: [AnyHashable: Any]? = nil) throws {
        self.identifier = identifier.isEmpty ? UUID().uuidString : identifier
        url = URL
    }
    var type: String { UTType(filenameExtension: url.pathExtension)?.identifier ?? "public.data" }
}
let UNNotificationAttachmentOptionsTypeHintKey = "UNNotificationAttachmentOptionsTypeHintKey"
let UNNotificationAttachmentOptionsThumbnailHiddenKey = "UNNotificationAttachmentOptionsThumbnailHiddenKey"
/// When a notification comes.
/// - Since: iOS 10
class UNNotificationTrigger: NSObject {
    let repeats: Bool
    init(_repeats: Bool) { repeats = _repeats }
    func _date(after date: Date) -> Date? { nil }
}
/// - Since: iOS 10
class UNPushNotificationTrigger: UNNotificationTrigger {}
/// - Since: iOS 10
class UNTimeIntervalNotificationTrigger: UNNotificationTrigger {
    let timeInterval: TimeInterval
    init(timeInterval: TimeInterval, repeats: Bool) {
        if timeInterval <= 0 { fatalError("time interval must be greater than 0") }
        if repeats && timeInterval < 60 { fatalError("time interval must be at least 60 if repeating") }
        self.timeInterval = timeInterval
        super.init(_repeats: repeats)
    }
    override func _date(after date: Date) -> Date? { date + timeInterval }
    func nextTriggerDate() -> Date? { Date() + timeInterval }
}
/// - Since: iOS 10
class UNCalendarNotificationTrigger: UNNotificationTrigger {
    let dateComponents: DateComponents
    init(dateMatching dateComponents: DateComponents, repeats: Bool) {
        self.dateComponents = dateComponents
        super.init(_repeats: repeats)
    }
    override func _date(after date: Date) -> Date? { (dateComponents.calendar ?? .current).nextDate(after: date, matching: dateComponents, matchingPolicy: .nextTime) }
    func nextTriggerDate() -> Date? { _date(after: Date()) }
}
/// - Since: iOS 10
class UNNotificationRequest: NSObject {
    let identifier: String
    let content: UNNotificationContent
    let trigger: UNNotificationTrigger?
    init(identifier: String, content: UNNotificationContent, trigger: UNNotificationTrigger?) {
        self.identifier = identifier
        self.content = UNNotificationContent(_copy: content)
        self.trigger = trigger
    }
}
/// A request that came.
/// - Since: iOS 10
class UNNotification: NSObject {
    let date: Date
    let request: UNNotificationRequest
    init(_request: UNNotificationRequest) { (request, date) = (_request, Date()) }
}
/// What somebody did with a notification.
/// - Since: iOS 10
class UNNotificationResponse: NSObject {
    let notification: UNNotification
    let actionIdentifier: String
    init(_notification: UNNotification, _action: String) { (notification, actionIdentifier) = (_notification, _action) }
    /// - Since: iOS 13
    var targetScene: UIScene? { nil }
}
/// - Since: iOS 10
class UNTextInputNotificationResponse: UNNotificationResponse { var userText: String { "" } }
let UNNotificationDefaultActionIdentifier = "com.apple.UNNotificationDefaultActionIdentifier"
let UNNotificationDismissActionIdentifier = "com.apple.UNNotificationDismissActionIdentifier"
