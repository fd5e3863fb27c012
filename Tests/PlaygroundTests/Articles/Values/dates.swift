import Foundation
let start = Date(timeIntervalSince1970: 1_000_000)
let later = start.addingTimeInterval(90)
print(later.timeIntervalSince(start), later > start, later == start + 90, later.timeIntervalSince1970)
print([later, start].sorted().first == start, start.distance(to: later), Date(timeInterval: 10, since: start).timeIntervalSince1970)
let span = start...later
print(span.contains(start.addingTimeInterval(30)), min(start, later) == start)
let elapsed: TimeInterval = 3725
print(String(format: "%d:%02d:%02d", Int(elapsed) / 3600, Int(elapsed) / 60 % 60, Int(elapsed) % 60))

// output: 90.0 true true 1000090.0
// output: true 90.0 1000010.0
// output: true true
// output: 1:02:05
