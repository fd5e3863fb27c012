// What an initializer sets has no observers, but in its deferred statements and in functions that it calls.
class Box { var x: Int { didSet { print("did", x) } }; init(_ x: Int) { self.x = 0; defer { self.x = x } } }
struct Pair { var x = 0 { didSet { print("pair", oldValue, x) } }; init(_ value: Int) { defer { x = value } } }
class Counter { var x = 0 { willSet { print("will", newValue) } }; init() { x = 1; setUp(); let set = { self.x = 9 }; set() }; func setUp() { x = 2 } }
class Small: Box { override init(_ x: Int) { super.init(x); self.x = 5 } }
_ = Box(3); print(Pair(4).x); _ = Counter(); _ = Small(1)

// output: did 3
// output: pair 0 4
// output: 4
// output: will 2
// output: will 9
// output: did 1
// output: did 5
