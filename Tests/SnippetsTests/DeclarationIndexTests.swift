import Diagnostics
import SwiftParser
import SwiftSyntax
import Testing

@testable import Prelude
@testable import SwiftChecker
@testable import SwiftMachine

/// The index finds without parsing what the parser finds.
@Suite struct DeclarationIndexTests {
    @Test(arguments: PreludeText.standard.map(\.name)) func findsEachDeclarationOfThePrelude(file: String) throws {
        let source = try #require(PreludeText.standard.first { $0.name == file })
        let found = DeclarationScanner(source).entries().map { entry in
            Listed(name: entry.name, line: source.position(at: entry.range.lowerBound).line, members: entry.members.map(\.name))
        }
        let parsed = Parsing.parse(source).items.compactMap { $0.item.as(DeclSyntax.self) }.map { Listed($0, source) }
        #expect(found == parsed)
    }

    @Test(arguments: [
        ("static func block() -> Int", 0), ("static func block(_ a: Int) -> Int", 1), ("func block<A: P, B: P>(_ a: A, _ b: Pair<A, B>) -> (A, B)", 2),
        ("func block(_ a: (Int, Int)) -> Int", 1), ("func block(_ a: Int = 1) -> Int", nil), ("func block(_ a: Int...) -> Int", nil),
        ("func block(_ a: Outer.Inner) -> Int", 1), ("init?(_ a: Int, b: Int)", 2),
        ("@available(a, b) func block(_ a: Int) -> Int", nil), ("/// (a, b)\n    func block(_ a: Int) -> Int", 1), ("var block: (Int) -> Int { get }", nil),
    ]) func countsArguments(member: String, count: Int?) throws {
        let source = SourceText(name: "library", text: "extension Builder {\n    \(member)\n}\n")
        let piece = try #require(DeclarationScanner(source).entries().first?.members.first)
        #expect(piece.argumentCount(in: source) == count)
    }

    /// Operators of other declarations would not be folded.
    @Test(arguments: PreludeText.standard.map(\.name)) func findsTheDeclarationsWithOperators(file: String) throws {
        let source = try #require(PreludeText.standard.first { $0.name == file })
        for entry in DeclarationScanner(source).entries() {
            let members = entry.members.map { "extension \(entry.name) {\n\(source.text(in: $0.range))\n}" }
            for text in [source.text(in: entry.range)] + members where !entry.mayHoldOperators(Array(text.utf8)) {
                let finder = OperatorFinder(viewMode: .sourceAccurate)
                finder.walk(Parser.parse(source: text))
                #expect(finder.found == [])
            }
        }
    }

    @Test func outlinesLeaveContentOut() throws {
        let text = """
            struct Box<Value>: Holder {
                typealias Element = Value
                let value: Value
                struct Side: Equatable {
                    let name: String
                    enum Kind { case left }
                }
                func side() -> Side {
                    Side(name: "")
                }
            }
            """
        let source = SourceText(name: "library", text: text)
        let entry = try #require(DeclarationScanner(source).entries().first)
        let outline = entry.outline.map { source.text(in: $0).split(separator: " ").joined(separator: " ") }
        #expect(outline == ["struct Box<Value>: Holder {", "typealias Element = Value", "struct Side: Equatable {", "enum Kind { case left }", "}", "}"])
        let content = entry.content.map { source.text(in: $0) }.joined()
        #expect(content == text.replacing("    func side() -> Side {\n        Side(name: \"\")\n    }", with: ""))
    }

    @Test func readsNamesKindsAndPlaces() {
        let text = """
            /// Documented.
            struct Box<Value: Equatable>: Holder {
                let value: Value
                /// Two.
                static func == (a: Box, b: Box) -> Bool
                @discardableResult mutating func `repeat`(_ times: Int = 1) -> Box {
                    self
                }
                var isEmpty: Bool { get }
                init(_ value: Value)
            }
            extension Box.Inner where Value == Int { func sum() -> Int { 1 } }
            prefix func ! (_ value: Bool) -> Bool
            class Cell {
                var value: Int { didSet { } }
                var last: Int {
                    willSet { }
                }
                var sum: Int { 1 }
            }
            extension Box: Named { typealias Name = String; var name: Name { "a;}" }; var names: [Name] { let own = name; return [own] } }
            """
        let source = SourceText(name: "library", text: text)
        let entries = DeclarationScanner(source).entries()
        #expect(entries.map(\.name) == ["Box", "Box.Inner", "!", "Cell", "Box"])
        #expect(entries.map(\.inherits) == [true, false, false, false, true])
        #expect(entries.map(\.firstLine) == [2, 12, 13, 14, 21])
        #expect(entries[0].members.map(\.name) == ["value", "==", "repeat", "isEmpty", "init"])
        #expect(entries[0].members.map(\.isDeferred) == [false, true, true, true, true])
        #expect(entries[0].members.map(\.firstLine) == [3, 5, 6, 9, 10])
        #expect(entries[1].members.map(\.name) == ["sum"])
        #expect(entries[3].members.map(\.isDeferred) == [false, false, true])
        #expect(entries[4].members.map(\.name) == ["Name", "name", "names"])
        #expect(entries[4].members.map(\.isDeferred) == [false, true, true])
        #expect(entries[4].outline.map(source.text(in:)).joined() == "extension Box: Named { typealias Name = String;}")
    }
}

private final class OperatorFinder: SyntaxVisitor {
    private(set) var found: [String] = []
    override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
        found.append(node.trimmedDescription)
        return .skipChildren
    }
}

private struct Listed: Equatable {
    let name: String
    let line: Int
    let members: [String]

    init(name: String, line: Int, members: [String]) { (self.name, self.line, self.members) = (name, line, members) }

    init(_ item: DeclSyntax, _ source: SourceText) {
        let first = item.positionAfterSkippingLeadingTrivia.utf8Offset
        let block: MemberBlockItemListSyntax? = NominalSyntax(item)?.members ?? item.as(ExtensionDeclSyntax.self)?.memberBlock.members
        let isOpen = item.is(ExtensionDeclSyntax.self) || item.trimmedDescription.contains("\n")
        self.init(
            name: Self.name(item), line: source.position(at: first).line, members: isOpen ? block.map { $0.map { Self.name($0.decl) } } ?? [] : [])
    }

    private static func name(_ item: DeclSyntax) -> String {
        if let parts = NominalSyntax(item) { return parts.name.word }
        switch item.as(DeclSyntaxEnum.self) {
        case .extensionDecl(let node): return node.extendedType.trimmedDescription
        case .functionDecl(let node): return node.name.word
        case .variableDecl(let node): return node.bindings.first?.pattern.as(IdentifierPatternSyntax.self)?.identifier.word ?? ""
        case .typeAliasDecl(let node): return node.name.text
        case .initializerDecl: return "init"
        case .subscriptDecl: return "subscript"
        default: return ""
        }
    }
}
