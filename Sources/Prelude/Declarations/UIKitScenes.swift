// Scenes as delegates of applications name them. The app's own scenes are shown: no session connects, and no delegate of a scene is made.
/// - Since: iOS 13
class UISceneSession: NSObject {
    struct Role: Hashable {
        let rawValue: String
        init(rawValue: String) { self.rawValue = rawValue }
        static let windowApplication = Role(rawValue: "UIWindowSceneSessionRoleApplication"), windowExternalDisplayNonInteractive = Role(rawValue: "UIWindowSceneSessionRoleExternalDisplayNonInteractive")
    }
    let role: UISceneSession.Role
    let persistentIdentifier: String
    var scene: UIScene? { nil }
    var configuration: UISceneConfiguration { UISceneConfiguration(name: nil, sessionRole: role) }
    var stateRestorationActivity: NSUserActivity? = nil
    var userInfo: [String: Any]? = nil
    init(_role: UISceneSession.Role) { (role, persistentIdentifier) = (_role, "session") }
}
/// - Since: iOS 13
class UISceneConfiguration: NSObject {
    let name: String?
    let role: UISceneSession.Role
    var sceneClass: AnyClass? = nil
    var delegateClass: AnyClass? = nil
    init(name: String?, sessionRole: UISceneSession.Role) { (self.name, role) = (name, sessionRole) }
}
extension UIScene {
    class ConnectionOptions: NSObject {
        var urlContexts: Set<UIOpenURLContext> { [] }
        var userActivities: Set<NSUserActivity> { [] }
        var shortcutItem: UIApplicationShortcutItem? { nil }
        var sourceApplication: String? { nil }
    }
    class OpenURLOptions: NSObject { var sourceApplication: String? { nil } }
}
/// - Since: iOS 13
class UIOpenURLContext: NSObject {
    let url: URL
    init(_url: URL) { url = _url }
}
/// - Since: iOS 9
class UIApplicationShortcutItem: NSObject {
    let type: String
    let localizedTitle: String
    var localizedSubtitle: String? = nil
    var userInfo: [String: Any]? = nil
    init(type: String, localizedTitle: String) { (self.type, self.localizedTitle) = (type, localizedTitle) }
}
/// What a scene tells its delegate.
/// - Since: iOS 13
protocol UISceneDelegate: NSObjectProtocol {
    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions)
    func sceneDidDisconnect(_ scene: UIScene)
    func sceneDidBecomeActive(_ scene: UIScene)
    func sceneWillResignActive(_ scene: UIScene)
    func sceneWillEnterForeground(_ scene: UIScene)
    func sceneDidEnterBackground(_ scene: UIScene)
    func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>)
    func scene(_ scene: UIScene, continue userActivity: NSUserActivity)
    func stateRestorationActivity(for scene: UIScene) -> NSUserActivity?
}
extension UISceneDelegate {
    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {}
    func sceneDidDisconnect(_ scene: UIScene) {}
    func sceneDidBecomeActive(_ scene: UIScene) {}
    func sceneWillResignActive(_ scene: UIScene) {}
    func sceneWillEnterForeground(_ scene: UIScene) {}
    func sceneDidEnterBackground(_ scene: UIScene) {}
    func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {}
    func scene(_ scene: UIScene, continue userActivity: NSUserActivity) {}
    func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? { nil }
}
/// - Since: iOS 13
protocol UIWindowSceneDelegate: UISceneDelegate {
    var window: UIWindow? { get set }
    func windowScene(_ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem, completionHandler: @escaping (Bool) -> Void)
}
extension UIWindowSceneDelegate {
    var window: UIWindow? { get { nil } set {} }
    func windowScene(_ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem, completionHandler: @escaping (Bool) -> Void) {}
}
