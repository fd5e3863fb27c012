let a: Int?? = 1; let b: Int?? = .some(nil); let c: Int? = nil
print(a as Any?, b as Any?, c as Any?, (a as Any?) is Int, a as? Int as Any, b as? Int as Any)
let l: [Int?] = [1, nil]; print(l as [Any], (l as [Any]).count, l as? [Int] as Any, l as? [Any] as Any)
let d: [String: Int?] = ["a": nil]; print(d as [String: Any], d as? [String: Int] as Any)
let x: Any = c as Any; print(x, x as? Int as Any, x is Int)
let t: (Int?, String) = (nil, "a"); print(t as (Any, Any))
func f(_ v: Any?) { print(v as Any, v == nil) }
f(a); f(c); f(l)

// output: Optional(Optional(1)) Optional(nil) nil true Optional(1) nil
// output: [Optional(1), nil] 2 nil Optional([Optional(1), nil])
// output: ["a": nil] nil
// output: nil nil false
// output: (nil, "a")
// output: Optional(Optional(1)) false
// output: nil true
// output: Optional([Optional(1), nil]) false
