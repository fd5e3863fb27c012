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
