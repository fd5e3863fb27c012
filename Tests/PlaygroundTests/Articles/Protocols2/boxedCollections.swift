func total(_ values: any Collection<Int>) -> Int { values.reduce(0, +) }
func count<C: Collection>(_ c: C) -> Int { c.count }
let list: any Collection<Int> = [1, 2, 3]
print(total(list), total([4, 5]), total(Set([7])), count(list))
let array = Array(list)
print(array, type(of: array))
let seq: any Sequence<String> = ["a", "b"]
print(Array(seq), seq.map { $0 + "!" }, Set(seq).count)
print(seq.joined(separator: "-"))
for x in list { print(x, terminator: " ") }
print()
func sum<S: Sequence<Int>>(_ s: S) -> Int { s.reduce(0, +) }
print(sum(list), sum(0..<3))
func first<C: Collection>(_ c: C) -> C.Element? { c.first }
let f = first(list)
print(f as Any, list.first as Any, list.isEmpty, list.count)
print(list.contains(2), list.sorted(by: >), list.max()!, list.filter { $0 > 1 })
func makeSequence(_ flag: Bool) -> any Sequence<Int> { flag ? [1, 2] : stride(from: 0, to: 10, by: 5) }
print(Array(makeSequence(true)), Array(makeSequence(false)), makeSequence(true).reduce(0, +))
let dict: [String: any Collection<Int>] = ["a": [1], "b": 1...3]
print(dict["b"]!.count, dict.mapValues { $0.reduce(0, +) }.sorted { $0.key < $1.key }.map(\.value))
struct Box { var items: any Collection<String> }
print(Box(items: ["x", "y"]).items.joined(), Array(Box(items: Set(["q"])).items))
var result: [Int] = []
result.append(contentsOf: list); result += makeSequence(true)
print(result, AnySequence(list).map { $0 }, [Int](list))
let any: any Sequence = [1, 2]
for x in any { print(x, terminator: ";") }
func opened(_ s: some Sequence<Int>) -> [Int] { Array(s) }
print(opened(makeSequence(true)))

// output: 6 9 7 3
// output: [1, 2, 3] Array<Int>
// output: ["a", "b"] ["a!", "b!"] 2
// output: a-b
// output: 1 2 3 
// output: 6 3
// output: Optional(1) Optional(1) false 3
// output: true [3, 2, 1] 3 [2, 3]
// output: [1, 2] [0, 5] 3
// output: 3 [1, 6]
// output: xy ["q"]
// output: [1, 2, 3, 1, 2] [1, 2, 3] [1, 2, 3]
// output: 1;2;[1, 2]
