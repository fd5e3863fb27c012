protocol P { associatedtype T }
struct S: P {}
class A { public func f() {}; var x: Int { 1 }; fileprivate func g() {} }
class B: A { private override func f() {}; fileprivate override var x: Int { 2 }; override func g() {} }
public class C { public func f() {}; public init() {} }
public class D: C { override func f() {} }
class E: C { override func f() {} }
actor AA { let n = 0 }
actor BB: AA {}
@propertyWrapper struct W { var wrappedValue: Int; init(wrappedValue: Int) { self.wrappedValue = wrappedValue } }
struct SS { @W var x = 1; func own() -> W { _x } }
extension SS { func own2() -> W { _x } }
print(SS()._x.wrappedValue)

// error: 2: type 'S' does not conform to protocol 'P'
// error: 4: overriding instance method must be as accessible as the declaration it overrides
// error: 4: overriding property must be as accessible as the declaration it overrides
// error: 6: overriding instance method must be as accessible as the declaration it overrides
// error: 9: actor types do not support inheritance
// error: 13: '_x' is inaccessible due to 'private' protection level
