/// What the work on one input or action may use up: time, memory, and the host's patience.
///
/// Parsing, checking, running, layout and printing all charge it in steps, each about as long as comparing two numbers. Once it is used up, every
/// further charge throws the same error until the next `begin`, so that nothing can continue by dropping the error.
public final class Budget {
    public private(set) var limits: Limits
    private var isInterrupted: () -> Bool
    /// What used it up.
    public private(set) var spent: RuntimeError?
    /// Bytes that were requested since `begin`, whether they were given back or not.
    @exclusivity(unchecked) @usableFromInline var bytesAskedFor = 0

    /// Steps that were charged since `begin`.
    var stepsCharged: Int { stepsCounted + Self.stepsBetweenChecks - stepsLeft }
    /// Those before the last time that the clock was read.
    private var stepsCounted = 0

    /// Steps until the clock is read.
    @exclusivity(unchecked) @usableFromInline var stepsLeft = 0
    /// Bytes until the system is queried.
    @exclusivity(unchecked) @usableFromInline var bytesLeft = 0
    private var deadline = ContinuousClock.now
    /// When the work ends even if others had the processor.
    private var lastDeadline = ContinuousClock.now
    private var processorAtStart = 0.0
    private var nextMemoryCheck = ContinuousClock.now
    private var memoryAtStart = 0

    private static let stepsBetweenChecks = 4_096
    private static let timeBetweenMemoryChecks = Duration.milliseconds(4)

    /// - Parameter isInterrupted: called now and then; true ends the work.
    public init(_ limits: Limits = Limits(), isInterrupted: @escaping () -> Bool = { false }) {
        (self.limits, self.isInterrupted) = (limits, isInterrupted)
        begin()
    }

    /// Gives the full time and memory again.
    public func begin() {
        spent = nil
        (bytesAskedFor, stepsCounted) = (0, 0)
        let now = ContinuousClock.now
        (deadline, lastDeadline) = (now + Self.duration(limits.seconds), now + Self.duration(limits.patience))
        processorAtStart = ProcessorTime.ofThread
        nextMemoryCheck = now
        memoryAtStart = ProcessMemory.resident ?? 0
        (stepsLeft, bytesLeft) = (Self.stepsBetweenChecks, bytesBetweenChecks)
    }

    /// Durations trap on what they cannot hold.
    private static func duration(_ seconds: Double) -> Duration { .seconds(seconds.isNaN ? 0 : min(max(seconds, 0), 1e9)) }

    /// Gives the full time and memory of other limits.
    public func begin(_ limits: Limits, isInterrupted: @escaping () -> Bool) {
        (self.limits, self.isInterrupted) = (limits, isInterrupted)
        begin()
    }

    /// Counts work that takes this many steps.
    @inlinable @inline(__always)
    public func charge(_ steps: Int = 1) throws {
        stepsLeft &-= steps
        if stepsLeft <= 0 { try check() }
    }

    /// The same for those that cannot throw: false once the budget is used up.
    @inlinable @inline(__always)
    package func allows(_ steps: Int = 1) -> Bool {
        stepsLeft &-= steps
        return stepsLeft > 0 || (try? check()) != nil
    }

    /// Counts work on this many bytes of text, which a processor handles several at a time.
    @inlinable @inline(__always)
    public func charge(bytes: Int) throws { try charge(1 + bytes >> 3) }

    /// Counts memory before it is taken.
    @inlinable
    public func willTake(bytes: Int) throws {
        bytesAskedFor &+= bytes
        bytesLeft &-= bytes
        if bytesLeft <= 0 { try checkMemory(taking: bytes) }
    }

    /// Checks the clock, the host, and now and then the system.
    @inline(never)
    public func check() throws {
        if let spent { throw spent }
        stepsCounted &+= Self.stepsBetweenChecks - stepsLeft
        stepsLeft = Self.stepsBetweenChecks
        if isInterrupted() { throw end(RuntimeError("cancelled", "the run was stopped", isLimit: true)) }
        let now = ContinuousClock.now
        if now > deadline, now > lastDeadline || ProcessorTime.ofThread - processorAtStart >= limits.seconds { throw end(Limit.time.error(limits)) }
        // Querying the system costs more than reading the clock.
        if now > nextMemoryCheck { try checkMemory(taking: 0) }
    }

    /// Ends the work: each further charge throws the error. A place is kept where the first error had none.
    @discardableResult
    package func end(_ error: RuntimeError) -> RuntimeError {
        if spent == nil || (spent?.code == error.code && spent?.span == nil) { spent = error }
        (stepsLeft, bytesLeft) = (0, 0)
        return error
    }

    @usableFromInline @inline(never)
    func checkMemory(taking bytes: Int) throws {
        if let spent { throw spent }
        bytesLeft = bytesBetweenChecks
        nextMemoryCheck = .now + Self.timeBetweenMemoryChecks
        guard let resident = ProcessMemory.resident, (resident - memoryAtStart + bytes) / 1_000_000 > limits.memory else { return }
        throw end(Limit.memory.error(limits))
    }

    /// A thirty-second of the limit, but not less than a megabyte: few large values do not pass it unseen.
    private var bytesBetweenChecks: Int { max(1 << 20, min(limits.memory, 1 << 20) << 15) }
}
