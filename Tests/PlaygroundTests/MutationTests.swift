import Foundation
import Testing

/// Snippets with tokens changed, and generated ones: none crashes, hangs or passes a limit.
///
/// The processes of `mutants` try them, so that a crash is reported with the snippet that did it. `MUTANTS` is how many are tried,
/// `MUTANT_SEED` what they are drawn from; `make mutants` tries a million.
@Suite struct MutationTests {
    @Test func mutantsDoNoHarm() throws {
        let environment = ProcessInfo.processInfo.environment
        let count = environment["MUTANTS"].flatMap(Int.init) ?? 10_000
        let process = Process()
        process.executableURL = Self.binary
        process.arguments = ["--count", "\(count)", "--seed", environment["MUTANT_SEED"] ?? "1", "--articles", Self.articles.path]
        let output = Pipe()
        process.standardOutput = output
        try process.run()
        let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        #expect(process.terminationStatus == 0, "\(text)")
        #expect(text.hasPrefix("\(count) mutants in "))
        #expect(text.hasSuffix("; 0 faults\n"))
        // A grammar of which nothing runs would try little.
        for ending in [" done", " failed", " limited"] { #expect(text.contains(ending)) }
    }

    private static let articles = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("Articles")

    /// Beside the test bundle, where the package manager builds both.
    private static let binary: URL = {
        let bundle = Bundle.allBundles.map(\.bundleURL).first { $0.pathExtension == "xctest" } ?? Bundle.main.bundleURL
        let folder = bundle.pathExtension == "xctest" ? bundle.deletingLastPathComponent() : bundle
        return folder.appendingPathComponent("mutants")
    }()
}
