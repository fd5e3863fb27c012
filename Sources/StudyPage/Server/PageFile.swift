import CPage
import Foundation

/// A file of the page, embedded in the binary.
public struct PageFile: Equatable, Sendable {
    public let name: String
    public let type: String
    public let text: String

    /// Without a name, the page itself.
    static func named(_ name: String) -> PageFile? { all.first { $0.name == name } }

    public static let page = PageFile("", "text/html; charset=utf-8", pageHTML())
    public static let style = PageFile("page.css", "text/css; charset=utf-8", pageCSS())
    /// What draws scenes: also in exported pages.
    public static let scene = PageFile("scene.js", "text/javascript; charset=utf-8", sceneScript())
    public static let scripts = [
        PageFile("editor.js", "text/javascript; charset=utf-8", editorScript()), PageFile("questions.js", "text/javascript; charset=utf-8", questionsScript()),
        PageFile("stage.js", "text/javascript; charset=utf-8", stageScript()), PageFile("page.js", "text/javascript; charset=utf-8", pageScript()),
    ]
    /// What leads through the scenes of an exported page.
    public static let recording = PageFile("recording.js", "text/javascript; charset=utf-8", recordingScript())
    public static let recordedPage = PageFile("index.html", "text/html; charset=utf-8", recordingHTML())

    private static let all = [page, style, scene] + scripts

    private init(_ name: String, _ type: String, _ file: EmbeddedFile) {
        (self.name, self.type) = (name, type)
        text = String(decoding: UnsafeBufferPointer(start: file.bytes, count: Int(file.count)), as: UTF8.self)
    }
}
