let rows = [[1, nil, 3], [nil, 5]]
print([1, 2].map(Optional.some), ["a"].map(Optional.init))
for case let row? in rows.map(Optional.some) {
    for case let number? in row where number != 5 { print(number) }
}
let wrap: (Int?) -> Int?? = Optional.some
print(wrap(nil) == nil, wrap(1) as Any)
let mixed: [Any] = [1, ["x": 1, "y": 2.5], [1, "a"]]
let settings: [String: Any] = ["size": ["width": 1, "unit": "pt"], "levels": [1, 2]]
print(mixed.count, (settings["size"] as? [String: Any])?.keys.sorted() ?? [])

// output: [Optional(1), Optional(2)] [Optional("a")]
// output: 1
// output: 3
// output: false Optional(Optional(1))
// output: 3 ["unit", "width"]
