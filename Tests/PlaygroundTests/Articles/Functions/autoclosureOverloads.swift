struct R<C> { let c: () -> C
  init(path: String = "*", content: @escaping () -> C) { c = content; print("closure") }
  init(path: String = "*", content: @autoclosure @escaping () -> C) { c = content; print("auto") } }
func lazy(_ x: () -> Int) { print("f", x()) }
func lazy(_ x: @autoclosure () -> Int) { print("a", x()) }
_ = R(path: "a", content: 5); _ = R { 6 }
lazy(1); lazy { 2 }
let f = { 3 }
lazy(f); lazy(f())

// output: auto
// output: closure
// output: a 1
// output: f 2
// output: f 3
// output: a 3
