struct Pipeline<Input, Output> {
    let run: (Input) throws -> Output
    func then<Next>(_ next: @escaping (Output) throws -> Next) -> Pipeline<Input, Next> { Pipeline<Input, Next> { try next(run($0)) } }
}
enum StepError: Error { case tooShort(Int) }
let pipeline = Pipeline<String, String> { $0.lowercased() }
    .then { text in text.split(separator: " ").map(String.init) }
    .then { words -> [String] in
        guard words.count > 1 else { throw StepError.tooShort(words.count) }
        return words
    }
    .then { $0.map(\.count).reduce(0, +) }
for text in ["Hello Big World", "One"] {
    do { print(try pipeline.run(text)) } catch StepError.tooShort(let count) { print("only \(count) word") } catch { print(error) }
}

// output: 13
// output: only 1 word
