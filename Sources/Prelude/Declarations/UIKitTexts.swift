/// What a text is measured by.
struct NSStringDrawingOptions: OptionSet {
    let rawValue: Int
    init(rawValue: Int) { self.rawValue = rawValue }
    static let truncatesLastVisibleLine = NSStringDrawingOptions(rawValue: 32), usesLineFragmentOrigin = NSStringDrawingOptions(rawValue: 1)
    static let usesFontLeading = NSStringDrawingOptions(rawValue: 2), usesDeviceMetrics = NSStringDrawingOptions(rawValue: 8)
}
class NSStringDrawingContext: NSObject {
    var minimumScaleFactor: CGFloat = 0
    override init() {}
}
extension NSString {
    /// How large the text is in one line, with the metrics of the workbook's texts.
    func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize { _text.size(withAttributes: attrs) }
    func boundingRect(with size: CGSize, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?) -> CGRect {
        _text.boundingRect(with: size, options: options, attributes: attributes, context: context)
    }
}
extension String {
    func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize { _textFont(attrs)._size(self, width: nil) }
    func boundingRect(with size: CGSize, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?) -> CGRect {
        let font = _textFont(attributes)
        guard options.contains(.usesLineFragmentOrigin) else { return CGRect(origin: .zero, size: font._size(self, width: nil)) }
        return CGRect(origin: .zero, size: font._size(self, width: size.width > 0 ? size.width : nil))
    }
    func _textFont(_ attributes: [NSAttributedString.Key: Any]?) -> UIFont { attributes?[.font] as? UIFont ?? UIFont.systemFont(ofSize: 12) }
}
