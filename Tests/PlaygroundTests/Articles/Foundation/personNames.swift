import Foundation
var name = PersonNameComponents()
print("[\(name)]")
name.givenName = "Ann"
name.familyName = "Lee"
print("[\(name)]", [name], name.debugDescription == name.description)
name.namePrefix = "Dr."
name.nickname = "A"
name.phoneticRepresentation = PersonNameComponents(givenName: "an")
print("[\(name)]", name.phoneticRepresentation?.givenName ?? "none")
print(Mirror(reflecting: name).children.map { $0.label ?? "" })
name.phoneticRepresentation = nil
print(name == PersonNameComponents(namePrefix: "Dr.", givenName: "Ann", familyName: "Lee", nickname: "A"))

// output: []
// output: [givenName: Ann familyName: Lee ] [givenName: Ann familyName: Lee ] true
// output: [namePrefix: Dr. givenName: Ann familyName: Lee nickname: A phoneticRepresentation: givenName: an  ] an
// output: ["namePrefix", "givenName", "familyName", "nickname", "phoneticRepresentation"]
// output: true
