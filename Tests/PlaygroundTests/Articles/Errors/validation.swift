enum ValidationError: Error, Equatable { case tooShort(minimum: Int), missing(Character), custom(String) }
struct Validator<Value> {
    let validate: (Value) -> Result<Value, ValidationError>
    static func && (a: Validator, b: Validator) -> Validator { Validator { a.validate($0).flatMap(b.validate) } }
    func callAsFunction(_ value: Value) throws -> Value { try validate(value).get() }
}
extension Validator where Value == String {
    static func minimum(_ count: Int) -> Validator { Validator { $0.count >= count ? .success($0) : .failure(.tooShort(minimum: count)) } }
    static func containing(_ character: Character) -> Validator { Validator { $0.contains(character) ? .success($0) : .failure(.missing(character)) } }
}
let email = Validator.minimum(5) && .containing("@")
for text in ["a@b.c", "a@b", "abcdef"] {
    switch email.validate(text) {
    case .success(let value): print("ok", value)
    case .failure(.tooShort(let minimum)): print("at least", minimum)
    case .failure(let error): print(error)
    }
}
do { print(try email("hello@")) ; _ = try email("x") } catch let error as ValidationError { print(error == .tooShort(minimum: 5)) }
let results = ["abc@d", "no"].map { text in Result { try email(text) } }
print(results.map { (try? $0.get()) ?? "-" })
print(results.compactMap { if case .failure(let error) = $0 { error } else { nil } })
func first<T>(_ attempts: (() throws -> T)...) -> T? { for attempt in attempts { if let value = try? attempt() { return value } }; return nil }
print(first({ try email("bad") }, { try email("good@") }) ?? "none")

// output: ok a@b.c
// output: at least 5
// output: missing("@")
// output: hello@
// output: true
// output: ["abc@d", "-"]
// output: [ValidationError.tooShort(minimum: 5)]
// output: good@
