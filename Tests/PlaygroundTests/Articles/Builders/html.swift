@resultBuilder
struct HTMLBuilder {
    static func buildExpression(_ text: String) -> [String] { [text] }
    static func buildExpression(_ parts: [String]) -> [String] { parts }
    static func buildBlock(_ parts: [String]...) -> [String] { parts.flatMap { $0 } }
    static func buildOptional(_ part: [String]?) -> [String] { part ?? [] }
    static func buildEither(first: [String]) -> [String] { first }
    static func buildEither(second: [String]) -> [String] { second }
    static func buildArray(_ parts: [[String]]) -> [String] { parts.flatMap { $0 } }
    static func buildFinalResult(_ parts: [String]) -> String { parts.joined(separator: "\n") }
}
func html(@HTMLBuilder _ content: () -> String) -> String { "<html>\n" + content() + "\n</html>" }
func list(_ items: [String]) -> [String] { items.map { "<li>\($0)</li>" } }

let isAdmin = true
let users = ["ann", "bob"]
print(html {
    "<h1>Users</h1>"
    if isAdmin { "<b>admin</b>" }
    if users.isEmpty { "<i>none</i>" } else { list(users) }
    for user in users { "<a>\(user)</a>" }
})

// output: <html>
// output: <h1>Users</h1>
// output: <b>admin</b>
// output: <li>ann</li>
// output: <li>bob</li>
// output: <a>ann</a>
// output: <a>bob</a>
// output: </html>
