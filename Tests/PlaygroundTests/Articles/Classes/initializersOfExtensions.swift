protocol Named { init(name: String); var name: String { get set } }
extension Named { init() { self.init(name: "def") }; init(loud: Bool) { self.init(); if loud { name += "!" } }
  init?(_ s: String) { guard !s.isEmpty else { return nil }; self.init(name: s) } 
  init(twice: String) throws { if twice.isEmpty { throw E.e }; self.init(name: twice); name += twice } }
enum E: Error { case e }
class N2: Named { var name: String; required init(name: String) { self.name = name } }
final class N3: N2 { var k = 1; deinit { print("~", name) } }
struct N4: Named { var name: String }
print(N2().name, N2(loud: true).name, N2("x")?.name ?? "nil", N2("")?.name ?? "nil", try N2(twice: "ab").name)
print(N3().name, N3(loud: true).k, N3("x")?.name ?? "nil")
print(N4().name, N4(loud: true).name, N4("x")?.name ?? "nil", N4("")?.name ?? "nil")
do { _ = try N3(twice: "") } catch { print(error) }

// output: def def! x nil abab
// output: ~ def
// output: ~ def!
// output: ~ x
// output: def 1 x
// output: def def! x nil
// output: e
