import Foundation
print(String(format: "%.2f", 3.14159), String(format: "%5.1f|", 2.25), String(format: "%03d", 7), String(format: "%x %X %o", 255, 255, 8))
print(String(format: "%@ has %d items (%d%%)", "Cart", 3, 50), String(format: "%+d", 5), String(format: "%-6d|", 12))
print(String(format: "%e", 12345.678), String(format: "%g %g", 0.0001, 1e10), String(format: "%02d:%02d", 5, 9))
print(String(format: "%.0f", 2.5), String(format: "%.3f", 1.0 / 3), String(format: "%c", 65))

// output: 3.14   2.2| 007 ff FF 10
// output: Cart has 3 items (50%) +5 12    |
// output: 1.234568e+04 0.0001 1e+10 05:09
// output: 2 0.333 A
