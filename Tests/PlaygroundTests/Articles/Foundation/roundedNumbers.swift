import Foundation
print(3.0.formatted(.number.rounded(increment: 0.5)), 0.5.formatted(.number.rounded(increment: 0.25)), 12.0.formatted(.number.rounded(increment: 10)), 13.formatted(.number.rounded(increment: 5)), 1234.567.formatted(.number.rounded(rule: .up, increment: 0.1)), 7.3.formatted(.number.rounded(rule: .down)))
print(0.126.formatted(.percent.rounded(increment: 0.5)), 3.14159.formatted(.number.rounded(increment: 0.001)), 3.1.formatted(.number.rounded(increment: 0.5).precision(.fractionLength(3))), 3.1.formatted(.number.precision(.fractionLength(3)).rounded(increment: 0.5)), 3.1.formatted(.number.rounded(increment: 0.5).locale(Locale(identifier: "de"))))

// output: 3.0 0.50 10 15 1,234.6 7.3
// output: 12.5% 3.142 3.000 3.000 3,0
