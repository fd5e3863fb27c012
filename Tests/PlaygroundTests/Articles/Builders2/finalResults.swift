@resultBuilder enum B {
  static func buildBlock(_ p: String...) -> [String] { p }
  static func buildFinalResult(_ c: [String]) -> [String] { c }
  static func buildFinalResult(_ c: [String]) -> Int { c.count }
}
func count(@B _ f: () -> Int) -> Int { f() }
func list(@B _ f: () -> [String]) -> [String] { f() }
print(count { "a"; "b" }, list { "c" })
struct S { @B var n: Int { "x"; "y"; "z" } }
print(S().n)

// output: 2 ["c"]
// output: 3
