protocol G {}
extension G { func g(_ n: String) -> String { "ext" }; func h<T>(_ n: T) -> String { "ext" }; func i<T>(_ n: T, x: Int = 0) -> String { "ext" }; func j(_ n: String) -> String { "ext" }
 func k(_ n: String, x: Int = 0) -> String { "ext" } 
 func l<T>(_ n: T) -> String { "ext" } }
struct E: G { func g<T>(_ n: T) -> String { "own" }; func h<T>(_ n: T, x: Int = 0) -> String { "own" }; func i(_ n: Int) -> String { "own" };  func j<T>(_ n: T, x: Int = 0) -> String { "own" }
 func k<T>(_ n: T) -> String { "own" }
 func l<T>(_ n: T, x: Int = 0) -> String { "own" } }
print(E().g("a"), E().h(2), E().i(1), E().j("s"), E().k("s"), E().l("s"))

// output: ext own own ext ext own
