final class Storage { var values: [Int]; init(_ values: [Int]) { self.values = values } }
struct Bag {
    private var storage = Storage([])
    var values: [Int] { storage.values }
    mutating func insert(_ value: Int) {
        storage = Storage(storage.values + [value])
    }
}
var first = Bag()
first.insert(1)
var second = first
second.insert(2)
print(first.values, second.values)

// output: [1] [1, 2]
