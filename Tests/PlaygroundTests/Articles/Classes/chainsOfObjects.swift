final class Node {
    let value: Int
    var next: Node?
    init(_ value: Int, _ next: Node? = nil) { self.value = value; self.next = next }
    deinit { print("free", value, terminator: " ") }
}
func chain() { let a = Node(1, Node(2, Node(3, Node(4)))); print(a.value, terminator: " ") }
chain()
print("after")
final class Stack {
    var top: Node?
    func push(_ value: Int) { top = Node(value, top) }
    func pop() -> Int? { defer { top = top?.next }; return top?.value }
    deinit { print("stack", terminator: " ") }
}
func stack() { let s = Stack(); for i in 1...4 { s.push(i) }; print(s.pop()!, terminator: " ") }
stack()
print("end")
var tree: [Node]? = [Node(1, Node(2, Node(3))), Node(4, Node(5, Node(6)))]
tree = nil
print("done", tree == nil)
func make() -> Int { print("make", terminator: " "); return 1 }
class Base { var x = make(); var y = 2 }
class Derived: Base {}
class Third: Derived { var z = make() }
class Own: Base { var w: Int; init(w: Int) { self.w = w; super.init() } }
class Overriding: Base { override init() { super.init(); y = 3 } }
print(Derived().x); print(Third().z); print(Own(w: 1).w); print(Overriding().y); print(Base().y)
struct Key: CodingKey {
    var stringValue: String
    var intValue: Int? { nil }
    init?(stringValue: String) { self.stringValue = stringValue }
    init?(intValue: Int) { nil }
}
print(Key(intValue: 3) as Any, Key(stringValue: "k")!.stringValue)

// output: 1 free 1 free 2 free 3 free 4 after
// output: free 4 4 stack free 3 free 2 free 1 end
// output: free 1 free 2 free 3 free 4 free 5 free 6 done true
// output: make 1
// output: make make 1
// output: make 1
// output: make 3
// output: make 2
// output: nil k
