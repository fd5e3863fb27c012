struct T { var n = 0; mutating func bump() { n += 1 } }
struct S { var o: T? { get { print("get o"); return store } set { print("set o"); store = newValue } }
  var store: T?
  var obs: T? { didSet { print("did obs") } }
}
struct W { var inner = S(); var c: S { get { print("get c"); return inner } set { print("set c"); inner = newValue } }
  subscript(i: Int) -> T? { get { print("get [\(i)]"); return inner.store } set { print("set [\(i)]"); inner.store = newValue } } }
func key(_ i: Int) -> Int { print("key"); return i }
var w = W()
print("1"); w.inner.o?.bump()
print("2"); w.c.o?.bump()
print("3"); w.c.store?.bump()
print("4"); w.inner.obs?.bump()
print("5"); w[key(1)]?.bump()
w.inner.store = T()
w.inner.obs = T()
print("1"); w.inner.o?.bump()
print("2"); w.c.o?.bump()
print("3"); w.c.store?.bump()
print("4"); w.inner.obs?.bump()
print("5"); w[key(1)]?.bump()
print("6"); w.c.o!.bump()
print("7"); w[key(1)]!.n += 1
print("8"); w[key(1)]?.n = 1
print("9"); w.c.store?.n = key(3)
w.inner.store = nil
print("8"); w[key(1)]?.n = 1
print("9"); w.c.store?.n = key(3)
print("10"); w.c.o? = T()
var d = ["a": [1]]
func k() -> String { print("k"); return "a" }
d[k()]?.append(2)
d[k()]![0] += 5
print(d)

// output: 1
// output: get o
// output: set o
// output: 2
// output: get c
// output: get o
// output: set o
// output: set c
// output: 3
// output: get c
// output: set c
// output: 4
// output: did obs
// output: 5
// output: key
// output: get [1]
// output: set [1]
// output: did obs
// output: 1
// output: get o
// output: set o
// output: 2
// output: get c
// output: get o
// output: set o
// output: set c
// output: 3
// output: get c
// output: set c
// output: 4
// output: did obs
// output: 5
// output: key
// output: get [1]
// output: set [1]
// output: 6
// output: get c
// output: get o
// output: set o
// output: set c
// output: 7
// output: key
// output: get [1]
// output: set [1]
// output: 8
// output: key
// output: get [1]
// output: set [1]
// output: 9
// output: get c
// output: key
// output: set c
// output: 8
// output: key
// output: get [1]
// output: set [1]
// output: 9
// output: get c
// output: set c
// output: 10
// output: get c
// output: get o
// output: set o
// output: set c
// output: k
// output: k
// output: ["a": [6, 2]]
