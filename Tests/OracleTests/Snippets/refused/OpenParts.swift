//--- closure-of-a-generic-parameter
func show<T>(_ value: T) { print(T.self) }
func run() {
    show({ _ in 1 })
}
//--- branches-by-themselves
func run() {
    let v = if true { "a" } else { Character("z") }
}
//--- nil-as-a-branch
func run(_ c: Int?) {
    let v = if true { c } else { nil }
}
