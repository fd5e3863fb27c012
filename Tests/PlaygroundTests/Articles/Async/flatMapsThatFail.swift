import Combine
func load(_ s: String) -> AnyPublisher<[Int], Error> { Just([1]).setFailureType(to: Error.self).eraseToAnyPublisher() }
let text = CurrentValueSubject<String, Never>("a")
let p: AnyPublisher<Int, Error> = text.flatMap { load($0) }.map { $0.count }.eraseToAnyPublisher()
let c = p.sink { print($0) } receiveValue: { print($0) }
text.send("b")
let q = text.flatMap { Just($0 + "!") }.sink { print($0) }
let fails = PassthroughSubject<Int, Error>()
let r = fails.flatMap { n in Just(n * 2) }.sink { print($0) } receiveValue: { print("r", $0) }
fails.send(4)
let s = fails.flatMap { n in Fail<Int, Error>(error: Bad.a) }.sink { print($0) } receiveValue: { print("s", $0) }
enum Bad: Error { case a }
fails.send(5)
let t = Fail<Int, Bad>(error: .a).tryCatch { e -> AnyPublisher<Int, Bad> in
    Just(3).setFailureType(to: Bad.self).eraseToAnyPublisher()
}
let d = t.sink { print($0) } receiveValue: { print($0) }
let u = Just(1).flatMap { Just($0 + 1) }.flatMap { [$0, $0 * 10].publisher }.sink { print("u", $0) }

// output: 1
// output: 1
// output: b!
// output: r 8
// output: r 10
// output: failure(Bad.a)
// output: 3
// output: finished
// output: u 2
// output: u 20
