/// An image by its name, or of the data of a PNG or JPEG; a symbol is as large as the body's font.
class UIImage: NSObject {
    let _image: Image
    let _name: String
    let _data: Data?
    let size: CGSize
    let scale: CGFloat
    init(_image: Image, _name: String, _data: Data? = nil, size: CGSize, scale: CGFloat = 1) {
        (self._image, self._name, self._data) = (_image, _name, _data)
        (self.size, self.scale) = (size, scale)
    }
    convenience override init() { self.init(_image: Image(""), _name: "", size: .zero) }
    convenience init?(named name: String) { self.init(_image: Image(name), _name: name, _data: Image(name)._file, size: Image(name)._size) }
    convenience init?(systemName name: String) { self.init(_image: Image(systemName: name), _name: name, size: Image(systemName: name)._size) }
    convenience init?(data: Data) { self.init(data: data, scale: 1) }
    convenience init?(data: Data, scale: CGFloat) {
        guard let pixels = _imageSize(data._bytes), scale > 0 else { return nil }
        let size = CGSize(width: pixels.width / scale, height: pixels.height / scale)
        self.init(_image: Image(_file: data._bytes, size), _name: "data", _data: data, size: size, scale: scale)
    }
    convenience init?(contentsOfFile path: String) {
        guard let data = FileManager.default.contents(atPath: path) else { return nil }
        self.init(data: data)
    }
    func withTintColor(_ color: UIColor) -> UIImage { self }
    enum RenderingMode: Int { case automatic, alwaysOriginal, alwaysTemplate }
    func withRenderingMode(_ renderingMode: UIImage.RenderingMode) -> UIImage {
        guard renderingMode != .automatic else { return self }
        return UIImage(_image: _image.renderingMode(renderingMode == .alwaysTemplate ? .template : .original), _name: _name, _data: _data, size: size, scale: scale)
    }
    func jpegData(compressionQuality: CGFloat) -> Data? { _file }
    func pngData() -> Data? { _file }
    /// The file that the image was made of, whatever its kind; of others a picture of one point.
    var _file: Data { _data ?? Data(base64Encoded: "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR42mNoAAAAggCB2kUIOwAAAABJRU5ErkJggg==")! }
}
/// The pixels of a PNG or JPEG; `nil` for what is neither.
func _imageSize(_ bytes: [UInt8]) -> CGSize?
extension Image {
    init(_file bytes: [UInt8], _ size: CGSize)
    var _bytes: [UInt8]? { get }
    var _file: Data? { _bytes.map { Data($0) } }
    init(uiImage: UIImage) { self = uiImage._image }
}
/// Makes images without a picture.
class UIGraphicsImageRenderer: NSObject {
    init(size: CGSize) {}
    init(bounds: CGRect) {}
    func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage { UIImage() }
}
class UIGraphicsImageRendererContext: NSObject {}
/// - Since: iOS 16
extension ImageRenderer {
    /// An image without a picture.
    var uiImage: UIImage? { UIImage() }
}
extension UIImage: _ProvidedImage {}
