// UIKit's views as SwiftUI sees them: how large they would like to be, and what they hold. They draw a box with their name and their text.
/// How strongly a view keeps to its intrinsic size, from 1 to 1000.
struct UILayoutPriority: Hashable, RawRepresentable {
    let rawValue: Float
    init(_ rawValue: Float) { self.rawValue = rawValue }
    init(rawValue: Float) { self.rawValue = rawValue }
    static let required = UILayoutPriority(1000), defaultHigh = UILayoutPriority(750), defaultLow = UILayoutPriority(250)
    static let fittingSizeLevel = UILayoutPriority(50)
}
/// What can handle events.
class UIResponder: NSObject {
    var isFirstResponder = false
    var canBecomeFirstResponder: Bool { false }
    var next: UIResponder? { nil }
    func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool { false }
    @discardableResult func becomeFirstResponder() -> Bool {
        isFirstResponder = canBecomeFirstResponder
        return isFirstResponder
    }
    @discardableResult func resignFirstResponder() -> Bool {
        isFirstResponder = false
        return true
    }
    static let keyboardWillShowNotification = Notification.Name("UIKeyboardWillShowNotification")
    static let keyboardDidShowNotification = Notification.Name("UIKeyboardDidShowNotification")
    static let keyboardWillHideNotification = Notification.Name("UIKeyboardWillHideNotification")
    static let keyboardDidHideNotification = Notification.Name("UIKeyboardDidHideNotification")
    static let keyboardWillChangeFrameNotification = Notification.Name("UIKeyboardWillChangeFrameNotification")
    static let keyboardFrameEndUserInfoKey = "UIKeyboardFrameEndUserInfoKey"
}
class UIView: UIResponder {
    static let noIntrinsicMetric: CGFloat = -1
    var frame: CGRect
    var bounds: CGRect { get { CGRect(origin: .zero, size: frame.size) } set { frame.size = newValue.size } }
    /// Draws nothing.
    @discardableResult func drawHierarchy(in rect: CGRect, afterScreenUpdates: Bool) -> Bool { true }
    var center: CGPoint { get { CGPoint(x: frame.midX, y: frame.midY) } set { frame.origin = CGPoint(x: newValue.x - frame.width / 2, y: newValue.y - frame.height / 2) } }
    var transform = CGAffineTransform.identity
    var backgroundColor: UIColor? = nil
    var tintColor: UIColor! = UIColor.tintColor
    var alpha: CGFloat = 1
    var isHidden = false
    var isOpaque = true
    var clipsToBounds = false
    var isUserInteractionEnabled = true
    var tag = 0
    var contentMode = UIView.ContentMode.scaleToFill
    var autoresizingMask: UIView.AutoresizingMask = []
    var translatesAutoresizingMaskIntoConstraints = true
    /// Those that the view keeps: of itself, and between views inside.
    var constraints: [NSLayoutConstraint] = []
    var layoutGuides: [UILayoutGuide] = []
    lazy var safeAreaLayoutGuide = UILayoutGuide(_of: self)
    lazy var layoutMarginsGuide = UILayoutGuide(_of: self)
    lazy var readableContentGuide = UILayoutGuide(_of: self)
    lazy var keyboardLayoutGuide = UILayoutGuide(_of: self)
    var semanticContentAttribute = UISemanticContentAttribute.unspecified
    var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified
    var isAccessibilityElement = false
    var accessibilityLabel: String? = nil
    var accessibilityIdentifier: String? = nil
    let layer = CALayer()
    var subviews: [UIView] = []
    weak var superview: UIView? = nil
    var gestureRecognizers: [UIGestureRecognizer]? = nil
    var _ownHugging: (UILayoutPriority, UILayoutPriority) { (.defaultLow, .defaultLow) }
    var _setHugging: (UILayoutPriority?, UILayoutPriority?) = (nil, nil)
    var _hugging: (UILayoutPriority, UILayoutPriority) { (_setHugging.0 ?? _ownHugging.0, _setHugging.1 ?? _ownHugging.1) }
    var _resistance = (UILayoutPriority.defaultHigh, UILayoutPriority.defaultHigh)
    init(frame: CGRect) { self.frame = frame }
    override convenience init() { self.init(frame: .zero) }
    required init?(coder: NSCoder) { return nil }
    /// What is set here would hold for all views of the class that UIKit makes; SwiftUI's are others.
    class func appearance() -> UIView { UIView() }
    /// Points; `noIntrinsicMetric` where the view has no length of its own.
    var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric) }
    func invalidateIntrinsicContentSize() {}
    func sizeThatFits(_ size: CGSize) -> CGSize {
        let own = intrinsicContentSize
        return CGSize(width: own.width < 0 ? frame.width : own.width, height: own.height < 0 ? frame.height : own.height)
    }
    func sizeToFit() { frame.size = sizeThatFits(frame.size) }
    func setContentHuggingPriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
        if axis == .horizontal { _setHugging.0 = priority } else { _setHugging.1 = priority }
    }
    func setContentCompressionResistancePriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
        if axis == .horizontal { _resistance.0 = priority } else { _resistance.1 = priority }
    }
    func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority { axis == .horizontal ? _hugging.0 : _hugging.1 }
    func contentCompressionResistancePriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority { axis == .horizontal ? _resistance.0 : _resistance.1 }
    func addSubview(_ view: UIView) {
        view.removeFromSuperview()
        subviews.append(view)
        view.superview = self
    }
    func insertSubview(_ view: UIView, at index: Int) {
        view.removeFromSuperview()
        subviews.insert(view, at: min(max(index, 0), subviews.count))
        view.superview = self
    }
    func removeFromSuperview() {
        superview?.subviews.removeAll { $0 === self }
        superview = nil
    }
    func bringSubviewToFront(_ view: UIView) {}
    func sendSubviewToBack(_ view: UIView) {}
    func viewWithTag(_ tag: Int) -> UIView? { self.tag == tag ? self : subviews.compactMap { $0.viewWithTag(tag) }.first }
    func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
        gestureRecognizers = (gestureRecognizers ?? []) + [gestureRecognizer]
        gestureRecognizer.view = self
    }
    func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) { gestureRecognizers?.removeAll { $0 === gestureRecognizer } }
    func setNeedsLayout() {}
    func layoutIfNeeded() {}
    func layoutSubviews() {}
    func setNeedsDisplay() {}
    func setNeedsUpdateConstraints() {}
    func updateConstraints() {}
    func didMoveToSuperview() {}
    func didMoveToWindow() {}
    func draw(_ rect: CGRect) {}
    var safeAreaInsets: UIEdgeInsets { .zero }
    func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { self.point(inside: point, with: event) ? self : nil }
    func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.contains(point) }
    func endEditing(_ force: Bool) -> Bool { resignFirstResponder() }
    static func animate(withDuration duration: TimeInterval, animations: @escaping () -> Void) { animations() }
    static func animate(withDuration duration: TimeInterval, animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil) {
        animations()
        completion?(true)
    }
    enum ContentMode: Int {
        case scaleToFill, scaleAspectFit, scaleAspectFill, redraw, center, top, bottom, left, right, topLeft, topRight, bottomLeft, bottomRight
    }
    struct AutoresizingMask: OptionSet {
        let rawValue: UInt
        init(rawValue: UInt) { self.rawValue = rawValue }
        static let flexibleWidth = UIView.AutoresizingMask(rawValue: 2), flexibleHeight = UIView.AutoresizingMask(rawValue: 16)
    }
    /// What its box says.
    var _shownText: String? { nil }
}
enum UISemanticContentAttribute: Int { case unspecified, playback, spatial, forceLeftToRight, forceRightToLeft }
enum UIUserInterfaceStyle: Int { case unspecified, light, dark }
/// What a view is drawn with.
class CALayer: NSObject {
    var cornerRadius: CGFloat = 0
    var borderWidth: CGFloat = 0
    var borderColor: CGColor? = nil
    var backgroundColor: CGColor? = nil
    var opacity: Float = 1
    var masksToBounds = false
    var shadowColor: CGColor? = nil
    var shadowOpacity: Float = 0
    var shadowRadius: CGFloat = 3
    var shadowOffset = CGSize(width: 0, height: -3)
    var frame = CGRect.zero
    var bounds = CGRect.zero
    var zPosition: CGFloat = 0
}
enum NSTextAlignment: Int { case left, center, right, justified, natural }
enum NSLineBreakMode: Int { case byWordWrapping, byCharWrapping, byClipping, byTruncatingHead, byTruncatingTail, byTruncatingMiddle }
class UILabel: UIView {
    override var _ownHugging: (UILayoutPriority, UILayoutPriority) { (UILayoutPriority(rawValue: 251), UILayoutPriority(rawValue: 251)) }
    override class func appearance() -> UILabel { UILabel() }
    var text: String? = nil
    var font: UIFont! = UIFont.systemFont(ofSize: 17)
    var textColor: UIColor! = UIColor.label
    var textAlignment = NSTextAlignment.natural
    var isEnabled = true
    var numberOfLines = 1
    var lineBreakMode = NSLineBreakMode.byTruncatingTail
    var adjustsFontSizeToFitWidth = false
    var adjustsFontForContentSizeCategory = false
    var minimumScaleFactor: CGFloat = 0
    var preferredMaxLayoutWidth: CGFloat = 0
    override var intrinsicContentSize: CGSize { font._size(text ?? "", width: numberOfLines == 1 || preferredMaxLayoutWidth <= 0 ? nil : preferredMaxLayoutWidth) }
    override func sizeThatFits(_ size: CGSize) -> CGSize { font._size(text ?? "", width: numberOfLines == 1 || size.width <= 0 ? nil : size.width) }
    override var _shownText: String? { text }
}
class UIImageView: UIView {
    override var _ownHugging: (UILayoutPriority, UILayoutPriority) { (UILayoutPriority(rawValue: 251), UILayoutPriority(rawValue: 251)) }
    var image: UIImage?
    var isHighlighted = false
    init(image: UIImage?) {
        self.image = image
        super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    }
    override init(frame: CGRect) {
        image = nil
        super.init(frame: frame)
    }
    required init?(coder: NSCoder) { return nil }
    override var intrinsicContentSize: CGSize { image?.size ?? super.intrinsicContentSize }
    override var _shownText: String? { image?._name }
}
class UIScrollView: UIView {
    override class func appearance() -> UIScrollView { UIScrollView() }
    var contentSize = CGSize.zero
    var contentOffset = CGPoint.zero
    var contentInset = UIEdgeInsets.zero
    var isScrollEnabled = true
    var isPagingEnabled = false
    var bounces = true
    var alwaysBounceVertical = false
    var alwaysBounceHorizontal = false
    var showsVerticalScrollIndicator = true
    var showsHorizontalScrollIndicator = true
    var minimumZoomScale: CGFloat = 1
    var maximumZoomScale: CGFloat = 1
    var zoomScale: CGFloat = 1
    var keyboardDismissMode = UIScrollView.KeyboardDismissMode.none
    var refreshControl: UIRefreshControl? = nil
    weak var delegate: (any UIScrollViewDelegate)? = nil
    func setContentOffset(_ contentOffset: CGPoint, animated: Bool) { self.contentOffset = contentOffset }
    func setZoomScale(_ scale: CGFloat, animated: Bool) { zoomScale = scale }
    func scrollRectToVisible(_ rect: CGRect, animated: Bool) {}
    enum KeyboardDismissMode: Int { case none, onDrag, interactive }
}
protocol UIScrollViewDelegate: NSObjectProtocol {
    func scrollViewDidScroll(_ scrollView: UIScrollView)
    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView)
    func scrollViewDidZoom(_ scrollView: UIScrollView)
    func viewForZooming(in scrollView: UIScrollView) -> UIView?
}
extension UIScrollViewDelegate {
    func scrollViewDidScroll(_ scrollView: UIScrollView) {}
    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}
    func scrollViewDidZoom(_ scrollView: UIScrollView) {}
    func viewForZooming(in scrollView: UIScrollView) -> UIView? { nil }
}
class UIStackView: UIView {
    var axis = NSLayoutConstraint.Axis.horizontal
    var spacing: CGFloat = 0
    var arrangedSubviews: [UIView]
    init(arrangedSubviews views: [UIView]) {
        arrangedSubviews = views
        super.init(frame: .zero)
    }
    override init(frame: CGRect) {
        arrangedSubviews = []
        super.init(frame: frame)
    }
    required init?(coder: NSCoder) { return nil }
    func addArrangedSubview(_ view: UIView) { arrangedSubviews.append(view) }
}
class UIVisualEffect: NSObject {}
class UIBlurEffect: UIVisualEffect {
    enum Style: Int {
        case extraLight, light, dark, regular = 4, prominent, systemUltraThinMaterial, systemThinMaterial, systemMaterial, systemThickMaterial, systemChromeMaterial
    }
    let _style: UIBlurEffect.Style
    init(style: UIBlurEffect.Style) { _style = style }
}
class UIVisualEffectView: UIView {
    var effect: UIVisualEffect?
    let contentView = UIView()
    init(effect: UIVisualEffect?) {
        self.effect = effect
        super.init(frame: .zero)
    }
    override init(frame: CGRect) {
        effect = nil
        super.init(frame: frame)
    }
    required init?(coder: NSCoder) { return nil }
}
class UIActivityIndicatorView: UIView {
    override var _ownHugging: (UILayoutPriority, UILayoutPriority) { (.defaultHigh, .defaultHigh) }
    enum Style: Int { case medium = 100, large = 101 }
    var style: UIActivityIndicatorView.Style
    var color: UIColor! = UIColor.gray
    var hidesWhenStopped = true
    var isAnimating = false
    init(style: UIActivityIndicatorView.Style) {
        self.style = style
        super.init(frame: .zero)
    }
    override init(frame: CGRect) {
        style = .medium
        super.init(frame: frame)
    }
    required init?(coder: NSCoder) { return nil }
    func startAnimating() { isAnimating = true }
    func stopAnimating() { isAnimating = false }
    override var intrinsicContentSize: CGSize { style == .large ? CGSize(width: 37, height: 37) : CGSize(width: 20, height: 20) }
    override var _shownText: String? { isAnimating ? "animating" : "stopped" }
}
class UIProgressView: UIView {
    override var _ownHugging: (UILayoutPriority, UILayoutPriority) { (.defaultLow, .defaultHigh) }
    enum Style: Int { case `default`, bar }
    var progress: Float = 0
    var progressTintColor: UIColor? = nil
    var trackTintColor: UIColor? = nil
    convenience init(progressViewStyle style: UIProgressView.Style) { self.init(frame: .zero) }
    func setProgress(_ progress: Float, animated: Bool) { self.progress = progress }
    override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: 4) }
    override var _shownText: String? { "\(progress)" }
}
class UIWindow: UIView {
    /// The window of the program; what it holds is drawn by SwiftUI.
    static let _ofProgram = UIWindow(windowScene: UIWindowScene._ofProgram)
    var rootViewController: UIViewController? = nil
    var isKeyWindow = true
    var windowScene: UIWindowScene? = nil
    var screen: UIScreen { UIScreen.main }
    convenience init(windowScene: UIWindowScene) {
        self.init(frame: UIScreen.main.bounds)
        self.windowScene = windowScene
    }
    func makeKey() {}
    func sendEvent(_ event: UIEvent) {}
    func makeKeyAndVisible() {}
}
protocol UIGestureRecognizerDelegate: AnyObject {
    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool
    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer) -> Bool
}
extension UIGestureRecognizerDelegate {
    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }
    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }
}
class UIGestureRecognizer: NSObject {
    enum State: Int { case possible, began, changed, ended, cancelled, failed }
    var state = UIGestureRecognizer.State.possible
    var isEnabled = true
    weak var view: UIView? = nil
    weak var delegate: (any UIGestureRecognizerDelegate)? = nil
    let _target: Any?
    let _action: Selector?
    init(target: Any?, action: Selector?) {
        _target = target
        _action = action
    }
    func location(in view: UIView?) -> CGPoint { .zero }
}
class UITapGestureRecognizer: UIGestureRecognizer { var numberOfTapsRequired = 1, numberOfTouchesRequired = 1 }
class UILongPressGestureRecognizer: UIGestureRecognizer { var minimumPressDuration: TimeInterval = 0.5 }
class UIPanGestureRecognizer: UIGestureRecognizer { func translation(in view: UIView?) -> CGPoint { .zero } }
class UISwipeGestureRecognizer: UIGestureRecognizer {}
class UIPinchGestureRecognizer: UIGestureRecognizer { var scale: CGFloat = 1 }
