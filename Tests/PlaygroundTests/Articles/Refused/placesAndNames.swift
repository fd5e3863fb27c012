func f() { fallthrough }
func g(_ n: Int) { switch n { case 1: print(1); fallthrough; case 2: if n > 1 { fallthrough }; print(2); default: fallthrough } }
struct S { var a: Int; func a() -> Int { 1 } ; static func b() {}; var b = 1; func c(_ x: Int) {}; var c: Int { 1 } }
func + (a: S) -> S { a }
class K { var f: () -> Void = {}; func f(x: Int) {} ; func g() {} ; func g(_ a: Int = 0) {} }

// error: 1: 'fallthrough' is only allowed inside a switch
// error: 2: 'fallthrough' without a following 'case' or 'default' block
// error: 3: invalid redeclaration of 'a()'
// error: 4: prefix unary operator missing 'prefix' modifier
