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
