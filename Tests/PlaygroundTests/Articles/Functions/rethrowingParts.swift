func zipMap<A, B, C>(_ a: [A], _ b: [B], with f: (A, B) throws -> C) rethrows -> [C] { try zip(a, b).map(f) }
print(zipMap([1, 2], ["a", "b"]) { "\($1)\($0)" })
func each(_ d: [String: Int], _ f: (String, Int) throws -> Void) rethrows { try d.forEach(f) }
each(["a": 1]) { print($0, $1) }
func numbered<T>(_ xs: [T], _ f: (Int, T) throws -> T) rethrows -> [T] { try xs.enumerated().map(f) }
print(numbered([3, 4]) { $0 + $1 })
struct Odd: Error { let number: Int }
func even(_ a: Int, _ b: Int) throws -> Int { if b % 2 == 1 { throw Odd(number: b) }; return a * b }
do { print(try numbered([2, 3], even)) } catch { print(error) }
do { print(try zip([1], [2]).map(even)) } catch let odd as Odd { print(odd) }

// output: ["a1", "b2"]
// output: a 1
// output: [3, 5]
// output: Odd(number: 3)
// output: [2]
