let text = "Hello, Wörld 🇩🇪!"
print(text.count, text.utf8.count, text.unicodeScalars.count, text.utf16.count)
let i = text.firstIndex(of: ",")!
let head = text[..<i], tail = text[text.index(after: i)...]
print(head, tail, head.count, tail.first!, tail.dropFirst(), type(of: head))
print(text.prefix(3), text.suffix(2), text.dropLast(3), text.prefix { $0 != " " }, text.split(separator: " "))
print(head == "Hello", "Hello" == head, head < tail, head.hasPrefix("He"), head.uppercased(), head.reversed().map { $0 })
var sub = text.dropFirst(7)
print(sub.popFirst() as Any, sub.removeFirst(), sub, sub.isEmpty, sub.last!)
print(String(sub.reversed()), String(sub), "\(sub)", [sub], ["k": sub])
let parts = "a=1;b=22;;c".split(separator: ";", omittingEmptySubsequences: false)
print(parts, parts.map { $0.split(separator: "=").map(String.init) })
print("one two  three".split(separator: " ", maxSplits: 1), "a,b;c".split { $0 == "," || $0 == ";" }, "aXXbXXc".split(separator: "XX"))
print(Int("12"[...]) as Any, Double("2.5x".dropLast()) as Any, Int("zz", radix: 36)!, String(255, radix: 2), Int("x") as Any)
let dict = Dictionary(grouping: "the quick the lazy".split(separator: " "), by: { $0 }).mapValues(\.count)
print(dict["the"]!, dict.count, dict[Substring("quick")]!)
func f(_ s: some StringProtocol) -> String { s.lowercased() + "." }
print(f("ABC"), f("ABC".dropFirst()), f(head))
func words(_ s: Substring) -> [String] { s.split(separator: " ").map { String($0) } }
print(words("x y z"), words(text[...]))
var out = ""
for ch in "mixed CASE 123" where ch.isLetter { out.append(ch.isUppercase ? Character(ch.lowercased()) : Character(ch.uppercased())) }
print(out, out.firstIndex(of: "Z") == nil, out.contains("C"), out.filter { $0.isUppercase }, out.map { String($0) }.joined(separator: "."))
var e = "edit"
e.insert("!", at: e.endIndex); e.insert(contentsOf: "re", at: e.startIndex); e.remove(at: e.index(before: e.endIndex)); e.replaceSubrange(e.startIndex..<e.index(e.startIndex, offsetBy: 2), with: "Un"); e.removeLast(2); e += "x" + "y"
print(e, e.distance(from: e.startIndex, to: e.endIndex), e[e.index(e.startIndex, offsetBy: 2)], e.indices.count, e.starts(with: "Un"))
print("a" < "b", "a" < "B", "abc".compare2("abd"), "é" == "e\u{301}", "ß".uppercased(), "\u{1F600}", "tab\tq\"uote\\")
extension String { func compare2(_ o: String) -> Int { self < o ? -1 : self == o ? 0 : 1 } }
debugPrint("q\"\n", "x"[...], Character("c"))
print(["a", "b"].description, String(describing: "x"), String(reflecting: "x"), "\("nested \("deep")")", #"raw \n \#(1 + 1)"#)
print("abc".max()!, "hello".sorted(), String("hello".sorted()), Set("hello").count, "abc".enumerated().map { "\($0)\($1)" }, "abc".last!)
print("x".padding2(5), "%", "a-b-c".replacing2("-", "+"), "ab".elementsEqual("ab"), String(repeating: "ab", count: 2), "abc".randomElement() != nil)
extension String { func padding2(_ n: Int) -> String { self + String(repeating: " ", count: n - count) + "|"; }; func replacing2(_ a: Character, _ b: Character) -> String { String(map { $0 == a ? b : $0 }) } }
print("line1\nline2\r\nline3".split(whereSeparator: \.isNewline), "a b".first(where: { $0 == " " }) as Any, "abc".allSatisfy(\.isLetter), "x".isEmpty, "" == "")
let multi = """
  two
    \(1 + 1) "q" \
  joined
  """
print(multi, multi.count)
for (n, c) in zip(1..., "ab") { print(n, c, terminator: " ") }
print("a".unicodeScalars.first!.value, Character("a").asciiValue!, Character(UnicodeScalar(66)), ("a" as Character).isLetter, Character("9").wholeNumberValue!, "\u{e9}".unicodeScalars.map { $0.value })

// output: 15 23 16 18
// output: Hello  Wörld 🇩🇪! 5   Wörld 🇩🇪! Substring
// output: Hel 🇩🇪! Hello, Wörld Hello, ["Hello,", "Wörld", "🇩🇪!"]
// output: true true false true HELLO ["o", "l", "l", "e", "H"]
// output: Optional("W") ö rld 🇩🇪! false !
// output: !🇩🇪 dlr rld 🇩🇪! rld 🇩🇪! ["rld 🇩🇪!"] ["k": "rld 🇩🇪!"]
// output: ["a=1", "b=22", "", "c"] [["a", "1"], ["b", "22"], [], ["c"]]
// output: ["one", "two  three"] ["a", "b", "c"] ["a", "b", "c"]
// output: Optional(12) Optional(2.5) 1295 11111111 nil
// output: 2 3 1
// output: abc. bc. hello.
// output: ["x", "y", "z"] ["Hello,", "Wörld", "🇩🇪!"]
// output: MIXEDcase true false MIXED M.I.X.E.D.c.a.s.e
// output: Unedxy 6 e 6 true
// output: true false -1 true SS 😀 tab	q"uote\
// output: "q\"\n" "x" "c"
// output: ["a", "b"] x "x" nested deep raw \n 2
// output: c ["e", "h", "l", "l", "o"] ehllo 4 ["0a", "1b", "2c"] c
// output: x    | % a+b+c true abab true
// output: ["line1", "line2", "line3"] Optional(" ") true false true
// output: two
// output:   2 "q" joined 18
// output: 1 a 2 b 97 97 B true 9 [233]
