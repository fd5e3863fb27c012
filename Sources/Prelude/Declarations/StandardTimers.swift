// Timers on the run's clock, the loop that they are added to, and what a program asks of its process.
/// Calls its block after an interval, once or again and again, as the run's time passes.
class Timer: NSObject {
    var timeInterval: TimeInterval
    var tolerance: TimeInterval = 0
    var userInfo: Any?
    var isValid = true
    var fireDate: Date
    let _repeats: Bool
    let _block: (Timer) -> Void
    var _isScheduled = false
    init(timeInterval interval: TimeInterval, repeats: Bool, block: @escaping (Timer) -> Void) {
        timeInterval = max(interval, 0.0001)
        fireDate = Date(timeIntervalSinceNow: interval)
        _repeats = repeats
        _block = block
    }
    convenience init(timeInterval interval: TimeInterval, target: Any, selector: Selector, userInfo: Any?, repeats: Bool) {
        self.init(timeInterval: interval, repeats: repeats) { selector._call(target, $0) }
        self.userInfo = userInfo
    }
    convenience init(fire date: Date, interval: TimeInterval, repeats: Bool, block: @escaping (Timer) -> Void) {
        self.init(timeInterval: interval, repeats: repeats, block: block)
        fireDate = date
    }
    @discardableResult static func scheduledTimer(withTimeInterval interval: TimeInterval, repeats: Bool, block: @escaping (Timer) -> Void) -> Timer {
        let timer = Timer(timeInterval: interval, repeats: repeats, block: block)
        timer._schedule()
        return timer
    }
    @discardableResult static func scheduledTimer(timeInterval interval: TimeInterval, target: Any, selector: Selector, userInfo: Any?, repeats: Bool) -> Timer {
        let timer = Timer(timeInterval: interval, target: target, selector: selector, userInfo: userInfo, repeats: repeats)
        timer._schedule()
        return timer
    }
    func fire() {
        guard isValid else { return }
        _block(self)
        if !_repeats { invalidate() }
    }
    func invalidate() { isValid = false }
    func _schedule() {
        guard isValid && !_isScheduled else { return }
        _isScheduled = true
        RunLoop._timers.append(self)
        Task {
            var (start, count) = (fireDate, 0.0)
            repeat {
                if await _tick(seconds: (start + count * timeInterval).timeIntervalSinceNow) { return }
                count += 1
                fireDate = start + count * timeInterval
                fire()
            } while isValid
        }
    }
}
extension RunLoop {
    func add(_ timer: Timer, forMode mode: RunLoop.Mode) { timer._schedule() }
    func perform(_ block: @escaping () -> Void) { DispatchQueue.main.async(execute: block) }
    /// Those that were added. Where no view shows the passing of time, only a loop that runs fires them.
    static var _timers: [Timer] = []
    func run(until limit: Date) {
        while let timer = _nextTimer, timer.fireDate <= limit {
            _ = _sleep(seconds: timer.fireDate.timeIntervalSinceNow)
            guard timer.isValid else { continue }
            timer.fireDate += timer.timeInterval
            timer.fire()
        }
        _ = _sleep(seconds: limit.timeIntervalSinceNow)
    }
    var _nextTimer: Timer? {
        RunLoop._timers.removeAll { !$0.isValid }
        return RunLoop._timers.min { $0.fireDate < $1.fireDate }
    }
    @discardableResult func run(mode: RunLoop.Mode, before limit: Date) -> Bool {
        run(until: limit)
        return true
    }
    /// Once nothing is left to do, the program would wait forever; its run ends.
    func run() {
        run(until: .distantFuture)
        exit(0)
    }
}
/// What is the same in each run: nothing of the machine is seen.
struct OperatingSystemVersion {
    var majorVersion: Int
    var minorVersion: Int
    var patchVersion: Int
}
class ProcessInfo {
    static let processInfo = ProcessInfo()
    init() {}
    var environment: [String: String] { [:] }
    var arguments: [String] { ["workbook"] }
    var processName: String { "workbook" }
    var processIdentifier: Int32 { 1 }
    var hostName: String { "localhost" }
    var isLowPowerModeEnabled: Bool { false }
    var processorCount: Int { 1 }
    var operatingSystemVersion: OperatingSystemVersion { OperatingSystemVersion(majorVersion: 26, minorVersion: 0, patchVersion: 0) }
    func isOperatingSystemAtLeast(_ version: OperatingSystemVersion) -> Bool { (version.majorVersion, version.minorVersion, version.patchVersion) <= (26, 0, 0) }
    var activeProcessorCount: Int { 1 }
    var physicalMemory: UInt64 { 4_294_967_296 }
    /// Seconds of the run's clock.
    var systemUptime: TimeInterval { Date().timeIntervalSince1970 - _launch }
    let _launch = Date().timeIntervalSince1970
    var operatingSystemVersionString: String { "Version 26.0" }
    var thermalState: ProcessInfo.ThermalState { .nominal }
    enum ThermalState: Int { case nominal, fair, serious, critical }
}
