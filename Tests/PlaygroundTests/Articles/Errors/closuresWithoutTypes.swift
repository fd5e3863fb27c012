enum NetError: Error { case off, slow }
func a(_ n: Int) throws(NetError) -> Int { if n > 2 { throw .off }; return n }
let r = Result { try a(1) }
print(type(of: r))
let rs = [1, 3].map { n in Result { try a(n) } }
let s = rs[0].flatMap { _ in Result<String, any Error>.success("x") }
print(s)
func mapT<T, U, E: Error>(_ l: [T], _ f: (T) throws(E) -> U) throws(E) -> [U] { var o: [U] = []; for x in l { o.append(try f(x)) }; return o }
do { print(try mapT([1]) { try a($0) }) } catch { print(type(of: error), error) }
do { print(try mapT([5]) { (n) throws(NetError) in try a(n) }) } catch { switch error { case .off: print("off"); case .slow: print("slow") } }
do { print(try mapT([5], a)) } catch { switch error { case .off: print("off"); case .slow: print("slow") } }
print(mapT([1]) { $0 + 1 })
let f = { (n: Int) in try a(n) }
print(type(of: f))
let g: (Int) throws(NetError) -> Int = { try a($0) }
let r2: Result<Int, NetError> = Result { () throws(NetError) in try a(3) }
print(type(of: r2), (try? g(1)) ?? 0)
do { _ = try a(3) } catch { switch error { case .off: print("1"); case .slow: print("2") } }

// output: Result<Int, Error>
// output: success("x")
// output: [1]
// output: off
// output: off
// output: [2]
// output: (Int) throws -> Int
// output: Result<Int, NetError> 1
// output: 1
