struct Group {
    var values: [Int]
    let tag: String
    init(values: [Int]) { self.values = values; tag = "a" }
    init(any: Any) {
        if let g = any as? Group { self = g } else { self.values = [1]; tag = "b" }
    }
    init?(text: String) {
        switch text { case "x": self = Group(values: []); case "y": values = [2]; tag = "y"; default: return nil }
    }
}
print(Group(any: Group(values: [3])), Group(any: 2), Group(text: "x") as Any, Group(text: "y") as Any, Group(text: "z") as Any)

// output: Group(values: [3], tag: "a") Group(values: [1], tag: "b") Optional(Group(values: [], tag: "a")) Optional(Group(values: [2], tag: "y")) nil
