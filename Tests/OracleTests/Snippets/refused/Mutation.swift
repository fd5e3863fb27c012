//--- let-global
let x = 1
x = 2
//--- let-local
func f() {
    let x = 1
    x += 1
}
//--- let-property
struct P { let x: Int }
var p = P(x: 1)
p.x = 2
//--- let-struct
struct P { var x: Int }
let p = P(x: 1)
p.x = 2
//--- let-array
let list = [1]
list.append(2)
//--- let-array-subscript
let list = [1]
list[0] = 2
//--- parameter
func f(_ x: Int) {
    x = 2
}
//--- parameter-member
struct P { var x = 0 }
func f(_ p: P) {
    p.x = 2
}
//--- method-not-mutating
struct Counter {
    var count = 0
    func increment() {
        count += 1
    }
}
//--- method-not-mutating-append
struct Bag {
    var items: [Int] = []
    func add(_ n: Int) {
        items.append(n)
    }
}
//--- method-not-mutating-self
struct Counter {
    var count = 0
    func reset() {
        self = Counter()
    }
}
//--- mutating-call-on-let
struct Counter {
    var count = 0
    mutating func increment() { count += 1 }
}
let c = Counter()
c.increment()
//--- mutating-from-plain-method
struct Counter {
    var count = 0
    mutating func increment() { count += 1 }
    func twice() {
        increment()
    }
}
//--- computed-get-only
struct P {
    var x = 1
    var double: Int { x * 2 }
}
var p = P()
p.double = 4
//--- loop-variable
for i in 0..<3 {
    i += 1
}
//--- if-let-constant
let n: Int? = 1
if let m = n {
    m = 2
}
//--- private-set
struct P {
    private(set) var x = 1
}
var p = P()
p.x = 2
//--- class-let
class A { let x = 1 }
let a = A()
a.x = 2
//--- enum-self
enum Light {
    case on, off
    func toggle() {
        self = .on
    }
}
//--- literal
3 = 4
//--- function-result
func f() -> [Int] { [1] }
f().append(2)
//--- capture-in-struct
struct P {
    var x = 0
    func later() -> () -> Void {
        return { x = 1 }
    }
}
//--- static-let
struct P { static let x = 1 }
P.x = 2
//--- state-in-let
struct V: View {
    @Binding var count: Int
    var body: some View {
        Text("\(count)")
    }
}
let v = V(count: 3)
//--- lazy-of-constant
struct S { lazy var n = 3 }
let s = S()
print(s.n)
//--- ampersand-without-inout
func f(_ n: Int) {}
var x = 1
f(&x)
//--- read-only-key-path
struct P { let n = 1 }
var p = P()
p[keyPath: \.n] = 2
//--- requirement-get-only
protocol Named { var name: String { get } }
func f(_ x: Named) { x.name = "a" }
//--- binding-to-get-only-property
struct Track { var title = "Rain"; var isLong: Bool { title.count > 9 } }
struct Player: View {
    @State private var track = Track()
    var body: some View { Toggle("Long", isOn: $track.isLong) }
}
//--- binding-to-constant-property
struct Track { let length = 3 }
struct Player: View {
    @State private var track = Track()
    var body: some View { Stepper("Length", value: $track.length) }
}
//--- binding-to-private-setter
@Observable final class Track { private(set) var isOn = true }
struct Player: View {
    @Bindable var track: Track
    var body: some View { Toggle("On", isOn: $track.isOn) }
}
//--- binding-to-get-only-subscript
struct Album { subscript(index: Int) -> Int { index } }
struct Player: View {
    @State private var album = Album()
    var body: some View { Stepper("Track", value: $album[3]) }
}
