protocol Container {
    associatedtype Item
    var count: Int { get }
    mutating func append(_ item: Item)
    subscript(i: Int) -> Item { get }
}
extension Container where Item: Equatable {
    func firstPosition(of item: Item) -> Int? {
        for i in 0..<count where self[i] == item { return i }
        return nil
    }
}
struct IntList: Container {
    private var storage: [Int] = []
    var count: Int { storage.count }
    mutating func append(_ item: Int) { storage.append(item) }
    subscript(i: Int) -> Int { storage[i] }
}
func allMatch<A: Container, B: Container>(_ a: A, _ b: B) -> Bool where A.Item == B.Item, A.Item: Equatable {
    guard a.count == b.count else { return false }
    for i in 0..<a.count where a[i] != b[i] { return false }
    return true
}
var first = IntList()
var second = IntList()
for i in 1...3 { first.append(i * 10); second.append(i * 10) }
print(first.firstPosition(of: 20) ?? -1, allMatch(first, second))
second.append(1)
print(allMatch(first, second))

// output: 1 true
// output: false
