class Meter {
    let value: Int
    init(value: Int) { self.value = value }
    required convenience init(text: String) { self.init(value: Int(text)!) }
}
class Gauge: Meter { override init(value: Int) { super.init(value: value + 1) } }
print(Gauge(text: "5").value)
enum Nothing {}
func absurd<A>(_ never: Never) -> A {}
func count(_ nothing: Nothing) -> Int {}
struct Outer {
    struct _Inner { var n = 1 }
    enum kind { case a }
    func show() -> String { "\(_Inner().n) \(kind.a)" }
}
print(Outer().show())

// output: 6
// output: 1 a
