import SwiftMachine
import SwiftModel
import ViewTree

/// A `Task` that a snippet started, or the operation of a `.task` modifier.
final class SnippetTask {
    /// How it ended; `nil` while it runs or waits.
    private(set) var outcome: AsyncOutcome?
    /// Whether it has ended, or will before anything else runs.
    fileprivate(set) var isOpened = false
    var host: (any TaskHost)?
    private var waiting: [Completion] = []

    func whenEnded(_ completion: @escaping Completion) throws {
        if let outcome { try completion(outcome) } else { waiting.append(completion) }
    }

    func end(_ outcome: AsyncOutcome) throws {
        self.outcome = outcome
        let due = waiting
        waiting = []
        for completion in due { try completion(outcome) }
    }
}

/// Where a task's code goes on: its host and the values of its task-local variables.
struct TaskPlace {
    let host: any TaskHost
    var bindings = Value.none
}

extension Bridge {
    /// Starts a task when the current code has ended or waits.
    ///
    /// - Parameter isDetached: whether it doesn't get the task-local values of the current code.
    func startTask(_ operation: Value, isDetached: Bool, _ machine: Machine) -> SnippetTask {
        let task = SnippetTask()
        let bindings = isDetached ? .none : taskBindings
        let work: (any TaskHost) throws -> Void = { host in try self.run(operation, as: task, in: TaskPlace(host: host, bindings: bindings), machine) }
        task.host = host.map { $0.startTask(work) } ?? script.startTask(work)
        return task
    }

    /// Runs asynchronous code to its end or its first wait.
    func run(_ operation: Value, as task: SnippetTask, in place: TaskPlace, _ machine: Machine) throws {
        try within(place) { try machine.start(operation) { try task.end($0) } }
    }

    /// Throws the suspension that resumes the current task when its time has come. The value is whether the task was cancelled meanwhile.
    func sleep(seconds: Double, _ machine: Machine) -> Suspension {
        let place = currentPlace
        return Suspension { run in
            place.host.sleep(seconds: seconds) { isCancelled in
                try self.within(place) { try machine.resume(run, with: .value(.bool(isCancelled))) }
            }
        }
    }

    /// As `sleep`, until time has passed.
    func waitForFrame(_ machine: Machine) -> Suspension {
        let place = currentPlace
        return Suspension { run in
            place.host.waitForFrame { isCancelled in try self.within(place) { try machine.resume(run, with: .value(.bool(isCancelled))) } }
        }
    }

    /// As `sleep`, for a timer: code that shows no view has no run loop, and none fires there.
    func tick(seconds: Double, _ machine: Machine) -> Suspension { host == nil ? Suspension { _ in } : sleep(seconds: max(seconds, 0.0001), machine) }

    /// Throws the suspension that resumes the current task when another has ended.
    func wait(for task: SnippetTask, _ machine: Machine) -> Suspension {
        let place = currentPlace
        return Suspension { run in
            try task.whenEnded { outcome in try self.within(place) { try machine.resume(run, with: outcome) } }
        }
    }

    /// Throws the suspension that resumes the current task when a gate is opened, or when the task is cancelled.
    func waitOrCancel(for gate: SnippetTask, _ machine: Machine) -> Suspension {
        let place = currentPlace
        return Suspension { run in
            var isWaiting = true
            func resume(_ isOpened: Bool) throws {
                guard isWaiting else { return }
                isWaiting = false
                try self.within(place) { try machine.resume(run, with: .value(.bool(isOpened))) }
            }
            try gate.whenEnded { _ in try resume(true) }
            // What was sent before the task was cancelled has arrived.
            place.host.sleep(seconds: .infinity) { _ in try resume(gate.isOpened) }
        }
    }

    /// Ends what others wait for, when the current code has ended or waits.
    func end(_ gate: SnippetTask, _ outcome: AsyncOutcome) {
        gate.isOpened = true
        let work: (any TaskHost) throws -> Void = { _ in if gate.outcome == nil { try gate.end(outcome) } }
        _ = host.map { $0.startTask(work) } ?? script.startTask(work)
    }

