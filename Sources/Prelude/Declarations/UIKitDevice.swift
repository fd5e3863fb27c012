// UIKit's application, screen and device: those of an iPhone in light appearance.
class CGColor: Hashable {
    let _color: UIColor
    init(_color: UIColor) { self._color = _color }
    convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) { self.init(_color: UIColor(red: red, green: green, blue: blue, alpha: alpha)) }
    convenience init(gray: CGFloat, alpha: CGFloat) { self.init(red: gray, green: gray, blue: gray, alpha: alpha) }
    /// Red, green, blue and alpha.
    var components: [CGFloat]? { _color._parts }
    var numberOfComponents: Int { 4 }
    var alpha: CGFloat { components?.last ?? 1 }
    func hash(into hasher: inout Hasher) { hasher.combine(_color) }
    static func == (_ a: CGColor, _ b: CGColor) -> Bool { a._color == b._color }
}
extension UIColor {
    var cgColor: CGColor { CGColor(_color: self) }
    /// Red, green, blue and alpha, in light surroundings.
    var _parts: [CGFloat] {
        let resolved = Color(self).resolve(in: EnvironmentValues())
        // To the six digits that they have there.
        return [resolved.red, resolved.green, resolved.blue, resolved.opacity].map { (CGFloat($0) * 1_000_000).rounded() / 1_000_000 }
    }
    @discardableResult func getRed(_ red: inout CGFloat, green: inout CGFloat, blue: inout CGFloat, alpha: inout CGFloat) -> Bool {
        let parts = _parts
        (red, green, blue, alpha) = (parts[0], parts[1], parts[2], parts[3])
        return true
    }
    @discardableResult func getHue(_ hue: inout CGFloat, saturation: inout CGFloat, brightness: inout CGFloat, alpha: inout CGFloat) -> Bool {
        let parts = _parts
        let (high, low) = (max(parts[0], parts[1], parts[2]), min(parts[0], parts[1], parts[2]))
        let span = high - low
        (hue, saturation, brightness, alpha) = (0, high == 0 ? 0 : span / high, high, parts[3])
        if span > 0 {
            let turn = high == parts[0] ? (parts[1] - parts[2]) / span : high == parts[1] ? 2 + (parts[2] - parts[0]) / span : 4 + (parts[0] - parts[1]) / span
            hue = (turn < 0 ? turn + 6 : turn) / 6
        }
        return true
    }
    init(cgColor: CGColor) { self = cgColor._color }
    init(_ color: CGColor) { self = color._color }
}
extension Color {
    init(cgColor: CGColor) { self.init(cgColor._color) }
    init(_ color: CGColor) { self.init(color._color) }
}
class UIFont: NSObject {
    struct Weight: Hashable {
        let rawValue: CGFloat
        static let ultraLight = UIFont.Weight(rawValue: -0.8), thin = UIFont.Weight(rawValue: -0.6), light = UIFont.Weight(rawValue: -0.4)
        static let regular = UIFont.Weight(rawValue: 0), medium = UIFont.Weight(rawValue: 0.23), semibold = UIFont.Weight(rawValue: 0.3)
        static let bold = UIFont.Weight(rawValue: 0.4), heavy = UIFont.Weight(rawValue: 0.56), black = UIFont.Weight(rawValue: 0.62)
        var _weight: Font.Weight {
            switch self {
            case .ultraLight: .ultraLight
            case .thin: .thin
            case .light: .light
            case .medium: .medium
            case .semibold: .semibold
            case .bold: .bold
            case .heavy: .heavy
            case .black: .black
            default: .regular
            }
        }
    }
    struct TextStyle: Hashable {
        let _style: Font.TextStyle
        static let largeTitle = UIFont.TextStyle(_style: .largeTitle), title1 = UIFont.TextStyle(_style: .title), title2 = UIFont.TextStyle(_style: .title2)
        static let title3 = UIFont.TextStyle(_style: .title3), headline = UIFont.TextStyle(_style: .headline), subheadline = UIFont.TextStyle(_style: .subheadline)
        static let body = UIFont.TextStyle(_style: .body), callout = UIFont.TextStyle(_style: .callout), footnote = UIFont.TextStyle(_style: .footnote)
        static let caption1 = UIFont.TextStyle(_style: .caption), caption2 = UIFont.TextStyle(_style: .caption2)
    }
    let _font: Font
    let pointSize: CGFloat
    init(_font: Font, _ pointSize: CGFloat) {
        self._font = _font
        self.pointSize = pointSize
    }
    convenience init?(name: String, size: CGFloat) { self.init(_font: .custom(name, fixedSize: size), size) }
    static func systemFont(ofSize size: CGFloat) -> UIFont { UIFont(_font: .system(size: size), size) }
    static func systemFont(ofSize size: CGFloat, weight: UIFont.Weight) -> UIFont { UIFont(_font: .system(size: size, weight: weight._weight), size) }
    static func boldSystemFont(ofSize size: CGFloat) -> UIFont { systemFont(ofSize: size, weight: .bold) }
    static func italicSystemFont(ofSize size: CGFloat) -> UIFont { UIFont(_font: .system(size: size).italic(), size) }
    static func monospacedSystemFont(ofSize size: CGFloat, weight: UIFont.Weight) -> UIFont { UIFont(_font: .system(size: size, weight: weight._weight, design: .monospaced), size) }
    static func monospacedDigitSystemFont(ofSize size: CGFloat, weight: UIFont.Weight) -> UIFont { systemFont(ofSize: size, weight: weight) }
    static func preferredFont(forTextStyle style: UIFont.TextStyle) -> UIFont {
        let font = Font.system(style._style)
        return UIFont(_font: font, font._size)
    }
    func withSize(_ fontSize: CGFloat) -> UIFont { UIFont(_font: .system(size: fontSize), fontSize) }
    var lineHeight: CGFloat { _size("x", width: nil).height }
    static let labelFontSize: CGFloat = 17, systemFontSize: CGFloat = 14, buttonFontSize: CGFloat = 18, smallSystemFontSize: CGFloat = 12
    /// How large a text is in this font, in lines of at most `width` points.
    func _size(_ text: String, width: CGFloat?) -> CGSize {
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false).flatMap { _lines(String($0), width: width) }
        let sizes = lines.map { _CanvasLog._size(Text(verbatim: $0).font(_font), width: nil) }
        return CGSize(width: sizes.map { $0.width }.max() ?? 0, height: sizes.map { $0.height }.reduce(0, +))
    }
    /// A text without line breaks, broken between words.
    func _lines(_ text: String, width: CGFloat?) -> [String] {
        guard let width else { return [text] }
        var lines: [String] = []
        for word in text.split(separator: " ") {
            let longer = lines.isEmpty ? String(word) : lines[lines.count - 1] + " " + word
            if lines.isEmpty || _CanvasLog._size(Text(verbatim: longer).font(_font), width: nil).width > width {
                lines.append(String(word))
            } else {
                lines[lines.count - 1] = longer
            }
        }
        return lines.isEmpty ? [""] : lines
    }
}
extension Font {
    init(_ font: UIFont) { self = font._font }
}
class UIScreen: NSObject {
    static let main = UIScreen()
    var bounds: CGRect { CGRect(x: 0, y: 0, width: 393, height: 852) }
    var nativeBounds: CGRect { CGRect(x: 0, y: 0, width: 1179, height: 2556) }
    var scale: CGFloat { 3 }
    var nativeScale: CGFloat { 3 }
    var brightness: CGFloat = 0.5
    var maximumFramesPerSecond: Int { 60 }
}
enum UIUserInterfaceIdiom: Int { case unspecified = -1, phone, pad, tv, carPlay, mac = 5, vision }
enum UIInterfaceOrientation: Int {
    case unknown, portrait, portraitUpsideDown, landscapeLeft = 4, landscapeRight = 3
    var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
    var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
}
enum UIDeviceOrientation: Int {
    case unknown, portrait, portraitUpsideDown, landscapeLeft, landscapeRight, faceUp, faceDown
    var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
    var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
    var isFlat: Bool { self == .faceUp || self == .faceDown }
}
class UIDevice: NSObject {
    static let current = UIDevice()
    static let orientationDidChangeNotification = Notification.Name("UIDeviceOrientationDidChangeNotification")
    static let batteryLevelDidChangeNotification = Notification.Name("UIDeviceBatteryLevelDidChangeNotification")
    enum BatteryState: Int { case unknown, unplugged, charging, full }
    var name: String { "iPhone" }
    var model: String { "iPhone" }
    var systemName: String { "iOS" }
    var systemVersion: String { "26.0" }
    var userInterfaceIdiom: UIUserInterfaceIdiom { .phone }
    var orientation: UIDeviceOrientation { .portrait }
    var identifierForVendor: UUID? { nil }
    var isBatteryMonitoringEnabled = false
    var batteryLevel: Float { -1 }
    var batteryState: UIDevice.BatteryState { .unknown }
    func beginGeneratingDeviceOrientationNotifications() {}
    func endGeneratingDeviceOrientationNotifications() {}
}
/// The application: it opens nothing, and its state is active.
class UIApplication: UIResponder {
    static let shared = UIApplication()
    static let didBecomeActiveNotification = Notification.Name("UIApplicationDidBecomeActiveNotification")
    static let willResignActiveNotification = Notification.Name("UIApplicationWillResignActiveNotification")
    static let didEnterBackgroundNotification = Notification.Name("UIApplicationDidEnterBackgroundNotification")
    static let willEnterForegroundNotification = Notification.Name("UIApplicationWillEnterForegroundNotification")
    static let willTerminateNotification = Notification.Name("UIApplicationWillTerminateNotification")
    static let didReceiveMemoryWarningNotification = Notification.Name("UIApplicationDidReceiveMemoryWarningNotification")
    static let userDidTakeScreenshotNotification = Notification.Name("UIApplicationUserDidTakeScreenshotNotification")
    static let openSettingsURLString = "app-settings:"
    enum State: Int { case active, inactive, background }
    struct OpenExternalURLOptionsKey: Hashable { let rawValue: String }
    struct LaunchOptionsKey: Hashable { let rawValue: String }
    var applicationState: UIApplication.State { .active }
    var isIdleTimerDisabled = false
    var applicationIconBadgeNumber = 0
    var windows: [UIWindow] { [UIWindow._ofProgram] }
    var keyWindow: UIWindow? { UIWindow._ofProgram }
    var connectedScenes: Set<UIScene> { [UIWindowScene._ofProgram] }
    func setAlternateIconName(_ alternateIconName: String?, completionHandler: (((any Error)?) -> Void)? = nil) { completionHandler?(nil) }
    var supportsAlternateIcons: Bool { false }
    var alternateIconName: String? { nil }
    func canOpenURL(_ url: URL) -> Bool { false }
    func open(_ url: URL, options: [UIApplication.OpenExternalURLOptionsKey: Any] = [:], completionHandler: ((Bool) -> Void)? = nil) { completionHandler?(false) }
    @discardableResult func sendAction(_ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?) -> Bool { false }
    func endEditing(_ force: Bool) {}
    func registerForRemoteNotifications() {}
}
class UIEvent: NSObject {}
class UIScene: UIResponder {
    enum ActivationState: Int { case unattached = -1, foregroundActive, foregroundInactive, background }
    var activationState: UIScene.ActivationState { .foregroundActive }
}
class UIWindowScene: UIScene {
    static let _ofProgram = UIWindowScene()
    var windows: [UIWindow] { [UIWindow._ofProgram] }
    var keyWindow: UIWindow? { UIWindow._ofProgram }
    var interfaceOrientation: UIInterfaceOrientation { .portrait }
    var coordinateSpace: UIScreen { UIScreen.main }
    var screen: UIScreen { UIScreen.main }
}
class UIFeedbackGenerator: NSObject { func prepare() {} }
class UIImpactFeedbackGenerator: UIFeedbackGenerator {
    enum FeedbackStyle: Int { case light, medium, heavy, soft, rigid }
    init(style: UIImpactFeedbackGenerator.FeedbackStyle = .medium) {}
    func impactOccurred() {}
    func impactOccurred(intensity: CGFloat) {}
}
class UINotificationFeedbackGenerator: UIFeedbackGenerator {
    enum FeedbackType: Int { case success, warning, error }
    func notificationOccurred(_ notificationType: UINotificationFeedbackGenerator.FeedbackType) {}
}
class UISelectionFeedbackGenerator: UIFeedbackGenerator { func selectionChanged() {} }
/// What was copied, for this run.
class UIPasteboard: NSObject {
    static let general = UIPasteboard()
    var string: String? = nil { didSet { strings = string.map { [$0] } } }
    var strings: [String]? = nil
    var url: URL? = nil
    var image: UIImage? = nil
    var hasStrings: Bool { string != nil }
}
protocol UIApplicationDelegate: NSObjectProtocol {
    func application(_ application: UIApplication, willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool
    func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool
    func applicationDidBecomeActive(_ application: UIApplication)
    func applicationWillResignActive(_ application: UIApplication)
    func applicationDidEnterBackground(_ application: UIApplication)
    func applicationWillEnterForeground(_ application: UIApplication)
    func applicationWillTerminate(_ application: UIApplication)
    func application(_ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession, options: UIScene.ConnectionOptions) -> UISceneConfiguration
    func application(_ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>)
    func application(_ application: UIApplication, didRegisterForRemoteNotificationsWithDeviceToken deviceToken: Data)
    func application(_ application: UIApplication, didFailToRegisterForRemoteNotificationsWithError error: any Error)
}
extension UIApplicationDelegate {
    func application(_ application: UIApplication, willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool { true }
    func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool { true }
    func applicationDidBecomeActive(_ application: UIApplication) {}
    func applicationWillResignActive(_ application: UIApplication) {}
    func applicationDidEnterBackground(_ application: UIApplication) {}
    func applicationWillEnterForeground(_ application: UIApplication) {}
    func applicationWillTerminate(_ application: UIApplication) {}
    func application(_ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession, options: UIScene.ConnectionOptions) -> UISceneConfiguration { UISceneConfiguration(name: nil, sessionRole: connectingSceneSession.role) }
    func application(_ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>) {}
    func application(_ application: UIApplication, didRegisterForRemoteNotificationsWithDeviceToken deviceToken: Data) {}
    func application(_ application: UIApplication, didFailToRegisterForRemoteNotificationsWithError error: any Error) {}
}
/// Makes the application's delegate, which learns that the application has launched before the app's body first runs.
/// - Since: iOS 14
@propertyWrapper struct UIApplicationDelegateAdaptor<DelegateType: NSObject & UIApplicationDelegate>: DynamicProperty {
    let wrappedValue: DelegateType
    let _launch = _Launch()
    init(_ delegateType: DelegateType.Type = DelegateType.self) { wrappedValue = DelegateType() }
    func update() {
        if _launch.isOver { return }
        _launch.isOver = true
        _ = wrappedValue.application(UIApplication.shared, willFinishLaunchingWithOptions: nil)
        _ = wrappedValue.application(UIApplication.shared, didFinishLaunchingWithOptions: nil)
        wrappedValue.applicationDidBecomeActive(UIApplication.shared)
    }
}
final class _Launch { var isOver = false }
extension ColorPicker {
    init(_ title: LocalizedStringKey, selection: Binding<CGColor>, supportsOpacity: Bool = true) where Label == Text {
        self.init(title, selection: Binding._reading(get: { Color(uiColor: selection.wrappedValue._color) }, set: { selection.wrappedValue = CGColor(_color: UIColor($0)) }), supportsOpacity: supportsOpacity)
    }
}
