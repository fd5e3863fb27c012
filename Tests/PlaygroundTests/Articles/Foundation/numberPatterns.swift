import Foundation

func show(_ positive: String, _ negative: String? = nil) {
    let formatter = NumberFormatter()
    formatter.locale = Locale(identifier: "en_US")
    formatter.positiveFormat = positive
    if let negative { formatter.negativeFormat = negative }
    print(positive, [0, 5, 1234567.891, -42.5, 0.256].map { formatter.string(from: NSNumber(value: $0)) ?? "nil" })
}
show("#,##0.00")
show("0.0", "(0.0)")
show("#,##0.00 €")
show("$#,##0.00")
show("0%")
show("000")
show("#,##0.00;(#,##0.00)")
show("0.0 'kg'")
show("##,##,##0")
print(NumberFormatter.localizedString(from: 1234.5, number: .decimal), NumberFormatter.Style.percent.rawValue)

// output: #,##0.00 ["0.00", "5.00", "1,234,567.89", "-42.50", "0.26"]
// output: 0.0 ["0.0", "5.0", "1234567.9", "(42.5)", "0.3"]
// output: #,##0.00 € ["0.00 €", "5.00 €", "1,234,567.89 €", "-42.50 €", "0.26 €"]
// output: $#,##0.00 ["$0.00", "$5.00", "$1,234,567.89", "-$42.50", "$0.26"]
// output: 0% ["0%", "500%", "123456789%", "-4250%", "26%"]
// output: 000 ["000", "005", "1234568", "-042", "000"]
// output: #,##0.00;(#,##0.00) ["0.00", "5.00", "1,234,567.89", "(42.50)", "0.26"]
// output: 0.0 'kg' ["0.0 kg", "5.0 kg", "1234567.9 kg", "-42.5 kg", "0.3 kg"]
// output: ##,##,##0 ["0", "5", "12,34,568", "-42", "0"]
// output: 1,234.5 3
