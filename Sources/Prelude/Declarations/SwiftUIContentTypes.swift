/// A kind of file or data: `public.plain-text`.
/// - Since: iOS 14
struct UTType: Hashable, Sendable, Codable {
    let identifier: String
    /// What the program says that its type conforms to.
    let _parent: String?
    init?(_ identifier: String) { self.init(_type: identifier) }
    init(_type identifier: String, _parent: String? = nil) { self.identifier = identifier; self._parent = _parent }
    init(exportedAs identifier: String) { self.init(_type: identifier) }
    init(exportedAs identifier: String, conformingTo parentType: UTType?) { self.init(_type: identifier, _parent: parentType?.identifier) }
    init(importedAs identifier: String) { self.init(_type: identifier) }
    init(importedAs identifier: String, conformingTo parentType: UTType?) { self.init(_type: identifier, _parent: parentType?.identifier) }
    init?(filenameExtension: String) { self.init(filenameExtension: filenameExtension, conformingTo: .data) }
    init?(filenameExtension: String, conformingTo supertype: UTType) { self.init(_file: UTType._files.first { $0.endings.contains(filenameExtension.lowercased()) }, "ext-\(filenameExtension)", supertype) }
    init?(mimeType: String) { self.init(mimeType: mimeType, conformingTo: .data) }
    init?(mimeType: String, conformingTo supertype: UTType) { self.init(_file: UTType._files.first { $0.mime == mimeType.lowercased() }, "mime-\(mimeType)", supertype) }
    init?(_file file: (type: String, endings: [String], mime: String?)?, _ name: String, _ supertype: UTType) {
        guard let file else { self.init(_type: "dyn.\(name)", _parent: supertype.identifier); return }
        self.init(_type: file.type)
        if !conforms(to: supertype) { return nil }
    }
    init(from decoder: any Decoder) throws { self.init(_type: try decoder.singleValueContainer().decode(String.self)) }
    func encode(to encoder: any Encoder) throws { try identifier.encode(to: encoder) }
    static func == (a: UTType, b: UTType) -> Bool { a.identifier == b.identifier }
    func hash(into hasher: inout Hasher) { hasher.combine(identifier) }
    /// Whether the type is the other or one below it.
    func conforms(to type: UTType) -> Bool { self == type || isSubtype(of: type) }
    func isSubtype(of type: UTType) -> Bool { _supertypes.contains(type.identifier) }
    func isSupertype(of type: UTType) -> Bool { type.isSubtype(of: self) }
    var supertypes: Set<UTType> { Set(_supertypes.map { UTType(_type: $0) }) }
    var _supertypes: [String] {
        var found: [String] = [], rest = UTType._parents[identifier] ?? []
        if let _parent { rest.append(_parent) }
        while let next = rest.popLast() {
            if found.contains(next) { continue }
            found.append(next)
            rest += UTType._parents[next] ?? []
        }
        return found
    }
    var preferredFilenameExtension: String? { UTType._files.first { $0.type == identifier }?.endings.first }
    var preferredMIMEType: String? { UTType._files.first { $0.type == identifier }?.mime }
    var isPublic: Bool { identifier.hasPrefix("public.") }
    var isDynamic: Bool { identifier.hasPrefix("dyn.") }
    var isDeclared: Bool { !isDynamic }
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
    static let compositeContent = UTType(_type: "public.composite-content"), mpeg4Audio = UTType(_type: "public.mpeg-4-audio")
}
extension UTType {
    /// The types that one conforms to, by their identifiers.
    static let _parents = _allParents()
    static func _allParents() -> [String: [String]] {
        [
            "public.data": ["public.item"], "public.directory": ["public.item"], "public.symlink": ["public.item"], "public.text": ["public.data", "public.content"],
            "public.image": ["public.data", "public.content"], "public.audiovisual-content": ["public.data", "public.content"], "public.url": ["public.data"],
            "public.archive": ["public.data"], "public.font": ["public.data"], "public.executable": ["public.data"], "public.message": ["public.data"],
            "public.contact": ["public.data"], "public.calendar-event": ["public.data"], "public.database": ["public.data"],
            "public.spreadsheet": ["public.data", "public.content"], "com.adobe.pdf": ["public.data", "public.composite-content"],
            "com.apple.property-list": ["public.data"], "com.apple.bookmark": ["public.data"], "public.disk-image": ["public.data", "public.archive"],
            "public.zip-archive": ["public.data", "public.archive"], "public.epub": ["public.data"], "public.3d-content": ["public.data", "public.content"],
            "com.pixar.universal-scene-description": ["public.data"], "public.composite-content": ["public.content"],
            "public.presentation": ["public.content", "public.composite-content"], "com.apple.rtfd": ["public.composite-content", "com.apple.package"],
            "org.idpf.epub-container": ["public.composite-content"], "public.folder": ["public.directory"], "com.apple.package": ["public.directory"],
            "com.apple.bundle": ["public.directory"], "public.volume": ["public.directory"], "public.plain-text": ["public.text"], "public.rtf": ["public.text"],
            "public.html": ["public.text"], "public.xml": ["public.text"], "public.json": ["public.text"], "public.yaml": ["public.text"],
            "public.delimited-values-text": ["public.text"], "public.vcard": ["public.text", "public.contact"], "public.utf8-plain-text": ["public.plain-text"],
            "public.utf16-plain-text": ["public.plain-text"], "public.source-code": ["public.plain-text"], "public.log": ["public.plain-text"],
            "public.comma-separated-values-text": ["public.delimited-values-text"], "public.tab-separated-values-text": ["public.delimited-values-text"],
            "public.swift-source": ["public.source-code"], "public.c-source": ["public.source-code"], "public.shell-script": ["public.source-code"],
            "com.netscape.javascript-source": ["public.source-code"], "public.file-url": ["public.url"], "public.png": ["public.image"], "public.jpeg": ["public.image"],
            "public.heif": ["public.image"], "com.compuserve.gif": ["public.image"], "public.svg-image": ["public.image", "public.xml"], "public.tiff": ["public.image"],
            "org.webmproject.webp": ["public.image"], "com.microsoft.bmp": ["public.image"], "com.microsoft.ico": ["public.image"], "com.apple.icns": ["public.image"],
            "public.camera-raw-image": ["public.image"], "public.heic": ["public.heif"], "com.apple.xml-property-list": ["public.xml", "com.apple.property-list"],
            "public.audio": ["public.audiovisual-content"], "public.movie": ["public.audiovisual-content"], "public.mp3": ["public.audio"],
            "com.microsoft.waveform-audio": ["public.audio"], "public.aiff-audio": ["public.audio"], "public.midi-audio": ["public.audio"],
            "public.mpeg-4-audio": ["public.audio"], "public.video": ["public.movie"], "public.mpeg": ["public.movie"], "public.mpeg-4": ["public.movie"],
            "com.apple.quicktime-movie": ["public.movie"], "org.gnu.gnu-zip-archive": ["public.archive"], "public.bzip2-archive": ["public.archive"],
            "com.pixar.universal-scene-description-mobile": ["com.pixar.universal-scene-description"]
        ]
    }
    /// The names of files that have a type: the preferred ending first.
    static let _files = _allFiles()
    static func _allFiles() -> [(type: String, endings: [String], mime: String?)] {
        [
            ("public.plain-text", ["txt", "text"], "text/plain"), ("public.rtf", ["rtf"], "text/rtf"), ("public.html", ["html", "htm"], "text/html"),
            ("public.xml", ["xml"], "application/xml"), ("public.json", ["json"], "application/json"), ("public.yaml", ["yml", "yaml"], "application/x-yaml"),
            ("public.comma-separated-values-text", ["csv"], "text/csv"), ("public.tab-separated-values-text", ["tsv"], "text/tab-separated-values"),
            ("public.swift-source", ["swift"], nil), ("com.netscape.javascript-source", ["js"], "text/javascript"), ("public.shell-script", ["sh"], nil),
            ("public.c-source", ["c"], nil), ("public.png", ["png"], "image/png"), ("public.jpeg", ["jpeg", "jpg"], "image/jpeg"), ("public.heic", ["heic"], "image/heic"),
            ("com.compuserve.gif", ["gif"], "image/gif"), ("public.svg-image", ["svg"], "image/svg+xml"), ("public.tiff", ["tiff", "tif"], "image/tiff"),
            ("org.webmproject.webp", ["webp"], "image/webp"), ("com.microsoft.bmp", ["bmp"], "image/bmp"), ("com.adobe.pdf", ["pdf"], "application/pdf"),
            ("public.mp3", ["mp3"], "audio/mpeg"), ("com.microsoft.waveform-audio", ["wav"], "audio/vnd.wave"), ("public.aiff-audio", ["aiff", "aif"], "audio/aiff"),
            ("public.mpeg-4", ["mp4"], "video/mp4"), ("com.apple.quicktime-movie", ["mov"], "video/quicktime"), ("public.zip-archive", ["zip"], "application/zip"),
            ("org.gnu.gnu-zip-archive", ["gz"], "application/gzip"), ("public.vcard", ["vcf"], "text/vcard"), ("org.idpf.epub-container", ["epub"], "application/epub+zip"),
            ("com.apple.property-list", ["plist"], nil), ("com.pixar.universal-scene-description-mobile", ["usdz"], "model/vnd.usdz+zip")
        ]
    }
}