    /// Has a handler called when the current task is cancelled, at once where it is; its number. An error in it ends the run.
    func addCancellationHandler(_ handler: Value, _ machine: Machine) -> Int {
        let host = taskHost ?? script
        func call() { _ = machine.withholding { try machine.call(handler, []) } }
        if host.isCancelled { call() }
        return host.isCancelled ? 0 : host.cancellationHandlers.add(call)
    }

    private var currentPlace: TaskPlace { TaskPlace(host: taskHost ?? script, bindings: taskBindings) }

    private func within(_ place: TaskPlace, _ work: () throws -> Void) throws {
        let outer = (taskHost, taskBindings)
        (taskHost, taskBindings) = (place.host, place.bindings)
        defer { (taskHost, taskBindings) = outer }
        try work()
    }
}

/// The tasks of code that shows no view yet. Their time passes at once.
package final class ScriptTasks: TaskHost {
    private struct Job {
        let time: Double
        let work: () throws -> Void
        /// The task that begins with it.
        var host: Host?
    }
    private var jobs: [Job] = []
    private(set) var now = 0.0

    package let isCancelled = false
    package let cancellationHandlers = CancellationHandlers()
    package func cancel() {}

    func startTask(_ work: @escaping (any TaskHost) throws -> Void) -> any TaskHost {
        let host = Host(tasks: self)
        add(after: 0, beginning: host) { try work(host) }
        return host
    }

    /// What the expression of the view started goes on in the view's time, once the view is there.
    package func handOver(to graph: any GraphHost) {
        for job in jobs where job.time.isFinite {
            _ = graph.startTask { live in
                job.host?.successor = live
                try job.work()
            }
        }
        jobs.removeAll { $0.time.isFinite }
    }

    package func sleep(seconds: Double, then resume: @escaping (_ isCancelled: Bool) throws -> Void) { add(after: seconds) { try resume(false) } }

    /// Lets time pass for code that can't wait; what is due then comes after it.
    func pass(_ seconds: Double) { if seconds.isFinite { now += max(0, seconds) } }

    /// Runs what waits in the order of time, and then of starting, until nothing waits any more but for what never comes.
    package func drain() throws {
        while let job = jobs.first, job.time.isFinite {
            jobs.removeFirst()
            now = max(now, job.time)
            try job.work()
        }
    }

    private func add(after seconds: Double, beginning host: Host? = nil, _ work: @escaping () throws -> Void) {
        let time = now + (seconds > 0 ? seconds : 0)
        jobs.insert(Job(time: time, work: work, host: host), at: jobs.firstIndex { $0.time > time } ?? jobs.endIndex)
    }

    /// One of the tasks.
    private final class Host: TaskHost {
        private let tasks: ScriptTasks
        private(set) var isCancelled = false
        private(set) lazy var cancellationHandlers = CancellationHandlers()
        /// The task that it goes on as.
        var successor: (any TaskHost)? {
            didSet { if isCancelled { successor?.cancel() } }
        }
        private var sleepers: [Sleeper] = []

        private final class Sleeper {
            var resume: ((Bool) throws -> Void)?
            init(_ resume: @escaping (Bool) throws -> Void) { self.resume = resume }
            func wake(_ isCancelled: Bool) throws {
                let due = resume
                resume = nil
                try due?(isCancelled)
            }
        }

        init(tasks: ScriptTasks) { self.tasks = tasks }

        func sleep(seconds: Double, then resume: @escaping (_ isCancelled: Bool) throws -> Void) {
            if let successor { return successor.sleep(seconds: seconds, then: resume) }
            let sleeper = Sleeper(resume)
            sleepers = sleepers.filter { $0.resume != nil } + [sleeper]
            tasks.add(after: isCancelled ? 0 : seconds) { [self] in try sleeper.wake(isCancelled) }
        }

        func cancel() {
            isCancelled = true
            cancellationHandlers.call()
            successor?.cancel()
            for sleeper in sleepers { tasks.add(after: 0) { try sleeper.wake(true) } }
        }
    }
}
