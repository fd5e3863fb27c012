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
                smallest = try shrunk(smallest, part, separator, before: deadline) {
                    try runner.trial(of: $0, in: scratch, repeats: fault.kind == .unsteady).faults.contains { $0.kind == fault.kind }
                }
            }
        }
        return smallest
    }

    /// A text that an attack is made of.
    private enum Part {
        case input, file(Int), argument(Int)
    }

    private func parts(of attack: Attack) -> [Part] {
        [.input] + attack.files.indices.map(Part.file) + attack.arguments.indices.filter { attack.arguments[$0].count > 20 }.map(Part.argument)
    }

    /// Leaves out ever smaller runs of lines, or of bytes.
    private func shrunk(
        _ attack: Attack, _ part: Part, _ separator: UInt8?, before deadline: ContinuousClock.Instant, while breaks: (Attack) throws -> Bool
    ) throws -> Attack {
        var smallest = attack
        let text = text(part, of: attack)
        var pieces = separator.map { text.split(separator: $0, omittingEmptySubsequences: false).map(Array.init) } ?? text.map { [$0] }
        var length = pieces.count / 2
        while length > 0 {
            var start = 0
            while start < pieces.count {
                guard ContinuousClock.now < deadline else { return smallest }
                let shorter = Array(pieces[..<start] + pieces[min(start + length, pieces.count)...])
                let candidate = replacing(part, of: smallest, with: Array(shorter.joined(separator: separator.map { [$0] } ?? [])))
                if try breaks(candidate) { (smallest, pieces) = (candidate, shorter) } else { start += length }
            }
            length /= 2
        }
        return smallest
    }

    private func text(_ part: Part, of attack: Attack) -> [UInt8] {
        switch part {
        case .input: attack.input
        case .file(let index): if case .bytes(let bytes) = attack.files[index].content { bytes } else { [] }
        case .argument(let index): Array(attack.arguments[index].utf8)
        }
    }

    private func replacing(_ part: Part, of attack: Attack, with text: [UInt8]) -> Attack {
        var changed = attack
        switch part {
        case .input: changed.input = text
        case .file(let index): changed.files[index].content = .bytes(text)
        case .argument(let index): changed.arguments[index] = String(decoding: text, as: UTF8.self)
        }
        return changed
    }
}
