import Foundation
let path = IndexPath(indexes: [1, 4])
print(path[1], path.first as Any, path.map { $0 * 2 }, path.dropLast(), path.appending(5), path.count, path.last as Any, path == [1, 4], path < IndexPath(indexes: [1, 5]), path[0...1])
print(path.isEmpty, path.startIndex, path.endIndex, path + [7], path.appending([8, 9]), path.appending(IndexPath(index: 3)), Array(path.reversed()), path.contains(4))
for index in path { print(index) }
var changing = IndexPath(); changing.append(3); changing.append([4, 5]); changing[0] = 9; print(changing); changing += [1]; print(changing)
let literal: IndexPath = [0, 2, 3]; print(literal, type(of: literal.dropLast()), literal.compare(path).rawValue, Set([literal, IndexPath(indexes: [0, 2, 3])]).count, IndexPath(indexes: 0..<3))
print(String(decoding: try JSONEncoder().encode(literal), as: UTF8.self), try JSONDecoder().decode(IndexPath.self, from: Data(#"{"indexes":[1,2]}"#.utf8)))

// output: 4 Optional(1) [2, 8] [1] [1, 4, 5] 2 Optional(4) true true [1, 4]
// output: false 0 2 [1, 4, 7] [1, 4, 8, 9] [1, 4, 3] [4, 1] true
// output: 1
// output: 4
// output: [9, 4, 5]
// output: [9, 4, 5, 1]
// output: [0, 2, 3] IndexPath -1 1 [0, 1, 2]
// output: {"indexes":[0,2,3]} [1, 2]
