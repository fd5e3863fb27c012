//--- literals
let a = /\d+/
let b = /(\w)-(?<number>\d+)?/
let c = #/a/b|(?:(x)|(y))+/#
let d = #/
  (?<year> \d{4} ) -  # the year
  (?<month> \d\d )
/#
if let match = "2024-05".wholeMatch(of: d) { print(match.year, match.output.month, match.1, match.0) }
let output: (Substring, Substring, number: Substring?)? = "a-1".firstMatch(of: b)?.output
let optional: Substring?? = "xy".firstMatch(of: c)?.1
//--- searches
let text = "a1b22"
let digits = text.matches(of: /\d+/).map { String($0.0) }
let ranges: [Range<String.Index>] = text.ranges(of: /\w/)
let first: Substring? = text.firstMatch(of: /(\d)(\d)/)?.2
print(text.contains(/b/), text.starts(with: /a/), text.prefixMatch(of: /a/) != nil, text.firstRange(of: /1/) != nil)
print(text.split(separator: /\d/), text.trimmingPrefix(/a/), text.dropFirst().firstMatch(of: /\d/)?.output ?? "")
//--- replacements
var text = "a1b22"
let marked = text.replacing(/\d+/, with: "#")
let doubled = text.replacing(/(\d)/) { match in match.1 + match.1 }
text.replace(/\d/, with: "", maxReplacements: 1)
text.replace(/b/) { "<\($0.output)>" }
//--- from-texts
let regex = try Regex("(a)(b)?")
if let match = "ab".firstMatch(of: regex) { print(match.output.count, match.output[1].substring ?? "", match[2].range == nil) }
let typed = try Regex("(a)", as: (Substring, Substring).self)
let part: Substring? = try typed.wholeMatch(in: "a")?.1
let any = Regex<AnyRegexOutput>(typed)
//--- options
let a = /a.b/.ignoresCase().dotMatchesNewlines()
let b: Regex<Substring> = /^a$/.anchorsMatchLineEndings()
//--- in-functions
func entry(_ line: String) -> (name: String, count: Int)? {
    guard let match = line.wholeMatch(of: /(?<name>\w+)\s*=\s*(?<count>\d+)/), let count = Int(match.count) else { return nil }
    return (String(match.name), count)
}
struct Patterns {
    static let word = /\w+/
    let number = /\d+/
}
print(entry("a = 1")?.count ?? 0, "a".contains(Patterns.word), "1".contains(Patterns().number))
//--- parts-beside-literals
let part = "abc".dropFirst()
let text = "<" + part
let whole: String = "<" + part + ">"
let longer = part + "!"
let wanted: Substring = "<" + part
func marked(_ text: String) -> String { "<" + text.dropFirst() + ">" }
