import Diagnostics
import SwiftModel
import Synchronization

extension Playground {
    /// What brings a playground back as it was: its inputs, and what happened to the live view since it appeared.
    ///
    /// A run draws from a seed and time passes only by actions, so entering the same inputs and performing the same actions gives the same view with the same state.
    public struct Memory: Sendable {
        struct Entry: Sendable {
            enum Event: Sendable {
                case entered(Input, keepsState: Bool)
                case performed(String)
            }
            let event: Event
            /// Those that held at the time.
            let options: Options
            /// Accepted before the event.
            let inputs: [Input]
            /// Identifies the entry within the process.
            let id = Entry.count.add(1, ordering: .relaxed).newValue
            private static let count = Atomic(0)
        }

        var options: Options
        var inputs: [Input]
        /// The first made the live view, the others changed it.
        var entries: [Entry]

        public var entryCount: Int { entries.count }
        public var inputCount: Int { inputs.count }

        /// What made and changed the live view, in order: the first line of an input, or an action as it was written.
        public var steps: [String] {
            entries.map { entry in
                switch entry.event {
                case .entered(let input, _): input.firstLine
                case .performed(let action): action
                }
            }
        }

        /// Whether more steps, or none, lead from this view to the other one.
        public func isBeginning(of other: Memory) -> Bool {
            !entries.isEmpty && entries.count <= other.entries.count && zip(entries, other.entries).allSatisfy { $0.id == $1.id }
        }

        /// As it was after the step of an index, from 0.
        public func after(step: Int) -> Memory {
            guard step + 1 < entries.count else { return self }
            return Memory(options: entries[step + 1].options, inputs: entries[step + 1].inputs, entries: Array(entries.prefix(max(0, step) + 1)))
        }
    }

    /// Has what an action changed of the device, its window or the environment, hold for later views, too.
    public func keepDevice(changedBy action: String) {
        let (verb, rest) = action.trimmed.splitWord
        if verb == "resize", let live { options.window = live.layout.window }
        if verb == "set", let setting = DeviceSetting(rest) { options.device = options.device.filter { $0.path != setting.path } + [setting] }
    }

    public var memory: Memory { Memory(options: options, inputs: inputs, entries: entries) }

    /// A playground as it was, by running again what is remembered.
    public convenience init(_ memory: Memory) {
        self.init(options: memory.options)
        alone { replay(memory) }
    }

    /// A playground as it was: this one, if nothing that made its view has to be taken back.
    public func restored(to memory: Memory) -> Playground {
        guard self.memory.isBeginning(of: memory) else { return Playground(memory) }
        alone { replay(memory, from: entries.count) }
        return self
    }

    /// Runs again what is remembered, silently.
    ///
    /// - Parameter done: how many of the entries made the present view already.
    private func replay(_ memory: Memory, from done: Int = 0) {
        let diagnostics = reportDiagnostics
        if done == 0 { (run, live, entries) = (nil, nil, []) }
        for entry in memory.entries.dropFirst(done) {
            (options, inputs) = (entry.options, entry.inputs)
            // The learner requested an earlier view, not for this run to stop.
            options.isInterrupted = { false }
            switch entry.event {
            case .entered(let input, let keepsState): enter(input, keepsState: keepsState)
            case .performed(let action): perform(action)
            }
        }
        (options, inputs, entries, reportDiagnostics) = (memory.options, memory.inputs, memory.entries, diagnostics)
    }

    /// Enters an input and remembers it if it made the live view. What was live before matters no more, unless the new view keeps its states.
    func remembering(_ input: Input, keepsState: Bool, _ enter: () -> Outcome) -> Outcome {
        let (options, inputs) = (options, inputs)
        let keepsState = keepsState && live != nil && redeclares(input)
        let outcome = enter()
        guard outcome.status == .done, outcome.showsView else { return outcome }
        entries = (keepsState ? entries : []) + [Memory.Entry(event: .entered(input, keepsState: keepsState), options: options, inputs: inputs)]
        return outcome
    }

    /// Performs an action and remembers it. One that an error or a limit stopped in the middle leaves the view as it was before.
    func remembering(_ action: String, _ perform: () -> (outcome: Outcome, isHalfDone: Bool)) -> Outcome {
        let (before, options, inputs) = (memory, options, inputs)
        let (outcome, isHalfDone) = perform()
        if isHalfDone {
            replay(before)
        } else if outcome.status == .done {
            entries.append(Memory.Entry(event: .performed(action), options: options, inputs: inputs))
        }
        return outcome
    }
}

extension String {
    /// The first line that is neither an import nor a comment; else the first that isn't empty.
    public var firstTellingLine: String {
        let lines = split(separator: "\n")
        let telling = lines.lazy.filter { line in !["import ", "@testable ", "//"].contains { line.hasPrefix($0) } && line.contains { $0 != " " } }
        return String(telling.first ?? lines.first ?? "")
    }
}

extension Input {
    /// What it is called in a list: the first line of a text that is neither an import nor a comment, or the files of a folder.
    fileprivate var firstLine: String {
        guard let onlySource else { return sources.map(\.name).joined(separator: ", ") }
        return onlySource.text.firstTellingLine
    }
}
