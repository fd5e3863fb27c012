import Foundation
class C: NSObject, NSCopying {
  var n = 1
  func copy(with zone: NSZone? = nil) -> Any { let c = C(); c.n = n + 1; return c }
}
final class M: NSObject, NSMutableCopying, NSCopying { func copy(with zone: NSZone?) -> Any { self }; func mutableCopy(with zone: NSZone?) -> Any { C() } }
class P: NSCopying { var v = 3; required init() {}; func copy(with zone: NSZone? = nil) -> Any { let p = type(of: self).init(); p.v = v * 2; return p } }
class Q: P { var w = 1; override func copy(with zone: NSZone? = nil) -> Any { let q = super.copy(with: zone) as! Q; q.w = 5; return q } }
print((C().copy() as! C).n, M().mutableCopy() is C, (Q().copy() as! Q).w, (P().copy(with: nil) as! P).v)
let s = NSMutableString(string: "a"); let t = s.copy() as! NSString; s.append("b"); print(t, s, (t.mutableCopy() as! NSMutableString).length)
let d: NSDictionary = ["a": 1]; let m = d.mutableCopy() as! NSMutableDictionary; m["b"] = 2; print(d.count, m.count)
func dup<T: NSCopying>(_ t: T) -> T { t.copy() as! T }
print(dup(C()).n)

// output: 2 true 5 6
// output: a ab 1
// output: 1 2
// output: 2
