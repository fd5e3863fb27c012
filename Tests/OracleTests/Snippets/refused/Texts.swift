//--- number-as-title
struct Plain: View {
    let count: Int
    var body: some View { Button(count) {} }
}
//--- optional-as-text
struct Named: View {
    let name: String?
    var body: some View { Text(name) }
}
//--- key-as-string
let key: LocalizedStringKey = "a"
let text: String = key
//--- string-as-key
let name = "a"
let title: LocalizedStringKey = name
//--- key-has-no-count
let greeting: LocalizedStringKey = "hello"
let count = greeting.count
