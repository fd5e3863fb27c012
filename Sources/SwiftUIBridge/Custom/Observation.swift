import SwiftMachine
import SwiftModel
import ViewTree

/// The storage of a property that announces the changes of the object that it belongs to: `@Published`, and `@AppStorage` in an object.
protocol AnnouncingCell: AnyObject {
    /// `nil` where it announces nothing.
    var announcer: Announcer? { get }
}

/// Tells those who watch an object that it will change. The object is known once a view watches it.
final class Announcer {
    private var name: String?
    private weak var owner: Instance?
    private weak var bridge: Bridge?
    /// The `objectWillChange` of its object, once somebody asked for it.
    var publisher: Value?

    init(_ bridge: Bridge) { self.bridge = bridge }

    func watch(as name: String, of owner: Instance) { (self.name, self.owner) = (name, owner) }

    func announce(line: Int?, _ machine: Machine) throws {
        if let owner { bridge?.host?.willChange(owner, property: name, line: line) }
        if case .object(let sender)? = publisher { _ = try machine.callMember("_sendOn()", of: sender.type, base: .object(sender), arguments: []) }
    }
}

/// The storage of a `@Published` property.
final class PublishedCell: AnnouncingCell {
    private(set) var value: Value
    let announcer: Announcer?
    /// Called with each new value, by their numbers.
    private var receivers: [(number: Int, call: Value)] = []
    private var count = 0
    /// Those that set it for as long as it exists.
    private var subscriptions: [Value] = []

    init(value: Value, bridge: Bridge) { (self.value, announcer) = (value, Announcer(bridge)) }

    /// Notifies the watchers first, as SwiftUI does.
    func write(_ new: Value, line: Int?, _ machine: Machine) throws {
        try announcer?.announce(line: line, machine)
        for receiver in receivers { _ = try machine.call(receiver.call, [new]) }
        value = new
    }

    /// The receiver's number.
    func add(_ receiver: Value) -> Int {
        count += 1
        receivers.append((count, receiver))
        return count
    }

    func keep(_ subscription: Value) { subscriptions.append(subscription) }

    func remove(_ number: Int) { receivers.removeAll { $0.number == number } }
}

extension Machine {
    /// The object as the graph watches it; its properties announce their changes from now on.
    func observableReference(_ value: Value) -> any ObservableReference {
        guard case .object(let instance) = value else { return MissingObject.shared }
        for (name, announcer) in instance.announcers { announcer.watch(as: name, of: instance) }
        if instance.hasOwnPublisher { (observer as? Bridge)?.watchPublisher(of: instance, self) }
        return instance
    }
}

/// The subscription to what an object with a publisher of its own sends.
struct WatchedPublisher {
    weak var object: Instance?
    /// Ends when it is released.
    let subscription: Value
}

extension Bridge {
    /// Once for each object. One whose publisher can't be read is watched without it.
    fileprivate func watchPublisher(of object: Instance, _ machine: Machine) {
        let key = ObjectIdentifier(object)
        if watchedPublishers[key]?.object === object { return }
        watchedPublishers = watchedPublishers.filter { $0.value.object != nil }
        guard let subscription = try? machine.callMember("_watch()", of: object.type, base: .object(object), arguments: []) else { return }
        watchedPublishers[key] = WatchedPublisher(object: object, subscription: subscription)
    }
}

extension Instance {
    /// Those of its properties that announce changes, with their names.
    var announcers: [(name: String, announcer: Announcer)] {
        zip(runtimeClass.properties, fields).compactMap { property, field in
            guard case .native(let object) = field, let announcer = (object as? any AnnouncingCell)?.announcer else { return nil }
            return (property.wrapped?.name ?? property.name, announcer)
        }
    }

    /// Whether its class, or one that it inherits from, declares `objectWillChange`.
    fileprivate var hasOwnPublisher: Bool {
        var type: SwiftType? = type
        while let decl = type?.nominal {
            if decl.hasMember(named: "objectWillChange") { return true }
            type = decl.superclass
        }
        return false
    }
}

extension Instance: ObservableReference {
    public var name: String {
        guard decl.isPrelude, let property = decl.storedProperties.first(where: { $0.name == "_shownName" }), case .string(let shown)? = value(of: property)
        else { return decl.name }
        return shown
    }
}

/// Stands for an object that an error left out.
private final class MissingObject: ObservableReference, Sendable {
    static let shared = MissingObject()
    let name = "object"
}

/// `@Observable` classes: reads and writes of their properties reach the graph.
extension Bridge: InstanceObserver {
    public func didRead(_ property: VariableDecl, of instance: Instance, line: Int?) {
        guard property.isObserved else { return }
        host?.didRead(property.name, of: instance, line: line)
        for tracking in trackings { tracking.add(property, of: instance) }
    }

    /// What the macro's setter does with an equal value of a type with `==`, and with the same object: nothing. A change in place is one.
    public func didSet(_ property: VariableDecl, of instance: Instance, old: Value, isInPlace: Bool, line: Int?) {
        guard host != nil || !waitingTrackings.isEmpty, property.isObserved else { return }
        if !isInPlace, let machine = instance.runtimeClass.machine, let new = instance.value(of: property) {
            let type = machine.types.concrete(property.type, machine.types.map(instance.type))
            if isSame(old, new, type, machine) { return }
        }
        didChange(property, of: instance, line: line)
    }

    private func isSame(_ old: Value, _ new: Value, _ type: SwiftType, _ machine: Machine) -> Bool {
        guard machine.types.conforms(type, to: .equatable) || type.nominal?.kind == .class else { return false }
        switch (old, new) {
        case (.none, .none): return true
        // Its first value, in an initializer, or the first after `nil`: the type's own `==` has nothing to compare with.
        case (.none, _): return false
        default: return machine.withholding { try machine.isEqual(old, new, type) } == true
        }
    }

    func didChange(_ property: VariableDecl, of instance: Instance, line: Int?) {
        host?.didChange(property.name, of: instance, line: line)
        let due = waitingTrackings.filter { $0.holds(property, of: instance) }
        waitingTrackings.removeAll { $0.holds(property, of: instance) }
        for tracking in due { tracking.call() }
    }
}

/// The properties that code of `withObservationTracking` read, and what is called once when one of them changes.
final class ObservationTracking {
    private struct Place: Hashable {
        let object: ObjectIdentifier
        let property: String
    }
    private var places: Set<Place> = []
    /// They stay while they are watched, so that no other object gets their identity.
    private var objects: [Instance] = []
    let call: () -> Void

    init(call: @escaping () -> Void) { self.call = call }

    func add(_ property: VariableDecl, of instance: Instance) {
        if places.insert(Place(object: ObjectIdentifier(instance), property: property.name)).inserted { objects.append(instance) }
    }

    func holds(_ property: VariableDecl, of instance: Instance) -> Bool {
        places.contains(Place(object: ObjectIdentifier(instance), property: property.name))
    }
}

extension Instance {
    func value(of property: VariableDecl) -> Value? { zip(runtimeClass.properties, fields).first { $0.0 == property }?.1 }
}
