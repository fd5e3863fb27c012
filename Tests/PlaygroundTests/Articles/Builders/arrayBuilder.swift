@resultBuilder
enum ArrayBuilder<Element> {
    static func buildExpression(_ element: Element) -> [Element] { [element] }
    static func buildBlock(_ parts: [Element]...) -> [Element] { parts.flatMap { $0 } }
    static func buildOptional(_ part: [Element]?) -> [Element] { part ?? [] }
    static func buildEither(first: [Element]) -> [Element] { first }
    static func buildEither(second: [Element]) -> [Element] { second }
    static func buildArray(_ parts: [[Element]]) -> [Element] { parts.flatMap { $0 } }
}
func make(@ArrayBuilder<Int> _ content: () -> [Int]) -> [Int] { content() }
let big = false
print(make {
    1
    2
    if big { 100 }
    for i in 3...5 { i * 10 }
    switch big {
    case true: 7
    case false: 8
    }
})

// output: [1, 2, 30, 40, 50, 8]
