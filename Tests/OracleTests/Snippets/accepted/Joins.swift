//--- branches-of-values-and-optionals
func value(_ isFirst: Bool, _ other: Int?) -> Int? {
    let one = if isFirst { other } else { 2 }
    let two = switch isFirst { case true: 2; case false: other }
    let three = isFirst ? 1 : other
    return one ?? two ?? three
}
//--- literals-beside-sets
let flag = true
let set = flag ? [1] : Set([2.5])
let other = flag ? Set([2, Double.pi]) : [Double.pi]
let several = [[1], Set([2])]
let values = ["a": [1], "b": Set([2])]
//--- arrays-beside-arrays-of-optionals
let some: Int? = 3
let rows = [[1], [some, 2]]
let both = [1, 2] + [some]
let turned = [some] + [2]
let chosen = some == nil ? [1] : [some]
//--- arguments-of-one-type
func pick<T>(_ a: T, _ b: T, isFirst: Bool = true) -> T { isFirst ? a : b }
let some: Int? = 3
let one = pick(1, some)
let list = pick([1], [some])
let set = pick([1], Set([1]))
//--- results-that-are-wanted
func same<T>(_ value: T) -> T { value }
func both<A, B>(_ a: A, _ b: B) -> (A, B) { (a, b) }
let numbers: Set<Double> = same([1.0])
let pair: (String, Double?) = both("a", nil)
//--- both-sides-of-coalescing
let names: [String: Int]? = nil
let any = names ?? ["a": 1] as Any
let set = .some([3]) ?? Set([1.5])
let other: CGFloat?? = 1.5
let nested: CGFloat?? = .some(Optional(Optional(1.5))) ?? other
if let first = nil ?? 1 { print(first) }
//--- dictionaries-asked-for-optionals
enum Way { case up, down }
let way = ["a": Way.up]["a", default: nil]
let key: Int? = 1
let number = [1: 1][key, default: 2]
//--- members-beside-nil-and-integers
let isThere = .some("a") != nil
let limits = Set([3, 2, .infinity])
//--- key-paths-converted
struct Point { var x: Double }
let width: CGFloat = Point(x: 1)[keyPath: \.x]
//--- optionals-of-optionals
func same<T>(_ value: T) -> T { value }
func apply<A, B>(_ value: A, _ function: (A) -> B) -> B { function(value) }
let none: Int?? = nil
let plain: Double? = nil
let nothing: Int? = same(nil)
let applied: Int? = apply(1) { _ in none } ?? 1_000
let made: Double? = plain ?? { .some(Double.zero) }()
let kept: Int?? = none ?? nil
//--- members-beside-numbers
import Foundation
func area(_ radius: CGFloat) -> Int { Int(.pi * radius * radius) }
let greatest = Int(.max - 1)
let rounded = Double(.max)
//--- one-branch-as-the-other
let numbers = [1, 2]
let isDescending = numbers.isEmpty
let ordered = isDescending ? numbers.reversed() : numbers
let sorted = isDescending ? numbers.sorted().reversed() : numbers.map { $0 + 1 }
let some: [Int]? = numbers
let turned = some?.reversed() ?? numbers
let area: (Double) -> Int = { Int($0) }
let chosen = isDescending ? { side in let half = side / 2; return Int(half.rounded()) } : area
let other = isDescending ? { Int($0) } : area
//--- nil-beside-nil
let isSame = nil == nil
let isOther = nil != nil
//--- operators-as-the-other-float
import Foundation
let width: CGFloat = 1.5
let half = width / 2 as Double
let rounded = (3 / width as Double).rounded()
