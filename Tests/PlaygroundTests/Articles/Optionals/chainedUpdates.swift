var c: [String: Int] = [:]
c["q"]? += 1
var o: Int? = nil
o? += 1
print(c, o as Any)
var p: [Int]? = nil
p?[0] += 1
p? += [1]
print(p as Any)
struct S { var n = 1 }
var s: S? = nil
s?.n += 1
s?.n = 4
print(s as Any)

// output: [:] nil
// output: nil
// output: nil
