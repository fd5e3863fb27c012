import Foundation

struct Log: TextOutputStream { var lines: [String] = []; mutating func write(_ s: String) { lines.append(s) } }
var log = Log()
print("x", 1, to: &log)
print(log.lines)
dump([1, 2], to: &log)
print(log.lines.joined())
struct P: TextOutputStreamable { func write<T: TextOutputStream>(to target: inout T) { target.write("P!"); target.write("Q") } }
print(P()); print("\(P())"); print([P()])
var text = ""
P().write(to: &text); "abc".write(to: &text); Character("d").write(to: &text); Substring("ef").write(to: &text); Unicode.Scalar(65).write(to: &text)
print(text)
print(P(), to: &text); print(text)
debugPrint("q", to: &text); print(text)



func log2<S: TextOutputStream>(_ s: inout S) { print("gen", to: &s) }
log2(&text); print(text)
func fail() -> Never { print("failing"); exit(0) }
if text.count > 3 { fail() }
print("unreached")

// output: ["", "x", " ", "1", "\n"]
// output: x 1
// output: ▿ 2 elements
// output:   - 1
// output:   - 2
// output: 
// output: P!Q
// output: P!Q
// output: [P!Q]
// output: P!QabcdefA
// output: P!QabcdefAP!Q
// output: 
// output: P!QabcdefAP!Q
// output: "q"
// output: 
// output: P!QabcdefAP!Q
// output: "q"
// output: gen
// output: 
// output: failing
