// Nothing is dragged, copied or opened here: what these are given is listed, and their closures don't run.
/// What can be sent to other programs.
/// - Since: iOS 16
protocol Transferable {
    associatedtype Representation: TransferRepresentation
    @TransferRepresentationBuilder<Self> static var transferRepresentation: Representation { get }
}
/// How a value is sent.
/// - Since: iOS 16
protocol TransferRepresentation { associatedtype Item }
struct _ItemRepresentation<Item>: TransferRepresentation { init() {} }
/// - Since: iOS 16
struct CodableRepresentation<Item>: TransferRepresentation { init(for itemType: Item.Type = Item.self, contentType: UTType) {} }
/// - Since: iOS 16
struct ProxyRepresentation<Item, Proxy>: TransferRepresentation {
    init(exporting: @escaping (Item) throws -> Proxy) {}
    init(importing: @escaping (Proxy) throws -> Item) {}
    init(exporting: @escaping (Item) throws -> Proxy, importing: @escaping (Proxy) throws -> Item) {}
}
/// - Since: iOS 16
struct DataRepresentation<Item>: TransferRepresentation {
    init(contentType: UTType, exporting: @escaping (Item) async throws -> Data, importing: @escaping (Data) async throws -> Item) {}
    init(exportedContentType: UTType, exporting: @escaping (Item) async throws -> Data) {}
    init(importedContentType: UTType, importing: @escaping (Data) async throws -> Item) {}
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
}
/// - Since: iOS 16
struct FileRepresentation<Item>: TransferRepresentation {
    init(contentType: UTType, shouldAttemptToOpenInPlace: Bool = false, exporting: @escaping (Item) async throws -> SentTransferredFile, importing: @escaping (ReceivedTransferredFile) async throws -> Item) {}
    init(exportedContentType: UTType, shouldAllowToOpenInPlace: Bool = false, exporting: @escaping (Item) async throws -> SentTransferredFile) {}
    init(importedContentType: UTType, shouldAttemptToOpenInPlace: Bool = false, importing: @escaping (ReceivedTransferredFile) async throws -> Item) {}
}
extension TransferRepresentation {
    func suggestedFileName(_ fileName: String) -> Self { self }
    /// - Since: iOS 17
    func suggestedFileName(_ fileName: @escaping (Item) -> String?) -> Self { self }
    func exportingCondition(_ condition: @escaping (Item) -> Bool) -> Self { self }
    func visibility(_ visibility: TransferRepresentationVisibility) -> Self { self }
}
/// - Since: iOS 16
struct TransferRepresentationVisibility: Hashable {
    let _name: String
    static let all = TransferRepresentationVisibility(_name: "all"), team = TransferRepresentationVisibility(_name: "team"), group = TransferRepresentationVisibility(_name: "group"), ownProcess = TransferRepresentationVisibility(_name: "ownProcess")
}
struct _TupleRepresentation<Item>: TransferRepresentation { init() {} }
/// - Since: iOS 16
@resultBuilder struct TransferRepresentationBuilder<Item> {
    static func buildExpression(_ content: DataRepresentation<Item>) -> DataRepresentation<Item> { content }
    static func buildExpression(_ content: FileRepresentation<Item>) -> FileRepresentation<Item> { content }
    static func buildExpression<P>(_ content: ProxyRepresentation<Item, P>) -> ProxyRepresentation<Item, P> { content }
    static func buildExpression<C: TransferRepresentation>(_ content: C) -> C where C.Item == Item { content }
    static func buildPartialBlock<C: TransferRepresentation>(first: C) -> C where C.Item == Item { first }
    static func buildPartialBlock<C0: TransferRepresentation, C1: TransferRepresentation>(accumulated: C0, next: C1) -> _TupleRepresentation<Item> where C0.Item == Item, C1.Item == Item { _TupleRepresentation() }
}
extension String: Transferable { static var transferRepresentation: _ItemRepresentation<String> { _ItemRepresentation() } }
extension URL: Transferable { static var transferRepresentation: _ItemRepresentation<URL> { _ItemRepresentation() } }
extension Image: Transferable { static var transferRepresentation: _ItemRepresentation<Image> { _ItemRepresentation() } }
extension Color: Transferable { static var transferRepresentation: _ItemRepresentation<Color> { _ItemRepresentation() } }
extension Data: Transferable { static var transferRepresentation: _ItemRepresentation<Data> { _ItemRepresentation() } }
extension AttributedString: Transferable { static var transferRepresentation: _ItemRepresentation<AttributedString> { _ItemRepresentation() } }
/// A kind of file or data: `public.plain-text`.
/// - Since: iOS 14
struct UTType: Hashable, Sendable {
    let identifier: String
    init?(_ identifier: String) { self.identifier = identifier }
    init(_type identifier: String) { self.identifier = identifier }
    init(exportedAs identifier: String) { self.identifier = identifier }
    init(exportedAs identifier: String, conformingTo parentType: UTType?) { self.identifier = identifier }
    init(importedAs identifier: String) { self.identifier = identifier }
    init(importedAs identifier: String, conformingTo parentType: UTType?) { self.identifier = identifier }
    init?(filenameExtension: String) { identifier = "dyn.\(filenameExtension)" }
    static let item = UTType(_type: "public.item"), content = UTType(_type: "public.content"), data = UTType(_type: "public.data"), folder = UTType(_type: "public.folder")
    static let text = UTType(_type: "public.text"), plainText = UTType(_type: "public.plain-text"), utf8PlainText = UTType(_type: "public.utf8-plain-text"), rtf = UTType(_type: "public.rtf")
    static let html = UTType(_type: "public.html"), xml = UTType(_type: "public.xml"), json = UTType(_type: "public.json"), commaSeparatedText = UTType(_type: "public.comma-separated-values-text")
    static let url = UTType(_type: "public.url"), fileURL = UTType(_type: "public.file-url"), image = UTType(_type: "public.image"), png = UTType(_type: "public.png")
    static let jpeg = UTType(_type: "public.jpeg"), heic = UTType(_type: "public.heic"), gif = UTType(_type: "com.compuserve.gif"), svg = UTType(_type: "public.svg-image")
    static let pdf = UTType(_type: "com.adobe.pdf"), audio = UTType(_type: "public.audio"), mp3 = UTType(_type: "public.mp3"), movie = UTType(_type: "public.movie"), video = UTType(_type: "public.video")
    static let mpeg4Movie = UTType(_type: "public.mpeg-4"), quickTimeMovie = UTType(_type: "com.apple.quicktime-movie"), zip = UTType(_type: "public.zip-archive"), archive = UTType(_type: "public.archive")
    static let bookmark = UTType(_type: "com.apple.bookmark"), symbolicLink = UTType(_type: "public.symlink"), executable = UTType(_type: "public.executable")
    static let diskImage = UTType(_type: "public.disk-image"), package = UTType(_type: "com.apple.package"), bundle = UTType(_type: "com.apple.bundle")
    static let volume = UTType(_type: "public.volume"), utf16PlainText = UTType(_type: "public.utf16-plain-text"), delimitedText = UTType(_type: "public.delimited-values-text")
    static let tabSeparatedText = UTType(_type: "public.tab-separated-values-text"), yaml = UTType(_type: "public.yaml"), cSource = UTType(_type: "public.c-source")
    static let shellScript = UTType(_type: "public.shell-script"), javaScript = UTType(_type: "com.netscape.javascript-source"), xmlPropertyList = UTType(_type: "com.apple.xml-property-list")
    static let rtfd = UTType(_type: "com.apple.rtfd"), tiff = UTType(_type: "public.tiff"), icns = UTType(_type: "com.apple.icns")
    static let bmp = UTType(_type: "com.microsoft.bmp"), ico = UTType(_type: "com.microsoft.ico"), rawImage = UTType(_type: "public.camera-raw-image")
    static let livePhoto = UTType(_type: "com.apple.live-photo"), heif = UTType(_type: "public.heif"), webP = UTType(_type: "org.webmproject.webp")
    static let threeDContent = UTType(_type: "public.3d-content"), usd = UTType(_type: "com.pixar.universal-scene-description"), usdz = UTType(_type: "com.pixar.universal-scene-description-mobile")
    static let realityFile = UTType(_type: "com.apple.reality"), audiovisualContent = UTType(_type: "public.audiovisual-content"), mpeg = UTType(_type: "public.mpeg")
    static let wav = UTType(_type: "com.microsoft.waveform-audio"), aiff = UTType(_type: "public.aiff-audio"), midi = UTType(_type: "public.midi-audio")
    static let playlist = UTType(_type: "public.playlist"), gzip = UTType(_type: "org.gnu.gnu-zip-archive"), bz2 = UTType(_type: "public.bzip2-archive")
    static let spreadsheet = UTType(_type: "public.spreadsheet"), presentation = UTType(_type: "public.presentation"), database = UTType(_type: "public.database")
    static let message = UTType(_type: "public.message"), contact = UTType(_type: "public.contact"), vCard = UTType(_type: "public.vcard")
    static let calendarEvent = UTType(_type: "public.calendar-event"), log = UTType(_type: "public.log"), epub = UTType(_type: "org.idpf.epub-container")
    static let font = UTType(_type: "public.font")
    static let sourceCode = UTType(_type: "public.source-code"), swiftSource = UTType(_type: "public.swift-source"), propertyList = UTType(_type: "com.apple.property-list"), directory = UTType(_type: "public.directory")
}
/// What is dragged or copied, in the forms in which it can be had; here it has none.
/// - Since: iOS 8
class NSItemProvider {
    var suggestedName: String?
    init() {}
    init<T>(object: T) {}
    func hasItemConformingToTypeIdentifier(_ typeIdentifier: String) -> Bool { false }
    var registeredTypeIdentifiers: [String] { [] }
    func hasRepresentationConforming(toTypeIdentifier typeIdentifier: String) -> Bool { false }
    func canLoadObject<T>(ofClass aClass: T.Type) -> Bool { false }
    convenience init?(contentsOf fileURL: URL!) { self.init() }
    convenience init(item: Any?, typeIdentifier: String?) { self.init() }
    // Nothing is dropped here, so a provider has nothing to load.
    @discardableResult func loadObject<T>(ofClass aClass: T.Type, completionHandler: @escaping (T?, (any Error)?) -> Void) -> Progress { completionHandler(nil, CocoaError(.fileReadUnknown)); return Progress(totalUnitCount: 1) }
    @discardableResult func loadDataRepresentation(forTypeIdentifier typeIdentifier: String, completionHandler: @escaping (Data?, (any Error)?) -> Void) -> Progress { completionHandler(nil, CocoaError(.fileReadUnknown)); return Progress(totalUnitCount: 1) }
    @discardableResult func loadFileRepresentation(forTypeIdentifier typeIdentifier: String, completionHandler: @escaping (URL?, (any Error)?) -> Void) -> Progress { completionHandler(nil, CocoaError(.fileReadUnknown)); return Progress(totalUnitCount: 1) }
    func loadItem(forTypeIdentifier typeIdentifier: String, options: [AnyHashable: Any]? = nil, completionHandler: ((Any?, (any Error)?) -> Void)? = nil) { completionHandler?(nil, CocoaError(.fileReadUnknown)) }
    @discardableResult func loadTransferable<T: Transferable>(type: T.Type, completionHandler: @escaping (Result<T, any Error>) -> Void) -> Progress { completionHandler(.failure(CocoaError(.fileReadUnknown))); return Progress(totalUnitCount: 1) }
}
/// - Since: iOS 13.4
enum DropOperation: Hashable { case cancel, forbidden, copy, move, delete, alias }
/// - Since: iOS 13.4
struct DropProposal {
    let operation: DropOperation
    init(operation: DropOperation) { self.operation = operation }
}
/// What is dropped, and where.
/// - Since: iOS 13.4
struct DropInfo {
    let location: CGPoint
    func hasItemsConforming(to contentTypes: [UTType]) -> Bool { false }
    func itemProviders(for contentTypes: [UTType]) -> [NSItemProvider] { [] }
}
/// - Since: iOS 13.4
protocol DropDelegate {
    func validateDrop(info: DropInfo) -> Bool
    func performDrop(info: DropInfo) -> Bool
    func dropEntered(info: DropInfo)
    func dropUpdated(info: DropInfo) -> DropProposal?
    func dropExited(info: DropInfo)
}
extension DropDelegate {
    func validateDrop(info: DropInfo) -> Bool { true }
    func dropEntered(info: DropInfo) {}
    func dropUpdated(info: DropInfo) -> DropProposal? { nil }
    func dropExited(info: DropInfo) {}
}
/// - Since: iOS 26
struct DropConfiguration {
    var operation: DropOperation
    var acceptedItemCount: Int?
    init(operation: DropOperation) { self.operation = operation; acceptedItemCount = nil }
}
/// A drop that goes on.
/// - Since: iOS 26
struct DropSession: Identifiable {
    struct ID: Hashable { let _number: Int }
    enum Phase: Hashable { case entering, active, exiting, ended(DropOperation), dataTransferCompleted }
    let id: DropSession.ID
    let location: CGPoint
    let itemsCount: Int
    let phase: DropSession.Phase
    /// A drag that began in this program.
    struct LocalSession { func draggedItemIDs<ItemID: Hashable>(for type: ItemID.Type) -> [ItemID] { [] } }
    var localSession: DropSession.LocalSession? { nil }
    var suggestedOperations: DropOperation.Set { .copy }
}
extension DropOperation {
    /// - Since: iOS 26
    struct Set: OptionSet {
        let rawValue: Int
        static let cancel = DropOperation.Set(rawValue: 1), copy = DropOperation.Set(rawValue: 2), move = DropOperation.Set(rawValue: 4), delete = DropOperation.Set(rawValue: 8)
        static let forbidden = DropOperation.Set(rawValue: 16), alias = DropOperation.Set(rawValue: 32)
    }
}
/// - Since: iOS 26
struct DragConfiguration {
    init() {}
    init(allowMove: Bool, allowDelete: Bool = false) {}
}
/// A drag that goes on.
/// - Since: iOS 26
struct DragSession: Identifiable {
    struct ID: Hashable { let _number: Int }
    enum Phase: Hashable { case initial, active, ended(DropOperation), dataTransferCompleted }
    let id: DragSession.ID
    let phase: DragSession.Phase
    var location: CGPoint
    let draggedItemIndex: Int
    func draggedItemIDs<ItemID: Hashable>(for type: ItemID.Type) -> [ItemID] { [] }
}
/// - Since: iOS 26
struct DragDropPreviewsFormation: Hashable {
    let _name: String
    static let `default` = DragDropPreviewsFormation(_name: "default"), none = DragDropPreviewsFormation(_name: "none"), pile = DragDropPreviewsFormation(_name: "pile")
    static let list = DragDropPreviewsFormation(_name: "list"), stack = DragDropPreviewsFormation(_name: "stack")
}
/// - Since: iOS 17
struct SpringLoadingBehavior: Hashable {
    let _name: String
    static let automatic = SpringLoadingBehavior(_name: "automatic"), enabled = SpringLoadingBehavior(_name: "enabled"), disabled = SpringLoadingBehavior(_name: "disabled")
}
/// - Since: iOS 17
extension EnvironmentValues { @Entry var springLoadingBehavior: SpringLoadingBehavior = .automatic }
/// What a file holds.
/// - Since: iOS 4
class FileWrapper {
    var filename: String?
    var preferredFilename: String?
    let regularFileContents: Data?
    var fileWrappers: [String: FileWrapper]?
    init() { regularFileContents = nil }
    init(regularFileWithContents contents: Data) { regularFileContents = contents }
    init(directoryWithFileWrappers childrenByPreferredName: [String: FileWrapper]) { regularFileContents = nil; fileWrappers = childrenByPreferredName }
    var isDirectory: Bool { fileWrappers != nil }
    var isRegularFile: Bool { regularFileContents != nil }
    var isSymbolicLink: Bool { false }
    @discardableResult func addFileWrapper(_ child: FileWrapper) -> String {
        let name = child.preferredFilename ?? child.filename ?? "file"
        fileWrappers?[name] = child
        return name
    }
    @discardableResult func addRegularFile(withContents data: Data, preferredFilename fileName: String) -> String {
        let child = FileWrapper(regularFileWithContents: data)
        child.preferredFilename = fileName
        return addFileWrapper(child)
    }
    func removeFileWrapper(_ child: FileWrapper) { fileWrappers = fileWrappers?.filter { $0.value !== child } }
}
/// - Since: iOS 14
struct FileDocumentReadConfiguration {
    let contentType: UTType
    let file: FileWrapper
}
/// - Since: iOS 14
struct FileDocumentWriteConfiguration {
    let contentType: UTType
    let existingFile: FileWrapper?
}
/// A document as a value.
/// - Since: iOS 14
protocol FileDocument {
    typealias ReadConfiguration = FileDocumentReadConfiguration
    typealias WriteConfiguration = FileDocumentWriteConfiguration
    static var readableContentTypes: [UTType] { get }
    static var writableContentTypes: [UTType] { get }
    init(configuration: FileDocumentReadConfiguration) throws
    func fileWrapper(configuration: FileDocumentWriteConfiguration) throws -> FileWrapper
}
extension FileDocument { static var writableContentTypes: [UTType] { readableContentTypes } }
/// A document as an object.
/// - Since: iOS 14
protocol ReferenceFileDocument: ObservableObject {
    associatedtype Snapshot
    typealias ReadConfiguration = FileDocumentReadConfiguration
    typealias WriteConfiguration = FileDocumentWriteConfiguration
    static var readableContentTypes: [UTType] { get }
    static var writableContentTypes: [UTType] { get }
    init(configuration: FileDocumentReadConfiguration) throws
    func snapshot(contentType: UTType) throws -> Snapshot
    func fileWrapper(snapshot: Snapshot, configuration: FileDocumentWriteConfiguration) throws -> FileWrapper
}
extension ReferenceFileDocument { static var writableContentTypes: [UTType] { readableContentTypes } }
/// - Since: iOS 14
struct FileDocumentConfiguration<Document: FileDocument> {
    @Binding var document: Document
    var fileURL: URL?
    var isEditable: Bool
}
/// - Since: iOS 14
struct ReferenceFileDocumentConfiguration<Document: ReferenceFileDocument> {
    var document: Document
    var fileURL: URL?
    var isEditable: Bool
}
/// - Since: iOS 16
struct DocumentConfiguration {
    let fileURL: URL?
    let isEditable: Bool
}
/// - Since: iOS 17
struct FileDialogBrowserOptions: OptionSet {
    let rawValue: Int
    static let enumeratePackages = FileDialogBrowserOptions(rawValue: 1), includeHiddenFiles = FileDialogBrowserOptions(rawValue: 2), displayFileExtensions = FileDialogBrowserOptions(rawValue: 4)
}
/// - Since: iOS 16
extension EnvironmentValues {
    @Entry var _documentConfiguration: DocumentConfiguration? = nil
    /// That of the document whose editor shows the view; `nil` elsewhere.
    var documentConfiguration: DocumentConfiguration? { _documentConfiguration }
}
/// - Since: iOS 17
extension View {
    // Files
    /// - Since: iOS 14
    @_inert func fileImporter(isPresented: Binding<Bool>, allowedContentTypes: [UTType], onCompletion: @escaping (Result<URL, any Error>) -> Void) -> some View
    /// - Since: iOS 14
    @_inert func fileImporter(isPresented: Binding<Bool>, allowedContentTypes: [UTType], allowsMultipleSelection: Bool, onCompletion: @escaping (Result<[URL], any Error>) -> Void) -> some View
    @_inert func fileImporter(isPresented: Binding<Bool>, allowedContentTypes: [UTType], allowsMultipleSelection: Bool, onCompletion: @escaping (Result<[URL], any Error>) -> Void, onCancellation: @escaping () -> Void) -> some View
    /// - Since: iOS 14
    @_inert func fileExporter<D: FileDocument>(isPresented: Binding<Bool>, document: D?, contentType: UTType, defaultFilename: String? = nil, onCompletion: @escaping (Result<URL, any Error>) -> Void) -> some View
    /// - Since: iOS 14
    @_inert func fileExporter<D: ReferenceFileDocument>(isPresented: Binding<Bool>, document: D?, contentType: UTType, defaultFilename: String? = nil, onCompletion: @escaping (Result<URL, any Error>) -> Void) -> some View
    @_inert func fileExporter<D: FileDocument>(isPresented: Binding<Bool>, document: D?, contentTypes: [UTType] = [], defaultFilename: String? = nil, onCompletion: @escaping (Result<URL, any Error>) -> Void, onCancellation: @escaping () -> Void = {}) -> some View
    /// - Since: iOS 14
    @_inert func fileExporter<C: Collection>(isPresented: Binding<Bool>, documents: C, contentType: UTType, onCompletion: @escaping (Result<[URL], any Error>) -> Void) -> some View where C.Element: FileDocument
    /// - Since: iOS 17
    @_inert func fileExporter<C: Collection>(isPresented: Binding<Bool>, documents: C, contentTypes: [UTType] = [], onCompletion: @escaping (Result<[URL], any Error>) -> Void, onCancellation: @escaping () -> Void = {}) -> some View where C.Element: FileDocument
    /// - Since: iOS 17
    @_inert func fileExporter<C: Collection>(isPresented: Binding<Bool>, items: C, contentTypes: [UTType] = [], onCompletion: @escaping (Result<[URL], any Error>) -> Void, onCancellation: @escaping () -> Void = {}) -> some View where C.Element: Transferable
    /// - Since: iOS 17
    @_inert func fileDialogURLEnabled(_ predicate: Predicate<URL>) -> some View
    /// - Since: iOS 17
    @_inert func fileDialogImportsUnresolvedAliases(_ imports: Bool) -> some View
    @_inert func fileExporter<T: Transferable>(isPresented: Binding<Bool>, item: T?, contentTypes: [UTType] = [], defaultFilename: String? = nil, onCompletion: @escaping (Result<URL, any Error>) -> Void, onCancellation: @escaping () -> Void = {}) -> some View
    /// - Since: iOS 14
    @_inert func fileMover(isPresented: Binding<Bool>, file: URL?, onCompletion: @escaping (Result<URL, any Error>) -> Void) -> some View
    @_inert func fileMover(isPresented: Binding<Bool>, file: URL?, onCompletion: @escaping (Result<URL, any Error>) -> Void, onCancellation: @escaping () -> Void) -> some View
    /// - Since: iOS 14
    @_inert func fileMover<C: Collection>(isPresented: Binding<Bool>, files: C, onCompletion: @escaping (Result<[URL], any Error>) -> Void) -> some View where C.Element == URL
    @_inert func fileExporterFilenameLabel(_ label: Text?) -> some View
    @_inert func fileExporterFilenameLabel(_ labelKey: LocalizedStringKey) -> some View
    @_inert func fileDialogBrowserOptions(_ options: FileDialogBrowserOptions) -> some View
    @_inert func fileDialogConfirmationLabel(_ labelKey: LocalizedStringKey) -> some View
    @_inert func fileDialogConfirmationLabel(_ label: Text?) -> some View
    @_inert func fileDialogCustomizationID(_ id: String) -> some View
    @_inert func fileDialogDefaultDirectory(_ defaultDirectory: URL?) -> some View
    @_inert func fileDialogMessage(_ messageKey: LocalizedStringKey) -> some View
    @_inert func fileDialogMessage(_ message: Text?) -> some View
}
/// - Since: iOS 13.4
extension View {
    /// - Since: iOS 16
    @_inert func navigationDocument(_ url: URL) -> some View
    /// - Since: iOS 16
    @_inert func navigationDocument<P, I>(_ url: URL, preview: SharePreview<P, I>) -> some View
    /// - Since: iOS 16
    @_inert func navigationDocument<D: Transferable, P, I>(_ document: D, preview: SharePreview<P, I>) -> some View
    /// - Since: iOS 16
    @_inert func navigationDocument<D: Transferable>(_ document: D) -> some View
    // Dragging
    @_inert func onDrag(_ data: @escaping () -> NSItemProvider) -> some View
    /// - Since: iOS 15
    @_inert func onDrag<V: View>(_ data: @escaping () -> NSItemProvider, @ViewBuilder preview: () -> V) -> some View
    /// - Since: iOS 14
    @_inert func onDrop(of supportedContentTypes: [UTType], delegate: any DropDelegate) -> some View
    /// - Since: iOS 14
    @_inert func onDrop(of supportedContentTypes: [UTType], isTargeted: Binding<Bool>?, perform action: @escaping ([NSItemProvider]) -> Bool) -> some View
    /// - Since: iOS 14
    @_inert func onDrop(of supportedContentTypes: [UTType], isTargeted: Binding<Bool>?, perform action: @escaping ([NSItemProvider], CGPoint) -> Bool) -> some View
    @_inert func onDrop(of supportedTypes: [String], delegate: any DropDelegate) -> some View
    @_inert func onDrop(of supportedTypes: [String], isTargeted: Binding<Bool>?, perform action: @escaping ([NSItemProvider]) -> Bool) -> some View
    @_inert func onDrop(of supportedTypes: [String], isTargeted: Binding<Bool>?, perform action: @escaping ([NSItemProvider], CGPoint) -> Bool) -> some View
}
extension View {
    @_inert func itemProvider(_ action: (() -> NSItemProvider?)?) -> some View
}
/// - Since: iOS 26
extension View {
    @_inert func dropDestination<T: Transferable>(for type: T.Type = T.self, isEnabled: Bool = true, action: @escaping ([T], DropSession) -> Void) -> some View
    @_inert func dropConfiguration(_ configuration: @escaping (DropSession) -> DropConfiguration) -> some View
    @_inert func onDropSessionUpdated(_ onUpdate: @escaping (DropSession) -> Void) -> some View
    @_inert func dropPreviewsFormation(_ formation: DragDropPreviewsFormation) -> some View
    @_inert func dragConfiguration(_ configuration: DragConfiguration) -> some View
    @_inert func onDragSessionUpdated(_ onUpdate: @escaping (DragSession) -> Void) -> some View
    @_inert func dragPreviewsFormation(_ formation: DragDropPreviewsFormation) -> some View
    @_inert func dragContainer<ItemID: Hashable, Item: Transferable, Data: Collection>(for itemType: Item.Type = Item.self, itemID: KeyPath<Item, ItemID>, in namespace: Namespace.ID? = nil, _ payload: @escaping ([ItemID]) -> Data) -> some View where Item == Data.Element
    @_inert func dragContainer<Item: Transferable & Identifiable, Data: Collection>(for itemType: Item.Type = Item.self, in namespace: Namespace.ID? = nil, _ payload: @escaping ([Item.ID]) -> Data) -> some View where Item == Data.Element
    @_inert func dragContainerSelection<ItemID: Hashable>(_ selection: @escaping @autoclosure () -> [ItemID], containerNamespace: Namespace.ID? = nil) -> some View
    @_inert func draggable<ItemID: Hashable>(containerItemID: ItemID, containerNamespace: Namespace.ID? = nil) -> some View
}
extension View {
    /// - Since: iOS 17
    func springLoadingBehavior(_ behavior: SpringLoadingBehavior) -> some View { _environment(\.springLoadingBehavior, behavior, as: "springLoadingBehavior") }
    // Services of the system
    @_inert func exportsItemProviders(_ contentTypes: [UTType], onExport: @escaping () -> [NSItemProvider]) -> some View
    @_inert func importsItemProviders(_ contentTypes: [UTType], onImport: @escaping ([NSItemProvider]) -> Bool) -> some View
    /// - Since: macOS 13
    @_inert func exportableToServices<T: Transferable>(_ payload: @escaping @autoclosure () -> [T]) -> some View
    /// - Since: macOS 13
    @_inert func importableFromServices<T: Transferable>(for payloadType: T.Type = T.self, action: @escaping ([T]) -> Bool) -> some View
}
/// Pastes what is on the clipboard, on which nothing is here.
/// - Since: iOS 16
struct PasteButton: View {
    init<T: Transferable>(payloadType: T.Type, onPaste: @escaping ([T]) -> Void) {}
    init(supportedContentTypes: [UTType], payloadAction: @escaping ([NSItemProvider]) -> Void) {}
    var body: some View { Button("Paste", systemImage: "doc.on.clipboard") {} }
}
/// - Since: iOS 16
struct SharePreview<Image, Icon> {
    init(_ titleKey: LocalizedStringKey) where Image == Never, Icon == Never {}
    init(_ titleKey: LocalizedStringKey, image: Image) where Icon == Never {}
    init(_ titleKey: LocalizedStringKey, icon: Icon) where Image == Never {}
    init(_ titleKey: LocalizedStringKey, image: Image, icon: Icon) {}
}
