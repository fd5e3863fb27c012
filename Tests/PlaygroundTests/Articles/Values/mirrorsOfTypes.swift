struct P { var x = 1; var name: String? = "n"; var list = [1, 2]; var nested = Q() }
struct Q { let flag = true; let e = E.b(2, label: "z"); let none: Int? = nil }
enum E { case a, b(Int, label: String) }
class C { var v = 1 }
print(P())
print([P.self == P.self, type(of: P().x) == Int.self], type(of: [1: "a"]), type(of: E.a), type(of: { (a: Int) -> String in "\(a)" }))
print([E.a, .b(1, label: "q")], (1, label: "two", P.self), ["k": Q().e], Optional(P().list) as Any)
debugPrint("text", 1, ["a"], Character("c"), Optional("x") as Any)

// output: P(x: 1, name: Optional("n"), list: [1, 2], nested: Q(flag: true, e: E.b(2, label: "z"), none: nil))
// output: [true, true] Dictionary<Int, String> E (Int) -> String
// output: [E.a, E.b(1, label: "q")] (1, label: "two", P) ["k": E.b(2, label: "z")] Optional([1, 2])
// output: "text" 1 ["a"] "c" Optional("x")
