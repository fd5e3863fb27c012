let list = [3, 1, 2]
let span = list.span
for i in span.indices { print(span[i]) }
print(span.count, span.isEmpty)
func sum(_ s: Span<Int>) -> Int { var t = 0; for i in 0..<s.count { t += s[i] }; return t }
print(sum(list.span), sum(span))
let inline: [3 of Int] = [1, 2, 3]
print(sum(inline.span))
let w = span.extracting(0..<2)
print(w.count)

// output: 3
// output: 1
// output: 2
// output: 3 false
// output: 6 6
// output: 6
// output: 2
