// A closure says itself what it throws.
enum Failure: Error { case early, late(Int) }
let check = { (n: Int) throws(Failure) -> Int in if n > 1 { throw .late(n) }; return n }
do { print(try check(2)) } catch { switch error { case .early: print("early"); case .late(let n): print("late", n) } }
func run<T, E: Error>(_ value: T, _ body: (T) throws(E) -> Void) throws(E) { try body(value) }
do { try run(4) { (n: Int) throws(Failure) in throw .late(n) } } catch { print(error) }
let named: (Int) throws(Failure) -> Int = { n throws(Failure) in if n > 1 { throw .early }; return n }
do { _ = try named(3) } catch .early { print("is early") } catch { print("other") }
func plain(_ body: (Int) throws -> Int) { do { print(try body(9)) } catch { print("caught", error) } }
plain(check); plain { (n: Int) throws(Failure) -> Int in throw .late(n) }
print((try? [1, 2].map { (n: Int) throws(Failure) -> Int in if n > 1 { throw .early }; return n }) as Any)

// output: late 2
// output: late(4)
// output: is early
// output: caught late(9)
// output: caught late(9)
// output: nil
