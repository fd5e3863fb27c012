//--- try-in-root-button
struct Store { func save() throws {} }
Button("Save") {
    Store().save()
}
//--- await-in-root-on-appear
struct Store { func load() async -> Int { 1 } }
Text("Hello")
    .onAppear {
        print(Store().load())
    }
//--- marked-try-in-root-on-appear
struct Store { func save() throws {} }
Text("Hello").onAppear {
    try Store().save()
}
//--- unmarked-call-in-closure
struct Step { var run: () -> Void }
func save() throws -> Int { 1 }
let step = Step { save() }
//--- unmarked-wait-in-closure
struct Step { var run: () -> Void }
func load() async -> Int { 1 }
let step = Step { load() }
//--- throwing-property
func make() throws -> Int { 1 }
struct Model { var value = try make() }
//--- throwing-unmarked-property
func make() throws -> Int { 1 }
struct Model { let value = make() }
//--- waiting-property
func make() async -> Int { 1 }
struct Model { let value = make() }
//--- throwing-static-property
func make() throws -> Int { 1 }
struct Model { static let value = make() }
//--- throwing-last-expression
func make() throws -> Int { 1 }
make()
//--- actor-method-in-synchronous-code
actor Counter {
    var value = 0
    func bump() { value += 1 }
}
func f(_ c: Counter) { c.bump() }
//--- actor-method-without-await
actor Counter {
    var value = 0
    func add(_ n: Int) { value += n }
}
func f(_ c: Counter) async { c.add(1) }
//--- actor-property-in-synchronous-code
actor Counter { var value = 0 }
func f(_ c: Counter) { print(c.value) }
//--- actor-property-without-await
actor Counter { var value = 0 }
func f(_ c: Counter) async { print(c.value) }
//--- actor-property-assigned
actor Counter { var value = 0 }
func f(_ c: Counter) async { c.value = 3 }
//--- actor-property-inout
actor Counter { var value = 0 }
func bump(_ n: inout Int) { n += 1 }
func f(_ c: Counter) async { await bump(&c.value) }
//--- actor-nonisolated
actor Counter {
    var value = 0
    nonisolated func show() -> Int { value }
}
//--- async-let-without-await
func f() async -> Int { 1 }
func g() async {
    async let x = f()
    print(x)
}
//--- throwing-closure-as-value
func f() throws {}
let c: () -> Void = { try f() }
//--- throwing-function-as-argument
func f() throws {}
func g(_ h: () -> Void) { h() }
g(f)
//--- async-closure-as-value
func f() async {}
let c: () -> Void = { await f() }
