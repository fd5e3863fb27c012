//--- functions
func show<each T>(_ value: repeat each T) { repeat print(each value) }
func labels<each T: CustomStringConvertible>(_ value: repeat each T) -> [String] {
    var all: [String] = []
    repeat all.append((each value).description)
    return all
}
func twice<each T>(_ value: repeat each T) {
    show(repeat each value)
    show(repeat (each value, 1))
}
show(1, "two", 3.5)
show()
twice(1, "b")
let words = labels(1, true, "x")
//--- patterns
struct Box<Value> { var value: Value }
func boxed<each T>(_ value: repeat each T) -> (repeat Box<each T>) { (repeat Box(value: each value)) }
func pairs<each A, each B>(_ a: repeat each A, with b: repeat each B) -> (repeat (each A, each B)) { (repeat (each a, each b)) }
let boxes = boxed(1, "x")
let first = boxes.0.value + 1
let all = pairs(1, "a", with: 2.5, false)
//--- types
struct Stack<each Item> {
    var items: (repeat each Item)
    init(_ items: repeat each Item) { self.items = (repeat each items) }
    func count() -> Int {
        var total = 0
        repeat total += size(each items)
        return total
    }
    func size<T>(_ value: T) -> Int { "\(value)".count }
}
let stack = Stack(1, "abc")
let written: Stack<Int, String, Bool> = Stack(1, "a", true)
let last = written.items.2
//--- views
struct Row<each Content: View>: View {
    let content: (repeat each Content)
    init(_ content: repeat each Content) { self.content = (repeat each content) }
    var body: some View {
        HStack { TupleView((repeat each content)) }
    }
}
Row(Text("a"), Color.red, Text("b").bold())
//--- tuples-compared
struct Different: Error {}
func check<X: Equatable>(_ a: X, _ b: X) throws { if a != b { throw Different() } }
func areEqual<each T: Equatable>(_ a: (repeat each T), _ b: (repeat each T)) -> Bool {
    do { repeat try check(each a, each b) } catch { return false }
    return true
}
let isSame = areEqual((1, "a"), (1, "b"))
