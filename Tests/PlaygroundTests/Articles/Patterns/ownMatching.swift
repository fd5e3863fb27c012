func ~= <T>(pattern: (T) -> Bool, value: T) -> Bool { pattern(value) }
func isEven(_ n: Int) -> Bool { n % 2 == 0 }
let isNegative: (Int) -> Bool = { $0 < 0 }
func hasPrefix(_ p: String) -> (String) -> Bool { { $0.hasPrefix(p) } }
func greater<T: Comparable>(than t: T) -> (T) -> Bool { { $0 > t } }
for n in [-3, 2, 7, 150] {
    switch n {
    case isNegative: print(n, "negative")
    case greater(than: 100): print(n, "large")
    case isEven: print(n, "even")
    default: print(n, "odd")
    }
}
switch "hello" { case hasPrefix("he"): print("he"); default: print("no") }
if case isEven = 4 { print("even 4") }
switch 5 { case { $0 > 3 }: print("closure"); default: print("small") }
struct Temperature { var degrees: Double; var isHot: Bool { degrees > 30 } }
func ~= <T>(keyPath: KeyPath<T, Bool>, value: T) -> Bool { value[keyPath: keyPath] }
switch Temperature(degrees: 35) { case \.isHot: print("hot"); default: print("cold") }
struct Regexish { let text: String }
func ~= (p: Regexish, v: String) -> Bool { v.contains(p.text) }
switch "abc" { case Regexish(text: "b"): print("has b"); default: print("hasn't") }
func ~= (p: String, v: Int) -> Bool { p == String(v) }
switch 42 { case "41": print("41"); case "42": print("yes"); default: print("no") }
enum E { case a(Int), b }
switch E.a(4) { case .a(isEven): print("even payload"); case .a: print("payload"); case .b: print("b") }
switch (2, -1) { case (isEven, isNegative): print("both"); default: print("neither") }
let optional: Int? = 4
switch optional { case isEven?: print("some even"); case .some: print("some"); case nil: print("nil") }
do { throw NSErr(code: 3) } catch isNS { print("caught") } catch { print("other") }
struct NSErr: Error { let code: Int }
func isNS(_ e: Error) -> Bool { e is NSErr }
print([1, 2, 3, 4].filter { if case isEven = $0 { return true } else { return false } })

// output: -3 negative
// output: 2 even
// output: 7 odd
// output: 150 large
// output: he
// output: even 4
// output: closure
// output: hot
// output: has b
// output: yes
// output: even payload
// output: both
// output: some even
// output: caught
// output: [2, 4]
