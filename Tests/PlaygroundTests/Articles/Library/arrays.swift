var a = [5, 3, 8, 1, 9, 2]
print(a.sorted(), a.sorted(by: >), a.reversed())
print(a.reversed() as [Int])
print(type(of: a.reversed()), type(of: a.enumerated()), type(of: a.lazy), type(of: a[1...]))
print(type(of: zip(a, a)), type(of: stride(from: 0, to: 10, by: 2)), type(of: a.indices))
let r: [Int] = a.reversed()
print(r)
print(a.firstIndex(of: 8)!, a.lastIndex(of: 9)!, a.firstIndex { $0 > 5 } as Any)
print(a.min()!, a.max()!, a.reduce(0, +))
print(a.prefix(3), a.suffix(2), a.dropFirst(2), a.dropLast(3))
print(a.prefix(while: { $0 != 1 }), a.drop(while: { $0 != 1 }))
a.append(contentsOf: [4, 4])
a.insert(7, at: 0); a.insert(contentsOf: [10, 11], at: 2)
print(a)
a.remove(at: 1); a.removeFirst(); a.removeLast(2); a.removeAll { $0 % 2 == 0 }
print(a, a.count, a.isEmpty, a.capacity >= a.count)
a.replaceSubrange(0...1, with: [100, 200, 300])
print(a)
a.swapAt(0, 2); a.reverse(); print(a)
a += [1, 2, 3]; print(a + [9])
print(a.split(separator: 9), a.split { $0 < 5 })
print(Array(repeating: "x", count: 3), [Int](repeating: 0, count: 2), Array(1...5), Array("abc"))
print(a.contains(100), a.contains { $0 > 250 }, a.allSatisfy { $0 > 0 })
print(a.starts(with: [3]), a.elementsEqual(a), [1, 2].lexicographicallyPrecedes([1, 3]))
for (i, x) in a.enumerated() { print(i, x, terminator: "; ") }
print()
for i in a.indices.reversed() { print(i, terminator: " ") }
print()
let nested = [[1, 2], [], [3]]
print(nested.flatMap { $0 }, nested.joined().map { $0 }, Array(nested.joined(separator: [0])))
print(nested.map(\.count), nested.first!, nested.last!)
print(["a", "b"].joined(), ["a", "b"].joined(separator: "-"))
var m = [[0, 0], [0, 0]]
m[0][1] = 5; m[1][0] += 2; print(m)
var p = [3, 1, 4, 1, 5, 9, 2, 6]
let k = p.partition { $0 > 3 }
print(k, p[..<k].allSatisfy { $0 <= 3 })
print([3, 1, 2].sorted { a, b in a > b }, [1, 2, 3].shuffled().count)
print(a == [1], a != [1], [1, 2] == [1, 2], [[1]] == [[1]])
print(a.description, a.debugDescription, a[0...].description)
print([1: "a"].map { "\($0.key)\($0.value)" }, [1.5, 2], ["q"], [nil, 1], [Optional<String>.none])
print(a.max { $0 % 10 < $1 % 10 } as Any, [Int]().max() as Any, [Int]().first as Any)
print(a.firstIndex(of: 77) as Any, a.randomElement() != nil, [Int]().randomElement() as Any)
print(a.sorted().last(where: { $0 < 100 }) as Any, a.first(where: { $0 > 9000 }) as Any)
print(Array(a.reversed().enumerated()).map { "\($0.offset)=\($0.element)" })
print(a.enumerated().map { $0 * $1 }, a.enumerated().filter { $0.offset % 2 == 0 }.map(\.element))
print(zip(a, "abcd").map { "\($0)\($1)" }, Array(zip([1, 2], ["a", "b"])))

// output: [1, 2, 3, 5, 8, 9] [9, 8, 5, 3, 2, 1] ReversedCollection<Array<Int>>(_base: [5, 3, 8, 1, 9, 2])
// output: [2, 9, 1, 8, 3, 5]
// output: ReversedCollection<Array<Int>> EnumeratedSequence<Array<Int>> LazySequence<Array<Int>> ArraySlice<Int>
// output: Zip2Sequence<Array<Int>, Array<Int>> StrideTo<Int> Range<Int>
// output: [2, 9, 1, 8, 3, 5]
// output: 2 4 Optional(2)
// output: 1 9 28
// output: [5, 3, 8] [9, 2] [8, 1, 9, 2] [5, 3, 8]
// output: [5, 3, 8] [1, 9, 2]
// output: [7, 5, 10, 11, 3, 8, 1, 9, 2, 4, 4]
// output: [11, 3, 1, 9] 4 false true
// output: [100, 200, 300, 1, 9]
// output: [9, 1, 100, 200, 300]
// output: [9, 1, 100, 200, 300, 1, 2, 3, 9]
// output: [ArraySlice([1, 100, 200, 300, 1, 2, 3])] [ArraySlice([9]), ArraySlice([100, 200, 300])]
// output: ["x", "x", "x"] [0, 0] [1, 2, 3, 4, 5] ["a", "b", "c"]
// output: true true true
// output: false true true
// output: 0 9; 1 1; 2 100; 3 200; 4 300; 5 1; 6 2; 7 3;
// output: 7 6 5 4 3 2 1 0
// output: [1, 2, 3] [1, 2, 3] [1, 2, 0, 0, 3]
// output: [2, 0, 1] [1, 2] [3]
// output: ab a-b
// output: [[0, 5], [2, 0]]
// output: 4 true
// output: [3, 2, 1] 3
// output: false true true true
// output: [9, 1, 100, 200, 300, 1, 2, 3] [9, 1, 100, 200, 300, 1, 2, 3] [9, 1, 100, 200, 300, 1, 2, 3]
// output: ["1a"] [1.5, 2.0] ["q"] [nil, Optional(1)] [nil]
// output: Optional(9) nil nil
// output: nil true nil
// output: Optional(9) nil
// output: ["0=3", "1=2", "2=1", "3=300", "4=200", "5=100", "6=1", "7=9"]
// output: [0, 1, 200, 600, 1200, 5, 12, 21] [9, 100, 300, 2]
// output: ["9a", "1b", "100c", "200d"] [(1, "a"), (2, "b")]
