let text: String? = "42"
let number = text.flatMap { Int($0) }.map { $0 + 1 }
let nothing: Int? = nil
print(number ?? 0, nothing ?? number ?? -1, nothing.map { $0 * 2 } as Any, number == 43, nothing == nil)
print([1, nil, 3].map { $0 ?? 0 }, [Int?](repeating: nil, count: 2).count, (nothing ?? 5) + 1)
if let a = number, let b = text, b.count == 2 { print(a, b) }
func describe(_ value: Int?) -> String { switch value { case .some(let v) where v > 9: "big"; case .some: "small"; case .none: "none" } }
print([12, 3, nil].map(describe))
let double: Int?? = .some(nil)
print(double == nil, double != nil, Optional(Optional(1)) as Any)

// output: 43 43 nil true true
// output: [1, 0, 3] 2 6
// output: 43 42
// output: ["big", "small", "none"]
// output: false true Optional(Optional(1))
