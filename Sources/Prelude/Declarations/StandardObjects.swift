// What Objective-C's objects bring: the base class, selectors, and notifications.
protocol NSObjectProtocol: AnyObject {
    func isEqual(_ object: Any?) -> Bool
    var hash: Int { get }
    var description: String { get }
}
/// Memory of Objective-C, which is never given.
struct NSZone {}
/// An object that can be copied: `copy()` asks for it.
protocol NSCopying { func copy(with zone: NSZone?) -> Any }
protocol NSMutableCopying { func mutableCopy(with zone: NSZone?) -> Any }
extension NSCopying { func copy() -> Any { copy(with: nil) } }
extension NSMutableCopying { func mutableCopy() -> Any { mutableCopy(with: nil) } }
/// The base class of UIKit's classes, and of those that become their delegates. Objects are equal where they are the same, unless a subclass says otherwise.
class NSObject: NSObjectProtocol, Hashable, CustomStringConvertible {
    init() {}
    func isEqual(_ object: Any?) -> Bool { (object as? NSObject).map { $0 === self } ?? false }
    var hash: Int { ObjectIdentifier(self).hashValue }
    var description: String { "<\(type(of: self))>" }
    var debugDescription: String { description }
    func copy() -> Any {
        guard let object = self as? any NSCopying else { fatalError("-[\(type(of: self)) copyWithZone:]: unrecognized selector sent to instance") }
        return object.copy(with: nil)
    }
    func mutableCopy() -> Any {
        guard let object = self as? any NSMutableCopying else { fatalError("-[\(type(of: self)) mutableCopyWithZone:]: unrecognized selector sent to instance") }
        return object.mutableCopy(with: nil)
    }
    func responds(to selector: Selector) -> Bool { true }
    func perform(_ selector: Selector) { selector._call(self, nil) }
    func perform(_ selector: Selector, with object: Any?) { selector._call(self, object) }
    func hash(into hasher: inout Hasher) { hasher.combine(hash) }
    static func == (_ a: NSObject, _ b: NSObject) -> Bool { a.isEqual(b) }
}
/// What reads an archive; none is ever made.
class NSCoder: NSObject {}
/// Something that happened, by its name.
struct Notification {
    struct Name: Hashable, RawRepresentable {
        let rawValue: String
        init(rawValue: String) { self.rawValue = rawValue }
        init(_ rawValue: String) { self.rawValue = rawValue }
    }
    var name: Notification.Name
    var object: Any?
    var userInfo: [AnyHashable: Any]?
    init(name: Notification.Name, object: Any? = nil, userInfo: [AnyHashable: Any]? = nil) {
        self.name = name
        self.object = object
        self.userInfo = userInfo
    }
}
typealias NSNotification = Notification
extension Notification.Name {
    static let NSCalendarDayChanged = Notification.Name("NSCalendarDayChangedNotification")
    static let NSSystemClockDidChange = Notification.Name("NSSystemClockDidChangeNotification")
    static let NSSystemTimeZoneDidChange = Notification.Name("NSSystemTimeZoneDidChangeNotification")
    static let NSProcessInfoPowerStateDidChange = Notification.Name("NSProcessInfoPowerStateDidChangeNotification")
    static let NSBundleResourceRequestLowDiskSpace = Notification.Name("NSBundleResourceRequestLowDiskSpaceNotification")
}
extension ProcessInfo { static let thermalStateDidChangeNotification = Notification.Name("NSProcessInfoThermalStateDidChangeNotification") }
extension Bundle { static let didLoadNotification = Notification.Name("NSBundleDidLoadNotification") }
extension NSLocale { static let currentLocaleDidChangeNotification = Notification.Name("kCFLocaleCurrentLocaleDidChangeNotification") }
/// Says when the locale changes, which it doesn't during a run.
class NSLocale {}
/// Hands what is posted to those that observe it, in the order in which they were added.
class NotificationCenter {
    static let `default` = NotificationCenter()
    var _observers: [NotificationCenter._Observer] = []
    var _count = 0
    init() {}
    func post(_ notification: Notification) {
        for observer in _observers where observer._wants(notification) && _observers.contains(where: { $0._number == observer._number }) {
            observer._receive(notification)
        }
    }
    func post(name: Notification.Name, object: Any?, userInfo: [AnyHashable: Any]? = nil) {
        post(Notification(name: name, object: object, userInfo: userInfo))
    }
    @discardableResult func addObserver(forName name: Notification.Name?, object: Any?, queue: OperationQueue?, using block: @escaping (Notification) -> Void) -> NSObjectProtocol {
        _add(name, object, nil, block)
    }
    func addObserver(_ observer: AnyObject, selector: Selector, name: Notification.Name?, object: Any?) {
        _ = _add(name, object, ObjectIdentifier(observer)) { [weak observer] notification in
            if let observer { selector._call(observer, notification) }
        }
    }
    /// What is posted from now on, one after the other.
    func notifications(named name: Notification.Name, object: AnyObject? = nil) -> AsyncStream<Notification> {
        AsyncStream { continuation in
            let observer = self.addObserver(forName: name, object: object, queue: nil) { continuation.yield($0) }
            continuation.onTermination = { _ in self.removeObserver(observer) }
        }
    }
    func removeObserver(_ observer: Any) { removeObserver(observer, name: nil, object: nil) }
    func removeObserver(_ observer: Any, name: Notification.Name?, object: Any?) {
        guard let owner = observer as? AnyObject else { return }
        let id = ObjectIdentifier(owner)
        _observers.removeAll { ($0._owner == id || ObjectIdentifier($0) == id) && (name == nil || $0._name == name) && (object == nil || $0._sameObject(object)) }
    }
    func _add(_ name: Notification.Name?, _ object: Any?, _ owner: ObjectIdentifier?, _ receive: @escaping (Notification) -> Void) -> NotificationCenter._Observer {
        _count += 1
        let observer = NotificationCenter._Observer(_number: _count, name, object, owner, receive)
        _observers.append(observer)
        return observer
    }
    class _Observer: NSObject {
        let _number: Int
        let _name: Notification.Name?
        let _object: Any?
        let _owner: ObjectIdentifier?
        let _receive: (Notification) -> Void
        init(_number: Int, _ name: Notification.Name?, _ object: Any?, _ owner: ObjectIdentifier?, _ receive: @escaping (Notification) -> Void) {
            self._number = _number
            _name = name
            _object = object
            _owner = owner
            _receive = receive
        }
        func _wants(_ notification: Notification) -> Bool { (_name == nil || _name == notification.name) && (_object == nil || _sameObject(notification.object)) }
        func _sameObject(_ object: Any?) -> Bool {
            if let mine = _object, let other = object { return (mine as? AnyObject) === (other as? AnyObject) }
            return false
        }
    }
}
/// A queue whose operations run beside each other while they wait, in the order of their priorities.
class OperationQueue: NSObject {
    static let main = OperationQueue()
    static var current: OperationQueue? { main }
    var name: String? = nil
    var maxConcurrentOperationCount = -1
    var qualityOfService = QualityOfService.default
    override init() {}
    /// Those that are added and not finished.
    private(set) var operations: [Operation] = []
    var operationCount: Int { operations.count }
    var isSuspended = false { didSet { if oldValue, !isSuspended { for _ in operations { Task { _beginNext() } } } } }
    /// What waits until all have run.
    var _idle: [_Gate<Void>] = []
    func addOperation(_ block: @escaping () -> Void) { addOperation(BlockOperation(block: block)) }
    func addOperation(_ operation: Operation) {
        operations.append(operation)
        Task { _beginNext() }
    }
    func addOperations(_ added: [Operation], waitUntilFinished wait: Bool) {
        for operation in added { addOperation(operation) }
        if wait { for operation in added { _run(operation) } }
    }
    func addBarrierBlock(_ barrier: @escaping () -> Void) { addOperation(barrier) }
    func cancelAllOperations() { for operation in operations { operation.cancel() } }
    func waitUntilAllOperationsAreFinished() {
        while !operations.isEmpty && !isSuspended {
            if !_canWait(), _beginNext() { continue }
            let gate = _Gate<Void>()
            _idle.append(gate)
            gate._block(for: "OperationQueue.waitUntilAllOperationsAreFinished()") { operations.isEmpty }
        }
    }
    /// Runs the first that is ready of those with the highest priority.
    @discardableResult func _beginNext() -> Bool {
        let isFull = maxConcurrentOperationCount > 0 && operations.count(where: { $0.isExecuting }) >= maxConcurrentOperationCount
        let waiting = isSuspended || isFull ? [] : operations.filter { !$0.isExecuting && !$0.isFinished }
        let ready = waiting.filter { $0.isReady }
        guard let highest = ready.map({ $0.queuePriority.rawValue }).max(), let next = ready.first(where: { $0.queuePriority.rawValue == highest }) ?? waiting.first else { return false }
        _run(next)
        return true
    }
    func _run(_ operation: Operation) {
        let thread: Thread? = self === OperationQueue.main ? nil : Thread()
        Thread._place.withValue(thread) { operation.waitUntilFinished() }
        operations.removeAll { $0.isFinished }
        if !operations.isEmpty {
            Task { _beginNext() }
            return
        }
        let idle = _idle
        _idle = []
        for gate in idle { gate._open(()) }
    }
}
/// Work that a queue runs: a subclass's `main()`, or blocks.
class Operation: NSObject {
    var isReady: Bool { dependencies.allSatisfy { $0.isFinished } }
    private(set) var isExecuting = false
    private(set) var isFinished = false
    private(set) var isCancelled = false
    private(set) var dependencies: [Operation] = []
    var completionBlock: (() -> Void)?
    var name: String?
    var qualityOfService = QualityOfService.default
    enum QueuePriority: Int { case veryLow = -8, low = -4, normal = 0, high = 4, veryHigh = 8 }
    var queuePriority = Operation.QueuePriority.normal
    override init() {}
    /// Runs what it depends on first, then the operation itself unless it was canceled.
    func start() {
        guard !isFinished, !isExecuting else { return }
        isExecuting = true
        for other in dependencies { other.waitUntilFinished() }
        if !isCancelled { main() }
        isExecuting = false
        isFinished = true
        completionBlock?()
        for gate in _waiting { gate._open(()) }
        _waiting = []
    }
    func main() {}
    func cancel() { isCancelled = true }
    func addDependency(_ operation: Operation) { dependencies.append(operation) }
    func removeDependency(_ operation: Operation) { dependencies.removeAll { $0 === operation } }
    /// What waits until it has run.
    private var _waiting: [_Gate<Void>] = []
    /// Runs it here unless it runs already.
    func waitUntilFinished() {
        start()
        if isFinished { return }
        let gate = _Gate<Void>()
        _waiting.append(gate)
        gate._block(for: "Operation.waitUntilFinished()") { isFinished }
    }
}
class BlockOperation: Operation {
    private var blocks: [() -> Void] = []
    var executionBlocks: [() -> Void] { blocks }
    override init() {}
    convenience init(block: @escaping () -> Void) {
        self.init()
        blocks.append(block)
    }
    func addExecutionBlock(_ block: @escaping () -> Void) { blocks.append(block) }
    override func main() { for block in blocks { block() } }
}
enum QualityOfService: Int { case userInteractive = 33, userInitiated = 25, utility = 17, background = 9, `default` = -1 }
/// A range of UTF-16 code units.
struct NSRange: Hashable {
    var location: Int
    var length: Int
    init() { self.init(location: 0, length: 0) }
    init(location: Int, length: Int) {
        self.location = location
        self.length = length
    }
    var lowerBound: Int { location }
    var upperBound: Int { location + length }
    func contains(_ index: Int) -> Bool { index >= location && index < location + length }
}
func NSMakeRange(_ location: Int, _ length: Int) -> NSRange { NSRange(location: location, length: length) }
/// How far something has come.
class Progress: NSObject {
    var totalUnitCount: Int64
    var completedUnitCount: Int64 = 0
    var localizedDescription: String! = ""
    var localizedAdditionalDescription: String! = ""
    var isCancellable = true
    var isPausable = false
    private(set) var isCancelled = false
    private(set) var isPaused = false
    var cancellationHandler: (() -> Void)?
    override init() { totalUnitCount = 0 }
    init(totalUnitCount unitCount: Int64) { totalUnitCount = unitCount }
    var fractionCompleted: Double { totalUnitCount > 0 ? Double(completedUnitCount) / Double(totalUnitCount) : 0 }
    var isFinished: Bool { totalUnitCount > 0 && completedUnitCount >= totalUnitCount }
    var isIndeterminate: Bool { totalUnitCount <= 0 }
    func cancel() { isCancelled = true; cancellationHandler?() }
    func pause() { isPaused = true }
    func resume() { isPaused = false }
}
