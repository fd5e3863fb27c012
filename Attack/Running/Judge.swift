import Foundation

/// Holds a run to what is promised.
struct Judge {
    let attack: Attack
    let launch: Launch
    /// What the run may take: seconds of a processor, since by the clock it also waits for what else the machine does.
    let seconds: Double, bytes: Int

    func faults(output: Data, errors: Data, before: [String: String], after: [String: String]) -> [Fault] {
        let found =
            [ending, time, memory, processes, terminal] + [("standard output", output), ("standard error", errors)].map(controls)
            + [json(output), answer(output), explanation(output, errors), changes(before, after)]
        return found.compactMap { $0 }
    }

    private var ending: Fault? {
        switch launch.ending {
        // Who closes the window ends the program.
        case .signaled(SIGHUP) where attack.script != nil: nil
        case .signaled(SIGINT) where attack.script != nil && !launch.tookTerminal: nil
        case .signaled(SIGQUIT) where attack.script != nil && !launch.tookTerminal: nil
        case .signaled(let signal): Fault(kind: .crash, words: "ended by signal \(signal)")
        case .exited(70): Fault(kind: .crash, words: "ended with status 70, a fault of the program")
        case .exited(let status) where !attack.statuses.contains(status): Fault(kind: .status, words: "ended with status \(status)")
        case .outOfOutput: Fault(kind: .output, words: "printed more than \(TrialRunner.outputBytes >> 20) MB")
        default: nil
        }
    }

    private var time: Fault? {
        if launch.ending == .outOfTime { return Fault(kind: .time, words: "still ran after \(rounded(launch.seconds)) s") }
        guard launch.processorSeconds > seconds else { return nil }
        return Fault(kind: .time, words: "ran \(rounded(launch.processorSeconds)) s where \(rounded(seconds)) are allowed")
    }

    private var memory: Fault? {
        guard launch.peakBytes > bytes else { return nil }
        return Fault(kind: .memory, words: "took \(launch.peakBytes / 1_000_000) MB where \(bytes / 1_000_000) are allowed")
    }

    private var processes: Fault? { launch.leftProcesses ? Fault(kind: .processes, words: "left a process behind") : nil }

    private var terminal: Fault? { launch.leftTerminal ? Fault(kind: .terminal, words: "left the terminal without its modes") : nil }

    private var isKilled: Bool { if case .exited = launch.ending { false } else { true } }

    private func controls(_ stream: (name: String, data: Data)) -> Fault? {
        guard !isKilled else { return nil }
        if attack.script != nil {
            // A terminal is controlled by what begins so; nothing that is typed may set its title, or ask it something.
            return String(decoding: stream.data, as: UTF8.self).contains(#/\x{1B}[\]P_^X]/#)
                ? Fault(kind: .controls, words: "\(stream.name) holds a string for the terminal") : nil
        }
        guard let text = String(validating: stream.data, as: UTF8.self) else { return Fault(kind: .controls, words: "\(stream.name) isn't UTF-8") }
        // In JSON, the direction of text is the reader's business.
        let isJSON = attack.json != .none && stream.name == "standard output"
        guard let control = text.unicodeScalars.first(where: { $0.isControl || !isJSON && $0.turnsText }) else { return nil }
        return Fault(kind: .controls, words: "\(stream.name) holds the control character U+\(String(control.value, radix: 16, uppercase: true))")
    }

    private func json(_ output: Data) -> Fault? {
        guard !isKilled else { return nil }
        switch attack.json {
        case .none: return nil
        case .value: return isJSON(output) ? nil : Fault(kind: .json, words: "standard output isn't JSON")
        case .lines:
            // Wrong usage and files that don't exist are one value.
            if isJSON(output) { return nil }
            let wrong = output.split(separator: UInt8(ascii: "\n")).first { !isJSON($0) }
            return wrong == nil ? nil : Fault(kind: .json, words: "a line isn't JSON: \(String(decoding: wrong?.prefix(60) ?? Data(), as: UTF8.self))")
        }
    }

    private func isJSON(_ data: Data) -> Bool {
        do {
            _ = try JSONSerialization.jsonObject(with: Data(data), options: .fragmentsAllowed)
            return true
        } catch {
            // Foundation reads 512 levels; a tree may be deeper.
            return "\(error)".contains("Too many nested")
        }
    }

    private func answer(_ output: Data) -> Fault? {
        guard !isKilled, let words = attack.says, !String(decoding: output, as: UTF8.self).contains(words) else { return nil }
        return Fault(kind: .silent, words: "standard output doesn't say \(words)")
    }

    /// An error comes with its place or with what to do.
    private func explanation(_ output: Data, _ errors: Data) -> Fault? {
        guard case .exited(let status) = launch.ending, attack.explained.contains(status) else { return nil }
        let text = String(decoding: errors, as: UTF8.self)
        guard text.contains(#/error: |Error: |오류: /#) else { return Fault(kind: .unexplained, words: "status \(status) without an error that says why") }
        return text.contains(#/:\d+:\d+: |help: |Usage: |도움말: /#)
            ? nil : Fault(kind: .unexplained, words: "status \(status), and its error has neither place nor help")
    }

    private func changes(_ before: [String: String], _ after: [String: String]) -> Fault? {
        let changed = Set(before.keys).union(after.keys).filter { path in
            before[path] != after[path] && !attack.mayWrite.contains { path.hasPrefix($0) || ($0.hasPrefix(path + "/")) }
        }
        guard let first = changed.min() else { return nil }
        return Fault(kind: .files, words: "\(before[first] == nil ? "wrote" : after[first] == nil ? "removed" : "changed") \(first)")
    }

    private func rounded(_ seconds: Double) -> String { String(format: "%.1f", seconds) }
}

extension Unicode.Scalar {
    /// What may move the cursor or change the terminal.
    fileprivate var isControl: Bool { properties.generalCategory == .control && self != "\n" && self != "\t" }

    /// What changes the direction of the text around it.
    fileprivate var turnsText: Bool { ("\u{202A}"..."\u{202E}").contains(self) || ("\u{2066}"..."\u{2069}").contains(self) }
}
