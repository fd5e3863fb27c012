//--- elements-swapped
var a = [1, 2, 3]
swap(&a[0], &a[1])
//--- closure-reads
func modify(_ n: inout Int, _ body: () -> Int) { n = body() }
func run() {
    var x = 1
    modify(&x) { x }
}
//--- one-variable-twice
func two(_ a: inout Int, _ b: inout Int) {}
func run() {
    var x = 1
    two(&x, &x)
}
//--- one-property-twice
struct P { var a = 1, b = 2 }
func two(_ a: inout Int, _ b: inout Int) {}
func run() {
    var p = P()
    two(&p.a, &p.a)
}
//--- whole-and-part
struct P {
    var a = 1
    mutating func m(_ x: inout Int) {}
}
func run() {
    var p = P()
    p.m(&p.a)
}
//--- method-reads-whole
struct G {
    var items = [1, 2, 3]
    var id = 2
    mutating func a() { items.removeAll { isOld($0) } }
    func isOld(_ x: Int) -> Bool { x > id }
}
//--- observed-property-is-whole
struct G {
    var items = [1, 2, 3] { didSet { print("set") } }
    var id = 2
    mutating func a() { items.removeAll { $0 == id } }
}
//--- predicate-reads-array
func run() {
    var list = [1, 2]
    list.removeAll { $0 == list.count }
}
