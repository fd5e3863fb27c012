let tenth: Float = 0.1
print(tenth, tenth + 0.2, Double(tenth), Float(1) / 3, tenth * 3, Float.pi, sqrt(Float(2)))
print(Float("2.5")!, Float(16_777_217), Float.greatestFiniteMagnitude, Float.ulpOfOne)
var sum: Float = 0
for _ in 0..<10 { sum += tenth }
print(sum, sum == 1, [tenth], -tenth, Int(sum * 2))
struct Sample { let value: Float; let id: UInt8 }
print(Sample(value: 1.1, id: 3))

// output: 0.1 0.3 0.10000000149011612 0.33333334 0.3 3.1415925 1.4142135
// output: 2.5 16777216.0 3.4028235e+38 1.1920929e-07
// output: 1.0000001 false [0.1] -0.1 2
// output: Sample(value: 1.1, id: 3)
