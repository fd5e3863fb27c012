// Results that are unwrapped where their value is wanted
struct Grade { let points: Int; init!(_ text: String) { guard let number = Int(text) else { return nil }; points = number } }
struct Book { subscript(key: String) -> Int! { key == "a" ? 1 : nil }; func find(_ key: String) -> String! { key + "!" } }
func make() -> Int! { 5 }
let grade: Grade = Grade("7")
let n: Int = make()
print(grade.points, Grade("8").points, n + make())
print(Grade("x") as Any, make() as Any)
print(Book()["a"] + 1, Book().find("b").count)
let kept = make()
print(type(of: kept), kept ?? 0)

// output: 7 8 10
// output: nil Optional(5)
// output: 2 2
// output: Optional<Int> 5
