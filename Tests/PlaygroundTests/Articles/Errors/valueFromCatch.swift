struct E: Error {}
func g(_ fails: Bool) throws -> Int { if fails { throw E() }; return 5 }
func f(_ fails: Bool) -> Int {
    let m: Int
    do { m = try g(fails) } catch { m = 0 }
    return m
}
func h() -> Int {
    let m: Int
    let n: Int
    do {
        n = 3
        m = try g(true)
    } catch { m = n }
    return m
}
struct S {
    let value: Int
    init(_ fails: Bool) {
        do { value = try g(fails) } catch { value = -1 }
    }
}
print(f(true), f(false), h(), S(true).value, S(false).value)
let top: Int
do { top = try g(false) } catch { top = 9 }
print(top)

// output: 0 5 3 -1 5
// output: 5
