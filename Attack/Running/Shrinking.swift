import Foundation

/// Makes an input that breaks a promise smaller while it still breaks it.
struct Shrinking {
    let runner: TrialRunner
    let scratch: String
    /// Seconds that it may take, and the seconds of a run for which it isn't tried at all.
    private static let (patience, slow) = (20.0, 4.0)

    func smallest(_ attack: Attack, breaking fault: Fault, after seconds: Double) throws -> Attack {
        guard seconds < Self.slow else { return attack }
        let deadline = ContinuousClock.now + .seconds(Self.patience)
        var smallest = attack
        for part in parts(of: attack) {
            for separator in [UInt8(ascii: "\n"), nil] {
                smallest = try shrunk(smallest, part, separator, before: deadline) { try runner.trial(of: $0, in: scratch).faults.contains { $0.kind == fault.kind } }
            }
        }
        return smallest
    }

    /// The texts that an attack is made of: files by index, and `nil` for standard input.
    private func parts(of attack: Attack) -> [Int?] { [nil] + attack.files.indices.map { $0 } }

    /// Leaves out ever smaller runs of lines, or of bytes.
    private func shrunk(
        _ attack: Attack, _ part: Int?, _ separator: UInt8?, before deadline: ContinuousClock.Instant, while breaks: (Attack) throws -> Bool
    ) throws -> Attack {
        var smallest = attack
        var pieces = smallest.text(part).map { text in
            separator.map { text.split(separator: $0, omittingEmptySubsequences: false).map(Array.init) } ?? text.map { [$0] }
        } ?? []
        var length = pieces.count / 2
        while length > 0 {
            var start = 0
            while start < pieces.count {
                guard ContinuousClock.now < deadline else { return smallest }
                let shorter = Array(pieces[..<start] + pieces[min(start + length, pieces.count)...])
                let candidate = smallest.replacing(part, with: Array(shorter.joined(separator: separator.map { [$0] } ?? [])))
                if try breaks(candidate) { (smallest, pieces) = (candidate, shorter) } else { start += length }
            }
            length /= 2
        }
        return smallest
    }
}

extension Attack {
    fileprivate func text(_ part: Int?) -> [UInt8]? {
        guard let part else { return input }
        if case .bytes(let bytes) = files[part].content { return bytes }
        return nil
    }

    fileprivate func replacing(_ part: Int?, with text: [UInt8]) -> Attack {
        var changed = self
        if let part { changed.files[part].content = .bytes(text) } else { changed.input = text }
        return changed
    }
}
