let items = ["Milk"]
let g: (String) -> Bool = items.contains
print(g("Milk"), g("x"))
let h = items.contains as (String) -> Bool
print(h("Milk"))
print(["a", "Milk"].filter(items.contains), ["a", "Milk"].map(items.contains), ["a", "Milk"].filter { items.contains($0) })
let nums = [1, 2], k = [2, 3]
print(k.filter(nums.contains), Set(nums).isSubset(of: k), k.contains(where: nums.contains), k.filter(Set(nums).contains))
print(["Milk", "a"].filter(items.contains))
func keep(_ f: (String) -> Bool) -> [String] { ["a", "Milk"].filter(f) }
print(keep(items.contains))
let s: Set = ["Milk"]
print(["a", "Milk"].filter(s.contains), ["a", "Milk"].filter("Milky".contains))
struct Filter {
    func takes<C: Collection>(_ numbers: C) -> Bool where C.Element == Int { false }
    func takes<S: Sequence>(_ text: S) -> Bool where S.Element == Character { true }
}
print(["x"].map(Filter().takes))
var open = ["Milk", "Eggs"]
open.removeAll(where: items.contains)
print(open)

// output: true false
// output: true
// output: ["Milk"] [false, true] ["Milk"]
// output: [2] false true [2]
// output: ["Milk"]
// output: ["Milk"]
// output: ["Milk"] ["Milk"]
// output: [true]
// output: ["Eggs"]
