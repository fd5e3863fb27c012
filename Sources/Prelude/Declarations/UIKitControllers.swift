// UIKit's view controllers, as far as SwiftUI code makes and sets them. None is ever presented.
enum UIModalPresentationStyle: Int { case automatic = -2, none, fullScreen, pageSheet, formSheet, currentContext, custom, overFullScreen, overCurrentContext, popover }
enum UIModalTransitionStyle: Int { case coverVertical, flipHorizontal, crossDissolve, partialCurl }
class UIViewController: UIResponder {
    var view: UIView! = UIView()
    var title: String? = nil
    var preferredContentSize = CGSize.zero
    var children: [UIViewController] = []
    weak var parent: UIViewController? = nil
    var presentedViewController: UIViewController? = nil
    weak var presentingViewController: UIViewController? = nil
    var modalPresentationStyle = UIModalPresentationStyle.automatic
    var modalTransitionStyle = UIModalTransitionStyle.coverVertical
    var isModalInPresentation = false
    var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified
    var navigationItem = UINavigationItem()
    var navigationController: UINavigationController? = nil
    var prefersStatusBarHidden: Bool { false }
    init() {}
    init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {}
    required init?(coder: NSCoder) { return nil }
    func loadView() {}
    func viewDidLoad() {}
    func viewWillAppear(_ animated: Bool) {}
    func viewIsAppearing(_ animated: Bool) {}
    func viewDidAppear(_ animated: Bool) {}
    func viewWillDisappear(_ animated: Bool) {}
    func viewDidDisappear(_ animated: Bool) {}
    func viewWillLayoutSubviews() {}
    func viewDidLayoutSubviews() {}
    func present(_ viewControllerToPresent: UIViewController, animated flag: Bool, completion: (() -> Void)? = nil) {
        presentedViewController = viewControllerToPresent
        viewControllerToPresent.presentingViewController = self
        completion?()
    }
    func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
        presentedViewController = nil
        completion?()
    }
    func addChild(_ childController: UIViewController) {
        children.append(childController)
        childController.parent = self
    }
    func didMove(toParent parent: UIViewController?) {}
    func willMove(toParent parent: UIViewController?) {}
    func removeFromParent() {
        parent?.children.removeAll { $0 === self }
        parent = nil
    }
    func setNeedsStatusBarAppearanceUpdate() {}
    var _isLoaded = false
    func _load() {
        if _isLoaded { return }
        _isLoaded = true
        loadView()
        viewDidLoad()
    }
    var _shownText: String? { title }
}
class UINavigationItem: NSObject {
    var title: String? = nil
    var prompt: String? = nil
}
class UINavigationController: UIViewController {
    var viewControllers: [UIViewController]
    let navigationBar = UINavigationBar()
    let interactivePopGestureRecognizer: UIGestureRecognizer? = UIGestureRecognizer(target: nil, action: nil)
    init(rootViewController: UIViewController) {
        viewControllers = [rootViewController]
        super.init()
    }
    required init?(coder: NSCoder) { return nil }
    var topViewController: UIViewController? { viewControllers.last }
    func pushViewController(_ viewController: UIViewController, animated: Bool) { viewControllers.append(viewController) }
    @discardableResult func popViewController(animated: Bool) -> UIViewController? { viewControllers.count > 1 ? viewControllers.removeLast() : nil }
}
class UITabBarController: UIViewController {
    var viewControllers: [UIViewController]? = nil
    var selectedIndex = 0
    let tabBar = UITabBar()
}
/// A controller whose view shows a SwiftUI view.
class UIHostingController<Content: View>: UIViewController {
    var rootView: Content
    init(rootView: Content) {
        self.rootView = rootView
        super.init()
    }
    required init?(coder: NSCoder) { return nil }
    func sizeThatFits(in size: CGSize) -> CGSize { size }
}
protocol UIPageViewControllerDataSource: NSObjectProtocol {
    func pageViewController(_ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController) -> UIViewController?
    func pageViewController(_ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController) -> UIViewController?
}
protocol UIPageViewControllerDelegate: NSObjectProtocol {
    func pageViewController(_ pageViewController: UIPageViewController, didFinishAnimating finished: Bool, previousViewControllers: [UIViewController], transitionCompleted completed: Bool)
}
extension UIPageViewControllerDelegate {
    func pageViewController(_ pageViewController: UIPageViewController, didFinishAnimating finished: Bool, previousViewControllers: [UIViewController], transitionCompleted completed: Bool) {}
}
class UIPageViewController: UIViewController {
    enum TransitionStyle: Int { case pageCurl, scroll }
    enum NavigationOrientation: Int { case horizontal, vertical }
    enum NavigationDirection: Int { case forward, reverse }
    struct OptionsKey: Hashable { let rawValue: String; static let interPageSpacing = UIPageViewController.OptionsKey(rawValue: "interPageSpacing") }
    var viewControllers: [UIViewController]? = nil
    weak var dataSource: (any UIPageViewControllerDataSource)? = nil
    weak var delegate: (any UIPageViewControllerDelegate)? = nil
    init(transitionStyle style: UIPageViewController.TransitionStyle, navigationOrientation: UIPageViewController.NavigationOrientation, options: [UIPageViewController.OptionsKey: Any]? = nil) {
        super.init()
    }
    required init?(coder: NSCoder) { return nil }
    func setViewControllers(_ viewControllers: [UIViewController]?, direction: UIPageViewController.NavigationDirection, animated: Bool, completion: ((Bool) -> Void)? = nil) {
        self.viewControllers = viewControllers
        completion?(true)
    }
    override var _shownText: String? { viewControllers.map { "\($0.count) shown" } }
}
class UIActivity: NSObject { struct ActivityType: Hashable { let rawValue: String } }
class UIActivityViewController: UIViewController {
    let _items: [Any]
    var excludedActivityTypes: [UIActivity.ActivityType]? = nil
    var completionWithItemsHandler: ((UIActivity.ActivityType?, Bool, [Any]?, (any Error)?) -> Void)? = nil
    init(activityItems: [Any], applicationActivities: [UIActivity]? = nil) {
        _items = activityItems
        super.init()
    }
    required init?(coder: NSCoder) { return nil }
    override var _shownText: String? { "\(_items.count) items" }
}
class UIAlertAction: NSObject {
    enum Style: Int { case `default`, cancel, destructive }
    let title: String?
    let style: UIAlertAction.Style
    let _handler: ((UIAlertAction) -> Void)?
    init(title: String?, style: UIAlertAction.Style, handler: ((UIAlertAction) -> Void)? = nil) {
        self.title = title
        self.style = style
        _handler = handler
    }
}
class UIAlertController: UIViewController {
    enum Style: Int { case actionSheet, alert }
    var message: String?
    let preferredStyle: UIAlertController.Style
    var actions: [UIAlertAction] = []
    var textFields: [UITextField]? = nil
    init(title: String?, message: String?, preferredStyle: UIAlertController.Style) {
        self.message = message
        self.preferredStyle = preferredStyle
        super.init()
        self.title = title
    }
    required init?(coder: NSCoder) { return nil }
    func addAction(_ action: UIAlertAction) { actions.append(action) }
    func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {
        let field = UITextField()
        configurationHandler?(field)
        textFields = (textFields ?? []) + [field]
    }
}
protocol UINavigationControllerDelegate: NSObjectProtocol {}
protocol UIImagePickerControllerDelegate: NSObjectProtocol {
    func imagePickerController(_ picker: UIImagePickerController, didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any])
    func imagePickerControllerDidCancel(_ picker: UIImagePickerController)
}
extension UIImagePickerControllerDelegate {
    func imagePickerController(_ picker: UIImagePickerController, didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]) {}
    func imagePickerControllerDidCancel(_ picker: UIImagePickerController) {}
}
class UIImagePickerController: UIViewController {
    enum SourceType: Int { case photoLibrary, camera, savedPhotosAlbum }
    struct InfoKey: Hashable, RawRepresentable {
        let rawValue: String
        init(rawValue: String) { self.rawValue = rawValue }
        static let originalImage = UIImagePickerController.InfoKey(rawValue: "originalImage"), editedImage = UIImagePickerController.InfoKey(rawValue: "editedImage")
        static let imageURL = UIImagePickerController.InfoKey(rawValue: "imageURL"), mediaType = UIImagePickerController.InfoKey(rawValue: "mediaType")
    }
    var sourceType = UIImagePickerController.SourceType.photoLibrary
    var allowsEditing = false
    var mediaTypes: [String] = []
    weak var delegate: (any UIImagePickerControllerDelegate & UINavigationControllerDelegate)? = nil
    static func isSourceTypeAvailable(_ sourceType: UIImagePickerController.SourceType) -> Bool { sourceType != .camera }
}
