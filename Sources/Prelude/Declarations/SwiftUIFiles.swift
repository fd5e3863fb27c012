// Nothing is opened or saved here: what these are given is listed, and their closures don't run.
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
