enum S { case dot, line(Int), box(w: Int, h: Int) }
let a: [S] = [.dot] + [.dot]
let b: [S] = [.dot] + (1...2).map(S.line)
let c: [S] = (1...2).map(S.line) + [.dot]
let d: [S] = [.dot] + a + [.box(w: 1, h: 2)]
var e: [S] = []; e += [.dot]; e = e + [.dot]
let f: [S] = [.dot] + (1...2).map(S.line) + [.dot]
func g() -> [S] { [.dot] + (1...2).map { .line($0) } }
print(a, b, c, d, e, f, g())

protocol Rule { func holds(_ text: String) -> Bool }
struct Check: Rule { let test: (String) -> Bool; func holds(_ text: String) -> Bool { test(text) } }
extension Rule where Self == Check {
    static var filled: Check { Check { !$0.isEmpty } }
    static func atMost(_ count: Int) -> Check { Check { $0.count <= count } }
}
struct All<R: Rule> { let rules: [R]; func hold(_ text: String) -> Bool { rules.allSatisfy { $0.holds(text) } } }
let short = All(rules: [.filled, .atMost(3)])
print(short.hold("abc"), short.hold("abcd"), short.hold(""))

// output: [S.dot, S.dot] [S.dot, S.line(1), S.line(2)] [S.line(1), S.line(2), S.dot] [S.dot, S.dot, S.dot, S.box(w: 1, h: 2)] [S.dot, S.dot] [S.dot, S.line(1), S.line(2), S.dot] [S.dot, S.line(1), S.line(2)]
// output: true false false
