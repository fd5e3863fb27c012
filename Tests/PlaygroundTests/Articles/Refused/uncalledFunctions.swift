struct S { var on = true; func go() {}; mutating func flip() { on.toggle() } }
var s = S()
var b = true
func f() {}
func g() { s.go; f; s.flip; b.toggle; { print(1) } }
let h = b.toggle
let k = s.flip
let c: () -> Void = { s.go }
let d: () -> Void = { b.toggle }
let e: () -> Void = { f }
func run(_ a: () -> Void) {}
run { s.go }
run(b.toggle)
run(s.flip)
S().go

// error: 5: function is unused
// error: 5: function is unused
// error: 5: cannot reference 'mutating' method as function value
// error: 5: cannot reference 'mutating' method as function value
// error: 5: closure expression is unused
// error: 6: cannot reference 'mutating' method as function value
// error: 7: cannot reference 'mutating' method as function value
// error: 8: function is unused
// error: 9: cannot reference 'mutating' method as function value
// error: 10: function is unused
// error: 12: function is unused
// error: 13: cannot reference 'mutating' method as function value
// error: 14: cannot reference 'mutating' method as function value
