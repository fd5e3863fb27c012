//--- array-of-nothing
var numbers = [Int]
//--- type-as-value
let kind = Int
//--- type-for-decoding
import Foundation
let numbers = try JSONDecoder().decode([Int], from: Data())
//--- number-of-optional
let line: String? = "1"
let number = Int(line)
//--- count-as-method
let length = "a".count()
//--- index-beside-element
for (index, name) in ["a"] { print(index, name) }
//--- negated-optional
let found: Int? = 1
if !found { print("nothing") }
//--- return-from-for-each
func first(_ numbers: [Int]) -> Int {
    numbers.forEach { number in if number > 1 { return number } }
    return 0
}
//--- literal-for-inout
func add(_ list: inout [Int]) { list.append(1) }
add([1])
//--- constant-for-inout
func add(_ list: inout [Int]) { list.append(1) }
let kept = [2]
add(kept)
//--- pattern-of-a-case-without-values
enum Switch { case on, off }
let state = Switch.on
if case .off() = state { print("off") }
//--- indirect-struct
indirect struct Tree {
    var left: Tree?
}
//--- await-in-a-synchronous-closure
print([1, 2].map { await $0 })
//--- powers-by-an-operator
let cube = 2 ** 3
print(cube)
