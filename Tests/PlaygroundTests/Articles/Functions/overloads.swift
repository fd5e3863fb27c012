func show(_ value: Int) -> String { "int" }
func show(_ value: Double) -> String { "double" }
func show(_ value: String) -> String { "string" }
func show<T>(_ value: T) -> String { "generic" }
func show<T>(_ value: [T]) -> String { "array" }
func show(_ value: Int, twice: Bool) -> String { "labelled" }
print(show(1), show(1.0), show("1"), show(true), show([1]), show(2, twice: true))
func make() -> Int { 1 }
func make() -> String { "one" }
let number: Int = make()
let text: String = make()
print(number, text)

// output: int double string generic array labelled
// output: 1 one
