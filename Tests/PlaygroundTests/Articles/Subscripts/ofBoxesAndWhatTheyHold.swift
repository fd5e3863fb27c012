/// A box of a value, with boxes of its parts; the box of a collection has elements itself.
final class Store<V> { var value: V; init(_ value: V) { self.value = value } }
@dynamicMemberLookup struct Box<V> {
    let get: () -> V
    let set: (V) -> Void
    subscript<U>(dynamicMember path: WritableKeyPath<V, U>) -> Box<U> {
        Box<U>(get: { get()[keyPath: path] }, set: { var whole = get(); whole[keyPath: path] = $0; set(whole) })
    }
}
extension Box where V: MutableCollection {
    subscript(position: V.Index) -> Box<V.Element> { Box<V.Element>(get: { get()[position] }, set: { _ in print("its own") }) }
}
struct Item: Identifiable, Hashable { var id: Int; var name: String }
extension Array where Element: Identifiable {
    subscript(_ element: Element) -> Element {
        get { first { $0.id == element.id } ?? element }
        set { if let place = firstIndex(where: { $0.id == element.id }) { self[place] = newValue } }
    }
    subscript(id id: Element.ID) -> Element? {
        get { first { $0.id == id } }
        set { if let newValue, let place = firstIndex(where: { $0.id == id }) { self[place] = newValue } }
    }
}
let store = Store([Item(id: 1, name: "a"), Item(id: 2, name: "b")])
let box = Box(get: { store.value }, set: { store.value = $0 })
box[0].set(Item(id: 9, name: "z"))
box[store.value[1]].name.set("c")
print(box[1].name.get(), box[id: 1].get()?.name ?? "none", box[id: 7].get() == nil)
box[id: 1].set(Item(id: 1, name: "d"))
box[0..<1].set([Item(id: 3, name: "e")])
print(store.value.map(\.name))

// output: its own
// output: c a true
// output: ["e", "c"]
