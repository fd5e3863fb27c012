import Diagnostics
import SwiftSyntax
import Testing

@testable import Prelude
@testable import SwiftChecker
@testable import SwiftModel

/// What a declaration is does not hang on what was asked for before it.
@Suite struct DeferredLibraryTests {
    @Test func readsTheSameInAnyOrder() {
        let (first, faults) = onLargeStack { () -> ([String: [String]], [String]) in
            let interface = Interface.standard()
            interface.readEverything()
            return (interface.summary, interface.diagnostics.map { $0.rendered() })
        }
        #expect(faults == [])
        #expect(first.count > 500)
        for seed in UInt64(1)...4 {
            let (other, faults) = onLargeStack { () -> ([String: [String]], [String]) in
                let interface = Interface.standard()
                var random = SplitMix64(seed: seed)
                interface.readSomething(&random)
                interface.readEverything()
                return (interface.summary, interface.diagnostics.map { $0.rendered() })
            }
            #expect(faults == [], "seed \(seed)")
            let differing = Set(first.keys).union(other.keys).filter { first[$0] != other[$0] }.sorted()
            #expect(differing == [], "seed \(seed)")
        }
    }

    @Test func readsOnlyWhatIsAskedFor() {
        let names = onLargeStack {
            let interface = Interface.standard()
            _ = Checker.check([SourceText(name: "snippet", text: "Text(\"a\").padding()")], over: interface)
            return interface.module.nominals.map(\.name)
        }
        #expect(names.contains("Text"))
        #expect(!names.contains("NavigationStack"))
        #expect(!names.contains("Dictionary"))
    }

    @Test func declaresTheTypesThatExtensionsNest() {
        let missing = onLargeStack { () -> [String] in
            let interface = Interface.standard()
            let items = PreludeText.standard.flatMap { Parsing.parse($0).items }.compactMap { $0.item.as(ExtensionDeclSyntax.self) }
            return items.flatMap { node -> [String] in
                let path = node.extendedType.trimmedDescription.split(separator: ".").map(String.init)
                let names = node.memberBlock.members.compactMap { $0.decl.as(TypeAliasDeclSyntax.self)?.name.text ?? NominalSyntax($0.decl)?.name.word }
                let decl = path.dropFirst().reduce(interface.module.type(path[0])) { $0?.nestedTypes[$1] }
                return names.filter { decl?.nestedTypes[$0] == nil && decl?.aliases[$0] == nil }.map { "\(path).\($0)" }
            }
        }
        #expect(missing == [])
    }

    @Test func keepsTheLinesOfTheTexts() throws {
        let text = """
            struct Pair {
                func first() -> Int
                func second() -> Int
            }
            extension Pair {
                func third() -> Int
            }
            """
        let lines = onLargeStack {
            let interface = Interface(sources: [SourceText(name: "library", text: text)], over: Interface.forTests.module)
            let decl = interface.module.type("Pair")
            return ["third", "second", "first"].map { name -> Int? in
                guard case .function(let function)? = decl?.members(named: name).first else { return nil }
                return function.span?.start.line
            }
        }
        #expect(lines == [6, 3, 2])
    }
}

extension Interface {
    /// Asks for types, headers, contents, members and globals in an order of chance.
    fileprivate func readSomething(_ random: inout SplitMix64) {
        for name in module.typeNames.sorted().shuffled(using: &random) {
            guard let decl = module.type(name) else { continue }
            switch Int.random(in: 0..<4, using: &random) {
            case 0: _ = decl.parameters
            case 1: _ = decl.storedProperties
            case 2: for name in decl.memberNames.sorted().shuffled(using: &random).prefix(5) { _ = decl.members(named: name) }
            default: break
            }
        }
        for name in module.globalNames.sorted().shuffled(using: &random) { _ = module.functions(name) }
    }

    /// Everything that is declared, spelled out, by name.
    fileprivate var summary: [String: [String]] {
        var lines: [String: [String]] = [:]
        for decl in module.nominals {
            let name = decl.qualifiedName
            lines[name, default: []] += [
                "\(decl.kind) \(decl.parameters.map { "\($0.name): \($0.protocols.map(\.name))" })", "where \(decl.requirements)",
                "conforms \(decl.conformances.map { "\($0.protocol.name) \($0.conditions)" }.sorted())",
                "inherits \(String(describing: decl.superclass)) \(String(describing: decl.rawType)) \(decl.refined.map(\.name))",
                "associated \(decl.associatedTypes.map { "\($0.name) \($0.protocols.map(\.name)) \(String(describing: $0.defaultType))" })",
                "stored \(decl.storedProperties.map { "\($0.index) \($0.name): \($0.type)" })",
                "cases \(decl.cases.map { "\($0.index) \($0.name) \($0.payload) \(String(describing: $0.rawValue))" })",
                "aliases \(decl.aliases.map { "\($0) = \(conformances.aliasType($1))" }.sorted())", "types \(decl.nestedTypes.keys.sorted())",
            ]
            for (member, list) in decl.allMembers { lines["\(name).\(member)", default: []] += list.map(Self.spelled).sorted() }
        }
        for (name, list) in module.functions { lines["func \(name)"] = list.map { Self.spelled(.function($0)) } }
        for (name, variable) in module.variables { lines["var \(name)"] = [Self.spelled(.variable(variable))] }
        return lines
    }

    private static func spelled(_ member: Member) -> String {
        switch member {
        case .enumCase(let found): return "case \(found.name)"
        case .variable(let found): return "var \(found.isStatic) \(found.type) \(found.isRequirement) \(found.setter != nil)"
        case .function(let found):
            found.opaque?.resolve?()
            let arguments = found.arguments.map { "\($0.label ?? "_"): \($0.type)" }.joined(separator: ", ")
            return "\(found.kind) \(found.isStatic) (\(arguments)) \(found.result) \(String(describing: found.opaque?.underlying)) where \(found.requirements)"
                + " \(found.isRequirement) \(found.nativeKey ?? "")"
        }
    }
}
