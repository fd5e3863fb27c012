struct M: Strideable, CustomStringConvertible { var v: Int; func distance(to o: M) -> Int { o.v - v }; func advanced(by n: Int) -> M { M(v: v + n) }; var description: String { "m\(v)" } }
for m in M(v: 1)..<M(v: 4) { print(m) }
print((M(v: 1)...M(v: 3)).map(\.v), (M(v: 1)..<M(v: 3)).count, (M(v: 1)...M(v: 3)).reversed(), (M(v: 1)...).prefix(2).map(\.v), M(v: 1) < M(v: 2), M(v: 1) == M(v: 1))

// output: m1
// output: m2
// output: m3
// output: [1, 2, 3] 2 ReversedCollection<ClosedRange<M>>(_base: ClosedRange(m1...m3)) [1, 2] true true
