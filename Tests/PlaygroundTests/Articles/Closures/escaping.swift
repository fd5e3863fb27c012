final class EventBus {
    private var handlers: [String: [(String) -> Void]] = [:]
    func on(_ event: String, _ handler: @escaping (String) -> Void) { handlers[event, default: []].append(handler) }
    func emit(_ event: String, _ payload: String) { handlers[event]?.forEach { $0(payload) } }
}
final class Screen {
    var log: [String] = []
    let bus: EventBus
    init(bus: EventBus) {
        self.bus = bus
        bus.on("tap") { [weak self] payload in self?.log.append(payload) }
        bus.on("tap") { [unowned self] in self.log.append($0.uppercased()) }
    }
}
let bus = EventBus()
let screen = Screen(bus: bus)
bus.emit("tap", "one")
bus.emit("swipe", "two")
print(screen.log)

// output: ["one", "ONE"]
