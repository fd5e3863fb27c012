//--- used-before
func f() {
    let x: Int
    print(x)
}
//--- used-before-var
func f() {
    var x: Int
    x += 1
}
//--- one-branch
func f(_ flag: Bool) {
    let x: Int
    if flag { x = 1 }
    print(x)
}
//--- let-twice
func f() {
    let x: Int
    x = 1
    x = 2
}
//--- init-forgets
struct P {
    var x: Int
    var y: Int
    init(x: Int) {
        self.x = x
    }
}
//--- init-forgets-in-branch
struct P {
    var x: Int
    init(_ flag: Bool) {
        if flag { x = 1 }
    }
}
//--- init-uses-self
struct P {
    var x: Int
    var y: Int
    init() {
        x = 1
        show()
        y = 2
    }
    func show() {}
}
//--- init-let-twice
struct P {
    let x: Int
    init() {
        x = 1
        x = 2
    }
}
//--- init-let-with-default
struct P {
    let x = 1
    init() {
        x = 2
    }
}
//--- class-without-init
class A {
    var x: Int
}
//--- class-init-forgets
class A {
    var x: Int
    init() {}
}
//--- subclass-forgets-super
class A {
    var x: Int
    init(x: Int) { self.x = x }
}
class B: A {
    var y: Int
    init(y: Int) {
        self.y = y
    }
}
//--- subclass-super-first
class A { init() {} }
class B: A {
    var y: Int
    override init() {
        super.init()
        y = 1
    }
}
//--- initial-value-uses-other
struct P {
    var x = 1
    var y = x + 1
}
//--- delegating-without-call
struct P {
    var x: Int
}
extension P {
    init(double n: Int) {
        self.x = n
        self.init(x: n * 2)
    }
}
//--- enum-init-forgets
enum Light {
    case on, off
    init(_ flag: Bool) {
        if flag { self = .on }
    }
}
//--- no-type-no-value
func f() {
    let x
    print("a")
}
//--- guard-falls-through
func f(_ n: Int?) {
    guard let n else {
        print("none")
    }
    print(n)
}
//--- failable-not-unwrapped
let n: Int = Int("3")
//--- unforced-delegation
struct Positive { let n: Int; init?(_ n: Int) { if n < 0 { return nil }; self.n = n }; init(text: String) { self.init(text.count) } }
//--- unforced-super
class Named { let name: String; init?(name: String) { if name.isEmpty { return nil }; self.name = name } }
class Plain: Named { init() { super.init(name: "a") } }
//--- global-without-value
let x: Int
print(x)
//--- global-without-value-on-a-path
var x: Int
if Bool.random() { x = 1 }
print(x)
//--- global-changed-without-value
var y: Int
y += 1
//--- global-set-twice
let x: Int
if Bool.random() { x = 1 } else { x = 2 }
x = 3
//--- global-set-in-a-loop
let z: Int
for _ in 0..<2 { z = 1 }
//--- set-before-what-throws
struct E: Error {}
func g() throws -> Int { throw E() }
func f() -> Int {
    let m: Int
    do {
        m = 1
        _ = try g()
    } catch { m = 0 }
    return m
}
//--- setter-without-getter
struct S {
    var c: Int { set {} }
}
//--- used-before-its-declaration
func f() {
    print(v)
    let v = 3
}
