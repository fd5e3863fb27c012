import Foundation
enum RainbowAttribute: CodableAttributedStringKey, MarkdownDecodableAttributedStringKey {
    enum Value: String, Codable, Hashable { case plain, fun, extreme }
    static let name = "rainbow"
}
extension AttributeScopes {
    struct MyAttributes: AttributeScope {
        let rainbow: RainbowAttribute
        let foundation: FoundationAttributes
    }
    var my: MyAttributes.Type { MyAttributes.self }
}
extension AttributeDynamicLookup {
    subscript<T: AttributedStringKey>(dynamicMember keyPath: KeyPath<AttributeScopes.MyAttributes, T>) -> T { self[T.self] }
}
func name<K: MarkdownDecodableAttributedStringKey>(_ key: K.Type) -> String { K.markdownName }

let markdown = "Hi ^[there](rainbow: 'extreme', size: [1, 2]) *and* [here](more)"
let text = try! AttributedString(markdown: markdown, including: \.my, options: .init(allowsExtendedAttributes: true), baseURL: URL(string: "https://example.com/a/"))
for run in text.runs {
    print(String(text[run.range].characters), run.rainbow.map { $0.rawValue } ?? "-", run.link?.absoluteString ?? "-")
}
let unknown = try! AttributedString(markdown: "^[there](rainbow: 'none')", including: AttributeScopes.MyAttributes.self, options: .init(allowsExtendedAttributes: true))
print(String(unknown.characters), unknown.rainbow == nil)
let plain = try! AttributedString(markdown: "^[there](rainbow: 'fun')", including: \.my)
print(plain.rainbow == nil)

// output: Hi  - -
// output: there extreme -
// output:   - -
// output: and - -
// output:   - -
// output: here - https://example.com/a/more
// output: there true
// output: true
