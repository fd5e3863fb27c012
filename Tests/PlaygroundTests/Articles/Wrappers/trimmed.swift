import Foundation
@propertyWrapper
struct Trimmed {
    private(set) var storage = ""
    var wrappedValue: String {
        get { storage }
        set { storage = newValue.trimmingCharacters(in: .whitespacesAndNewlines) }
    }
    init(wrappedValue: String) { self.wrappedValue = wrappedValue }
}
struct Form {
    @Trimmed var name: String
    @Trimmed var city = "  Oslo "
}
var form = Form(name: "  Eva\n")
print("[\(form.name)] [\(form.city)]")
form.name = " Max "
print("[\(form.name)]")

// output: [Eva] [Oslo]
// output: [Max]
