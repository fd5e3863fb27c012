import Foundation

/// Which version of each file is on the disk, by path: what a save changes.
struct SavedVersions: Equatable {
    private struct Version: Equatable {
        let inode: UInt64
        let size: Int64
        let seconds, nanoseconds: Int

        init?(_ path: String) {
            var status = stat()
            guard stat(path, &status) == 0 else { return nil }
            (inode, size) = (UInt64(status.st_ino), Int64(status.st_size))
            #if canImport(Darwin)
                (seconds, nanoseconds) = (status.st_mtimespec.tv_sec, status.st_mtimespec.tv_nsec)
            #else
                (seconds, nanoseconds) = (status.st_mtim.tv_sec, status.st_mtim.tv_nsec)
            #endif
        }
    }
    private let versions: [String: Version]

    init(of paths: some Sequence<String>) {
        versions = Dictionary(paths.compactMap { path in Version(path).map { (path, $0) } }) { first, _ in first }
    }

    var isEmpty: Bool { versions.isEmpty }

    /// The paths that were written, came or went since.
    func changed(since earlier: SavedVersions) -> Set<String> {
        Set(versions.keys).union(earlier.versions.keys).filter { versions[$0] != earlier.versions[$0] }
    }
}
