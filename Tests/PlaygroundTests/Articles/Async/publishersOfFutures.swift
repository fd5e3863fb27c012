import Combine
import Foundation
func run<T>(_ x: T, _ f: (T) -> Void) { f(x) }
struct P { func send() { print("sent") } }
run((), P().send)
let subj = PassthroughSubject<Void, Never>(), other = PassthroughSubject<Void, Never>()
let k = subj.sink(receiveValue: other.send)
let j = other.sink { print("other") }
subj.send()
let f = Future<Int, Never> { $0(.success(4)) }, g = Future<Int, Error> { $0(.success(5)) }
Task { print(await f.value); print(try await g.value) }
let c = Just(1).prepend([9, 8]).collect().sink { print($0) }
let s = PassthroughSubject<Int, Never>()
let d = s.collect(.byTime(DispatchQueue.main, .seconds(1))).sink { print($0) }
s.send(1)
s.send(2)
print("end")

// output: sent
// output: other
// output: [9, 8, 1]
// output: end
// output: 4
// output: 5
// output: [1, 2]
