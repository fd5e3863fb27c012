protocol Listener: AnyObject { func hear(_ text: String) }
final class Ear: Listener {
    let name: String
    init(_ name: String) { self.name = name }
    deinit { print(name, "is gone") }
    func hear(_ text: String) { print(name, "hears", text) }
}
struct Weak<Object: AnyObject> {
    weak var value: Object?
    var count = 1
}
final class Radio {
    private struct Entry { weak var listener: (any Listener)? }
    private var entries: [Entry] = []
    func add(_ listener: some Listener) { entries.append(Entry(listener: listener)) }
    func send(_ text: String) {
        entries.removeAll { $0.listener == nil }
        for entry in entries { entry.listener?.hear(text) }
        print(entries.count, "listened")
    }
}
let radio = Radio()
let first = Ear("first")
radio.add(first)
do {
    let second = Ear("second")
    radio.add(second)
    radio.send("hello")
}
radio.send("again")

var box = Weak(value: first)
print(box.value === first, box[keyPath: \.value] === first)
var copy = box
copy.value = nil
print(box.value != nil, copy.value == nil, copy.count)
box.value = nil
box[keyPath: \.value] = first
box.value?.hear("the end")

// output: first hears hello
// output: second hears hello
// output: 2 listened
// output: second is gone
// output: first hears again
// output: 1 listened
// output: true true
// output: true true 1
// output: first hears the end
