import Foundation
import Synchronization

/// Keeps what the compiler said of programs in a file.
final class VerdictCache: Sendable {
    private let file: URL
    private let verdicts: Mutex<[String: Verdict]>

    init(file: URL) throws {
        self.file = file
        let known = try FileManager.default.fileExists(atPath: file.path) ? JSONDecoder().decode([String: Verdict].self, from: Data(contentsOf: file)) : [:]
        verdicts = Mutex(known)
    }

    subscript(text: String) -> Verdict? {
        get { verdicts.withLock { $0[text] } }
        set { verdicts.withLock { $0[text] = newValue } }
    }

    func save() throws { try JSONEncoder().encode(verdicts.withLock { $0 }).write(to: file, options: .atomic) }
}
