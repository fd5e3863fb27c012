class C { var n = 0; func bump() { n += 1 } }
var c: C? = C()
if c?.bump() != nil { print("called") }
let r: Void? = c?.bump()
print(r == nil, c!.n)
if (c?.n = 5) != nil { print("set", c!.n) }
if (c?.n += 5) != nil { print("added", c!.n) }
c = nil
if c?.bump() == nil { print("nothing") }
if (c?.n = 5) == nil { print("not set") }
let v: ()? = nil
print(v as Any)
let w: ()? = ()
print(w as Any)
if let x = w { print("some", x) }
func maybe(_ f: (() -> Void)?) -> Void? { f?() }
print(maybe(nil) == nil, maybe { print("ran") } != nil)
switch w { case .some: print("some"); case .none: print("none") }
let action: (() -> Void)? = { print("act") }
action?()
guard (action?()) != nil else { fatalError() }
let list: [Void] = [(), ()]
print(list.count, list.first as Any)
let mapped = Optional(3).map { print($0) }
print(mapped as Any)
c?.bump()

// output: called
// output: false 2
// output: set 5
// output: added 10
// output: nothing
// output: not set
// output: nil
// output: Optional(())
// output: some ()
// output: ran
// output: true true
// output: some
// output: act
// output: act
// output: 2 Optional(())
// output: 3
// output: Optional(())
