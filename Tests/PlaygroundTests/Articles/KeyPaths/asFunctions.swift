struct Song { let title: String; let seconds: Int; let artist: Artist }
struct Artist { let name: String }
let songs = [
    Song(title: "Blue", seconds: 200, artist: Artist(name: "Eve")),
    Song(title: "Red", seconds: 180, artist: Artist(name: "Dan")),
    Song(title: "Aqua", seconds: 240, artist: Artist(name: "Eve")),
]
print(songs.map(\.title), songs.map(\.artist.name))
extension Sequence {
    func sorted<Value: Comparable>(by path: KeyPath<Element, Value>) -> [Element] { sorted { $0[keyPath: path] < $1[keyPath: path] } }
    func sum(_ path: KeyPath<Element, Int>) -> Int { reduce(0) { $0 + $1[keyPath: path] } }
}
print(songs.sorted(by: \.seconds).map(\.title), songs.sum(\.seconds))
print(Dictionary(grouping: songs, by: \.artist.name).mapValues(\.count).sorted { $0.key < $1.key }.map { "\($0.key) \($0.value)" })
print([1, nil, 3].compactMap(\.self), ["a", "bb"].map(\.count), songs.filter(\.title.isEmpty).count)

// output: ["Blue", "Red", "Aqua"] ["Eve", "Dan", "Eve"]
// output: ["Red", "Blue", "Aqua"] 620
// output: ["Dan 1", "Eve 2"]
// output: [1, 3] [1, 2] 0
