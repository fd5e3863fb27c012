final class Node {
    var value: Int
    init(_ value: Int) { self.value = value }
}
let a = Node(1)
let b = a
let c = Node(1)
b.value = 5
print(a.value, a === b, a === c, a !== c)
let known = [ObjectIdentifier(a), ObjectIdentifier(b), ObjectIdentifier(c)]
print(Set(known).count)

// output: 5 true false true
// output: 2
