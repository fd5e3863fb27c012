import Diagnostics

/// The files beside a program's sources, which its code may read: what `Bundle.main` has.
public struct Resources: Sendable {
    public struct File: Sendable {
        /// Relative to the folder of the program: `Data/items.json`.
        public let path: String
        public let bytes: [UInt8]

        public init(path: String, bytes: [UInt8]) { (self.path, self.bytes) = (path, bytes) }

        fileprivate var name: Substring { path.split(separator: "/").last ?? "" }
        fileprivate var folder: Substring { path.dropLast(name.count).dropLast() }
    }

    /// Where the program finds them.
    package static let root = "/Program.app"

    /// A color of an asset catalog; parts from 0 to 1.
    public struct Color: Sendable, Codable {
        public let red, green, blue, opacity: Double

        public init(red: Double, green: Double, blue: Double, opacity: Double) {
            (self.red, self.green, self.blue, self.opacity) = (red, green, blue, opacity)
        }
    }

    /// How large an image is, in points.
    public struct ImageSize: Sendable, Codable {
        public let width, height: Double

        public init(width: Double, height: Double) { (self.width, self.height) = (width, height) }
    }

    /// An image that has a name.
    public struct Image: Sendable, Codable {
        public let size: ImageSize
        /// The path of its file among the files.
        public let path: String
        /// Whether only its shape counts.
        public let isTemplate: Bool

        public init(_ path: String, size: ImageSize, isTemplate: Bool = false) { (self.path, self.size, self.isTemplate) = (path, size, isTemplate) }
    }

    public let files: [File]
    /// By name.
    public let colors: [String: Color]
    public let images: [String: Image]
    public let localizations: Localizations
    /// By name.
    package let bytesOfImages: [String: [UInt8]]
    /// What the program's defaults hold when it begins.
    public var defaults: [String: StoredValue] = [:]
    /// What its requests get.
    public var recordings = Recordings()

    public init(_ files: [File] = [], colors: [String: Color] = [:], images: [String: Image] = [:], localizations: Localizations = Localizations()) {
        let files = files.sorted { $0.path < $1.path }
        self.files = files
        (self.colors, self.images, self.localizations) = (colors, images, localizations)
        let bytes = images.isEmpty ? [:] : Dictionary(files.map { ($0.path, $0.bytes) }, uniquingKeysWith: { first, _ in first })
        bytesOfImages = images.compactMapValues { bytes[$0.path] }
    }

    public var isEmpty: Bool { files.isEmpty && defaults.isEmpty && !recordings.isGiven }

    /// The paths of the files with a name, an extension and a folder, which are any where they are `nil`, as an app finds them.
    package func paths(named name: String?, extension suffix: String?, in folder: String?) -> [String] {
        let suffix = suffix.map { $0.isEmpty ? "" : ".\($0)" } ?? ""
        return files.filter { file in
            guard name.map({ file.name == $0 + suffix }) ?? file.name.hasSuffix(suffix) else { return false }
            guard let folder, !folder.isEmpty else { return true }
            return file.folder == folder || file.folder.hasSuffix("/\(folder)")
        }.map { "\(Self.root)/\($0.path)" }
    }

    /// The bytes of the file that a path names; `nil` where there is none.
    package func bytes(at path: String) -> [UInt8]? {
        guard path.hasPrefix(Self.root + "/") else { return nil }
        let inner = path.dropFirst(Self.root.count + 1)
        return files.first { $0.path == inner }?.bytes
    }
}
