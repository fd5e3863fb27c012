import Foundation
let count: Int64 = 1, size: UInt = 2, part: UInt8 = 4
print(count.formatted(), size.formatted(.number), part.formatted(.number.precision(.integerLength(3))), count.formatted(.percent))
print(Int32(1_000_000).formatted(), UInt64.max.formatted(), (3 as Int16).formatted(.number.sign(strategy: .always())), Int64.max.formatted())
func shown<T: BinaryInteger>(_ value: T) -> String { value.formatted() }
print(shown(UInt16(60_000)), shown(1_234_567))
print(IntegerFormatStyle<Int64>().format(12_345), IntegerFormatStyle<UInt8>.Percent().format(12))

// output: 1 2 004 1%
// output: 1,000,000 18,446,744,073,709,551,615 +3 9,223,372,036,854,775,807
// output: 60,000 1,234,567
// output: 12,345 12%
