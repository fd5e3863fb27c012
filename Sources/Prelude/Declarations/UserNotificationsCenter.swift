// The center that keeps notifications until the run's clock passes their time. It grants what is asked for.
/// What a program may do with notifications.
/// - Since: iOS 10
struct UNAuthorizationOptions: OptionSet {
    let rawValue: UInt
    init(rawValue: UInt) { self.rawValue = rawValue }
    static let badge = UNAuthorizationOptions(rawValue: 1), sound = UNAuthorizationOptions(rawValue: 2), alert = UNAuthorizationOptions(rawValue: 4)
    static let carPlay = UNAuthorizationOptions(rawValue: 8), criticalAlert = UNAuthorizationOptions(rawValue: 16), providesAppNotificationSettings = UNAuthorizationOptions(rawValue: 32)
    static let provisional = UNAuthorizationOptions(rawValue: 64), announcement = UNAuthorizationOptions(rawValue: 128), timeSensitive = UNAuthorizationOptions(rawValue: 256)
}
/// What a notification does while the program is in front.
/// - Since: iOS 10
struct UNNotificationPresentationOptions: OptionSet {
    let rawValue: UInt
    init(rawValue: UInt) { self.rawValue = rawValue }
    static let badge = UNNotificationPresentationOptions(rawValue: 1), sound = UNNotificationPresentationOptions(rawValue: 2), alert = UNNotificationPresentationOptions(rawValue: 4)
    /// - Since: iOS 14
    static let list = UNNotificationPresentationOptions(rawValue: 8), banner = UNNotificationPresentationOptions(rawValue: 16)
}
/// - Since: iOS 10
enum UNAuthorizationStatus: Int { case notDetermined, denied, authorized, provisional, ephemeral }
/// - Since: iOS 10
enum UNNotificationSetting: Int { case notSupported, disabled, enabled }
/// - Since: iOS 10
enum UNAlertStyle: Int { case none, banner, alert }
/// - Since: iOS 11
enum UNShowPreviewsSetting: Int { case always, whenAuthenticated, never }
/// - Since: iOS 10
class UNNotificationSettings: NSObject {
    let authorizationStatus: UNAuthorizationStatus
    let _options: UNAuthorizationOptions
    init(_status: UNAuthorizationStatus, _options: UNAuthorizationOptions) { (authorizationStatus, self._options) = (_status, _options) }
    func _setting(_ option: UNAuthorizationOptions) -> UNNotificationSetting { _options.contains(option) ? .enabled : .disabled }
    var alertSetting: UNNotificationSetting { _setting(.alert) }
    var badgeSetting: UNNotificationSetting { _setting(.badge) }
    var soundSetting: UNNotificationSetting { _setting(.sound) }
    var lockScreenSetting: UNNotificationSetting { _setting(.alert) }
    var notificationCenterSetting: UNNotificationSetting { _setting(.alert) }
    var carPlaySetting: UNNotificationSetting { .notSupported }
    var alertStyle: UNAlertStyle { _options.contains(.alert) ? .banner : .none }
    /// - Since: iOS 12
    var criticalAlertSetting: UNNotificationSetting { _setting(.criticalAlert) }
    /// - Since: iOS 15
    var timeSensitiveSetting: UNNotificationSetting { _setting(.timeSensitive) }
    /// - Since: iOS 13
    var announcementSetting: UNNotificationSetting { .notSupported }
    /// - Since: iOS 15
    var scheduledDeliverySetting: UNNotificationSetting { .disabled }
    /// - Since: iOS 11
    var showPreviewsSetting: UNShowPreviewsSetting { .always }
    /// - Since: iOS 12
    var providesAppNotificationSettings: Bool { _options.contains(.providesAppNotificationSettings) }
}
/// - Since: iOS 10
struct UNNotificationActionOptions: OptionSet {
    let rawValue: UInt
    init(rawValue: UInt) { self.rawValue = rawValue }
    static let authenticationRequired = UNNotificationActionOptions(rawValue: 1), destructive = UNNotificationActionOptions(rawValue: 2), foreground = UNNotificationActionOptions(rawValue: 4)
}
/// - Since: iOS 15
class UNNotificationActionIcon: NSObject {
    let _name: String
    init(systemImageName: String) { _name = systemImageName }
    init(templateImageName: String) { _name = templateImageName }
}
/// A button of a notification. Nobody presses it.
/// - Since: iOS 10
class UNNotificationAction: NSObject {
    let identifier: String
    let title: String
    let options: UNNotificationActionOptions
    /// - Since: iOS 15
    let icon: UNNotificationActionIcon?
    init(identifier: String, title: String, options: UNNotificationActionOptions = []) { (self.identifier, self.title, self.options, icon) = (identifier, title, options, nil) }
    /// - Since: iOS 15
    init(identifier: String, title: String, options: UNNotificationActionOptions = [], icon: UNNotificationActionIcon?) {
        (self.identifier, self.title, self.options, self.icon) = (identifier, title, options, icon)
    }
}
/// - Since: iOS 10
class UNTextInputNotificationAction: UNNotificationAction {
    let textInputButtonTitle: String
    let textInputPlaceholder: String
    init(identifier: String, title: String, options: UNNotificationActionOptions = [], textInputButtonTitle: String, textInputPlaceholder: String) {
        (self.textInputButtonTitle, self.textInputPlaceholder) = (textInputButtonTitle, textInputPlaceholder)
        super.init(identifier: identifier, title: title, options: options)
    }
}
/// - Since: iOS 10
struct UNNotificationCategoryOptions: OptionSet {
    let rawValue: UInt
    init(rawValue: UInt) { self.rawValue = rawValue }
    static let customDismissAction = UNNotificationCategoryOptions(rawValue: 1), allowInCarPlay = UNNotificationCategoryOptions(rawValue: 2)
    static let hiddenPreviewsShowTitle = UNNotificationCategoryOptions(rawValue: 4), hiddenPreviewsShowSubtitle = UNNotificationCategoryOptions(rawValue: 8)
    static let allowAnnouncement = UNNotificationCategoryOptions(rawValue: 16)
}
/// - Since: iOS 10
class UNNotificationCategory: NSObject {
    let identifier: String
    let actions: [UNNotificationAction]
    let intentIdentifiers: [String]
    let options: UNNotificationCategoryOptions
    /// - Since: iOS 11
    let hiddenPreviewsBodyPlaceholder: String
    /// - Since: iOS 12
    let categorySummaryFormat: String
    init(identifier: String, actions: [UNNotificationAction], intentIdentifiers: [String], options: UNNotificationCategoryOptions = []) {
        (self.identifier, self.actions, self.intentIdentifiers, self.options) = (identifier, actions, intentIdentifiers, options)
        (hiddenPreviewsBodyPlaceholder, categorySummaryFormat) = ("", "")
    }
    /// - Since: iOS 12
    init(identifier: String, actions: [UNNotificationAction], intentIdentifiers: [String], hiddenPreviewsBodyPlaceholder: String?, categorySummaryFormat: String? = nil, options: UNNotificationCategoryOptions = []) {
        (self.identifier, self.actions, self.intentIdentifiers, self.options) = (identifier, actions, intentIdentifiers, options)
        (self.hiddenPreviewsBodyPlaceholder, self.categorySummaryFormat) = (hiddenPreviewsBodyPlaceholder ?? "", categorySummaryFormat ?? "")
    }
}
/// - Since: iOS 10
struct UNError: Error, Hashable, CustomNSError {
    enum Code: Int {
        case notificationsNotAllowed = 1, attachmentInvalidURL = 100, attachmentUnrecognizedType, attachmentInvalidFileSize, attachmentNotInDataStore, attachmentMoveIntoDataStoreFailed
        case attachmentCorrupt, notificationInvalidNoDate = 1400, notificationInvalidNoContent, contentProvidingObjectNotAllowed = 1500, contentProvidingInvalid, badgeInputInvalid = 1600
    }
    let code: UNError.Code
    init(_ code: UNError.Code) { self.code = code }
    static var errorDomain: String { "UNErrorDomain" }
    var errorCode: Int { code.rawValue }
}
/// Hears of notifications that come while the program is in front. Each function may be left out.
/// - Since: iOS 10
protocol UNUserNotificationCenterDelegate: NSObjectProtocol {
    func userNotificationCenter(_ center: UNUserNotificationCenter, willPresent notification: UNNotification, withCompletionHandler completionHandler: @escaping (UNNotificationPresentationOptions) -> Void)
    func userNotificationCenter(_ center: UNUserNotificationCenter, willPresent notification: UNNotification) async -> UNNotificationPresentationOptions
    func userNotificationCenter(_ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse, withCompletionHandler completionHandler: @escaping () -> Void)
    func userNotificationCenter(_ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse) async
    func userNotificationCenter(_ center: UNUserNotificationCenter, openSettingsFor notification: UNNotification?)
}
/// - Since: iOS 10
extension UNUserNotificationCenterDelegate {
    func userNotificationCenter(_ center: UNUserNotificationCenter, willPresent notification: UNNotification, withCompletionHandler completionHandler: @escaping (UNNotificationPresentationOptions) -> Void) {
        Task { completionHandler(await userNotificationCenter(center, willPresent: notification)) }
    }
    func userNotificationCenter(_ center: UNUserNotificationCenter, willPresent notification: UNNotification) async -> UNNotificationPresentationOptions { [] }
    func userNotificationCenter(_ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse, withCompletionHandler completionHandler: @escaping () -> Void) {
        Task {
            await userNotificationCenter(center, didReceive: response)
            completionHandler()
        }
    }
    func userNotificationCenter(_ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse) async {}
    func userNotificationCenter(_ center: UNUserNotificationCenter, openSettingsFor notification: UNNotification?) {}
}
/// - Since: iOS 10
class UNUserNotificationCenter: NSObject {
    static let _center = UNUserNotificationCenter()
    static func current() -> UNUserNotificationCenter { _center }
    weak var delegate: (any UNUserNotificationCenterDelegate)?
    var supportsContentExtensions: Bool { true }
    var _status = UNAuthorizationStatus.notDetermined
    var _options: UNAuthorizationOptions = []
    var _pending: [UNNotificationRequest] = []
    var _delivered: [UNNotification] = []
    var _categories: Set<UNNotificationCategory> = []
    override init() {}
    /// Grants everything.
    func _authorize(_ options: UNAuthorizationOptions) -> Bool {
        _options.formUnion(options)
        if _status != .authorized { _status = options.contains(.provisional) ? .provisional : .authorized }
        return true
    }
    func requestAuthorization(options: UNAuthorizationOptions = [], completionHandler: @escaping (Bool, (any Error)?) -> Void) { Task { completionHandler(_authorize(options), nil) } }
    func requestAuthorization(options: UNAuthorizationOptions = []) async throws -> Bool { _authorize(options) }
    func getNotificationSettings(completionHandler: @escaping (UNNotificationSettings) -> Void) { Task { completionHandler(_settings) } }
    func notificationSettings() async -> UNNotificationSettings { _settings }
    var _settings: UNNotificationSettings { UNNotificationSettings(_status: _status, _options: _options) }
    func setNotificationCategories(_ categories: Set<UNNotificationCategory>) { _categories = categories }
    func getNotificationCategories(completionHandler: @escaping (Set<UNNotificationCategory>) -> Void) { Task { completionHandler(_categories) } }
    func notificationCategories() async -> Set<UNNotificationCategory> { _categories }
    func add(_ request: UNNotificationRequest, withCompletionHandler completionHandler: (((any Error)?) -> Void)? = nil) {
        _add(request)
        if let completionHandler { Task { completionHandler(nil) } }
    }
    func add(_ request: UNNotificationRequest) async throws { _add(request) }
    /// A request replaces one with its identifier.
    func _add(_ request: UNNotificationRequest) {
        removePendingNotificationRequests(withIdentifiers: [request.identifier])
        _pending.append(request)
        Task {
            var date: Date? = Date()
            repeat {
                if let trigger = request.trigger {
                    date = date.flatMap { trigger._date(after: $0) }
                    guard let date else { return }
                    if await _tick(seconds: date.timeIntervalSinceNow) { return }
                }
                guard _pending.contains(where: { $0 === request }) else { return }
                if !(request.trigger?.repeats ?? false) { _pending.removeAll { $0 === request } }
                _deliver(UNNotification(_request: request))
            } while request.trigger?.repeats ?? false
        }
    }
    /// The program is in front: what comes is heard of by the delegate, and is in the list where that says so.
    func _deliver(_ notification: UNNotification) {
        guard _status == .authorized || _status == .provisional, let delegate else { return }
        delegate.userNotificationCenter(self, willPresent: notification) { options in
            if options.contains(.badge), let badge = notification.request.content.badge { UIApplication.shared.applicationIconBadgeNumber = badge.intValue }
            guard options.contains(.list) || options.contains(.alert) else { return }
            self.removeDeliveredNotifications(withIdentifiers: [notification.request.identifier])
            self._delivered.append(notification)
        }
    }
    func getPendingNotificationRequests(completionHandler: @escaping ([UNNotificationRequest]) -> Void) { Task { completionHandler(_pending) } }
    func pendingNotificationRequests() async -> [UNNotificationRequest] { _pending }
    func removePendingNotificationRequests(withIdentifiers identifiers: [String]) { _pending.removeAll { identifiers.contains($0.identifier) } }
    func removeAllPendingNotificationRequests() { _pending = [] }
    func getDeliveredNotifications(completionHandler: @escaping ([UNNotification]) -> Void) { Task { completionHandler(_delivered) } }
    func deliveredNotifications() async -> [UNNotification] { _delivered }
    func removeDeliveredNotifications(withIdentifiers identifiers: [String]) { _delivered.removeAll { identifiers.contains($0.request.identifier) } }
    func removeAllDeliveredNotifications() { _delivered = [] }
    /// - Since: iOS 16
    func setBadgeCount(_ newBadgeCount: Int, withCompletionHandler completionHandler: (((any Error)?) -> Void)? = nil) {
        UIApplication.shared.applicationIconBadgeNumber = newBadgeCount
        if let completionHandler { Task { completionHandler(nil) } }
    }
    /// - Since: iOS 16
    func setBadgeCount(_ newBadgeCount: Int) async throws { UIApplication.shared.applicationIconBadgeNumber = newBadgeCount }
}
/// - Since: iOS 10
extension NSString {
    static func localizedUserNotificationString(forKey key: String, arguments: [Any]?) -> String { NSLocalizedString(key, comment: "") }
}
