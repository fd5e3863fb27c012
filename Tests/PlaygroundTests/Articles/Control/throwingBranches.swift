enum E: Error { case a }
func f(_ n: Int) throws -> String {
  switch n {
  case 0: "zero"
  case 1: "one"
  default: throw E.a
  }
}
func g(_ n: Int) throws -> String {
  if n == 0 { "zero" } else if n == 1 { throw E.a } else { fatalError("x") }
}
let h: (Int) throws -> Int = { n in
  switch n {
  case 0: 4
  default:
    print("bad")
    throw E.a
  }
}
print(try f(1), try g(0), try h(0))
do { _ = try f(3) } catch { print(error) }
do { _ = try g(1) } catch { print(error) }
do { _ = try h(1) } catch { print(error) }
let v = try { if 3 > 2 { 4 } else { throw E.a } }()
print(v)
func o(_ n: Int) -> Int { repeat { return 3 } while true }
func q(_ n: Int) -> Int { while true { switch n { case 1: break; default: return 3 } } }

// output: one zero 4
// output: a
// output: a
// output: bad
// output: a
// output: 4
