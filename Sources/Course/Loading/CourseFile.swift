import Diagnostics
import Foundation

/// Reads a file of a course as text; what cannot be one gets a single fault.
public enum CourseFile {
    /// The largest file that is read, in bytes. A long lesson has about 50,000.
    public static let sizeLimit = 1_000_000

    /// The text of a file, under the name that its path was given by; nil after a fault.
    public static func read(_ path: String, faults: inout Faults) -> SourceText? {
        func fault(_ code: String, _ message: String, help: String) -> SourceText? {
            faults.error(code, message, at: Span(SourceText(name: path, text: ""), 0..<0), help: help)
            return nil
        }
        var isFolder: ObjCBool = false
        guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
            return fault("no-file", "there is no such file or folder", help: "check the path")
        }
        guard !isFolder.boolValue else { return fault("no-file", "this is a folder", help: "name a file in it") }
        // Pipes and devices have no size and may never end.
        let attributes = try? FileManager.default.attributesOfItem(atPath: (path as NSString).resolvingSymlinksInPath)
        guard attributes?[.type] as? FileAttributeType == .typeRegular else {
            return fault("unreadable-file", "this is a pipe or a device, not a file", help: "name a text file")
        }
        let size = (attributes?[.size] as? NSNumber)?.intValue ?? 0
        guard size <= sizeLimit else { return fault("huge-file", "the file has \(size) bytes, the limit is \(sizeLimit)", help: "split it") }
        guard let data = FileManager.default.contents(atPath: path) else {
            return fault("unreadable-file", "the file cannot be read", help: "check its permissions")
        }
        guard !data.isEmpty else {
            let start = path.hasSuffix(".yaml") ? "begin with the line format: 1" : "`workbook author new` writes one to start from"
            return fault("empty-file", "the file is empty", help: start)
        }
        guard !data.contains(0) else { return fault("binary-file", "this isn't a text file", help: "save it as UTF-8 text") }
        guard let text = String(validating: data, as: UTF8.self) else {
            // Decoding replaces what isn't UTF-8: the first byte that differs is the first that is wrong.
            let source = SourceText(name: path, text: String(decoding: data, as: UTF8.self))
            let start = zip(source.utf8, data).prefix { $0 == $1 }.count
            faults.error("not-utf8", "this is not UTF-8", at: Span(source, start..<start), help: "save the file as UTF-8 text")
            return nil
        }
        return SourceText(name: path, text: text)
    }
}
