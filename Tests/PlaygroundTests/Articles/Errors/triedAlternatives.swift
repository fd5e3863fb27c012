struct E: Error {}
func g(_ n: Int) throws -> Int { if n < 0 { throw E() }; return n }
func f(_ n: Int) -> Int { n * 2 }
print(f((try? g(-1)) ?? (try? g(-2)) ?? 5))
print(f((try? g(-1)) ?? (try? g(3)) ?? 5))
func f2(_ n: Int, _ m: Double) -> Int { n }
print(f2((try? g(-1)) ?? (try? g(-2)) ?? 5, 2))
let v = (try? g(-1)) ?? (try? g(1))
print(v as Any)
print((try? g(-1)) ?? 7, try! g(1) + ((try? g(4)) ?? 0))
let w: Int? = (try? g(-1)) ?? (try? g(-4)) ?? nil
print(w as Any)
let z = try? (try? g(-1)) ?? g(2)
print(z as Any)
print([(try? g(1)) ?? 0, (try? g(-1)) ?? (try? g(-2)) ?? 5])
print("\((try? g(-1)) ?? (try? g(-2)) ?? 5)")
func o(_ n: Int?) -> String { "\(n as Any)" }
print(o((try? g(-1)) ?? (try? g(2))))
print(f((try? g(-1)) ?? (try? g(-2)) ?? (try? g(-3)) ?? 5))

// output: 10
// output: 6
// output: 5
// output: Optional(1)
// output: 7 5
// output: nil
// output: Optional(2)
// output: [1, 5]
// output: 5
// output: Optional(2)
// output: 10
