import Foundation

print(AnyHashable(NSNumber(1)) == AnyHashable(1), AnyHashable(NSNumber(1.5)) == AnyHashable(1.5), AnyHashable(1) == AnyHashable(NSNumber(2)))
let numbers: Set<AnyHashable> = [NSNumber(1), 1, NSNumber(2)]
print(numbers.count)

// output: true true false
// output: 2
