print(Int("12") ?? 0, Int("12a") ?? -1, Int(" 1") ?? -1, Int("-7")!, Double("2.50")!, Double("abc") == nil, Bool("true")!, Bool("yes") as Any)
print(Int("ff", radix: 16)!, String(255, radix: 2), String(255, radix: 16, uppercase: true), Int(3.99), Int(-3.99), Double(7) / 2, Int("+5")!)
print(Array("abc"), String(["x", "y"] as [Character]), "abc".map { String($0) }, Character("a") < "b")
print(1e3, 0.1 + 0.2, 100.0, 1e16, 1e-5, 12345678.9, -0.0, Double.infinity, Float(0.1), 5 / 2, -5 / 2, -5 % 3)
print("\(1.0)", "\(2.50)", Double(3), Int(exactly: 2.5) as Any, Int(exactly: 2.0)!)
print(Int.max, Int.min, Double.pi)

// output: 12 -1 -1 -7 2.5 true true nil
// output: 255 11111111 FF 3 -3 3.5 5
// output: ["a", "b", "c"] xy ["a", "b", "c"] true
// output: 1000.0 0.30000000000000004 100.0 1e+16 1e-05 12345678.9 -0.0 inf 0.1 2 -2 -2
// output: 1.0 2.5 3.0 nil 2
// output: 9223372036854775807 -9223372036854775808 3.141592653589793
