@propertyWrapper
struct Logged<Value> {
    var wrappedValue: Value { didSet { log.append("\(wrappedValue)") } }
    var log: [String] = []
    init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
}
struct Settings {
    @Logged var volume = 3
    var history: [String] { _volume.log }
    init(volume: Int) { _volume = Logged(wrappedValue: volume) }
}
var settings = Settings(volume: 5)
settings.volume += 1
settings.volume = 2
print(settings.volume, settings.history)

// output: 2 ["6", "2"]
