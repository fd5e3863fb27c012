import Diagnostics
import SwiftModel

/// Reads the declarations of a library when they are first looked up by name.
///
/// A program names a small part of what there is; reading all of it would be most of what a start costs.
final class DeferredLibrary: DeferredDeclarations {
    private unowned let checker: Checker
    private let index: DeclarationIndex
    private var declaredTypes: Set<String> = []
    private var declaredGlobals: Set<String> = []

    init(_ sources: [SourceText], checker: Checker) { (index, self.checker) = (DeclarationIndex(sources), checker) }

    var typeNames: [String] { Array(index.types.keys) }
    var globalNames: [String] { Array(index.globals.keys) }

    func written(named name: String) -> [WrittenDeclaration] { written[name] ?? [] }
    private lazy var written: [String: [WrittenDeclaration]] = index.globals.merging(index.types.mapValues { [$0] }, uniquingKeysWith: +).mapValues {
        $0.map { WrittenDeclaration($0) }
    }
    private(set) lazy var attributeTypeNames = index.types.values.filter { entry in
        let attributes = WrittenDeclaration(entry).attributes
        return attributes.contains("@propertyWrapper") || attributes.contains("@resultBuilder")
    }.map(\.name)
    func isBare(typeNamed name: String) -> Bool {
        guard let entry = index.types[name], entry.keyword == .type else { return false }
        return !entry.inherits && entry.source.text(in: entry.range).hasSuffix("{}") && index.extensions[name] == nil
    }

    func declareType(_ name: String) {
        guard let entry = index.types[name], declaredTypes.insert(name).inserted else { return }
        checker.reading {
            let outline = checker.read(entry.outline, of: entry)
            let first = checker.module.nominals.count
            checker.collect(outline, .types)
            var reader: TypeReader?
            var next = first
            while next < checker.module.nominals.count {
                let decl = checker.module.nominals[next]
                next += 1
                // Extensions that nest types may name types that are declared meanwhile.
                if decl.reader != nil { continue }
                let known = reader ?? TypeReader(entry, outline: outline, checker: checker)
                reader = known
                known.add(decl, extensions: index.extensions[decl.qualifiedName] ?? [])
            }
        }
    }

    func declareGlobals(_ name: String) {
        guard let entries = index.globals[name], declaredGlobals.insert(name).inserted else { return }
        checker.reading { for entry in entries { checker.collect(checker.read(entry.content, of: entry), .members) } }
    }

    /// Reads the rest, for callers that list everything.
    func declareEverything() {
        for name in index.types.keys.sorted() { declareType(name) }
        for name in index.globals.keys.sorted() { declareGlobals(name) }
        var next = 0
        while next < checker.module.nominals.count {
            _ = checker.module.nominals[next].allMembers
            next += 1
        }
    }
}
