enum Tag: Hashable {
    case name(String)
    case size(width: Int, height: Int)
    case none
}
let tags: Set<Tag> = [.name("a"), .name("a"), .size(width: 1, height: 2), .none]
print(tags.count, tags.contains(.size(width: 1, height: 2)), tags.contains(.size(width: 2, height: 1)))
print(Tag.name("x") == .name("x"), Tag.none != .name(""))

// output: 3 true false
// output: true true
