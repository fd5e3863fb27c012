@resultBuilder
struct SumBuilder {
    static func buildExpression(_ value: Int) -> Int { value }
    static func buildExpression(_ value: String) -> Int { value.count }
    static func buildPartialBlock(first: Int) -> Int { first }
    static func buildPartialBlock(accumulated: Int, next: Int) -> Int { accumulated * 10 + next }
}
func digits(@SumBuilder _ content: () -> Int) -> Int { content() }
print(digits { 1; "ab"; 3; "four" })

// output: 1234
