func increment(_ value: inout Int, by amount: Int = 1) { value += amount }
func removeEvens(_ values: inout [Int]) { values.removeAll { $0 % 2 == 0 } }
struct Box { var items = [1, 2, 3, 4]; var size: Int { get { items.count } set { items = Array(0..<newValue) } } }
var counter = 5
increment(&counter)
increment(&counter, by: 10)
var box = Box()
removeEvens(&box.items)
print(counter, box.items)
increment(&box.items[0], by: 41)
increment(&box.size)
print(box.items, box.size)
var dictionary = ["a": [1, 2]]
removeEvens(&dictionary["a", default: []])
dictionary["a"]?.append(9)
print(dictionary)

// output: 16 [1, 3]
// output: [0, 1, 2] 3
// output: ["a": [1, 9]]
