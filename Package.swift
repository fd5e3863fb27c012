// swift-tools-version: 6.0
import PackageDescription

// A module imports only modules above it in this list; ARCHITECTURE.md tells what lives in each.
let package = Package(
    name: "workbook",
    platforms: [.macOS(.v15)],
    products: [.executable(name: "workbook", targets: ["workbook"])],
    dependencies: [
        .package(url: "https://github.com/swiftlang/swift-syntax", exact: "603.0.1"),
        .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
        .package(url: "https://github.com/jpsim/Yams", from: "6.2.2"),
        .package(url: "https://github.com/groue/GRDB.swift", from: "7.10.0"),
        .package(url: "https://github.com/swhitty/FlyingFox", from: "0.27.1"),
    ],
    targets: [
        .systemLibrary(name: "CReadline", providers: [.apt(["libreadline-dev"]), .brew(["readline"])]),
        .systemLibrary(
            name: "CCmark", pkgConfig: "libcmark-gfm",
            providers: [.apt(["libcmark-gfm-dev", "libcmark-gfm-extensions-dev"]), .brew(["cmark-gfm"])]),
        .systemLibrary(name: "CMalloc"),
        .target(name: "CConfinement"),
        .target(name: "CKeyReading", dependencies: ["CReadline"]),
        .target(name: "Processes"),
        .target(name: "Diagnostics"),
        .target(name: "CReleasing"),
        .target(name: "Releasing", dependencies: ["CReleasing"]),
        .target(name: "Wording"),
        .target(name: "ViewTree", dependencies: ["Releasing"]),
        .target(name: "ViewGraph", dependencies: ["ViewTree", "Wording"]),
        .target(name: "ViewLayout", dependencies: ["ViewGraph", "ViewTree", "Wording"]),
        .target(name: "ViewDrawing", dependencies: ["ViewLayout", "ViewGraph", "ViewTree"]),
        .target(name: "ViewReport", dependencies: ["ViewDrawing", "ViewLayout", "ViewGraph", "ViewTree", "Wording", "Diagnostics"]),
        .target(name: "SwiftModel", dependencies: ["Diagnostics"]),
        .target(name: "RegularExpressions", dependencies: ["SwiftModel"]),
        .target(name: "CPrelude"),
        .target(name: "Prelude", dependencies: ["CPrelude", "Diagnostics"], exclude: ["Declarations", "Pages"]),
        .target(
            name: "SwiftChecker",
            dependencies: [
                "Prelude", "RegularExpressions", "SwiftModel", "Wording", "Diagnostics",
                .product(name: "SwiftSyntax", package: "swift-syntax"),
                .product(name: "SwiftParser", package: "swift-syntax"),
                .product(name: "SwiftParserDiagnostics", package: "swift-syntax"),
                .product(name: "SwiftDiagnostics", package: "swift-syntax"),
                .product(name: "SwiftOperators", package: "swift-syntax"),
                .product(name: "SwiftIDEUtils", package: "swift-syntax"),
            ]),
        .target(name: "SwiftMachine", dependencies: ["RegularExpressions", "SwiftModel", "Diagnostics", "Releasing"]),
        .target(name: "SwiftUIBridge", dependencies: ["SwiftMachine", "SwiftModel", "ViewLayout", "ViewGraph", "ViewTree", "Diagnostics"]),
        .target(name: "Snippets", dependencies: ["SwiftUIBridge", "SwiftMachine", "SwiftChecker", "SwiftModel", "ViewTree", "Diagnostics"]),
        .target(
            name: "Playground",
            dependencies: [
                "Snippets", "SwiftMachine", "SwiftChecker", "SwiftModel", "ViewReport", "ViewDrawing", "ViewLayout", "ViewGraph", "ViewTree",
                "Wording", "Diagnostics",
            ]),
        .target(name: "Course", dependencies: ["Diagnostics", "CCmark", .product(name: "Yams", package: "Yams")]),
        .target(name: "Progress", dependencies: ["Course", "Diagnostics", .product(name: "GRDB", package: "GRDB.swift")]),
        .target(name: "Grading", dependencies: ["Course", "Playground", "Wording", "Diagnostics"]),
        .target(name: "Session", dependencies: ["Progress", "Grading", "Course", "Playground", "Wording", "Diagnostics"]),
        .target(name: "CPage", exclude: ["Files"]),
        .target(
            name: "StudyPage",
            dependencies: [
                "Session", "Course", "Playground", "CPage", .product(name: "FlyingSocks", package: "FlyingFox"),
            ]),
        .target(name: "Terminal", dependencies: ["Wording", "Diagnostics", "Processes", "CReadline", "CKeyReading"]),
        .executableTarget(
            name: "workbook",
            dependencies: [
                "Terminal", "StudyPage", "Session", "Progress", "Grading", "Course", "Playground", "ViewReport", "Diagnostics",
                "Processes", "CConfinement", .target(name: "CMalloc", condition: .when(platforms: [.linux])),
                .product(name: "ArgumentParser", package: "swift-argument-parser"),
            ]
        ),
        .executableTarget(
            name: "bench",
            dependencies: ["Session", "Progress", "Course", "Playground", "SwiftChecker", "ViewReport", "ViewLayout", "ViewGraph", "ViewTree", "Diagnostics"],
            path: "Benchmarks"),
        .executableTarget(
            name: "mutants", dependencies: ["Playground", "SwiftModel", "Diagnostics", .product(name: "ArgumentParser", package: "swift-argument-parser")],
            path: "Mutants"),
        .executableTarget(
            name: "generated",
            dependencies: ["Snippets", "SwiftChecker", "SwiftModel", "Diagnostics", .product(name: "ArgumentParser", package: "swift-argument-parser")],
            path: "Generated"),
        .executableTarget(
            name: "attack", dependencies: ["TerminalTesting", "Processes", .product(name: "ArgumentParser", package: "swift-argument-parser")], path: "Attack"),
        .executableTarget(name: "fuzz-readers", dependencies: ["Course", "Diagnostics"], path: "Fuzz/Readers"),
        .executableTarget(name: "fuzz-views", dependencies: ["Playground", "Diagnostics"], path: "Fuzz/Views"),
        .executableTarget(name: "progress-writer", dependencies: ["Progress", "Diagnostics"], path: "Tests/ProgressWriter"),
        .target(name: "LargeStack", path: "Tests/LargeStack"),
        .testTarget(name: "ViewGraphTests", dependencies: ["LargeStack", "ViewLayout", "ViewGraph", "ViewTree"]),
        .testTarget(name: "ViewLayoutTests", dependencies: ["LargeStack", "ViewLayout", "ViewGraph", "ViewTree"]),
        .testTarget(name: "DrawingTests", dependencies: ["LargeStack", "Playground", "ViewDrawing", "ViewTree", "Diagnostics"], exclude: ["Rules", "Golden"]),
        .testTarget(name: "ViewReportTests", dependencies: ["ViewReport", "ViewLayout", "ViewGraph", "ViewTree"]),
        .testTarget(
            name: "SnippetsTests",
            dependencies: [
                "LargeStack", "Snippets", "SwiftUIBridge", "SwiftMachine", "SwiftChecker", "SwiftModel", "Prelude", "ViewTree", "Diagnostics",
                .product(name: "SwiftSyntax", package: "swift-syntax"),
            ]),
        .testTarget(
            name: "OracleTests",
            dependencies: [
                "LargeStack", "generated", "SwiftChecker", "SwiftModel", "Prelude", "Course", "Diagnostics",
                .product(name: "SwiftSyntax", package: "swift-syntax"),
                .product(name: "SwiftParser", package: "swift-syntax"),
            ],
            exclude: ["Snippets", "KnownDifferences.txt", "KnownProgramDifferences.txt"]
        ),
        .testTarget(
            name: "PlaygroundTests", dependencies: ["LargeStack", "mutants", "Playground", "SwiftModel", "ViewReport", "ViewTree", "Diagnostics"],
            exclude: ["Articles"]),
        .testTarget(name: "CourseTests", dependencies: ["Course", "Diagnostics"]),
        .testTarget(
            name: "ProgressTests", dependencies: ["progress-writer", "Progress", "Course", "Diagnostics", .product(name: "GRDB", package: "GRDB.swift")]),
        .testTarget(name: "GradingTests", dependencies: ["Grading", "Course", "Playground", "ViewReport", "Diagnostics"]),
        .testTarget(name: "SessionTests", dependencies: ["Session", "Progress", "Course", "Playground", "Diagnostics"]),
        .testTarget(
            name: "StudyPageTests",
            dependencies: ["StudyPage", .product(name: "FlyingSocks", package: "FlyingFox")]),
        .systemLibrary(name: "CPseudoTerminal", path: "Tests/CPseudoTerminal"),
        .target(name: "TerminalTesting", dependencies: ["Diagnostics", "Processes", "CPseudoTerminal"], path: "Tests/TerminalTesting"),
        .executableTarget(name: "terminal-probe", dependencies: ["Terminal"], path: "Tests/TerminalProbe"),
        .testTarget(name: "TerminalTests", dependencies: ["TerminalTesting", "Terminal", "Wording", "terminal-probe", "workbook"]),
        .testTarget(name: "AttackTests", dependencies: ["TerminalTesting", "attack", "workbook"]),
        .executableTarget(name: "confinement-probe", dependencies: ["CConfinement"], path: "Tests/ConfinementProbe"),
        .testTarget(name: "WorkbookTests", dependencies: ["TerminalTesting", "Processes", "workbook", "confinement-probe"]),
    ]
)
