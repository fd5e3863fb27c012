import Foundation

extension Decimal {
    func rounded(_ scale: Int, _ mode: NSDecimalNumber.RoundingMode = .plain) -> Decimal {
        var (result, value) = (Decimal(), self)
        NSDecimalRound(&result, &value, scale, mode)
        return result
    }
}
let price = Decimal(string: "2.345")!
print(price.rounded(2), price.rounded(2, .bankers), price.rounded(1, .up))

// output: 2.35 2.34 2.4
