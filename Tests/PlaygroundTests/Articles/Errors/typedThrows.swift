enum ParseFailure: Error { case empty, bad(Character) }
func digits(_ text: String) throws(ParseFailure) -> [Int] {
    guard !text.isEmpty else { throw .empty }
    var result: [Int] = []
    for character in text {
        guard let digit = character.wholeNumberValue else { throw .bad(character) }
        result.append(digit)
    }
    return result
}
for text in ["123", "", "1x"] {
    do {
        print(try digits(text))
    } catch {
        switch error {
        case .empty: print("empty")
        case .bad(let character): print("bad \(character)")
        }
    }
}

// output: [1, 2, 3]
// output: empty
// output: bad x
