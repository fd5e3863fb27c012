// errors, async, actors, Result, optionals
enum NetError: Error, CustomStringConvertible { case offline, status(code: Int), timeout(after: Double); var description: String { switch self { case .offline: "offline"; case .status(let c): "status \(c)"; case .timeout(let s): "timeout \(s)s" } } }
func fetch(_ n: Int) throws(NetError) -> String { switch n { case 0: throw .offline; case 404: throw .status(code: n); default: return "data\(n)" } }
for n in [0, 1, 404] { do { print(try fetch(n)) } catch .offline { print("off") } catch { print("caught", error) } }
do { _ = try fetch(404) } catch let e { switch e { case .status(let c) where c >= 400: print("client", c); default: print("else") } }
print((try? fetch(0)) ?? "default", (try? fetch(2))?.count ?? 0)
func rethrowing(_ f: () throws -> Void) rethrows { try f() }; rethrowing { print("no throw") }; do { try rethrowing { throw NetError.timeout(after: 1.5) } } catch { print(error) }
struct Multi: Error { let errors: [any Error] }; func validate(_ xs: [Int]) throws -> [Int] { var es: [any Error] = []; let ok = xs.compactMap { x -> Int? in do { _ = try fetch(x); return x } catch { es.append(error); return nil } }; if !es.isEmpty { throw Multi(errors: es) }; return ok }
do { print(try validate([1, 2])); print(try validate([0, 404])) } catch let m as Multi { print(m.errors.count, m.errors) } catch { print("?") }
func process() throws -> Int { defer { print("cleanup") }; let s = try fetch(3); guard let n = Int(s.dropFirst(4)) else { throw NetError.offline }; return n }; print(try process())
let nested: String?? = "x"; print(nested! ?? "nil", nested as Any); let dict: [String: [String: Int]] = ["a": ["b": 1]]; print(dict["a"]?["b"] ?? 0, dict["z"]?["b"] as Any, dict["a", default: [:]]["q", default: 7])
struct User { var name: String; var address: Address?; struct Address { var street: String?; var zip: Int } }
var u: User? = User(name: "A", address: .init(street: nil, zip: 1)); u?.address?.street = "Main"; print(u?.address?.street?.uppercased() ?? "-", u?.address?.zip ?? 0); u?.address?.zip += 5; print(u!.address!.zip); u?.address = nil; print(u?.address?.zip as Any); if let u, u.address == nil { print("no address for", u.name) }
let parsed = ["1", "x", "3"].map { Int($0) }; print(parsed, parsed.compactMap { $0 }, ["1", "x"].compactMap(Int.init), Int("5").map { $0 * 2 } as Any, Int("5").flatMap { $0 > 9 ? $0 : nil } as Any)
actor Account { private var balance = 0; func deposit(_ n: Int) { balance += n }; var current: Int { balance }; nonisolated let id = 7 }
func work() async throws -> Int { let a = Account(); await a.deposit(5); await a.deposit(6); async let x = a.current; return await x + a.id }
print(try await work())
func slow(_ n: Int) async -> Int { await Task.yield(); return n * n }
let t = Task { () async throws -> String in try Task.checkCancellation(); return "task" }; print(try await t.value)
func check(_ x: Int?) -> String { guard let x, x > 0 else { return "bad" }; return "good \(x)" }; print(check(nil), check(-1), check(3))
let e1: any Error = NetError.offline; if let ne = e1 as? NetError, case .offline = ne { print("is offline") }; print(e1 is NetError, e1)
func first(where p: (Int) throws -> Bool, in xs: [Int]) rethrows -> Int? { for x in xs where try p(x) { return x }; return nil }; print(first(where: { $0 > 2 }, in: [1, 2, 3]) ?? 0)
let value = try? { () throws -> Int in throw NetError.offline }(); print(value as Any)

// output: off
// output: data1
// output: caught status 404
// output: client 404
// output: default 5
// output: no throw
// output: timeout 1.5s
// output: [1, 2]
// output: 2 [offline, status 404]
// output: cleanup
// output: 3
// output: x Optional(Optional("x"))
// output: 1 nil 7
// output: MAIN 1
// output: 6
// output: nil
// output: no address for A
// output: [Optional(1), nil, Optional(3)] [1, 3] [1] Optional(10) nil
// output: 18
// output: task
// output: bad bad good 3
// output: is offline
// output: true offline
// output: 3
// output: nil
