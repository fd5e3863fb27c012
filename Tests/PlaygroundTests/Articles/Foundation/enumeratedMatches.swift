import Foundation
let expression = try! NSRegularExpression(pattern: #"(\w+)@(\w+)\.com"#, options: [.caseInsensitive])
let text = "bob@example.com, Al@Test.com, c@d.com"
expression.enumerateMatches(in: text, options: [], range: NSRange(text.startIndex..., in: text)) { match, _, stop in
    guard let match, let range = Range(match.range(at: 1), in: text) else { return }
    print(text[range], match.range.location)
    if match.range.location > 10 { stop.pointee = true }
}

// output: bob 0
// output: Al 17
