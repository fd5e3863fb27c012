enum NetError: Error, Equatable { case offline, status(Int), decoding(field: String) }
struct Wrapped: Error { let underlying: any Error; let line: Int }
func fetch(_ n: Int) throws -> String {
    print("fetch \(n) {", terminator: " ")
    defer { print("}") }
    switch n {
    case 0: throw NetError.offline
    case 400...599: throw NetError.status(n)
    case ..<0: throw Wrapped(underlying: NetError.decoding(field: "id"), line: 3)
    default: return "ok\(n)"
    }
}
func attempt(_ n: Int) -> String {
    do {
        do { return try fetch(n) }
        catch NetError.status(let code) where code >= 500 { return "server \(code)" }
        catch let e as NetError where e == .offline { throw Wrapped(underlying: e, line: 1) }
    }
    catch is NetError { return "net" }
    catch let w as Wrapped { return "wrapped \(w.underlying) \(w.line)" }
    catch { return "other \(error)" }
}
print([1, 0, 404, 503, -1].map(attempt))
let results = [1, 0, 500].map { n in Result { try fetch(n) } }
for r in results {
    switch r {
    case .success(let s): print(s)
    case .failure(let e as NetError): print(e)
    case .failure(let e): print("?", e)
    }
}
let mapped = results[0].map(\.count).flatMap { $0 > 2 ? .success($0 * 2) : .failure(NetError.offline) }
print(mapped)
extension String: @retroactive Error {}
func typed(_ x: Int) throws(NetError) -> Int { guard x > 0 else { throw .status(x) }; return x }
func twice<E>(_ f: (Int) throws(E) -> Int, _ x: Int) throws(E) -> Int { try f(f(x)) }
do { print(try twice(typed, 3)); print(try twice(typed, -3)) } catch { print(error == .status(-3)) }
print(twice({ $0 + 1 }, 1), (try? twice(typed, -1)) as Any, (try? typed(5)) ?? 0)
func order() throws -> Int {
    var n = 1
    defer { print("first", n) }
    defer { n *= 10; print("second", n) }
    for i in 1...3 { defer { print("loop", i) }; if i == 2 { break } }
    n += 1
    if n == 2 { defer { print("if") }; n += 1 }
    guard n < 3 else { throw "too big: \(n)" }
    return n
}
do { _ = try order() } catch let message as String { print("caught", message) } catch { print("?") }
func each<T>(_ xs: [T], _ f: (T) throws -> Void) rethrows { for x in xs { try f(x) } }
each([1, 2]) { print($0, terminator: " ") }
do { try each(["a", "b"]) { if $0 == "b" { throw $0 } } } catch { print("stopped at", error) }
let r: Result<Int, NetError> = .failure(.decoding(field: "x"))
do { _ = try r.get() } catch .decoding(let f) { print("field", f) } catch { print("no") }
print((try? r.get()).map { "\($0)" } ?? "nil", r == .failure(.decoding(field: "x")))

// output: fetch 1 { }
// output: fetch 0 { }
// output: fetch 404 { }
// output: fetch 503 { }
// output: fetch -1 { }
// output: ["ok1", "wrapped offline 1", "net", "server 503", "wrapped decoding(field: \"id\") 3"]
// output: fetch 1 { }
// output: fetch 0 { }
// output: fetch 500 { }
// output: ok1
// output: offline
// output: status(500)
// output: success(6)
// output: 3
// output: true
// output: 3 nil 5
// output: loop 1
// output: loop 2
// output: if
// output: second 30
// output: first 30
// output: caught too big: 3
// output: 1 2 stopped at b
// output: field x
// output: nil true
