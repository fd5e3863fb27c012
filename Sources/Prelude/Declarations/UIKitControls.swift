// UIKit's controls: they remember their targets and actions, which `sendActions` calls.
class UIAction: NSObject {
    let title: String
    let _handler: (UIAction) -> Void
    var sender: Any? = nil
    init(title: String = "", image: UIImage? = nil, handler: @escaping (UIAction) -> Void) {
        self.title = title
        _handler = handler
    }
}
class UIControl: UIView {
    override class func appearance() -> UIControl { UIControl() }
    struct Event: OptionSet {
        let rawValue: UInt
        init(rawValue: UInt) { self.rawValue = rawValue }
        static let touchDown = UIControl.Event(rawValue: 1), touchUpInside = UIControl.Event(rawValue: 64), touchUpOutside = UIControl.Event(rawValue: 128)
        static let valueChanged = UIControl.Event(rawValue: 4096), primaryActionTriggered = UIControl.Event(rawValue: 8192)
        static let editingDidBegin = UIControl.Event(rawValue: 65536), editingChanged = UIControl.Event(rawValue: 131072)
        static let editingDidEnd = UIControl.Event(rawValue: 262144), editingDidEndOnExit = UIControl.Event(rawValue: 524288)
        static let allEvents = UIControl.Event(rawValue: 4_294_967_295)
    }
    struct State: OptionSet {
        let rawValue: UInt
        init(rawValue: UInt) { self.rawValue = rawValue }
        static let normal: UIControl.State = [], highlighted = UIControl.State(rawValue: 1), disabled = UIControl.State(rawValue: 2)
        static let selected = UIControl.State(rawValue: 4)
    }
    var isEnabled = true
    var isSelected = false
    var isHighlighted = false
    var _actions: [(UIControl.Event, () -> Void)] = []
    func addTarget(_ target: Any?, action: Selector, for controlEvents: UIControl.Event) {
        let object = target as? AnyObject
        _actions.append((controlEvents, { [weak self, weak object] in if let object { action._call(object, self) } }))
    }
    func addAction(_ action: UIAction, for controlEvents: UIControl.Event) {
        _actions.append((controlEvents, { [weak self] in
            action.sender = self
            action._handler(action)
        }))
    }
    func removeTarget(_ target: Any?, action: Selector?, for controlEvents: UIControl.Event) { _actions.removeAll { $0.0 == controlEvents } }
    func sendActions(for controlEvents: UIControl.Event) { for (event, action) in _actions where !event.isDisjoint(with: controlEvents) { action() } }
}
enum UIReturnKeyType: Int { case `default`, go, google, join, next, route, search, send, yahoo, done }
enum UITextAutocorrectionType: Int { case `default`, no, yes }
protocol UITextFieldDelegate: NSObjectProtocol {
    func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool
    func textFieldDidBeginEditing(_ textField: UITextField)
    func textFieldDidEndEditing(_ textField: UITextField)
    func textFieldDidChangeSelection(_ textField: UITextField)
    func textFieldShouldReturn(_ textField: UITextField) -> Bool
    func textFieldShouldClear(_ textField: UITextField) -> Bool
    func textField(_ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String) -> Bool
}
extension UITextFieldDelegate {
    func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { true }
    func textFieldDidBeginEditing(_ textField: UITextField) {}
    func textFieldDidEndEditing(_ textField: UITextField) {}
    func textFieldDidChangeSelection(_ textField: UITextField) {}
    func textFieldShouldReturn(_ textField: UITextField) -> Bool { true }
    func textFieldShouldClear(_ textField: UITextField) -> Bool { true }
    func textField(_ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String) -> Bool { true }
}
class UITextField: UIControl {
    override class func appearance() -> UITextField { UITextField() }
    enum BorderStyle: Int { case none, line, bezel, roundedRect }
    enum ViewMode: Int { case never, whileEditing, unlessEditing, always }
    var text: String? = ""
    var hasText: Bool { text?.isEmpty == false }
    func insertText(_ text: String) { self.text = (self.text ?? "") + text }
    func deleteBackward() { if text?.isEmpty == false { text?.removeLast() } }
    var placeholder: String? = nil
    var font: UIFont? = UIFont.systemFont(ofSize: 17)
    var textColor: UIColor? = UIColor.label
    var textAlignment = NSTextAlignment.natural
    var borderStyle = UITextField.BorderStyle.none
    var clearButtonMode = UITextField.ViewMode.never
    var isSecureTextEntry = false
    var keyboardType = UIKeyboardType.default
    var returnKeyType = UIReturnKeyType.default
    var autocapitalizationType = UITextAutocapitalizationType.sentences
    var autocorrectionType = UITextAutocorrectionType.default
    var adjustsFontForContentSizeCategory = false
    var inputAccessoryView: UIView? = nil
    weak var delegate: (any UITextFieldDelegate)? = nil
    override var canBecomeFirstResponder: Bool { true }
    override var intrinsicContentSize: CGSize {
        let shown = text ?? ""
        let own = (font ?? UIFont.systemFont(ofSize: 17))._size(shown.isEmpty ? placeholder ?? "" : shown, width: nil)
        return borderStyle == .roundedRect ? CGSize(width: own.width + 14, height: 34) : own
    }
    override var _shownText: String? { text == nil || text == "" ? placeholder : isSecureTextEntry ? String(repeating: "•", count: text?.count ?? 0) : text }
}
protocol UITextViewDelegate: UIScrollViewDelegate {
    func textViewDidBeginEditing(_ textView: UITextView)
    func textViewDidEndEditing(_ textView: UITextView)
    func textViewDidChange(_ textView: UITextView)
    func textViewDidChangeSelection(_ textView: UITextView)
    func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool
}
extension UITextViewDelegate {
    func textViewDidBeginEditing(_ textView: UITextView) {}
    func textViewDidEndEditing(_ textView: UITextView) {}
    func textViewDidChange(_ textView: UITextView) {}
    func textViewDidChangeSelection(_ textView: UITextView) {}
    func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool { true }
}
class UITextView: UIScrollView {
    override class func appearance() -> UITextView { UITextView() }
    var text: String! = ""
    var font: UIFont? = UIFont.systemFont(ofSize: 12)
    var textColor: UIColor? = UIColor.label
    var textAlignment = NSTextAlignment.natural
    var isEditable = true
    var isSelectable = true
    var keyboardType = UIKeyboardType.default
    var returnKeyType = UIReturnKeyType.default
    var autocapitalizationType = UITextAutocapitalizationType.sentences
    var autocorrectionType = UITextAutocorrectionType.default
    var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0)
    var selectedRange = NSRange(location: 0, length: 0)
    override var canBecomeFirstResponder: Bool { true }
    override func sizeThatFits(_ size: CGSize) -> CGSize {
        let own = (font ?? UIFont.systemFont(ofSize: 12))._size(text ?? "", width: size.width > 10 ? size.width - 10 : nil)
        return CGSize(width: own.width + 10, height: own.height + textContainerInset.top + textContainerInset.bottom)
    }
    override var intrinsicContentSize: CGSize { isScrollEnabled ? super.intrinsicContentSize : sizeThatFits(.zero) }
    override var _shownText: String? { text }
}
class UIButton: UIControl {
    override class func appearance() -> UIButton { UIButton() }
    enum ButtonType: Int { case custom, system, detailDisclosure, infoLight, infoDark, contactAdd, close = 7 }
    let titleLabel: UILabel? = UILabel()
    var _image: UIImage? = nil
    convenience init(type: UIButton.ButtonType) { self.init(frame: .zero) }
    convenience init(type: UIButton.ButtonType = .system, primaryAction: UIAction?) {
        self.init(frame: .zero)
        if let primaryAction {
            setTitle(primaryAction.title, for: .normal)
            addAction(primaryAction, for: .touchUpInside)
        }
    }
    var currentTitle: String? { titleLabel?.text }
    func setTitle(_ title: String?, for state: UIControl.State) { if state == .normal { titleLabel?.text = title } }
    func title(for state: UIControl.State) -> String? { titleLabel?.text }
    func setTitleColor(_ color: UIColor?, for state: UIControl.State) { if state == .normal { titleLabel?.textColor = color } }
    func setImage(_ image: UIImage?, for state: UIControl.State) { if state == .normal { _image = image } }
    override var intrinsicContentSize: CGSize {
        let own = titleLabel?.intrinsicContentSize ?? .zero
        return CGSize(width: max(30, own.width + (_image?.size.width ?? 0)), height: max(own.height, _image?.size.height ?? 0) + 12)
    }
    override var _shownText: String? { titleLabel?.text ?? _image?._name }
}
class UISwitch: UIControl {
    override var _ownHugging: (UILayoutPriority, UILayoutPriority) { (.defaultHigh, .defaultHigh) }
    override class func appearance() -> UISwitch { UISwitch() }
    var isOn = false
    var onTintColor: UIColor? = nil
    var thumbTintColor: UIColor? = nil
    func setOn(_ on: Bool, animated: Bool) { isOn = on }
    override var intrinsicContentSize: CGSize { CGSize(width: 51, height: 31) }
    override var _shownText: String? { isOn ? "on" : "off" }
}
class UISlider: UIControl {
    override class func appearance() -> UISlider { UISlider() }
    var value: Float = 0 { didSet { value = min(max(value, minimumValue), maximumValue) } }
    var minimumValue: Float = 0
    var maximumValue: Float = 1
    var isContinuous = true
    var thumbTintColor: UIColor? = nil
    var minimumTrackTintColor: UIColor? = nil
    var maximumTrackTintColor: UIColor? = nil
    func setValue(_ value: Float, animated: Bool) { self.value = value }
    override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: 31) }
    override var _shownText: String? { "\(value)" }
}
class UIStepper: UIControl {
    override var _ownHugging: (UILayoutPriority, UILayoutPriority) { (.defaultHigh, .defaultHigh) }
    override class func appearance() -> UIStepper { UIStepper() }
    var value: Double = 0
    var minimumValue: Double = 0
    var maximumValue: Double = 100
    var stepValue: Double = 1
    override var intrinsicContentSize: CGSize { CGSize(width: 94, height: 32) }
    override var _shownText: String? { "\(value)" }
}
class UIPageControl: UIControl {
    override class func appearance() -> UIPageControl { UIPageControl() }
    var numberOfPages = 0
    var currentPage = 0
    var hidesForSinglePage = false
    var pageIndicatorTintColor: UIColor? = nil
    var currentPageIndicatorTintColor: UIColor? = nil
    override var intrinsicContentSize: CGSize { CGSize(width: CGFloat(numberOfPages) * 16 + 24, height: 26) }
    override var _shownText: String? { "page \(currentPage + 1) of \(numberOfPages)" }
}
class UISegmentedControl: UIControl {
    override class func appearance() -> UISegmentedControl { UISegmentedControl() }
    var selectedSegmentIndex = -1
    var selectedSegmentTintColor: UIColor? = nil
    var _titles: [String] = []
    convenience init(items: [Any]?) {
        self.init(frame: .zero)
        _titles = (items ?? []).map { "\($0)" }
    }
    var numberOfSegments: Int { _titles.count }
    func titleForSegment(at segment: Int) -> String? { _titles.indices.contains(segment) ? _titles[segment] : nil }
    func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) { _titles.insert(title ?? "", at: min(max(segment, 0), _titles.count)) }
    override var intrinsicContentSize: CGSize { CGSize(width: CGFloat(_titles.count) * 60, height: 32) }
    override var _shownText: String? { _titles.joined(separator: " | ") }
}
class UIDatePicker: UIControl {
    override class func appearance() -> UIDatePicker { UIDatePicker() }
    enum Mode: Int { case time, date, dateAndTime, countDownTimer }
    var date = Date()
    var minimumDate: Date? = nil
    var maximumDate: Date? = nil
    var datePickerMode = UIDatePicker.Mode.dateAndTime
    func setDate(_ date: Date, animated: Bool) { self.date = date }
    override var intrinsicContentSize: CGSize { CGSize(width: 320, height: 216) }
}
class UIRefreshControl: UIControl {
    override class func appearance() -> UIRefreshControl { UIRefreshControl() }
    var isRefreshing = false
    func beginRefreshing() { isRefreshing = true }
    func endRefreshing() { isRefreshing = false }
}
class UIColorWell: UIControl {
    override class func appearance() -> UIColorWell { UIColorWell() }
    var selectedColor: UIColor? = nil
    var title: String? = nil
    var supportsAlpha = true
    override var intrinsicContentSize: CGSize { CGSize(width: 28, height: 28) }
}
protocol UISearchBarDelegate: NSObjectProtocol {
    func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String)
    func searchBarSearchButtonClicked(_ searchBar: UISearchBar)
    func searchBarCancelButtonClicked(_ searchBar: UISearchBar)
    func searchBarTextDidBeginEditing(_ searchBar: UISearchBar)
    func searchBarTextDidEndEditing(_ searchBar: UISearchBar)
}
extension UISearchBarDelegate {
    func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {}
    func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {}
    func searchBarCancelButtonClicked(_ searchBar: UISearchBar) {}
    func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) {}
    func searchBarTextDidEndEditing(_ searchBar: UISearchBar) {}
}
class UISearchBar: UIView {
    override class func appearance() -> UISearchBar { UISearchBar() }
    enum Style: Int { case `default`, prominent, minimal }
    var text: String? = nil
    var placeholder: String? = nil
    var showsCancelButton = false
    var searchBarStyle = UISearchBar.Style.default
    var autocapitalizationType = UITextAutocapitalizationType.none
    weak var delegate: (any UISearchBarDelegate)? = nil
    override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: 56) }
    override var _shownText: String? { text ?? placeholder }
}
class UITableView: UIScrollView {
    override class func appearance() -> UITableView { UITableView() }
    enum Style: Int { case plain, grouped, insetGrouped }
    var separatorStyle = UITableViewCell.SeparatorStyle.singleLine
    var separatorColor: UIColor? = nil
    var separatorInset = UIEdgeInsets()
    var allowsSelection = true
    var rowHeight: CGFloat = -1
    var sectionHeaderTopPadding: CGFloat = 0
    var tableHeaderView: UIView? = nil
    var tableFooterView: UIView? = nil
}
class UICollectionView: UIScrollView { override class func appearance() -> UICollectionView { UICollectionView() } }
class UITableViewCell: UIView {
    override class func appearance() -> UITableViewCell { UITableViewCell() }
    enum SeparatorStyle: Int { case none, singleLine }
    enum SelectionStyle: Int { case none, blue, gray, `default` }
    var selectionStyle = UITableViewCell.SelectionStyle.default
    let contentView = UIView()
}
class UIToolbar: UIView { override class func appearance() -> UIToolbar { UIToolbar() } }
class UITabBar: UIView {
    override class func appearance() -> UITabBar { UITabBar() }
    var barTintColor: UIColor? = nil
    var unselectedItemTintColor: UIColor? = nil
    var isTranslucent = true
    var standardAppearance = UITabBarAppearance()
    var scrollEdgeAppearance: UITabBarAppearance? = nil
    var backgroundImage: UIImage? = nil
    var shadowImage: UIImage? = nil
}
class UINavigationBar: UIView {
    override class func appearance() -> UINavigationBar { UINavigationBar() }
    var barTintColor: UIColor? = nil
    var isTranslucent = true
    var prefersLargeTitles = false
    var titleTextAttributes: [NSAttributedString.Key: Any]? = nil
    var largeTitleTextAttributes: [NSAttributedString.Key: Any]? = nil
    var standardAppearance = UINavigationBarAppearance()
    var compactAppearance: UINavigationBarAppearance? = nil
    var scrollEdgeAppearance: UINavigationBarAppearance? = nil
    var shadowImage: UIImage? = nil
    func setBackgroundImage(_ image: UIImage?, for metrics: UIBarMetrics) {}
}
enum UIBarMetrics: Int { case `default`, compact }
class UIBarAppearance: NSObject {
    var backgroundColor: UIColor? = nil
    var shadowColor: UIColor? = nil
    var backgroundEffect: UIBlurEffect? = nil
    func configureWithDefaultBackground() {}
    func configureWithOpaqueBackground() {}
    func configureWithTransparentBackground() {}
}
class UINavigationBarAppearance: UIBarAppearance {
    var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
    var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]
}
class UITabBarAppearance: UIBarAppearance {}
enum NSAttributedString {
    struct Key: Hashable, RawRepresentable {
        let rawValue: String
        init(rawValue: String) { self.rawValue = rawValue }
        static let font = NSAttributedString.Key(rawValue: "NSFont"), foregroundColor = NSAttributedString.Key(rawValue: "NSColor")
        static let backgroundColor = NSAttributedString.Key(rawValue: "NSBackgroundColor"), kern = NSAttributedString.Key(rawValue: "NSKern")
        static let underlineStyle = NSAttributedString.Key(rawValue: "NSUnderline"), strikethroughStyle = NSAttributedString.Key(rawValue: "NSStrikethrough")
    }
}
