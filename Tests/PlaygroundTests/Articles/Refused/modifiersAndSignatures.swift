protocol P { private func f(); func g(x: Int); init(a: Int) {}; lazy var x: Int { get } }
protocol P2 { func f(x: Int = 3); subscript(i: Int) -> Int }
struct S { class func f() {}; class var q: Int { 1 }; public private(set) let x = 1; lazy var y: Int { 1 } }
static let x = 1
mutating func f() {}
lazy func g() {}
open struct O {}
func h(_ x2: inout Int = 2) {}
func h2(x: inout Int...) {}
var x3: inout Int = 1
func h3(_ a: @autoclosure (Int) -> Int) {}
var g2: @escaping () -> Void = {}
struct S2<T, T> {}
struct S3 { init() -> Int { 1 } }
let f4: (x: Int) -> Int = { $0 }
public private struct S5 {}
struct S6 { private private var x = 1 }
let t: (x: Int) = 3
func ok(_ f: @escaping (Int) -> Void, _ g: (inout Int, @escaping () -> Void) -> Void, c: inout [Int]) { let k: (inout Int) -> Void = { (a: inout Int) in a += 1 }; _ = k }
func ok2(a f: (() -> Void)? = nil, b: [() -> Void], c: (_ x: Int) -> Void, d: (x: Int, y: Int)) {}
class C { class func f() {}; static let y = 1; open func z() {} ; private(set) var w = 1; public internal(set) var q = 1 }
enum E { case a(() -> Void), b(x: (Int) -> Void) }
extension C { class func k() {}; mutating func m() {} }

// error: 1: 'private' modifier cannot be used in protocols
// error: 1: protocol initializers must not have bodies
// error: 1: 'lazy' cannot be used on a computed property
// error: 1: 'lazy' cannot be used on a protocol requirement
// error: 2: default argument not permitted in a protocol method
// error: 2: subscript in protocol must have explicit { get } or { get set } specifier
// error: 3: class methods are only allowed within classes; use 'static' to declare a static method
// error: 3: class properties are only allowed within classes; use 'static' to declare a static property
// error: 3: 'private(set)' modifier cannot be applied to read-only properties
// error: 3: 'lazy' cannot be used on a computed property
// error: 4: static properties may only be declared on a type
// error: 5: 'mutating' is only valid on methods
// error: 6: 'lazy' may only be used on 'var' declarations
// error: 7: only classes and overridable class members can be declared 'open'; use 'public'
// error: 8: cannot provide default value to inout parameter 'x2'
// error: 9: 'inout' must not be used on variadic parameters
// error: 10: 'inout' may only be used on parameters
// error: 11: argument type of '@autoclosure' parameter must be '()'
// error: 12: '@escaping' may only be used in function parameter position
// error: 13: invalid redeclaration of 'T'
// error: 14: initializers cannot have a result type
// error: 15: function types cannot have argument labels; use '_' before 'x'
// error: 16: multiple incompatible access-level modifiers specified
// error: 17: duplicate modifier
// error: 18: cannot create a single-element tuple with an element label
