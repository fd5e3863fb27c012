class A { func f() {}; func g() throws {}; init() {}; required init(x: Int) {}; func h() async {} }
class B: A { override func f() throws {}; override func g() async {}; override init() {}; init(x: Int) { super.init() }; override func h() {} }
class C: A { required init(x: Int) { super.init() }; override func g() {} }

// error: 2: cannot override non-throwing instance method with throwing instance method
// error: 2: method does not override any method from its superclass
// error: 2: 'required' modifier must be present on all overrides of a required initializer
// error: 2: method does not override any method from its superclass
