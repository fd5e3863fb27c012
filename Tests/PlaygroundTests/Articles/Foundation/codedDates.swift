import Foundation
func coded<T: Codable & Equatable>(_ value: T) {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    do {
        let data = try encoder.encode([value])
        print(String(decoding: data, as: UTF8.self), try JSONDecoder().decode([T].self, from: data) == [value])
    } catch { print(error) }
}
coded(Locale(identifier: "en_US")); coded(TimeZone.gmt); coded(DateComponents(year: 2020, month: 1))
coded(DateInterval(start: Date(timeIntervalSince1970: 0), duration: 1)); coded(IndexSet([1, 2, 5]))
coded(PersonNameComponents(givenName: "a", familyName: "b")); coded(1..<3)
coded(Duration.milliseconds(-1500)); coded(Duration.seconds(123456789012)); coded([UInt64.max])
coded(CollectionDifference<Int>([.insert(offset: 1, element: 4, associatedWith: 0), .remove(offset: 0, element: 4, associatedWith: 1)])!)

// output: [{"current":0,"identifier":"en_US"}] true
// output: [{"identifier":"GMT"}] true
// output: [{"month":1,"year":2020}] true
// output: [{"duration":1,"start":-978307200}] true
// output: [{"indexes":[{"length":2,"location":1},{"length":1,"location":5}]}] true
// output: [{"familyName":"b","givenName":"a"}] true
// output: [[1,3]] true
// output: [[-1,16946744073709551616]] true
// output: [[6692605942,13738168872602697728]] true
// output: [[18446744073709551615]] true
// output: [{"insertions":[{"associatedOffset":0,"element":4,"isRemove":false,"offset":1}],"removals":[{"associatedOffset":1,"element":4,"isRemove":true,"offset":0}]}] true
