import Diagnostics
import Foundation
import LargeStack
import Synchronization

@testable import Prelude
@testable import SwiftChecker
@testable import SwiftModel

/// The compiler's and the workbook's answers to many snippets.
enum Oracle {
    /// A prelude has no macros, so what the compiler judges is the SDK whose `@State` is a property wrapper.
    private static let sdk = SDK.xcode26

    /// Compares on two cores.
    static func compare(_ snippets: [ComparedSnippet], frontend: URL) throws -> [Comparison] {
        let texts = PreludeText.texts(of: sdk).filter { $0.name.hasPrefix("SwiftUI") }.map(\.text)
        let compiler = try SwiftCompiler(frontend: frontend, module: PreludeTranslation.module(from: texts, results: .opaque))
        defer { compiler.removeFolder() }
        let concrete = try SwiftCompiler(frontend: frontend, module: PreludeTranslation.module(from: texts, results: .concrete))
        defer { concrete.removeFolder() }
        let answers = onLargeStack { () -> [Answer] in
            let interface = Interface.standard(sdk)
            return snippets.map { Answer(Checker.check([SourceText(name: $0.name, text: $0.text)], over: interface)) }
        }
        let results = Mutex<[Int: Result<Comparison, any Error>]>([:])
        DispatchQueue.concurrentPerform(iterations: snippets.count) { index in
            let result = Result { try Comparison(snippets[index], answers[index], compiler: compiler, concrete: concrete) }
            results.withLock { $0[index] = result }
        }
        let found = results.withLock { $0 }
        return try snippets.indices.compactMap { try found[$0]?.get() }
    }
}
