import Testing

@testable import SwiftChecker

/// What is found of a name without reading the whole library is what the whole library says of it.
@Suite struct LibraryTests {
    @Test func findsTheDeclarationsOfANameAsTheWholeLibraryHasThem() {
        onLargeStack {
            let all = Library.entries
            let names = Set(all.map(\.name)).sorted().enumerated().filter { $0.offset % 41 == 0 }.map(\.element)
            let qualified = Set(all.map(\.qualifiedName)).sorted().enumerated().filter { $0.offset % 149 == 0 }.map(\.element)
            for name in names + qualified + ["VStack", "padding", "Edge.Set", "View.frame", "Set", "Array", "init", "top", "notThere"] {
                let own = all.filter { $0.name == name || $0.qualifiedName == name }
                let types = Set(own.filter { $0.kind == .type }.map(\.qualifiedName))
                let initializers = all.filter { $0.kind == .initializer && $0.owner.map(types.contains) ?? false && !own.contains($0) }
                #expect(Library.entries(named: name) == own + initializers, "\(name)")
            }
        }
    }

    /// A type says it itself, a member where it is newer than its type; an extension says it for its members.
    @Test(arguments: [
        ("VStack", ["iOS 13"]), ("NavigationStack", ["iOS 16"]), ("GlassEffectContainer", ["iOS 26"]), ("Array", []), ("View.padding", []),
        ("View.contentMargins", ["iOS 17"]), ("View.onChange", ["iOS 14", "iOS 17"]),
    ])
    func whatFirstHadADeclarationIsKnown(name: String, since: [String]) {
        onLargeStack {
            let entries = Library.entries(named: name).filter { $0.kind != .initializer }
            #expect(!entries.isEmpty)
            #expect(Set(entries.compactMap(\.since)).sorted() == since)
        }
    }

    @Test func namesAreThoseOfAllEntries() {
        onLargeStack {
            let all = Library.entries
            #expect(Library.memberNames == Set(all.filter { $0.owner != nil && $0.kind != .initializer }.map(\.name)))
            #expect(Library.topLevelNames == Set(all.filter { $0.owner == nil }.map(\.name)))
        }
    }

    @Test func examplesBelongToDeclarations() {
        onLargeStack {
            #expect(Library.examples.count >= 60)
            for name in Library.examples.keys { #expect(Library.entries(named: name).contains { $0.example != nil }, "\(name)") }
        }
    }

    @Test func readsExamples() {
        let text = "# Title\n\n## A, B.c\n\n```swift\nlet a = 1\n\na\n```\n\n## D\n\n```swift\n2\n```\n"
        #expect(LibraryExample.parse(text) == ["A": "let a = 1\n\na", "B.c": "let a = 1\n\na", "D": "2"])
    }
}
