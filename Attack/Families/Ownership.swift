extension Family {
    /// Overlapping access, dangling references, values that read themselves.
    static let ownership = Family(
        "ownership",
        snippets: programs.map { program in
            { draws in draws.filled(program, count: 100_000) }
        })

    private static let programs = [
        "var a = 1\nfunc f(_ x: inout Int, _ y: inout Int) { x += y; a += 1 }\nf(&a, &a)",
        "var a = [1, 2]\nfunc f(_ x: inout Int) { a.append(3); x = a.count; a = [] }\nf(&a[0])\nprint(a)",
        "var a = [1]\na.withUnsafeMutableBufferPointer { p in a.append(1); p[0] = 2; print(p[COUNT]) }",
        "var a = [3, 1, 2]\na.sort { a.append($0); return $0 < $1 }\nprint(a)",
        "var a = [1, 2]\nfor x in a { a.append(x); if a.count > COUNT { a = []; break } }\nprint(a)",
        "var d = [1: [2]]\nd[1]!.append(contentsOf: d.removeValue(forKey: 1)!)\nprint(d)",
        "var d = [1: 1]\nd[1, default: { d = [:]; return 1 }()] += { d[2] = 1; return 1 }()\nprint(d)",
        """
        struct S { var a = [1]; mutating func f(_ g: (inout S) -> Void) { g(&self); a.append(1) } }
        var s = S()
        s.f { _ in s = S(); s.f { _ in } }
        print(s)
        """,
        "class A { unowned var b: A?; unowned(unsafe) let c: A?; init(_ c: A?) { self.c = c } }\nvar a: A? = A(A(nil))\nprint(a!.c as Any, a!.b as Any)",
        "class A { weak var b: A?; deinit { saved = self } }\nvar saved: A?\nvar a: A? = A()\na = nil\nprint(saved?.b as Any)",
        "struct S { lazy var a: Int = a + 1; lazy var b = { self.a }() }\nvar s = S()\nprint(s.a)",
        "class C { lazy var a: Int = self.b; lazy var b: Int = self.a }\nprint(C().a)", "let a: Int = { b }()\nlet b: Int = { a }()\nprint(a)",
        "enum E { static let a: Int = b; static let b: Int = a }\nprint(E.a)",
        "struct S { var a = 0 { didSet { a += 1; self.a = a } willSet { a = newValue } } }\nvar s = S()\ns.a = 1\nprint(s)",
        "class C { var a = 0 { didSet { a += 1 } } }\nlet c = C()\nc.a = 1",
        "class C { var a: Int { get { a } set { a = newValue } } }\nC().a += 1",
        "struct S { subscript(i: Int) -> Int { get { self[i + 1] } set { self[i] = newValue } } }\nvar s = S()\ns[0] += 1",
        "class A { init() { _ = B() } }\nclass B: A { override init() { super.init() } }\nprint(A())",
        "class A { func f() { f() } }\nclass B: A { override func f() { super.f(); A().f() } }\nB().f()",
        "protocol P { func f() }\nextension P { func f() { (self as P).f() } }\nstruct S: P {}\nS().f()", "var f: (() -> Void)!\nf = { f() }\nf()",
        "let x: Int! = nil\nprint(x + 1)", "let x = [Int]().first!\nprint(x)", "let x = 1 as Any as! String",
        "fatalError(String(repeating: \"a\", count: COUNT))", "precondition(false, \"\\u{7}\")", "try! { throw CancellationError() }()",
        "var a = [1]\na[COUNT] = 1",
        "var a = (1, [2])\nswap(&a.0, &a.1[0])\nswap(&a.0, &a.0)\nprint(a)",
        "struct S: ~Copyable { var a = 1; consuming func f() {} deinit { print(a) } }\nlet s = S()\ns.f()\ns.f()",
        "func f(_ x: consuming [Int]) -> [Int] { x }\nvar a = [1]\na = f(a)\nprint(f(a), a)",
        "class C { deinit { for _ in 0..<COUNT { _ = C() } } }\n_ = C()",
        "class C { var c: C?; deinit { let d = C(); d.c = C() ; print(1) } }\nvar c: C? = C()\nc = nil",
        "func f() -> Int { defer { _ = f() }; return 1 }\nprint(f())", "let s = \"abc\"\nvar i = s.endIndex\nwhile true { i = s.index(before: i) }",
        "var it = [1, 2].makeIterator()\nvar n = 0\nwhile let x = it.next() { n += x; if n < COUNT { it = [1, 2].makeIterator() } }\nprint(n)",
        "@resultBuilder struct B { static func buildBlock(_ x: Int...) -> Int { f { 1; 2 } } }\nfunc f(@B _ x: () -> Int) -> Int { x() }\nprint(f { 1 })",
        """
        @propertyWrapper struct W { var wrappedValue: Int { get { projectedValue } set { wrappedValue = newValue } }
        var projectedValue: Int { wrappedValue } }
        struct S { @W var a }
        print(S().a)
        """,
        "struct V: View { @State var v: Any = 1; var body: some View { Text(\"a\").onAppear { v = self } } }\nV()",
        "@Observable class M { var v: Any = 1 }\nstruct V: View { let m = M(); var body: some View { m.v = self; return Text(\"\\(m.v)\") } }\nV()",
        "struct V: View { @State var a = [1]; var body: some View { ForEach($a, id: \\.self) { $x in Text(\"\\(x)\").onAppear { a = []; x = COUNT } } } }\nV()",
        """
        struct V: View { @State var a = [1, 2, 3]; var body: some View { VStack { ForEach(a.indices, id: \\.self) { i in Text("\\(a[i])").onTapGesture { a.removeAll() } }; ForEach(0..<a.count) { Text("\\(a[$0])") } }.onAppear { a = [] } } }
        V()
        """,
    ]
}
