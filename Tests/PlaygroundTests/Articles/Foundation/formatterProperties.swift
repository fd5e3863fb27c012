import Foundation
let formatter = DateFormatter()
formatter.locale = Locale(identifier: "en_US_POSIX")
formatter.timeZone = TimeZone(secondsFromGMT: 3600)
formatter.dateFormat = "yyyy-MM-dd HH:mm"
var calendar = Calendar(identifier: .gregorian)
calendar.timeZone = formatter.timeZone
print(calendar.timeZone.secondsFromGMT(), formatter.locale.identifier, formatter.dateFormat.count)
print(formatter.string(from: Date(timeIntervalSince1970: 0)), formatter.timeZone?.secondsFromGMT() ?? -1)
formatter.calendar = calendar
print(formatter.calendar.component(.hour, from: Date(timeIntervalSince1970: 0)))
if let zone = formatter.timeZone { print(zone.secondsFromGMT()) }
fputs("to C\n", stdout)
fflush(stdout)
while let line = readLine() { print(line) }
print(readLine() ?? "nothing to read")

// output: 3600 en_US_POSIX 16
// output: 1970-01-01 01:00 3600
// output: 1
// output: 3600
// output: to C
// output: nothing to read
