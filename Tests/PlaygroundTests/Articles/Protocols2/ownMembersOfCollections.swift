extension Collection { var first: Element? { print("own first"); return nil } }
print([1, 2].first as Any)
print("abc".first as Any)
print((1...3).first as Any)
extension Collection { var isEmpty: Bool { print("own isEmpty"); return true } }
print([1, 2].isEmpty)

// output: own first
// output: nil
// output: own first
// output: nil
// output: own first
// output: nil
// output: own isEmpty
// output: true
