struct A: CustomReflectable { var u = 3, v = [1]; var customMirror: Mirror { Mirror(self, children: ["user": u, "list": v], displayStyle: .struct) } }
struct B: CustomReflectable { var customMirror: Mirror { Mirror(self, unlabeledChildren: [1, 2, 3], displayStyle: .collection) } }
class C: CustomReflectable { var x = 1; var customMirror: Mirror { Mirror(self, children: ["y": x]) } }
class D: C { var z = 2; override var customMirror: Mirror { Mirror(self, children: ["zz": z], displayStyle: .class, ancestorRepresentation: .generated) } }
class E0: C { var z = 2; override var customMirror: Mirror { Mirror(self, children: ["zz": z], ancestorRepresentation: .customized { super.customMirror }) } }
class F: C { override var customMirror: Mirror { Mirror(self, children: [:], ancestorRepresentation: .suppressed) } }
dump(A()); dump(B()); dump(C()); dump(D()); dump(E0()); dump(F())
for value in [A(), B(), C(), D(), E0(), F()] as [Any] {
    let m = Mirror(reflecting: value); print(m, m.displayStyle as Any, m.children.map { "\($0.label ?? "-")=\($0.value)" }, m.superclassMirror as Any, m.superclassMirror?.children.map { "\($0.label ?? "-")=\($0.value)" } as Any)
}
let m = Mirror(reflecting: (a: 1, b: (2, [3, 4]), c: ["k": A()]))
print(m.descendant("a") as Any, m.descendant("b", 1, 0) as Any, m.descendant(1, "1") as Any, m.descendant("x") as Any, m.descendant(2, 0, 1, "user") as Any)
print(A(), [A()], B()); debugPrint(A())
print(Mirror(A(), children: ["a": 1]).children.count, A().customMirror.subjectType)
struct S { var a = A(); var n = 1 }
dump(S()); print(S())

// output: ▿ A
// output:   - user: 3
// output:   ▿ list: 1 element
// output:     - 1
// output: ▿ 3 elements
// output:   - 1
// output:   - 2
// output:   - 3
// output: ▿ C #0
// output:   - y: 1
// output: ▿ D #0
// output:   ▿ super: C
// output:     - x: 1
// output:   - zz: 2
// output: ▿ E0 #0
// output:   ▿ super: C
// output:     - y: 1
// output:   - zz: 2
// output: - F #0
// output: Mirror for A Optional(Swift.Mirror.DisplayStyle.struct) ["user=3", "list=[1]"] nil nil
// output: Mirror for B Optional(Swift.Mirror.DisplayStyle.collection) ["-=1", "-=2", "-=3"] nil nil
// output: Mirror for C nil ["y=1"] nil nil
// output: Mirror for D Optional(Swift.Mirror.DisplayStyle.class) ["zz=2"] Optional(Mirror for C) Optional(["x=1"])
// output: Mirror for E0 nil ["zz=2"] Optional(Mirror for C) Optional(["y=1"])
// output: Mirror for F nil [] nil nil
// output: Optional(1) Optional(3) nil nil Optional(3)
// output: A(user: 3, list: [1]) [A(user: 3, list: [1])] B
// output: A(user: 3, list: [1])
// output: 1 A
// output: ▿ S
// output:   ▿ a: A
// output:     - user: 3
// output:     ▿ list: 1 element
// output:       - 1
// output:   - n: 1
// output: S(a: A(user: 3, list: [1]), n: 1)
