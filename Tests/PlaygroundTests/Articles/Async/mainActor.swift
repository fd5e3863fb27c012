@MainActor
final class Store {
    private(set) var items: [String] = []
    func add(_ item: String) async { items.append(item) }
}
@MainActor func fill() async -> [String] {
    let store = Store()
    await store.add("a")
    await store.add("b")
    return store.items
}
print(await fill())

// output: ["a", "b"]
