import Foundation

let amount = (-1234567.25).formatted(.number.attributed)
for run in amount.runs {
    let part = run.numberPart.map { "\($0)" } ?? "-", symbol = run.numberSymbol.map { "\($0)" } ?? "-"
    print(String(amount[run.range].characters), part, symbol)
}
print(FloatingPointFormatStyle<Double>.Percent().attributed.format(0.25).runs.compactMap { $0.numberSymbol == .percent ? "%" : nil })
print((3.5).formatted(FloatingPointFormatStyle<Double>.Currency(code: "EUR").attributed).runs.map { $0.numberSymbol.map { "\($0)" } ?? "-" })

let date = Date(timeIntervalSince1970: 1_700_000_000)
var shown = date.formatted(.dateTime.weekday().month().day().year().hour().minute().attributed)
print(String(shown.characters))
print(shown.runs.compactMap { $0.dateField.map { "\($0)" } })
for (field, range) in shown.runs[\.dateField] where field == .month { shown[range].inlinePresentationIntent = .stronglyEmphasized }
print(shown.runs.filter { $0.inlinePresentationIntent != nil }.map { String(shown[$0.range].characters) })

// output: - - sign
// output: 1 integer -
// output: , integer groupingSeparator
// output: 234 integer -
// output: , integer groupingSeparator
// output: 567 integer -
// output: . - decimalSeparator
// output: 25 fraction -
// output: ["%"]
// output: ["currency", "-", "decimalSeparator", "-"]
// output: Tue, Nov 14, 2023 at 10:13 PM
// output: ["weekday", "month", "day", "year", "hour", "minute", "amPM"]
// output: ["Nov"]
