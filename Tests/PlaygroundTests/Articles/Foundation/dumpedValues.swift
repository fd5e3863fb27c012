import Foundation
dump(Date(timeIntervalSince1970: 0))
dump(UUID(uuidString: "E621E1F8-C36C-495A-93FC-0C247A3E6E5F")!)
dump(DateComponents(year: 2020, month: 3))
dump(IndexPath(indexes: [1, 2]))
dump(IndexSet(integersIn: 1...3))
dump(NSRange(location: 1, length: 2))
dump(Measurement(value: 3, unit: UnitLength.meters))
dump(Notification(name: Notification.Name("x"), object: 3))
dump(DateInterval(start: Date(timeIntervalSince1970: 0), duration: 60))
dump(URLQueryItem(name: "a", value: "b"))
dump(URLComponents(string: "https://a.b/c?d=e#f")!)
struct Item { var id = UUID(uuidString: "E621E1F8-C36C-495A-93FC-0C247A3E6E5F")!; var date = Date(timeIntervalSince1970: 60); var r: Range<Int> = 1..<3 }
dump(Item())
dump(["a": Date(timeIntervalSince1970: 0)])
print(Mirror(reflecting: Date(timeIntervalSince1970: 0)).children.count, Mirror(reflecting: UUID()).children.isEmpty)

// output: ▿ 1970-01-01 00:00:00 +0000
// output:   - timeIntervalSinceReferenceDate: -978307200.0
// output: - E621E1F8-C36C-495A-93FC-0C247A3E6E5F
// output: ▿ year: 2020 month: 3
// output:   - year: 2020
// output:   - month: 3
// output: ▿ 2 elements
// output:   - 1
// output:   - 2
// output: ▿ 3 indexes
// output:   ▿ ranges: 1 element
// output:     ▿ Range(1..<4)
// output:       - lowerBound: 1
// output:       - upperBound: 4
// output: ▿ {1, 2}
// output:   - location: 1
// output:   - length: 2
// output: ▿ 3.0 m
// output:   - value: 3.0
// output:   - unit: "m"
// output: ▿ name = x, object = 3
// output:   - name: "x"
// output:   - object: 3
// output: ▿ 1970-01-01 00:00:00 +0000 to 1970-01-01 00:01:00 +0000
// output:   ▿ start: 1970-01-01 00:00:00 +0000
// output:     - timeIntervalSinceReferenceDate: -978307200.0
// output:   ▿ end: 1970-01-01 00:01:00 +0000
// output:     - timeIntervalSinceReferenceDate: -978307140.0
// output:   - duration: 60.0
// output: ▿ a=b
// output:   - name: "a"
// output:   ▿ value: Optional("b")
// output:     - some: "b"
// output: ▿ https://a.b/c?d=e#f
// output:   - scheme: "https"
// output:   - host: "a.b"
// output:   - path: "/c"
// output:   ▿ queryItems: 1 element
// output:     ▿ d=e
// output:       - name: "d"
// output:       ▿ value: Optional("e")
// output:         - some: "e"
// output:   - fragment: "f"
// output: ▿ Item
// output:   - id: E621E1F8-C36C-495A-93FC-0C247A3E6E5F
// output:   ▿ date: 1970-01-01 00:01:00 +0000
// output:     - timeIntervalSinceReferenceDate: -978307140.0
// output:   ▿ r: Range(1..<3)
// output:     - lowerBound: 1
// output:     - upperBound: 3
// output: ▿ 1 key/value pair
// output:   ▿ (2 elements)
// output:     - key: "a"
// output:     ▿ value: 1970-01-01 00:00:00 +0000
// output:       - timeIntervalSinceReferenceDate: -978307200.0
// output: 1 true
