protocol Account: AnyObject { var balance: Int { get set } }
final class Savings: Account { var balance = 1 }
var account: any Account = Savings()
account.balance += 4
print(account.balance)
account.balance = 9
print(account.balance)
func f() {
  let a: any Account = Savings()
  a.balance = 3
  a.balance += 4
  print(a.balance)
}
f()
let b: any Account = Savings()
b.balance = 3
print(b.balance)
struct H { let a: any Account }
let h = H(a: Savings())
h.a.balance += 5
print(h.a.balance)
func g<T: Account>(_ t: T) { t.balance += 10; print(t.balance) }
g(Savings())
protocol Counting { var x: Int { get set }; mutating func inc() }
extension Counting { mutating func inc() { x += 1 } }
final class C: Counting { var x = 1 }
struct S: Counting { var x = 5 }
var q: any Counting = C()
q.x = 3
q.x += 1
q.inc()
print(q.x)
q = S()
q.x += 1
q.inc()
print(q.x)
func f2(_ q: any Counting) { var q = q; q.x = 10; q.inc(); print(q.x) }
f2(C()); f2(S())
func g2<T: Counting>(_ t: T) { var t = t; t.x += 10; t.inc(); print(t.x) }
g2(C()); g2(S())
var xs: [any Counting] = [C(), S()]
for i in xs.indices { xs[i].x *= 2; xs[i].inc() }
print(xs.map { $0.x })

// output: 5
// output: 9
// output: 7
// output: 3
// output: 6
// output: 11
// output: 5
// output: 7
// output: 11
// output: 11
// output: 12
// output: 16
// output: [3, 11]
