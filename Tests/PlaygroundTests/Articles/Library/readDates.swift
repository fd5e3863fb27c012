import Foundation
let f = DateFormatter(); f.dateFormat = "yyyy-MM-dd"; f.timeZone = TimeZone(identifier: "UTC"); f.locale = Locale(identifier: "en_US_POSIX"); let d = f.date(from: "2024-03-05"); print(d as Any, f.date(from: "x") as Any)
f.dateFormat = "dd.MM.yyyy HH:mm"; print(f.date(from: "31.12.2023 23:59")!.timeIntervalSince1970); print(ISO8601DateFormatter().date(from: "2024-01-01T00:00:00Z") as Any, ISO8601DateFormatter().string(from: Date(timeIntervalSince1970: 0)))

// output: Optional(2024-03-05 00:00:00 +0000) nil
// output: 1704067140.0
// output: Optional(2024-01-01 00:00:00 +0000) 1970-01-01T00:00:00Z
