/// Says itself what it is made of.
protocol CustomReflectable { var customMirror: Mirror { get } }
/// The name or the place of a part.
protocol MirrorPath {}
extension Int: MirrorPath {}
extension String: MirrorPath {}
/// What a value is made of.
struct Mirror: CustomStringConvertible, CustomReflectable {
    enum DisplayStyle: Sendable { case `struct`, `class`, `enum`, tuple, optional, collection, dictionary, `set` }
    /// What is said of the classes above.
    enum AncestorRepresentation {
        case generated, suppressed
        case customized(() -> Mirror)
    }
    typealias Child = (label: String?, value: Any)
    typealias Children = AnyCollection<(label: String?, value: Any)>
    // The machine reads the first three.
    let _children: [(label: String?, value: Any)]
    let displayStyle: Mirror.DisplayStyle?
    /// The classes above, the nearest first.
    let _above: [(type: Any.Type, children: [(label: String?, value: Any)])]
    let subjectType: Any.Type
    init(_children children: [(label: String?, value: Any)], _ style: Mirror.DisplayStyle?, _ above: [(type: Any.Type, children: [(label: String?, value: Any)])], _ type: Any.Type) {
        (_children, displayStyle, _above, subjectType) = (children, style, above, type)
    }
    init(reflecting subject: Any) {
        if let custom = subject as? any CustomReflectable {
            self = custom.customMirror
        } else {
            let levels = _levels(of: subject)
            self.init(_children: levels[0].children, _displayStyle(of: subject), Array(levels.dropFirst()), Swift.type(of: subject))
        }
    }
    init<Subject, C: Collection>(_ subject: Subject, children: C, displayStyle: Mirror.DisplayStyle? = nil, ancestorRepresentation: Mirror.AncestorRepresentation = .generated) where C.Element == (label: String?, value: Any) {
        let above: [(type: Any.Type, children: [(label: String?, value: Any)])]
        switch ancestorRepresentation {
        case .suppressed: above = []
        case .customized(let mirror):
            let mirror = mirror()
            above = [(type: mirror.subjectType, children: mirror._children)] + mirror._above
        case .generated: above = Array(_levels(of: subject).drop { $0.type != Subject.self }.dropFirst())
        }
        self.init(_children: Array(children), displayStyle, above, Subject.self)
    }
    init<Subject, C: Collection>(_ subject: Subject, unlabeledChildren: C, displayStyle: Mirror.DisplayStyle? = nil, ancestorRepresentation: Mirror.AncestorRepresentation = .generated) {
        let children = unlabeledChildren.map { (label: String?.none, value: $0 as Any) }
        self.init(subject, children: children, displayStyle: displayStyle, ancestorRepresentation: ancestorRepresentation)
    }
    init<Subject>(_ subject: Subject, children: KeyValuePairs<String, Any>, displayStyle: Mirror.DisplayStyle? = nil, ancestorRepresentation: Mirror.AncestorRepresentation = .generated) {
        let children = children.map { (label: String?.some($0.key), value: $0.value) }
        self.init(subject, children: children, displayStyle: displayStyle, ancestorRepresentation: ancestorRepresentation)
    }
    var children: AnyCollection<(label: String?, value: Any)> { AnyCollection(_children) }
    var superclassMirror: Mirror? { _above.first.map { Mirror(_children: $0.children, .class, Array(_above.dropFirst()), $0.type) } }
    var customMirror: Mirror { Mirror(self, children: KeyValuePairs<String, Any>()) }
    var description: String { "Mirror for \(subjectType)" }
    /// The part of a part: by labels, or by their places among all.
    func descendant(_ first: any MirrorPath, _ rest: any MirrorPath...) -> Any? {
        var found: Any? = nil
        for (number, step) in ([first] + rest).enumerated() {
            guard let parts = number == 0 ? _children : found.map({ Mirror(reflecting: $0)._children }) else { return nil }
            if let place = step as? Int { found = parts.indices.contains(place) ? parts[place].value : nil } else { found = parts.first { $0.label == step as? String }?.value }
        }
        return found
    }
}
/// What each class of an object declares, its own first; of another value, its parts.
func _levels(of value: Any) -> [(type: Any.Type, children: [(label: String?, value: Any)])]
func _displayStyle(of value: Any) -> Mirror.DisplayStyle?
extension Unicode.Scalar: CustomReflectable { var customMirror: Mirror { Mirror(self, children: KeyValuePairs<String, Any>()) } }
