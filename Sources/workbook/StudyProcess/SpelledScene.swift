import Foundation
import Session

/// A scene as the JSON that front ends read: the session's process spells it, and the other one hands it on without reading it.
struct SpelledScene: Codable {
    let json: String

    init(_ scene: StudyScene) { json = Context.line(scene) }

    var scene: StudyScene? {
        let decoder = JSONDecoder()
        decoder.nonConformingFloatDecodingStrategy = .convertFromString(positiveInfinity: "infinity", negativeInfinity: "-infinity", nan: "nan")
        return try? decoder.decode(StudyScene.self, from: Data(json.utf8))
    }
}
