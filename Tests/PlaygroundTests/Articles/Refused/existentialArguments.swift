protocol Store<Item> { associatedtype Item; var all: [Item] { get } }
struct Names: Store { let all = ["a"] }
let store: any Store<String> = Names()
print(store.all)

// error: 3: 'any' with type arguments is not supported yet
