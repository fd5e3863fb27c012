// Auto Layout of UIKit: constraints are kept where they hold. A constant width or height is the length of a represented view; subviews get no places.
/// A relation between attributes of views and layout guides.
class NSLayoutConstraint: NSObject {
    enum Axis: Int { case horizontal, vertical }
    enum Relation: Int { case lessThanOrEqual = -1, equal, greaterThanOrEqual }
    enum Attribute: Int {
        case notAnAttribute, left, right, top, bottom, leading, trailing, width, height, centerX, centerY, lastBaseline, firstBaseline
        case leftMargin, rightMargin, topMargin, bottomMargin, leadingMargin, trailingMargin, centerXWithinMargins, centerYWithinMargins
    }
    private(set) weak var firstItem: AnyObject?
    private(set) weak var secondItem: AnyObject?
    let firstAttribute: NSLayoutConstraint.Attribute
    let secondAttribute: NSLayoutConstraint.Attribute
    let relation: NSLayoutConstraint.Relation
    let multiplier: CGFloat
    var constant: CGFloat
    var priority = UILayoutPriority.required
    var identifier: String? = nil
    var shouldBeArchived = false
    /// Whether the constraint is among those of a view.
    var isActive = false {
        didSet {
            guard isActive != oldValue else { return }
            guard let view = _holder else { fatalError("Unable to activate constraint with anchors because they have no common ancestor.") }
            if isActive { view.constraints.append(self) } else { view.constraints.removeAll { $0 === self } }
        }
    }
    init(item view1: Any, attribute attr1: NSLayoutConstraint.Attribute, relatedBy relation: NSLayoutConstraint.Relation, toItem view2: Any?, attribute attr2: NSLayoutConstraint.Attribute, multiplier: CGFloat, constant c: CGFloat) {
        firstItem = view1 as? AnyObject
        secondItem = view2.flatMap { $0 as? AnyObject }
        (firstAttribute, secondAttribute, self.relation, self.multiplier, constant) = (attr1, attr2, relation, multiplier, c)
    }
    static func activate(_ constraints: [NSLayoutConstraint]) { for constraint in constraints { constraint.isActive = true } }
    static func deactivate(_ constraints: [NSLayoutConstraint]) { for constraint in constraints { constraint.isActive = false } }
    /// The nearest view that contains both items, which keeps the constraint.
    var _holder: UIView? {
        guard let first = NSLayoutConstraint._view(of: firstItem) else { return nil }
        guard let second = NSLayoutConstraint._view(of: secondItem) else { return secondItem == nil ? first : nil }
        var holder: UIView? = first
        while let view = holder, !second.isDescendant(of: view) { holder = view.superview }
        return holder
    }
    static func _view(of item: AnyObject?) -> UIView? { (item as? UIView) ?? (item as? UILayoutGuide)?.owningView }
}
/// An attribute of a view or layout guide, from which constraints are made.
class NSLayoutAnchor<AnchorType: AnyObject>: NSObject {
    let _item: AnyObject
    let _attribute: NSLayoutConstraint.Attribute
    required init(_item: AnyObject, _ attribute: NSLayoutConstraint.Attribute) {
        self._item = _item
        _attribute = attribute
    }
    var name: String { "\(_attribute)" }
    func _constraint(_ relation: NSLayoutConstraint.Relation, _ anchor: NSLayoutAnchor<AnchorType>?, _ multiplier: CGFloat, _ constant: CGFloat) -> NSLayoutConstraint {
        NSLayoutConstraint(item: _item, attribute: _attribute, relatedBy: relation, toItem: anchor?._item, attribute: anchor?._attribute ?? .notAnAttribute, multiplier: multiplier, constant: constant)
    }
    func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint { _constraint(.equal, anchor, 1, 0) }
    func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat) -> NSLayoutConstraint { _constraint(.equal, anchor, 1, c) }
    func constraint(greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint { _constraint(.greaterThanOrEqual, anchor, 1, 0) }
    func constraint(greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat) -> NSLayoutConstraint { _constraint(.greaterThanOrEqual, anchor, 1, c) }
    func constraint(lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint { _constraint(.lessThanOrEqual, anchor, 1, 0) }
    func constraint(lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat) -> NSLayoutConstraint { _constraint(.lessThanOrEqual, anchor, 1, c) }
}
class NSLayoutXAxisAnchor: NSLayoutAnchor<NSLayoutXAxisAnchor> {
    func constraint(equalToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat) -> NSLayoutConstraint { _constraint(.equal, anchor, 1, 8 * multiplier) }
    func constraint(greaterThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat) -> NSLayoutConstraint { _constraint(.greaterThanOrEqual, anchor, 1, 8 * multiplier) }
    func constraint(lessThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat) -> NSLayoutConstraint { _constraint(.lessThanOrEqual, anchor, 1, 8 * multiplier) }
}
class NSLayoutYAxisAnchor: NSLayoutAnchor<NSLayoutYAxisAnchor> {
    func constraint(equalToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat) -> NSLayoutConstraint { _constraint(.equal, anchor, 1, 8 * multiplier) }
    func constraint(greaterThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat) -> NSLayoutConstraint { _constraint(.greaterThanOrEqual, anchor, 1, 8 * multiplier) }
    func constraint(lessThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat) -> NSLayoutConstraint { _constraint(.lessThanOrEqual, anchor, 1, 8 * multiplier) }
}
class NSLayoutDimension: NSLayoutAnchor<NSLayoutDimension> {
    func constraint(equalToConstant c: CGFloat) -> NSLayoutConstraint { _constraint(.equal, nil, 1, c) }
    func constraint(greaterThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint { _constraint(.greaterThanOrEqual, nil, 1, c) }
    func constraint(lessThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint { _constraint(.lessThanOrEqual, nil, 1, c) }
    func constraint(equalTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat = 0) -> NSLayoutConstraint { _constraint(.equal, anchor, m, c) }
    func constraint(greaterThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat = 0) -> NSLayoutConstraint { _constraint(.greaterThanOrEqual, anchor, m, c) }
    func constraint(lessThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat = 0) -> NSLayoutConstraint { _constraint(.lessThanOrEqual, anchor, m, c) }
}
/// What has anchors: views and layout guides.
protocol _Anchored: AnyObject {}
extension _Anchored {
    var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(_item: self, .leading) }
    var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(_item: self, .trailing) }
    var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(_item: self, .left) }
    var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(_item: self, .right) }
    var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(_item: self, .centerX) }
    var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(_item: self, .top) }
    var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(_item: self, .bottom) }
    var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(_item: self, .centerY) }
    var widthAnchor: NSLayoutDimension { NSLayoutDimension(_item: self, .width) }
    var heightAnchor: NSLayoutDimension { NSLayoutDimension(_item: self, .height) }
}
/// A rectangle of a view that constraints refer to.
class UILayoutGuide: NSObject, _Anchored {
    weak var owningView: UIView? = nil
    var identifier = ""
    var layoutFrame: CGRect { owningView?.bounds ?? .zero }
    override init() {}
    init(_of view: UIView) { owningView = view }
}
extension UIView: _Anchored {
    var firstBaselineAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(_item: self, .firstBaseline) }
    var lastBaselineAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(_item: self, .lastBaseline) }
    func addConstraint(_ constraint: NSLayoutConstraint) { constraint.isActive = true }
    func addConstraints(_ constraints: [NSLayoutConstraint]) { NSLayoutConstraint.activate(constraints) }
    func removeConstraint(_ constraint: NSLayoutConstraint) { constraint.isActive = false }
    func removeConstraints(_ constraints: [NSLayoutConstraint]) { NSLayoutConstraint.deactivate(constraints) }
    func isDescendant(of view: UIView) -> Bool { self === view || superview?.isDescendant(of: view) ?? false }
    func addLayoutGuide(_ layoutGuide: UILayoutGuide) {
        layoutGuides.append(layoutGuide)
        layoutGuide.owningView = self
    }
    func removeLayoutGuide(_ layoutGuide: UILayoutGuide) { layoutGuides.removeAll { $0 === layoutGuide } }
    /// The constant length that constraints give the view.
    func _constrained(_ attribute: NSLayoutConstraint.Attribute) -> CGFloat? {
        constraints.first { $0.firstItem === self && $0.firstAttribute == attribute && $0.secondItem == nil && $0.relation == .equal }?.constant
    }
}
