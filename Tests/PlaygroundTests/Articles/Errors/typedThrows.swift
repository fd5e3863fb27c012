enum NetError: Error { case offline, status(code: Int) }
func fetch(_ n: Int) throws(NetError) -> String { switch n { case 0: throw .offline; case 404: throw .status(code: n); default: return "data\(n)" } }
do { print(try fetch(0)) } catch .offline { print("off") } catch { print("other", type(of: error)) }
func load(_ s: String) throws -> Int { 3 }
func g() { do { let x = try? load("3"); print(x as Any, try fetch(0)) } catch { switch error { case .offline: print("off"); case .status(let n): print(n) } } }
g()
extension NetError: Equatable {}
struct P<Failure: Error> { let e: Failure; func run() throws(Failure) { throw e } }
do { try P(e: NetError.status(code: 3)).run() } catch { if case .status(let c) = error { print(c) } }
do throws(NetError) { throw .offline } catch { print(error) }
do { try P(e: NetError.offline).run() } catch .offline, .status(code: 4) { print("one of") } catch { print(error) }
do { do { _ = try fetch(404) } catch .offline { print("no") } } catch { print("outer", error) }
struct Other: Error {}
do { _ = try fetch(1); throw Other() } catch let e as NetError { print("net", e) } catch { print("any", error) }
do { try [1, 0].forEach { print(try fetch($0)) } } catch { print(error) }

// output: off
// output: off
// output: 3
// output: offline
// output: one of
// output: outer status(code: 404)
// output: any Other()
// output: data1
// output: offline
