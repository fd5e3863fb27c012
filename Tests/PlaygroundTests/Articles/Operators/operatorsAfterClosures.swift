func fold<T, R>(_ xs: [T], each f: (T) -> R, with op: (R, R) -> R, neg: (R) -> R) -> R { let ys = xs.map(f); return neg(ys.dropFirst().reduce(ys[0], op)) }
print(fold([1, 2, 3], each: { $0 * 2 }, with: +, neg: -))
print(fold(["a", "bb"], each: { $0.count }, with: max, neg: -))
print(fold([1, 2, 3], each: { Double($0) / 2 }, with: *, neg: { $0 + 1 }))
print(fold([1, 2, 3], each: { x -> String in "\(x)" }, with: +, neg: \.self))
func twice<A>(_ a: A, _ op: (A, A) -> A, then g: (A) -> String) -> String { g(op(a, a)) }
print(twice(4, *) { "<\($0)>" }, twice("x", +, then: { $0 + "!" }))
func pick<A>(_ op: (A, A) -> Bool, _ make: () -> (A, A)) -> Bool { let (a, b) = make(); return op(a, b) }
print(pick(<) { (1, 2) }, pick(==, { ("a", "b") }))
func app<A, B>(_ f: (A, A) -> B, _ g: (B) -> B, _ a: A) -> B { g(f(a, a)) }
print(app(+, { $0 + 1 }, 3), app(<, { !$0 }, 2))

// output: -12
// output: -2
// output: 1.75
// output: 123
// output: <16> xx!
// output: true false
// output: 7 true
