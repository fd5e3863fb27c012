import ArgumentParser
import Foundation
import Playground

/// `--safe-area T,L,B,R`, in points.
struct SafeArea: ExpressibleByArgument {
    let top, leading, bottom, trailing: Double
    private static let limit = 10_000.0

    init?(argument: String) {
        let lengths = argument.split(separator: ",", omittingEmptySubsequences: false).compactMap { Double($0) }
        guard lengths.count == 4, lengths.allSatisfy({ (0...Self.limit).contains($0) }), argument.count(where: { $0 == "," }) == 3 else { return nil }
        (top, leading, bottom, trailing) = (lengths[0], lengths[1], lengths[2], lengths[3])
    }
}

/// `--locale ko_KR`.
struct ProgramLocale: ExpressibleByArgument {
    let identifier: String
    static let american = ProgramLocale("en_US")

    private init(_ identifier: String) { self.identifier = identifier }

    init?(argument: String) {
        let parts = argument.split(omittingEmptySubsequences: false) { $0 == "_" || $0 == "-" }
        let isKnown = parts.first.map { Locale.LanguageCode($0.lowercased()).isISOLanguage } ?? false
        guard isKnown, parts.count <= 4, parts.allSatisfy({ (2...8).contains($0.count) && $0.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber) } })
        else { return nil }
        identifier = argument.replacing("-", with: "_")
    }

    var defaultValueDescription: String { identifier }
}

extension Playground.Compatibility: ExpressibleByArgument {}

extension Playground.SDK: ExpressibleByArgument {
    public init?(argument: String) {
        guard let number = Int(argument), let sdk = Self(rawValue: number) else { return nil }
        self = sdk
    }

    public var defaultValueDescription: String { "\(rawValue)" }
    public static var allValueStrings: [String] { allCases.map(\.defaultValueDescription) }
}

extension ArgumentHelp {
    static let sdk = ArgumentHelp("The Xcode whose SwiftUI SDK views follow: 26 or 27.", valueName: "version")
}

/// `--show KIND,...`.
struct AspectList: ExpressibleByArgument {
    let aspects: [Playground.Aspect]
    static let standard = AspectList(aspects: [.output, .layout])
    var isStandard: Bool { aspects == Self.standard.aspects }

    init(aspects: [Playground.Aspect]) { self.aspects = aspects }

    init?(argument: String) {
        let names = argument.split(separator: ",", omittingEmptySubsequences: false)
        let aspects = names.compactMap { Playground.Aspect(rawValue: String($0)) }
        guard aspects.count == names.count else { return nil }
        self.aspects = aspects
    }

    var defaultValueDescription: String { aspects.map(\.rawValue).joined(separator: ",") }
}
