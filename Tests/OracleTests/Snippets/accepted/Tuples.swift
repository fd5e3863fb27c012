//--- labels-in-another-order
let point = (x: 1, y: 2.0)
let swapped: (y: Double, x: Int) = point
let (y: top, x: left) = point
func size(_ size: (height: Int, width: Int)) -> Int { size.height }
let given = (width: 1, height: 2)
let height = size(given)
let optional: (y: Double, x: Int)? = point
//--- local-names-of-types
func lengths() -> Int {
    typealias Layout = [Int]
    typealias Pair<T> = (T, T)
    let layout: Layout = [1, 2]
    let pair: Pair<String> = ("a", "b")
    return layout.count + pair.0.count
}
func texts() -> String {
    typealias Layout = String
    let layout: Layout = "a"
    return layout
}
//--- comparisons-of-elements-that-become-optional
let p = (1, "a"), q: (Int?, String) = (1, "a"), r: (Int, String?) = (1, "a")
let a = (1, "a") == q
let b = p != (nil, "a")
let c = r == q
let d = (1, 2.5) < (1.5, 3)
guard (1, 1.5) == (Optional(2), 1.5) else { fatalError() }
