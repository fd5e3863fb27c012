enum ParseError: Error, Equatable { case empty, notANumber(String) }
func parse(_ text: String) -> Result<Int, ParseError> {
    if text.isEmpty { return .failure(.empty) }
    guard let number = Int(text) else { return .failure(.notANumber(text)) }
    return .success(number)
}
for text in ["12", "", "x"] {
    switch parse(text).map({ $0 * 2 }) {
    case .success(let n): print("ok", n)
    case .failure(.empty): print("nothing")
    case .failure(let error): print("bad:", error)
    }
}
print((try? parse("7").get()) ?? -1, (try? parse("-").get()) ?? -1)
print(parse("a").mapError { "\($0)".count > 3 ? ParseError.empty : $0 } == .failure(.empty))
print(parse("5").flatMap { $0 > 3 ? .success("big") : .failure(.empty) })

// output: ok 24
// output: nothing
// output: bad: notANumber("x")
// output: 7 -1
// output: true
// output: success("big")
