import Diagnostics
import Foundation
import Playground
import Session

/// Reading a text that the command line names.
enum SourceFile {
    /// The text of a file, or of standard input for `-`.
    ///
    /// - Parameters:
    ///   - limit: in bytes; no snippet or answer file of a person comes near the usual one.
    ///   - help: what to do about a file that is larger.
    static func read(_ path: String, limit: Int = Playground.Limits().inputBytes, help: String = "make it smaller") throws -> SourceText {
        let name = path == "-" ? "standard input" : path
        let shown = visibleName(name)
        let data = try path == "-" ? bytes(of: .standardInput, name: name, limit) : bytes(at: path, limit)
        guard data.count <= limit else {
            throw Failure(.failed, "file-too-large", "`\(shown)` is larger than \(limit) bytes", help: help)
        }
        guard let text = text(of: data) else {
            throw Failure(
                .failed, "not-text", Phrase("`\(shown)` isn't UTF-8 text", ko: "`\(shown)`: UTF-8 텍스트가 아닙니다"),
                help: Phrase("save it as UTF-8", ko: "UTF-8로 저장하세요"))
        }
        return SourceText(name: name, text: text)
    }

    static func text(of bytes: [UInt8]) -> String? { bytes.contains(0) ? nil : String(validating: bytes, as: UTF8.self) }

    /// At most one byte more than the limit.
    static func bytes(at path: String, _ limit: Int) throws -> [UInt8] {
        let shown = visibleName(path)
        var isFolder: ObjCBool = false
        guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
            var status = stat()
            if lstat(path, &status) == 0 {
                throw Failure(
                    .noInput, "no-such-file", Phrase("`\(shown)` is a link that leads nowhere", ko: "`\(shown)` 링크가 가리키는 파일이 없습니다"),
                    help: Phrase("name the file itself", ko: "파일 자체의 이름을 쓰세요"))
            }
            let folder = enclosingFolder(of: path)
            let siblings = (try? FileManager.default.contentsOfDirectory(atPath: folder.isEmpty ? "." : folder)) ?? []
            let meant = nearest(to: (path as NSString).lastPathComponent, among: siblings).map { (folder as NSString).appendingPathComponent($0) }
            let help = meant.map { Phrase.didYouMean(visibleName($0)) } ?? .lookAtFolder
            throw Failure(.noInput, "no-such-file", Phrase("there is no file `\(shown)`", ko: "`\(shown)` 파일은 없습니다"), help: help)
        }
        guard !isFolder.boolValue else {
            throw Failure(
                .noInput, "not-a-file", Phrase("`\(shown)` is a folder", ko: "`\(shown)`: 폴더입니다"), help: Phrase("name a file in it", ko: "그 안의 파일을 쓰세요"))
        }
        guard isRegularFile(path) else {
            throw Failure(
                .noInput, "not-a-file", Phrase("`\(shown)` is a pipe or a device, not a file", ko: "`\(shown)`: 파일이 아니라 파이프나 장치입니다"),
                help: Phrase("name a file, or pipe the text in and write -", ko: "파일을 쓰거나, 텍스트를 파이프로 넘기고 -를 쓰세요"))
        }
        guard let handle = FileHandle(forReadingAtPath: path) else {
            throw Failure(
                .noInput, "unreadable-file", Phrase("`\(shown)` can't be read", ko: "`\(shown)` 파일을 읽을 수 없습니다"),
                help: Phrase("check its permissions", ko: "권한을 확인하세요"))
        }
        return try bytes(of: handle, name: path, limit)
    }

    /// Opening a pipe would wait for its writer.
    private static func isRegularFile(_ path: String) -> Bool {
        var status = stat()
        return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFREG
    }

    /// At most one byte more than the limit: a device may never end.
    private static func bytes(of handle: FileHandle, name: String, _ limit: Int) throws -> [UInt8] {
        var bytes: [UInt8] = []
        do {
            let most = limit == .max ? limit : limit + 1
            while bytes.count < most, let part = try handle.read(upToCount: most - bytes.count), !part.isEmpty { bytes += part }
        } catch {
            throw Failure(.noInput, "unreadable-file", "`\(visibleName(name))` can't be read", help: "check that it is a file with text")
        }
        return bytes
    }
}
