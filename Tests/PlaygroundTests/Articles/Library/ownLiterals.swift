// Literals of a generic parameter's type, the shorthand for self, and properties that only the file may set.
func first<T: ExpressibleByArrayLiteral>(_ value: T?) -> T { value ?? [] }
func empty<T: ExpressibleByDictionaryLiteral>() -> T { [:] }
func twice<T: ExpressibleByArrayLiteral>(_ x: T.ArrayLiteralElement) -> T { [x, x] }
func one<T: ExpressibleByDictionaryLiteral>(_ key: T.Key, _ value: T.Value) -> T { [key: value] }
print(first(nil as [Int]?), first([1]), first(nil as Set<Int>?), empty() as [String: Int], twice(3) as [Int], one("a", 1) as [String: Int])
protocol Defaulted { associatedtype Value: ExpressibleByArrayLiteral; static var value: Value { get } }
extension Defaulted { static var value: Value { [] } }
enum Words: Defaulted { typealias Value = [String] }
struct Missing: Error {}
extension Optional {
    func orThrow() throws -> Wrapped { guard let self else { throw Missing() }; return self }
    mutating func take() -> Wrapped? { if let self { return self }; return nil }
}
print(Words.value, try Optional(5).orThrow(), (try? (nil as Int?).orThrow()) as Any)
struct Page { private var number: Int?; let title: String; static func make() -> Page { Page(number: 1, title: "b") } }
struct Mark { fileprivate var line = 3; var text: String }
print(Mark(line: 4, text: "a"), Page.make(), Mark(text: "b"))

// output: [] [1] [] [:] [3, 3] ["a": 1]
// output: [] 5 nil
// output: Mark(line: 4, text: "a") Page(number: Optional(1), title: "b") Mark(line: 3, text: "b")
