import Foundation
// Result and errors
enum E: Error, Equatable { case bad(Int), worse }
enum F: Error { case wrapped(E), text(String) }
typealias R = Result<Int, E>
let ok: R = .success(3), no: R = .failure(.bad(1))
print(ok, no, try! ok.get(), (try? no.get()) as Any, ok == .success(3), no == .failure(.worse), type(of: ok))
print(ok.map { $0 * 2 }, no.map { $0 * 2 }, ok.flatMap { $0 > 5 ? .success($0) : .failure(.worse) })
print(no.mapError { F.wrapped($0) }, no.flatMapError { _ in Result<Int, F>.success(0) }, ok.mapError { F.wrapped($0) })
func risky(_ i: Int) throws -> Int { if i < 0 { throw E.bad(i) }; if i == 0 { throw E.worse }; return i }
let c = Result { try risky(-2) }; print(c, type(of: c))
switch c { case .success(let v): print(v); case .failure(let e as E): print("E", e); case .failure(let e): print("other", e) }
for i in [-1, 0, 1] { do { print(try risky(i)) } catch E.bad(let n) where n < 0 { print("bad", n) } catch let e as E { print("e", e) } catch { print(error) } }
print((try? risky(4)) as Any, (try? risky(0)) as Any, [1, -1, 2].map { n in Result { try risky(n) } }.map { r in if case .success = r { return "ok" } else { return "err" } })
let rs: [R] = [.success(1), .failure(.worse), .success(2)]
print(rs.compactMap { try? $0.get() }, rs.reduce(0) { $0 + ((try? $1.get()) ?? 0) }, rs.filter { if case .failure = $0 { return true }; return false }.count)
let (good, bad) = rs.reduce(into: ([Int](), [E]())) { acc, r in switch r { case .success(let v): acc.0.append(v); case .failure(let e): acc.1.append(e) } }
print(good, bad)
do { print(try rs.map { try $0.get() }) } catch { print("caught", error, error is E, type(of: error)) }
struct Custom: Error, CustomStringConvertible { let code: Int; var description: String { "Custom#\(code)" } }
do { throw Custom(code: 7) } catch { print(error, "\(error)", String(describing: error)) }
func typed(_ b: Bool) throws(E) -> String { if b { throw .worse }; return "fine" }
do { print(try typed(false)); print(try typed(true)) } catch { print(error == .worse, type(of: error)) }
func rethrow(_ f: () throws -> Int) rethrows -> Int { try f() + 1 }
print(rethrow { 4 }, (try? rethrow { throw E.worse }) as Any)
func deferred() throws -> String { defer { print("cleanup") }; defer { print("first") }; throw E.worse }
print((try? deferred()) as Any)
let nested: Result<Result<Int, E>, F> = .success(.failure(.worse)); print(nested, (try? nested.get().get()) as Any)
let opt: Result<Int?, E> = .success(nil); print(opt, try! opt.get() as Any)
let void: Result<Void, E> = .success(()); print(void); if case .success = void { print("void ok") }
print(Result<String, E>.success("s"), [Result<Int, E>.success(1)], (ok, no), Optional(ok) as Any, ["k": ok])
debugPrint(Result<String, E>.success("s"), E.bad(3)); dump(ok)
do { _ = try Result<Int, any Error>.failure(Custom(code: 9)).get() } catch let e as Custom { print(e.code) }
let fs: [() throws -> Int] = [{ 1 }, { throw E.bad(2) }, { 3 }]
print(fs.map { f in (try? f()) ?? -1 }, fs.compactMap { try? $0() })
func load(_ s: String, then: (Result<Int, F>) -> Void) { guard let v = Int(s) else { then(.failure(.text("no \(s)"))); return }; then(.success(v)) }
load("12") { print($0) }; load("z") { print($0) }; load("5") { r in print((try? r.get()).map { $0 + 1 } ?? 0) }
let err: Error = E.bad(5); if let e = err as? E, case .bad(let n) = e { print(n) }; print(err as? F as Any, (err as! E) == .bad(5))
enum Chain: Error { indirect case cause(Chain?) }; print(Chain.cause(.cause(nil)))
print(rs.firstIndex(of: .failure(.worse)) as Any, rs.contains(.success(2)), Set([E.worse, .bad(1), .bad(1)]).count, ok.hashed)
extension E: Hashable {}
extension Result { var hashed: Bool { if case .success = self { true } else { false } } }
do { try { throw F.text("immediately") }() } catch F.text(let t) { print(t) } catch {}
var log: [String] = []; outer: for i in 0..<3 { do { defer { log.append("d\(i)") }; if i == 1 { continue outer }; _ = try risky(i) } catch { log.append("\(error)") } }; print(log)
print(ok.map(String.init), ok.map { [$0] }, (try? ok.map { "\($0)" }.get()) ?? "", R.failure(.bad(2)).map { _ in () })

// output: success(3) failure(E.bad(1)) 3 nil true false Result<Int, E>
// output: success(6) failure(E.bad(1)) failure(E.worse)
// output: failure(F.wrapped(E.bad(1))) success(0) success(3)
// output: failure(E.bad(-2)) Result<Int, Error>
// output: E bad(-2)
// output: bad -1
// output: e worse
// output: 1
// output: Optional(4) nil ["ok", "err", "ok"]
// output: [1, 2] 3 1
// output: [1, 2] [E.worse]
// output: caught worse true E
// output: Custom#7 Custom#7 Custom#7
// output: fine
// output: true E
// output: 5 nil
// output: first
// output: cleanup
// output: nil
// output: success(Swift.Result<Swift.Int, E>.failure(E.worse)) nil
// output: success(nil) nil
// output: success()
// output: void ok
// output: success("s") [Swift.Result<Swift.Int, E>.success(1)] (Swift.Result<Swift.Int, E>.success(3), Swift.Result<Swift.Int, E>.failure(E.bad(1))) Optional(Swift.Result<Swift.Int, E>.success(3)) ["k": Swift.Result<Swift.Int, E>.success(3)]
// output: Swift.Result<Swift.String, E>.success("s") E.bad(3)
// output: ▿ Swift.Result<Swift.Int, E>.success
// output:   - success: 3
// output: 9
// output: [1, -1, 3] [1, 3]
// output: success(12)
// output: failure(F.text("no z"))
// output: 6
// output: 5
// output: nil true
// output: cause(Optional(Chain.cause(nil)))
// output: Optional(1) true 2 true
// output: immediately
// output: ["d0", "worse", "d1", "d2"]
// output: success("3") success([3]) 3 failure(E.bad(2))
