import Observation
@Observable final class Settings {
    @ObservationIgnored private var stored = 1
    var size: Int {
        get {
            access(keyPath: \.size)
            return stored
        }
        set { withMutation(keyPath: \.size) { stored = newValue } }
    }
}
final class Manual: Observable {
    private let registrar = ObservationRegistrar()
    private var raw = "a"
    var name: String {
        get {
            registrar.access(self, keyPath: \.name)
            return raw
        }
        set { registrar.withMutation(of: self, keyPath: \.name) { raw = newValue } }
    }
}
func described<T: Observable>(_ object: T) -> String { "\(type(of: object))" }
let (settings, manual) = (Settings(), Manual())
withObservationTracking { print(settings.size, manual.name) } onChange: { print("changes") }
settings.size = 2
manual.name = "b"
print(settings.size, manual.name, described(settings), described(manual))

// output: 1 a
// output: changes
// output: 2 b Settings Manual
