//--- map-that-throws-nothing
extension Optional {
    func map<T>(_ transform: (Wrapped) -> T) -> [T] {
        if case .some(let value) = self { return [transform(value)] }
        return []
    }
}
let mapped = Optional(3).map { $0 + 1 }
//--- filter-that-throws-nothing
extension Dictionary {
    func filter(_ isIncluded: (Element) -> Bool) -> Int { 3 }
}
let filtered = ["a": 1].filter { $0.value > 1 }
//--- coalescing
func ?? <T>(value: T?, other: T) -> [T] { value.map { [$0] } ?? [other] }
let number: Int? = nil
let coalesced = number ?? 4
//--- property-of-the-protocol
extension Collection { var first: String { "own" } }
let firstOfArray = [1, 2].first
let firstOfText = "abc".first
let firstOfRange = (1...3).first
//--- nearer-protocol-of-the-library
extension Sequence { func reversed() -> Int { 1 } }
extension Sequence { func joined() -> Int where Element == String { 1 } }
let joined: String = ["a"].joined()
//--- overloads-that-an-existential-lacks
protocol P { associatedtype A; var a: A { get } }
struct I: P { var a = 3 }
func kind<T: P>(_ value: T) -> Int where T: Equatable { 1 }
func kind<T>(_ value: T) -> String { "" }
func part<T: P>(_ value: T) -> Int where T.A: Comparable { 1 }
func part(_ value: any P) -> String { "" }
let any: any P = I()
let kinds = (kind(any), kind(I()), part(any), part(I()))
//--- extension-with-more-conditions
protocol Q { associatedtype A; var a: A { get } }
struct J: Q { var a = 3 }
extension Q { func m() -> String { "" } }
extension Q where A: Comparable { func m() -> Int { 1 } }
extension Q { var p: String { "" } }
extension Q where A: Comparable { var p: Int { 1 } }
let more = (J().m() as Int, J().p as Int)
//--- greatest-inside-of-a-vector
extension SIMD2 where Scalar == Int { var greatest: Int { max(x, y) } }
let greatest = SIMD2(1, 2).greatest
