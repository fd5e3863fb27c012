protocol HTML { func render(indent: Int) -> String }

extension String: HTML {
    func render(indent: Int) -> String { String(repeating: " ", count: indent) + self }
}

struct Tag: HTML {
    let name: String
    let children: [any HTML]
    init(_ name: String, @HTMLBuilder _ content: () -> [any HTML] = { [] }) { (self.name, children) = (name, content()) }
    func render(indent: Int) -> String {
        let space = String(repeating: " ", count: indent)
        guard !children.isEmpty else { return "\(space)<\(name)/>" }
        return (["\(space)<\(name)>"] + children.map { $0.render(indent: indent + 2) } + ["\(space)</\(name)>"]).joined(separator: "\n")
    }
}

@resultBuilder
enum HTMLBuilder {
    static func buildExpression(_ expression: any HTML) -> [any HTML] { [expression] }
    static func buildExpression(_ expression: [String]) -> [any HTML] { expression.map { item in Tag("li") { item } } }
    static func buildBlock(_ components: [any HTML]...) -> [any HTML] { components.flatMap { $0 } }
    static func buildOptional(_ component: [any HTML]?) -> [any HTML] { component ?? [] }
    static func buildEither(first component: [any HTML]) -> [any HTML] { component }
    static func buildEither(second component: [any HTML]) -> [any HTML] { component }
    static func buildArray(_ components: [[any HTML]]) -> [any HTML] { components.flatMap { $0 } }
}

func page(isDraft: Bool, items: [String]) -> Tag {
    Tag("body") {
        if isDraft { "draft" }
        Tag("ul") { items }
        for index in 1...2 {
            if index.isMultiple(of: 2) { Tag("hr") } else { "line \(index)" }
        }
    }
}
print(page(isDraft: true, items: ["one", "two"]).render(indent: 0))

// output: <body>
// output:   draft
// output:   <ul>
// output:     <li>
// output:       one
// output:     </li>
// output:     <li>
// output:       two
// output:     </li>
// output:   </ul>
// output:   line 1
// output:   <hr/>
// output: </body>
