import Foundation

/// Replacing the text of a file that an author keeps: its permissions stay, and a read-only file is left alone.
enum RewrittenFile {
    /// Writes beside the file first, so that the file always holds the old text or the new one.
    static func write(_ text: String, to path: String) throws(Failure) {
        let target = (path as NSString).resolvingSymlinksInPath
        let attributes = (try? FileManager.default.attributesOfItem(atPath: target)) ?? [:]
        let permissions = (attributes[.posixPermissions] as? NSNumber)?.intValue ?? 0o644
        guard permissions & 0o222 != 0, FileManager.default.isWritableFile(atPath: target) else {
            throw Failure(.failed, "read-only-file", "`\(path)` is read-only", help: "make it writable: chmod u+w \(path)")
        }
        let draft = target + ".new-\(ProcessInfo.processInfo.processIdentifier)"
        do {
            try Data(text.utf8).write(to: URL(fileURLWithPath: draft), options: .withoutOverwriting)
            var kept: [FileAttributeKey: Any] = [.posixPermissions: permissions]
            kept[.ownerAccountID] = attributes[.ownerAccountID]
            kept[.groupOwnerAccountID] = attributes[.groupOwnerAccountID]
            try FileManager.default.setAttributes(kept, ofItemAtPath: draft)
            guard rename(draft, target) == 0 else { throw CocoaError(.fileWriteUnknown) }
        } catch {
            try? FileManager.default.removeItem(atPath: draft)
            throw Failure(.failed, "unwritable-file", "`\(path)` cannot be written", help: "check the permissions of its folder")
        }
    }
}
