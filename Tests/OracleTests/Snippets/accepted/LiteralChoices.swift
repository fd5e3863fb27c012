//--- sets-of-parts
func same<T>(_ x: T) -> T { x }
let sets: [Set<Int>] = [[7], [8]].map { $0 }
let second: Set<Int> = ([1], [1]).1
let kept: [Set<Int>] = [[7]].enumerated().map { index, item in item }
let values: [CGFloat] = same(["a": 2].map { $0.value })
let most: UInt8 = [1, 2].enumerated().map(\.element).max()!
//--- optionals-of-literals
let both = [1] + [1, Optional(1)]
var halves = Array(repeating: Optional(1.5), count: 2)
halves += [1, 2].map { n in 2 }
//--- members-of-doubles
func pick<T>(_ a: T, _ b: T) -> T { a }
let isLess = min(2, .zero) == 1.5
let angle = pick(3, .pi)
let turns: Double = Array(repeating: .pi, count: 2).map { $0 }.reduce(0, +)
//--- cases-of-optionals
let half = 0.5
let isHalf = .some(0.5) == half
let isNone = .none == half
//--- nil-as-optional
let name: String? = Optional(nil)
let nested: Int?? = Optional(nil)
let number = Optional(nil) ?? 3
let list = [Optional(nil), 2]
//--- left-from-right
func pick<T>(_ a: T, _ b: T) -> T { a }
struct Spot { var x: Double }
let spot = Optional(.init(x: 4)) ?? .some(Spot(x: 1))
let first = pick(nil, nil) ?? [10, 2]
let one = nil ?? .some(1.0)
let flat = Optional(1) ?? (nil as Character?).flatMap { _ in nil }
//--- double-beside-cgfloat
let width: CGFloat = 1
let part = 2.0
let a = width + part
let b = part * width
let c = CGFloat.pi - part
let d = max(width, part)
let e: CGFloat = part * 2
let f = -width + part
func pick<T>(_ a: T, _ b: T) -> T { a }
let g = pick(width, part)
let h: CGFloat? = width * part
//--- anything-inside
func same<T>(_ x: T) -> T { x }
let count = ["", 1].count
let nested = [["a"], [1, "a"]]
let pair = (1, ["", 1])
let mapped = ["", Optional(1)].map { _ in 1 }
let given = same(["a": 1, "b": "c"])
//--- optionals-of-closures
if let made = ({ x in let y = x; return Optional(y) }(1.5)) { print(made) }
guard let found = ({ _ in .some([1]) }(2)) else { fatalError() }
//--- branches-of-errors
enum Fault: Error { case late, early(Int) }
func check(_ n: Int) throws { throw n > 1 ? Fault.late : .early(n) }
//--- coalesced-as-cgfloat
import Foundation
let part: Double? = 3
func half(_ length: Double) -> Double? { length / 2 }
let place = CGPoint(x: part.flatMap { half($0) } ?? 0.5, y: 1 - (part.map { $0 * 2 } ?? 0.5))
let length: CGFloat = part.map { $0 * 2 } ?? 10
