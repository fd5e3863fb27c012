final class ListNode<T> {
    let value: T
    var next: ListNode<T>?
    init(_ value: T, next: ListNode<T>? = nil) { self.value = value; self.next = next }
}
struct LinkedList<T>: Sequence {
    private(set) var head: ListNode<T>?
    mutating func prepend(_ value: T) { head = ListNode(value, next: head) }
    mutating func reverse() {
        var previous: ListNode<T>?
        var current = head
        while let node = current {
            current = node.next
            node.next = previous
            previous = node
        }
        head = previous
    }
    func makeIterator() -> AnyIterator<T> {
        var node = head
        return AnyIterator {
            defer { node = node?.next }
            return node?.value
        }
    }
}
var list = LinkedList<String>()
for word in ["c", "b", "a"] { list.prepend(word) }
print(list.joined(separator: "-"))
list.reverse()
print(Array(list))
print(list.contains("b"))

// output: a-b-c
// output: ["c", "b", "a"]
// output: true
