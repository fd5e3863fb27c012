import Diagnostics
import Foundation
import GRDB

/// Why a store can't save, distinguished by what is done about it.
enum StoreFailure: Equatable {
    case damaged, readOnly, locked, newer, foreign, full
    case other(String)

    init(_ error: any Error) {
        switch error {
        case ProgressFile.Fault.newer: self = .newer
        case ProgressFile.Fault.foreign: self = .foreign
        case is UnreadableRow: self = .damaged
        case let error as DatabaseError:
            switch error.resultCode {
            case .SQLITE_CORRUPT, .SQLITE_NOTADB: self = .damaged
            case .SQLITE_READONLY, .SQLITE_PERM, .SQLITE_CANTOPEN, .SQLITE_AUTH: self = .readOnly
            case .SQLITE_BUSY, .SQLITE_LOCKED: self = .locked
            case .SQLITE_FULL: self = .full
            default: self = .other(error.message ?? "\(error.resultCode)")
            }
        case let error as CocoaError where [.fileWriteNoPermission, .fileWriteVolumeReadOnly, .fileReadNoPermission].contains(error.code): self = .readOnly
        case let error as CocoaError where error.code == .fileWriteOutOfSpace: self = .full
        default: self = .other(error.localizedDescription)
        }
    }

    /// Says that the session goes on without saving.
    func diagnostic(_ path: String) -> Diagnostic {
        let (code, reason, help) =
            switch self {
            case .damaged: ("progress-damaged", "`\(path)` is damaged and can't be moved aside", "move it away")
            case .readOnly: ("progress-read-only", "`\(path)` can't be written", "change the permissions of the file and its folder")
            case .locked: ("progress-locked", "another program keeps `\(path)` locked", "close that program")
            case .newer: ("progress-newer", "`\(path)` was written by a newer version of workbook and is left as it is", "update workbook")
            case .foreign: ("progress-foreign", "`\(path)` isn't a progress file and is left as it is", "move it away")
            case .full: ("progress-disk-full", "the disk has no space left for `\(path)`", "free some space")
            case .other(let message): ("progress-unavailable", "`\(path)` can't be used: \(message)", "check the file and its folder")
            }
        return Diagnostic(.warning, code, "progress isn't being saved: \(reason)", help: help)
    }

    /// Whether a later attempt to save may succeed in this session.
    var mayPass: Bool { self != .newer && self != .foreign }
}
