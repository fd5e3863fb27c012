struct Student { let name: String; let year: Int; let grades: [Double] }
extension Student { var average: Double { grades.isEmpty ? 0 : grades.reduce(0, +) / Double(grades.count) } }
let students = [
    Student(name: "Ann", year: 2, grades: [1.5, 2.5]), Student(name: "Bob", year: 1, grades: []),
    Student(name: "Cid", year: 2, grades: [4]), Student(name: "Dee", year: 1, grades: [3, 5]),
]
print(students.sorted { ($0.year, $1.average) < ($1.year, $0.average) }.map(\.name))
print(students.max { $0.average < $1.average }!.name, students.min { $0.name > $1.name }!.name)
let byYear = Dictionary(grouping: students) { $0.year }
for year in byYear.keys.sorted() { print(year, byYear[year, default: []].map(\.name)) }
print(students.lazy.filter { $0.year == 2 }.map(\.name).first ?? "", students.reduce(into: Set<Int>()) { $0.insert($1.year) }.sorted())

// output: ["Dee", "Bob", "Cid", "Ann"]
// output: Cid Dee
// output: 1 ["Bob", "Dee"]
// output: 2 ["Ann", "Cid"]
// output: Ann [1, 2]
