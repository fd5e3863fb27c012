struct Place { var lat = 1.0 }
struct Address { var city = "a"; var place: Place?; let id = 1 }
struct Person { var address = Address() }
print(\Person.address.city, \Address.place?.lat, \Address.place!.lat, \Address.self, \Address.id)
print([\Address.city], "\(\Address.city)", String(reflecting: \Address.city), (\Person.address).appending(path: \.city))
let partial: PartialKeyPath<Address> = \.city
let any: AnyKeyPath = \Address.city
print(partial, any, [\Address.city: 1])
print(CollectionOfOne(3), CollectionOfOne("a"), String(reflecting: AnyHashable(2)), TaskPriority.high, TaskPriority(rawValue: 3))
print(String(reflecting: Duration.self), String(reflecting: TaskPriority.self))
final class Store {
    func add(_ number: Int, done: ((Int) -> Void)? = nil) { print("sync") }
    func add(_ number: Int) async throws { print("async") }
}
func now(_ store: Store) { store.add(1) }
func later(_ store: Store) async throws {
    try await store.add(1)
    store.add(1, done: nil)
    let closure = { store.add(2) }
    closure()
}
let store = Store()
now(store)
Task { try await later(store) }

// output: \Person.address.city \Address.place?.lat? \Address.place!.lat \Address.self \Address.id
// output: [\Address.city] \Address.city \Address.city \Person.address.city
// output: \Address.city \Address.city [\Address.city: 1]
// output: CollectionOfOne(3) CollectionOfOne("a") AnyHashable(2) TaskPriority.high TaskPriority(rawValue: 3)
// output: Swift.Duration Swift.TaskPriority
// output: sync
// output: async
// output: sync
// output: sync
