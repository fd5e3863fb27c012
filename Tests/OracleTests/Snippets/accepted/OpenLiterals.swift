//--- calls
func same<T>(_ x: T) -> T { x }
func pick<T>(_ a: T, _ b: T) -> T { a }
let width = 3.0
let n = 2
let a = max(0, 1) * 2.5
let b = [1, 2].reduce(0, +) + 0.5
let c = width + min(1, 2)
let d = true ? max(1, 2) : 2.5
let e = ["a": max(1, 2), "b": 2.5]
let f = [2.5].map { $0 + same(2) }
let g = [max(1, 2), 2.5]
let h = pick(max(1, 2), 2.5)
let i = (max(1, 2)) / 2.5 + 1
let j = (1 + 2) * 2.5
let k = n * max(1, same(3))
let l: CGFloat = max(1, 2) + pick(3, 4)
let m: Double? = pick(1, 2) / 4
let o = [1, 2][0] * 2.5
let p = [1, 2].map { $0 * 2 }[0] / 0.5
let q = [1, 2].first! + width
let r = [1, 2].contains(width)
let s = abs(1 - 3) * width
let t = same([1, 2]) == [0.5, 1.5]
let u = (same(1), [same(2)])
//--- angles
let x = 90.0
let quarter = Angle.degrees(x) / 8
func half(_ angle: Angle) -> Angle { angle }
let made: Angle = .degrees(x) / 8
let passed = half(.degrees(x) / 8)
//--- closures
let doubled = [1, 2].map { $0 + 0.5 }
let texts = [1, 2].map { "\($0)" }
let even = [1, 2, 3].filter { $0 % 2 == 0 }
let steps = [1, 2].map { x in
    let y = x * 2
    return y
}
let sum = steps.reduce(0, +) + even.count
VStack {
    ForEach([1, 2, 3], id: \.self) { Text("\($0)") }
    ForEach([1, 2].map { $0 * 2 }, id: \.self) { Text("row \($0)") }
}
//--- extensions
extension Array where Element == Int { var total: Int { reduce(0, +) } }
extension Array where Element == Double { var total: Double { reduce(0, +) } }
let whole = [1, 2].total
let broken = [1, 2.5].total
//--- doubles-and-lengths
let length: CGFloat = 3
let width = 2.0
let both = [length, width + 1]
let either = true ? length : width
//--- collections-of-nil
func same<T>(_ value: T) -> T { value }
let list = same([nil])
let pairs = same([3: nil])
let nested = [[nil]]
let count = [nil].count
let known: [Int?] = [nil, nil]
//--- initializers-of-open-texts
let grid = ["S.#", "..E"].map(Array.init)
let cell = grid[0][1]
let letters = ["ab"].flatMap(Set.init)
