protocol Entity { associatedtype ID: Hashable; var id: ID { get } }
struct Person: Entity { let id: Int; let name: String }
struct Place: Entity { let id: String }
struct Repository<E: Entity> {
    private var items: [E.ID: E] = [:]
    mutating func save(_ item: E) { items[item.id] = item }
    func find(_ id: E.ID) -> E? { items[id] }
    var count: Int { items.count }
}
extension Repository where E.ID == Int {
    func next() -> Int { count + 1 }
}
func sameID<A: Entity, B: Entity>(_ a: A, _ b: B) -> Bool where A.ID == B.ID { a.id == b.id }
var people = Repository<Person>()
people.save(Person(id: 1, name: "Ann"))
people.save(Person(id: 1, name: "Bob"))
print(people.find(1)?.name ?? "-", people.count, people.next(), people.find(2) == nil)
print(sameID(Person(id: 3, name: ""), Person(id: 3, name: "x")), sameID(Place(id: "a"), Place(id: "b")))

// output: Bob 1 2 true
// output: true false
