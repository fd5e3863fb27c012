func log(_ level: Int, _ message: @autoclosure () -> String) { if level > 1 { print(message()) } }
var evaluations = 0
func costly() -> String { evaluations += 1; return "costly \(evaluations)" }
log(1, costly())
log(2, costly())
print(evaluations)
func either(_ a: Bool, _ b: @autoclosure () throws -> Bool) rethrows -> Bool { if a { return true }; return try b() }
print(either(true, { evaluations += 1; return false }()), evaluations)

// output: costly 1
// output: 1
// output: true 1
