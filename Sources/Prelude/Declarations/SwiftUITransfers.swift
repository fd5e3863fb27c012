/// What can be sent to other views and programs.
/// - Since: iOS 16
protocol Transferable {
    associatedtype Representation: TransferRepresentation
    @TransferRepresentationBuilder<Self> static var transferRepresentation: Representation { get }
}
/// How a value is sent and received.
/// - Since: iOS 16
protocol TransferRepresentation {
    associatedtype Item
    var _transfer: _Transfer { get }
}
/// The forms that a representation makes of an item, and those that it makes an item of, each with the type of its data.
struct _Transfer {
    struct Form { let type: UTType; let load: () async throws -> Any }
    struct Import { let type: UTType; let make: (Any) async throws -> Any }
    var forms: (Any) -> [_Transfer.Form] = { _ in [] }
    var imports: [_Transfer.Import] = []
    init() {}
    init(_ type: UTType, _ load: ((Any) async throws -> Any)?, _ make: ((Any) async throws -> Any)?) {
        if let load { forms = { item in [_Transfer.Form(type: type) { try await load(item) }] } }
        if let make { imports = [_Transfer.Import(type: type, make: make)] }
    }
    /// A form's value as data.
    static func data(of value: Any) throws -> Data {
        if let data = value as? Data { return data }
        if let text = value as? String { return Data(text.utf8) }
        if let file = value as? SentTransferredFile { return try Data(contentsOf: file.file) }
        if let url = value as? URL { return Data(url.absoluteString.utf8) }
        throw CocoaError(.fileReadUnknown)
    }
    static func text(of value: Any) throws -> String { if let text = value as? String { text } else { String(decoding: try data(of: value), as: UTF8.self) } }
    static func url(of value: Any) throws -> URL {
        if let url = value as? URL { return url }
        guard let url = URL(string: try text(of: value)) else { throw CocoaError(.fileReadCorruptFile) }
        return url
    }
}
extension TransferRepresentation { var _transfer: _Transfer { _Transfer() } }
/// That of a type that is sent as it is.
struct _ItemRepresentation<Item>: TransferRepresentation {
    let _transfer: _Transfer
    init(_ type: UTType, accepting accepted: UTType, _ make: @escaping (Any) throws -> Any) {
        var transfer = _Transfer(type, { $0 }, nil)
        transfer.imports = [_Transfer.Import(type: accepted, make: make)]
        _transfer = transfer
    }
}
/// - Since: iOS 16
struct CodableRepresentation<Item: Codable>: TransferRepresentation {
    let _transfer: _Transfer
    init(for itemType: Item.Type = Item.self, contentType: UTType) {
        _transfer = _Transfer(contentType, { try JSONEncoder().encode($0 as! Item) }, { try JSONDecoder().decode(Item.self, from: try _Transfer.data(of: $0)) })
    }
}
/// - Since: iOS 16
struct ProxyRepresentation<Item, Proxy: Transferable>: TransferRepresentation {
    let _transfer: _Transfer
    init(exporting: @escaping (Item) throws -> Proxy) { self.init(_exporting: exporting, nil) }
    init(importing: @escaping (Proxy) throws -> Item) { self.init(_exporting: nil, importing) }
    init(exporting: @escaping (Item) throws -> Proxy, importing: @escaping (Proxy) throws -> Item) { self.init(_exporting: exporting, importing) }
    init(_exporting exporting: ((Item) throws -> Proxy)?, _ importing: ((Proxy) throws -> Item)?) {
        var transfer = _Transfer()
        if let exporting {
            transfer.forms = { item in
                guard let proxy = try? exporting(item as! Item) else { return [] }
                return Proxy.transferRepresentation._transfer.forms(proxy)
            }
        }
        if let importing {
            transfer.imports = Proxy.transferRepresentation._transfer.imports.map { part in
                _Transfer.Import(type: part.type) { try importing(try await part.make($0) as! Proxy) }
            }
        }
        _transfer = transfer
    }
}
/// - Since: iOS 16
struct DataRepresentation<Item>: TransferRepresentation {
    let _transfer: _Transfer
    init(contentType: UTType, exporting: @escaping (Item) async throws -> Data, importing: @escaping (Data) async throws -> Item) {
        _transfer = _Transfer(contentType, { try await exporting($0 as! Item) }, { try await importing(try _Transfer.data(of: $0)) })
    }
    init(exportedContentType: UTType, exporting: @escaping (Item) async throws -> Data) { _transfer = _Transfer(exportedContentType, { try await exporting($0 as! Item) }, nil) }
    init(importedContentType: UTType, importing: @escaping (Data) async throws -> Item) { _transfer = _Transfer(importedContentType, nil, { try await importing(try _Transfer.data(of: $0)) }) }
}
/// - Since: iOS 16
struct SentTransferredFile {
    let file: URL
    let allowAccessingOriginalFile: Bool
    init(_ file: URL, allowAccessingOriginalFile: Bool = false) { self.file = file; self.allowAccessingOriginalFile = allowAccessingOriginalFile }
}
/// - Since: iOS 16
struct ReceivedTransferredFile {
    let file: URL
    let isOriginalFile: Bool
    /// The file that was sent, or one with the data that were.
    init(_value value: Any) throws {
        isOriginalFile = false
        if let sent = value as? SentTransferredFile { file = sent.file; return }
        if let url = value as? URL { file = url; return }
        file = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        try _Transfer.data(of: value).write(to: file)
    }
}
/// - Since: iOS 16
struct FileRepresentation<Item>: TransferRepresentation {
    let _transfer: _Transfer
    init(contentType: UTType, shouldAttemptToOpenInPlace: Bool = false, exporting: @escaping (Item) async throws -> SentTransferredFile, importing: @escaping (ReceivedTransferredFile) async throws -> Item) {
        _transfer = _Transfer(contentType, { try await exporting($0 as! Item) }, { try await importing(try ReceivedTransferredFile(_value: $0)) })
    }
    init(exportedContentType: UTType, shouldAllowToOpenInPlace: Bool = false, exporting: @escaping (Item) async throws -> SentTransferredFile) {
        _transfer = _Transfer(exportedContentType, { try await exporting($0 as! Item) }, nil)
    }
    init(importedContentType: UTType, shouldAttemptToOpenInPlace: Bool = false, importing: @escaping (ReceivedTransferredFile) async throws -> Item) {
        _transfer = _Transfer(importedContentType, nil, { try await importing(try ReceivedTransferredFile(_value: $0)) })
    }
}
extension TransferRepresentation {
    func suggestedFileName(_ fileName: String) -> Self { self }
    /// - Since: iOS 17
    func suggestedFileName(_ fileName: @escaping (Item) -> String?) -> Self { self }
    func exportingCondition(_ condition: @escaping (Item) -> Bool) -> _ConditionalRepresentation<Self> { _ConditionalRepresentation(_of: self, condition) }
    func visibility(_ visibility: TransferRepresentationVisibility) -> Self { self }
}
struct _ConditionalRepresentation<Base: TransferRepresentation>: TransferRepresentation {
    typealias Item = Base.Item
    let _transfer: _Transfer
    init(_of base: Base, _ condition: @escaping (Base.Item) -> Bool) {
        var transfer = base._transfer
        let forms = transfer.forms
        transfer.forms = { item in condition(item as! Base.Item) ? forms(item) : [] }
        _transfer = transfer
    }
}
/// - Since: iOS 16
struct TransferRepresentationVisibility: Hashable {
    let _name: String
    static let all = TransferRepresentationVisibility(_name: "all"), team = TransferRepresentationVisibility(_name: "team"), group = TransferRepresentationVisibility(_name: "group"), ownProcess = TransferRepresentationVisibility(_name: "ownProcess")
}
/// Several representations, the preferred one first.
struct _TupleRepresentation<Item>: TransferRepresentation {
    let _transfer: _Transfer
    init(_ first: _Transfer, _ next: _Transfer) {
        var transfer = _Transfer()
        transfer.forms = { item in first.forms(item) + next.forms(item) }
        transfer.imports = first.imports + next.imports
        _transfer = transfer
    }
}
/// - Since: iOS 16
@resultBuilder struct TransferRepresentationBuilder<Item> {
    static func buildExpression(_ content: DataRepresentation<Item>) -> DataRepresentation<Item> { content }
    static func buildExpression(_ content: FileRepresentation<Item>) -> FileRepresentation<Item> { content }
    static func buildExpression<P>(_ content: ProxyRepresentation<Item, P>) -> ProxyRepresentation<Item, P> { content }
    static func buildExpression<C: TransferRepresentation>(_ content: C) -> C where C.Item == Item { content }
    static func buildPartialBlock<C: TransferRepresentation>(first: C) -> C where C.Item == Item { first }
    static func buildPartialBlock<C0: TransferRepresentation, C1: TransferRepresentation>(accumulated: C0, next: C1) -> _TupleRepresentation<Item> where C0.Item == Item, C1.Item == Item {
        _TupleRepresentation(accumulated._transfer, next._transfer)
    }
}
extension String: Transferable { static var transferRepresentation: _ItemRepresentation<String> { _ItemRepresentation(.utf8PlainText, accepting: .plainText) { try _Transfer.text(of: $0) } } }
extension URL: Transferable { static var transferRepresentation: _ItemRepresentation<URL> { _ItemRepresentation(.url, accepting: .url) { try _Transfer.url(of: $0) } } }
extension Image: Transferable { static var transferRepresentation: _ItemRepresentation<Image> { _ItemRepresentation(.image, accepting: .image) { $0 as! Image } } }
extension Color: Transferable { static var transferRepresentation: _ItemRepresentation<Color> { _ItemRepresentation(UTType(_type: "com.apple.color"), accepting: UTType(_type: "com.apple.color")) { $0 as! Color } } }
extension Data: Transferable { static var transferRepresentation: _ItemRepresentation<Data> { _ItemRepresentation(.data, accepting: .data) { try _Transfer.data(of: $0) } } }
extension AttributedString: Transferable {
    static var transferRepresentation: _ItemRepresentation<AttributedString> {
        _ItemRepresentation(.utf8PlainText, accepting: .plainText) { value in if let text = value as? AttributedString { text } else { AttributedString(try _Transfer.text(of: value)) } }
    }
}
/// An image of UIKit, which is sent as one of SwiftUI.
protocol _ProvidedImage { var _image: Image { get } }
/// What is dragged, in the forms in which it can be had.
/// - Since: iOS 8
class NSItemProvider {
    var suggestedName: String?
    var _forms: [_Transfer.Form] = []
    /// What the program gave, where it gave an object.
    var _object: Any?
    /// Whether it gave that for the type of its only form.
    var _isItem = false
    init() {}
    init<T>(object: T) {
        _object = object
        if let text = object as? String { _take(text) } else if let text = object as? NSString { _take(String(text)) } else if let url = object as? URL { _take(url) } else if let image = object as? any _ProvidedImage {
            _forms = [_Transfer.Form(type: .image) { image._image }]
        } else { _forms = [_Transfer.Form(type: .data) { object }] }
    }
    init<T: Transferable>(_ transferable: T) { _take(transferable) }
    convenience init?(contentsOf fileURL: URL!) {
        self.init()
        guard let fileURL else { return nil }
        suggestedName = fileURL.lastPathComponent
        _forms = [_Transfer.Form(type: UTType(filenameExtension: fileURL.pathExtension) ?? .data) { SentTransferredFile(fileURL) }]
    }
    convenience init(item: Any?, typeIdentifier: String?) {
        self.init()
        (_object, _isItem) = (item, true)
        if let item, let typeIdentifier { _forms = [_Transfer.Form(type: UTType(_type: typeIdentifier)) { item }] }
    }
    func _take<T: Transferable>(_ item: T) { _forms += T.transferRepresentation._transfer.forms(item) }
    func register<T: Transferable>(_ transferable: @autoclosure @escaping () -> T) { _take(transferable()) }
    func registerObject<T>(_ object: T, visibility: NSItemProviderRepresentationVisibility) { _forms += NSItemProvider(object: object)._forms }
    func registerDataRepresentation(forTypeIdentifier typeIdentifier: String, visibility: NSItemProviderRepresentationVisibility, loadHandler: @escaping (@escaping (Data?, (any Error)?) -> Void) -> Progress?) {
        _forms.append(_Transfer.Form(type: UTType(_type: typeIdentifier)) {
            try await withCheckedThrowingContinuation { (continuation: CheckedContinuation<Data, any Error>) in
                _ = loadHandler { data, error in if let data { continuation.resume(returning: data) } else { continuation.resume(throwing: error ?? CocoaError(.fileReadUnknown)) } }
            }
        })
    }
    var registeredTypeIdentifiers: [String] { _forms.map(\.type.identifier) }
    var registeredContentTypes: [UTType] { _forms.map(\.type) }
    func hasItemConformingToTypeIdentifier(_ typeIdentifier: String) -> Bool { _form(typeIdentifier) != nil }
    func hasRepresentationConforming(toTypeIdentifier typeIdentifier: String) -> Bool { hasItemConformingToTypeIdentifier(typeIdentifier) }
    func _form(_ typeIdentifier: String) -> _Transfer.Form? { let type = UTType(_type: typeIdentifier); return _forms.first { $0.type.conforms(to: type) } }
    func canLoadObject<T>(ofClass aClass: T.Type) -> Bool { _object is T || _text(is: aClass) || aClass == URL.self && _form("public.url") != nil || aClass is any _ProvidedImage.Type && _form("public.image") != nil }
    func _text<T>(is aClass: T.Type) -> Bool { (aClass == String.self || aClass == NSString.self) && _form("public.text") != nil }
    func _loaded<T>(_ aClass: T.Type) async throws -> T {
        if let object = _object as? T { return object }
        if _text(is: aClass), let form = _form("public.text") {
            let text = try _Transfer.text(of: try await form.load())
            if let text = text as? T { return text }
            if let text = NSString(string: text) as? T { return text }
        }
        if let form = _form("public.url") { let url = try _Transfer.url(of: try await form.load()); if let url = url as? T { return url } }
        throw CocoaError(.fileReadUnknown)
    }
    /// Loads what a form gives, and passes it on.
    func _answer<V>(_ completionHandler: @escaping (V?, (any Error)?) -> Void, _ load: @escaping () async throws -> V) -> Progress {
        let progress = Progress(totalUnitCount: 1)
        Task {
            do { let value = try await load(); progress.completedUnitCount = 1; completionHandler(value, nil) } catch { completionHandler(nil, error) }
        }
        return progress
    }
    func _required(_ typeIdentifier: String) throws -> _Transfer.Form {
        guard let form = _form(typeIdentifier) else { throw CocoaError(.fileReadUnknown) }
        return form
    }
    @discardableResult func loadObject<T>(ofClass aClass: T.Type, completionHandler: @escaping (T?, (any Error)?) -> Void) -> Progress { _answer(completionHandler) { try await self._loaded(aClass) } }
    @discardableResult func loadDataRepresentation(forTypeIdentifier typeIdentifier: String, completionHandler: @escaping (Data?, (any Error)?) -> Void) -> Progress {
        _answer(completionHandler) { try _Transfer.data(of: try await self._required(typeIdentifier).load()) }
    }
    @discardableResult func loadDataRepresentation(for contentType: UTType, completionHandler: @escaping (Data?, (any Error)?) -> Void) -> Progress { loadDataRepresentation(forTypeIdentifier: contentType.identifier, completionHandler: completionHandler) }
    @discardableResult func loadFileRepresentation(forTypeIdentifier typeIdentifier: String, completionHandler: @escaping (URL?, (any Error)?) -> Void) -> Progress {
        _answer(completionHandler) { try ReceivedTransferredFile(_value: try await self._required(typeIdentifier).load()).file }
    }
    func loadItem(forTypeIdentifier typeIdentifier: String, options: [AnyHashable: Any]? = nil, completionHandler: ((Any?, (any Error)?) -> Void)? = nil) {
        guard let completionHandler else { return }
        _ = _answer(completionHandler) { () async throws -> Any in
            let value = try await self._required(typeIdentifier).load()
            return self._isItem ? value : try _Transfer.data(of: value)
        }
    }
    func _canLoad<T: Transferable>(_ type: T.Type) -> Bool { T.transferRepresentation._transfer.imports.contains { part in _forms.contains { $0.type.conforms(to: part.type) } } }
    func _load<T: Transferable>(_ type: T.Type) async throws -> T {
        for part in T.transferRepresentation._transfer.imports {
            for form in _forms where form.type.conforms(to: part.type) { return try await part.make(try await form.load()) as! T }
        }
        throw CocoaError(.fileReadUnknown)
    }
    @discardableResult func loadTransferable<T: Transferable>(type: T.Type, completionHandler: @escaping (Result<T, any Error>) -> Void) -> Progress {
        _answer({ (value: T?, error: (any Error)?) in completionHandler(value.map { .success($0) } ?? .failure(error ?? CocoaError(.fileReadUnknown))) }) { try await self._load(type) }
    }
}
/// - Since: iOS 11
enum NSItemProviderRepresentationVisibility: Int { case all, team, group, ownProcess }
