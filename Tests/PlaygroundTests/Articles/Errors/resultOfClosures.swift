let r = Result { 5 }
print(r.get() + 1, type(of: r))
struct E: Error {}
func f() throws -> Int { throw E() }
let s = Result { try f() }
print(type(of: s), s)
func g() throws(E) -> Int { throw E() }
let t = Result { () throws(E) in try g() }
print(type(of: t))
let u = Result(catching: f)
print(type(of: u))
let v: Result<Int, Error> = Result { 5 }
print(try v.get())
func load(_ done: (Result<Int, Error>) -> Void) { done(Result { try f() }); done(Result { 3 }) }
load { print($0) }

// output: 6 Result<Int, Never>
// output: Result<Int, Error> failure(E())
// output: Result<Int, E>
// output: Result<Int, Error>
// output: 5
// output: failure(E())
// output: success(3)
