import Foundation
func call(_ f: () -> Int) -> Int { withoutActuallyEscaping(f) { escaping in [escaping].map { $0() }.reduce(0, +) } }
print(call { 42 })
let condition = NSCondition()
condition.lock(); condition.signal(); condition.broadcast(); condition.name = "c"; condition.unlock(); print(condition.name ?? "nil")
var ready = false
let t = Thread { condition.lock(); ready = true; condition.signal(); condition.unlock() }
t.start()
condition.lock()
while !ready { condition.wait() }
condition.unlock()
print("ready")
print(condition.withLock { 3 })
let u = UUID(uuid: (1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 255))
print(u, u.uuidString, u.uuid.0, u.uuid.15, u.uuid)
print(UUID(uuidString: "E621E1F8-C36C-495A-93FC-0C247A3E6E5F")!.uuid.0)
let z: uuid_t = u.uuid
print(UUID(uuid: z) == u, withUnsafeBytes(of: u.uuid) { Array($0.prefix(3)) })
let a = SIMD4<Int>(1, 5, 3, 8), b = SIMD4<Int>(4, 4, 4, 4)
let m = a .< b
print(m, type(of: m), m[0], a .>= b, a .== SIMD4(1, 0, 3, 0), a .!= b)
print(any(m), all(m), any(a .> 100), all(a .> 0))
print(a.replacing(with: b, where: m), a.replacing(with: 0, where: a .> 4))
var c = a; c.replace(with: 9, where: m); print(c)
print(.!m, m .& (a .== 1), m .| (a .== 8), m .^ SIMDMask(repeating: true))
print(SIMDMask<SIMD4<Int>>(repeating: false), SIMDMask<SIMD2<Int32>>([true, false]))
let f = SIMD3<Float>(0.5, 1.5, 2.5), g = f .<= 1.5
print(g, type(of: g), f.replacing(with: -1, where: g))
var k = g; k[2] = true; print(all(k), k == g, k.scalarCount)
print(a.min(), a.max(), a.wrappedSum(), f.sum(), a.indices.map { a[$0] })
print(f.clamped(lowerBound: SIMD3(repeating: 1), upperBound: SIMD3(repeating: 2)))
let r = SIMD4<Int>.random(in: 1...6); print(all(r .> 0 .& r .<= 6))
print(a.evenHalf, a.oddHalf, a.lowHalf, a.highHalf, SIMD4(lowHalf: SIMD2(1, 2), highHalf: SIMD2(3, 4)))

// output: 42
// output: c
// output: ready
// output: 3
// output: 01020304-0506-0708-090A-0B0C0D0E0FFF 01020304-0506-0708-090A-0B0C0D0E0FFF 1 255 (1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 255)
// output: 230
// output: true [1, 2, 3]
// output: SIMDMask<SIMD4<Int>>(true, false, true, false) SIMDMask<SIMD4<Int>> true SIMDMask<SIMD4<Int>>(false, true, false, true) SIMDMask<SIMD4<Int>>(true, false, true, false) SIMDMask<SIMD4<Int>>(true, true, true, true)
// output: true false false true
// output: SIMD4<Int>(4, 5, 4, 8) SIMD4<Int>(1, 0, 3, 0)
// output: SIMD4<Int>(9, 5, 9, 8)
// output: SIMDMask<SIMD4<Int>>(false, true, false, true) SIMDMask<SIMD4<Int>>(true, false, false, false) SIMDMask<SIMD4<Int>>(true, false, true, true) SIMDMask<SIMD4<Int>>(false, true, false, true)
// output: SIMDMask<SIMD4<Int>>(false, false, false, false) SIMDMask<SIMD2<Int32>>(true, false)
// output: SIMDMask<SIMD3<Int32>>(true, true, false) SIMDMask<SIMD3<Int32>> SIMD3<Float>(-1.0, -1.0, 2.5)
// output: true false 3
// output: 1 8 17 4.5 [1, 5, 3, 8]
// output: SIMD3<Float>(1.0, 1.5, 2.0)
// output: true
// output: SIMD2<Int>(1, 3) SIMD2<Int>(5, 8) SIMD2<Int>(1, 5) SIMD2<Int>(3, 8) SIMD4<Int>(1, 2, 3, 4)
